import { readFileSync, statSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join, normalize } from 'node:path';
import type { Duplex } from 'node:stream';
import { type WebSocket, WebSocketServer } from 'ws';
import type { Actions } from './actors/actions.js';
import { channelsSeen, commandsSeen, isFor, pageMessage, pageUsers } from './actors/view.js';
import type { Gateway } from './gateway/gateway.js';
import type { Interactions } from './interactions.js';
import type { PageEvent, PageRequest } from './page-api.js';
import { answerPage, type PageDesk } from './page-requests.js';
import { canSee } from './permissions.js';
import type { Interaction } from './world/model.js';
import type { World, WorldEvent } from './world/world.js';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.json': 'application/json',
  '.map': 'application/json',
  '.woff2': 'font/woff2',
  '.woff': 'font/woff',
};

interface Viewer {
  readonly socket: WebSocket;
  readonly userId: string;
  /** Interactions begun in this window; their forms open here. */
  readonly own: Set<string>;
}

export interface PageParts {
  readonly world: World;
  readonly interactions: Interactions;
  readonly actions: Actions;
  readonly gateway: Gateway;
  readonly pageDir: string;
  readonly restartBot: (() => Promise<void>) | undefined;
  readonly reset: () => void;
}

/** The web page: its files, and one socket per open window. */
export class PageHost {
  readonly #parts: PageParts;
  readonly #server = new WebSocketServer({ noServer: true });
  readonly #viewers = new Set<Viewer>();

  constructor(parts: PageParts) {
    this.#parts = parts;
    parts.world.events.on((event) => this.#relay(event));
    parts.gateway.presence.on((online) => this.#toAll({ type: 'bot', online }));
  }

  serve(path: string, response: ServerResponse): void {
    const wanted = path === '/' ? '/index.html' : path;
    const file = join(this.#parts.pageDir, normalize(decoded(wanted)));
    const isInside = file.startsWith(this.#parts.pageDir);
    if (!isInside || !statSync(file, { throwIfNoEntry: false })?.isFile()) {
      const why =
        path === '/' ? `The page is not built: run "npm run build". (Looked in ${this.#parts.pageDir})` : 'Not found';
      response.writeHead(404, { 'content-type': 'text/plain; charset=utf-8' }).end(why);
      return;
    }
    const type = TYPES[extname(file)] ?? 'application/octet-stream';
    response.writeHead(200, { 'content-type': type, 'cache-control': 'no-cache' }).end(readFileSync(file));
  }

  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    // Another site's script, open in the same browser, is none of our pages.
    const { origin, host } = request.headers;
    if (origin !== undefined && !origin.endsWith(`//${host}`)) {
      socket.destroy();
      return;
    }
    const userId = new URL(request.url ?? '/', 'ws://localhost').searchParams.get('user') ?? '';
    this.#server.handleUpgrade(request, socket, head, (ws) => this.#welcome(ws, userId));
  }

  close(): void {
    for (const { socket } of this.#viewers) socket.terminate();
    this.#server.close();
  }

  #welcome(socket: WebSocket, asked: string): void {
    const { world } = this.#parts;
    const person = world.findPerson(asked) ?? world.person(world.state.guild.ownerId);
    const viewer: Viewer = { socket, userId: person.user.id, own: new Set() };
    this.#viewers.add(viewer);
    socket.on('close', () => this.#viewers.delete(viewer));
    socket.on('error', () => socket.terminate());
    socket.on('message', (raw) => void this.#obey(viewer, String(raw)));
    this.#send(viewer, this.#hello(viewer));
  }

  #hello({ userId }: Viewer): PageEvent {
    const { world, gateway } = this.#parts;
    return {
      type: 'hello',
      me: userId,
      guild: { id: world.state.guild.id, name: world.state.guild.name },
      users: pageUsers(world),
      channels: channelsSeen(world, userId),
      commands: commandsSeen(world, userId),
      botOnline: gateway.connected(),
      botUserId: world.state.botId,
    };
  }

  async #obey(viewer: Viewer, text: string): Promise<void> {
    let id = -1;
    try {
      const request = JSON.parse(text) as PageRequest & { readonly id: number };
      id = request.id;
      const desk: PageDesk = { ...this.#parts, userId: viewer.userId, began: (each) => viewer.own.add(each.id) };
      const value = await answerPage(desk, request);
      this.#send(viewer, { type: 'answer', id, ok: true, ...(value === undefined ? {} : { value }) });
    } catch (error) {
      this.#send(viewer, { type: 'answer', id, ok: false, error: (error as Error).message });
    }
  }

  #send(viewer: Viewer, event: PageEvent): void {
    if (viewer.socket.readyState === viewer.socket.OPEN) viewer.socket.send(JSON.stringify(event));
  }

  #toAll(event: PageEvent): void {
    for (const viewer of this.#viewers) this.#send(viewer, event);
  }

  #relay(event: WorldEvent): void {
    for (const viewer of this.#viewers) {
      for (const news of this.#newsFor(viewer, event)) this.#send(viewer, news);
    }
  }

  #newsFor(viewer: Viewer, event: WorldEvent): PageEvent[] {
    const { world } = this.#parts;
    const { userId } = viewer;
    const sees = (channelId: string): boolean => {
      const channel = world.findChannel(channelId);
      return channel !== undefined && canSee(world, userId, channel);
    };
    switch (event.type) {
      case 'message': {
        const { message, isNew, pings } = event;
        if (!isFor(message, userId) || !sees(message.channelId)) return [];
        return [
          {
            type: 'message',
            channelId: message.channelId,
            message: pageMessage(world, message),
            isNew,
            mentions: pings,
          },
        ];
      }
      case 'messageGone':
        return isFor(event.message, userId)
          ? [{ type: 'messageGone', channelId: event.message.channelId, messageId: event.message.id }]
          : [];
      case 'channels':
        return [{ type: 'channels', channels: channelsSeen(world, userId) }];
      case 'users':
        return [{ type: 'users', users: pageUsers(world) }];
      case 'commands':
        return [{ type: 'commands', commands: commandsSeen(world, userId) }];
      case 'typing':
        return sees(event.channelId) ? [{ type: 'typing', channelId: event.channelId }] : [];
      case 'interaction':
        return viewer.own.has(event.interaction.id) ? interactionNews(event.interaction) : [];
      case 'refused': {
        const { interaction, reason } = event;
        const source = interaction.sourceMessageId;
        const failed = {
          type: 'failed' as const,
          channelId: interaction.channelId,
          reason: `Discord refuses the answer: ${reason}`,
        };
        return viewer.own.has(interaction.id) ? [source === undefined ? failed : { ...failed, messageId: source }] : [];
      }
      case 'reset':
        return [this.#hello(viewer)];
    }
  }
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

function interactionNews(interaction: Interaction): PageEvent[] {
  const { channelId, id, modal, expired, ack, sourceMessageId } = interaction;
  if (expired) {
    const reason = 'The application did not respond';
    return [
      { type: 'failed', channelId, reason, ...(sourceMessageId === undefined ? {} : { messageId: sourceMessageId }) },
    ];
  }
  if (ack?.kind === 'modal' && modal) return [{ type: 'modal', channelId, interactionId: id, modal }];
  return [];
}

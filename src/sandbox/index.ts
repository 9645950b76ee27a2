import { randomBytes } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { Actions } from './actors/actions.js';
import { Person } from './actors/person.js';
import { serveCdn } from './cdn.js';
import { type Clock, systemClock } from './clock.js';
import { type FaultRule, Faults } from './faults.js';
import { Gateway } from './gateway/gateway.js';
import { Ids } from './ids.js';
import { Interactions } from './interactions.js';
import { Journal } from './journal.js';
import { PageHost } from './page-host.js';
import { Problems } from './problems.js';
import { RateLimits } from './ratelimit.js';
import { Nonces } from './rest/nonces.js';
import { RestServer } from './rest/server.js';
import { SandboxProblem } from './sandbox-problem.js';
import { highestId, readSnapshot, Snapshots } from './snapshot.js';
import { type Attachments, folderAttachments, memoryAttachments } from './world/attachments.js';
import { createTextChannel, denyBot, directChannel, removeChannel } from './world/channels.js';
import { deleteMessage } from './world/messages.js';
import { resetWorld } from './world/reset.js';
import { firstWorld } from './world/seed.js';
import { archiveIdleThreads } from './world/threads.js';
import { World } from './world/world.js';

export type { Outcome } from './actors/outcome.js';
export type { MessageRef, OptionValues } from './actors/person.js';
export { Person } from './actors/person.js';
export { type Clock, systemClock, VirtualClock } from './clock.js';
export type { FaultRule } from './faults.js';
export type { JournalEntry } from './journal.js';
export type { PageMessage } from './page-api.js';
export { SandboxProblem } from './sandbox-problem.js';

const HOST = '127.0.0.1';
const HEARTBEAT_MS = 41_250;
const KEEP_ALIVE_MS = 65_000;

export interface SandboxOptions {
  /** 0 or absent: any free port. */
  readonly port?: number;
  /** Where the world is kept; absent: in memory only. Attachments lie in a folder beside it. */
  readonly dataFile?: string;
  readonly rateLimits?: 'off' | 'realistic';
  readonly token?: string;
  /** The built page; dist/page by default. */
  readonly pageDir?: string;
  readonly onRestartBot?: () => Promise<void>;
  readonly clock?: Clock;
  readonly heartbeatMs?: number;
  /** Sessions that may identify at once, as Discord grants large bots; many by default, so that tests need not wait. */
  readonly maxConcurrency?: number;
  /** Privileged intents the bot was granted; none by default. */
  readonly grantedIntents?: number;
}

export interface Sandbox {
  readonly url: string;
  readonly apiUrl: string;
  readonly token: string;
  readonly guildId: string;
  readonly applicationId: string;
  user(name: string): Person;
  channel(name: string): { readonly id: string };
  createChannel(name: string): { readonly id: string };
  setMissingPermissions(channelId: string, flags: readonly string[]): void;
  deleteMessage(channelId: string, id: string): void;
  deleteChannel(id: string): void;
  /** Requests refused by validation, unknown routes, interactions not acknowledged in time, since the start. */
  problems(): readonly string[];
  onProblem(listener: (problem: string) => void): () => void;
  readonly journal: Journal;
  readonly faults: { add(rule: FaultRule): () => void; clear(): void };
  readonly gateway: {
    dropAll(): void;
    reconnectAll(): void;
    invalidateAll(resumable: boolean): void;
    closeAll(code: number): void;
    /** The connections of this moment stay open and carry nothing any more. */
    zombifyAll(): void;
    connected(): boolean;
    whenConnected(): Promise<void>;
    onPresence(listener: (online: boolean) => void): () => void;
  };
  close(): Promise<void>;
}

/** dist/page, seen from src/sandbox as well as from dist/src/sandbox. */
const defaultPageDir = (): string => {
  const here = fileURLToPath(new URL('.', import.meta.url));
  return fileURLToPath(new URL(here.includes('/dist/') ? '../../page' : '../../dist/page', import.meta.url));
};

function attachmentsBeside(dataFile: string): Attachments {
  try {
    return folderAttachments(`${dataFile}.attachments`);
  } catch (error) {
    throw new SandboxProblem(`${dataFile} cannot be kept there (${(error as Error).message})`);
  }
}

function openWorld(options: SandboxOptions, clock: Clock): World {
  const ids = new Ids(clock);
  const known = options.dataFile === undefined ? undefined : readSnapshot(options.dataFile);
  if (known) ids.startAfter(highestId(known));
  const attachments = options.dataFile === undefined ? memoryAttachments() : attachmentsBeside(options.dataFile);
  const token = options.token ?? known?.token ?? randomBytes(24).toString('base64url');
  const state = known ? { ...known, token } : firstWorld(clock, ids, token);
  const world = new World(state, clock, ids, attachments);
  for (const person of world.people()) if (!person.user.bot) directChannel(world, person.user.id);
  return world;
}

function listen(server: Server, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, HOST, () => resolve((server.address() as AddressInfo).port));
  });
}

/** Starts a Discord of our own on this machine, reachable from this machine only. */
export async function startSandbox(options: SandboxOptions = {}): Promise<Sandbox> {
  const clock = options.clock ?? systemClock;
  const world = openWorld(options, clock);
  const problems = new Problems();
  const journal = new Journal(clock);
  const faults = new Faults();
  const granted = options.grantedIntents ?? 0;
  const gateway = new Gateway(world, faults, journal, { heartbeatMs: options.heartbeatMs ?? HEARTBEAT_MS, granted });
  const interactions = new Interactions(world, problems, (time) => gateway.awaySince(time));
  interactions.resume();
  archiveIdleThreads(world);
  const limits = new RateLimits(clock, options.rateLimits ?? 'off');
  const nonces = new Nonces(clock);
  const actions = new Actions(world, interactions);
  const maxConcurrency = options.maxConcurrency ?? 16;
  const desk = { world, interactions, problems, nonces, limits, maxConcurrency, gatewayUrl: () => gateway.url };
  const rest = new RestServer(desk, journal, faults, limits);
  const snapshots = options.dataFile === undefined ? undefined : new Snapshots(world, options.dataFile);
  const reset = () => resetWorld(world);
  const page = new PageHost({
    world,
    interactions,
    actions,
    gateway,
    pageDir: options.pageDir ?? defaultPageDir(),
    restartBot: options.onRestartBot,
    reset,
  });
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://localhost');
    if (url.pathname.startsWith('/api/')) void rest.handle(request, response);
    else if (url.pathname.startsWith('/cdn/'))
      serveCdn(world, url.pathname.slice('/cdn'.length), url.searchParams, response);
    else page.serve(url.pathname, response);
  });
  server.on('upgrade', (request, socket, head) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    if (pathname.startsWith('/gateway')) gateway.upgrade(request, socket, head);
    else if (pathname === '/sandbox/ws') page.upgrade(request, socket, head);
    else socket.destroy();
  });
  // Longer than a client keeps an idle connection, or its next request would meet a closing socket.
  server.keepAliveTimeout = KEEP_ALIVE_MS;
  const port = await listen(server, options.port ?? 0);
  const url = `http://${HOST}:${port}`;
  gateway.url = `ws://${HOST}:${port}/gateway`;
  world.cdnUrl = `${url}/cdn`;

  return {
    url,
    apiUrl: `${url}/api`,
    token: world.state.token,
    guildId: world.state.guild.id,
    applicationId: world.state.applicationId,
    user(name) {
      const found = world.people().find(({ user }) => user.global_name === name || user.id === name);
      if (!found) throw new Error(`nobody here is called ${name}`);
      return new Person(found.user.id, world, actions, interactions);
    },
    channel(name) {
      const found = world.channels().find((each) => each.kind === 'text' && each.name === name);
      if (!found) throw new Error(`there is no channel called ${name}`);
      return { id: found.id };
    },
    createChannel: (name) => ({ id: createTextChannel(world, name).id }),
    setMissingPermissions: (channelId, flags) => denyBot(world, channelId, flags),
    deleteMessage: (channelId, id) => deleteMessage(world, world.publicMessage(channelId, id)),
    deleteChannel: (id) => removeChannel(world, world.channel(id)),
    problems: () => problems.list(),
    onProblem: (listener) => problems.added.on(listener),
    journal,
    faults,
    gateway: {
      dropAll: () => gateway.dropAll(),
      reconnectAll: () => gateway.reconnectAll(),
      invalidateAll: (resumable) => gateway.invalidateAll(resumable),
      closeAll: (code) => gateway.closeAll(code),
      zombifyAll: () => gateway.zombifyAll(),
      connected: () => gateway.connected(),
      whenConnected: () => gateway.whenConnected(),
      onPresence: (listener) => gateway.presence.on(listener),
    },
    async close() {
      snapshots?.write();
      gateway.close();
      page.close();
      server.closeAllConnections();
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}

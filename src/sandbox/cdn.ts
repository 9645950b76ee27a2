import type { ServerResponse } from 'node:http';
import { isSigned } from './cdn-urls.js';
import type { World } from './world/world.js';

const COLORS = ['#5865f2', '#757e8a', '#3ba55c', '#faa61a', '#ed4245', '#eb459f'] as const;

/** A plain disc for people without a picture. */
const avatar = (index: number): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" fill="${COLORS[index % COLORS.length]}"/>` +
  '<circle cx="32" cy="25" r="12" fill="#fff"/><path d="M10 60a22 22 0 0 1 44 0z" fill="#fff"/></svg>';

function gone(response: ServerResponse): void {
  response.writeHead(404, { 'content-type': 'text/plain' }).end('This content is no longer available.');
}

/** Serves what Discord's CDN serves. `path` begins after /cdn. */
export function serveCdn(world: World, path: string, query: URLSearchParams, response: ServerResponse): void {
  const face = /^\/embed\/avatars\/(\d+)\./.exec(path)?.[1];
  if (face !== undefined) {
    response.writeHead(200, { 'content-type': 'image/svg+xml' }).end(avatar(Number(face)));
    return;
  }
  const [, channelId = '', id = ''] = /^\/attachments\/(\d+)\/(\d+)\//.exec(path) ?? [];
  const attachment = world.state.messages[channelId]
    ?.flatMap((message) => message.attachments)
    .find((each) => each.id === id);
  const bytes = attachment && isSigned(world, path, query) ? world.attachments.get(id) : undefined;
  if (!attachment || !bytes) {
    gone(response);
    return;
  }
  response.writeHead(200, {
    'content-type': attachment.contentType,
    'content-length': bytes.length,
    'cache-control': 'private, max-age=86400',
  });
  response.end(bytes);
}

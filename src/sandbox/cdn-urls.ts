import { createHmac } from 'node:crypto';
import type { StoredAttachment } from './world/model.js';
import type { World } from './world/world.js';

/** Discord signs attachment addresses for a day; a stored one goes stale. */
const LIFETIME_S = 24 * 60 * 60;

const signature = (world: World, path: string, expires: string): string =>
  createHmac('sha256', world.state.token).update(`${path}|${expires}`).digest('hex');

export function attachmentUrl(world: World, channelId: string, attachment: StoredAttachment): string {
  const path = `/attachments/${channelId}/${attachment.id}/${encodeURIComponent(attachment.filename)}`;
  const issued = Math.floor(world.clock.now() / 1000);
  const expires = (issued + LIFETIME_S).toString(16);
  return `${world.cdnUrl}${path}?ex=${expires}&is=${issued.toString(16)}&hm=${signature(world, path, expires)}&`;
}

/** `path` without the CDN's prefix, still percent-encoded. */
export function isSigned(world: World, path: string, query: URLSearchParams): boolean {
  const expires = query.get('ex') ?? '';
  const now = Math.floor(world.clock.now() / 1000);
  return query.get('hm') === signature(world, path, expires) && Number.parseInt(expires, 16) > now;
}

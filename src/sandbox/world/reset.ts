import { createTextChannel, directChannel, removeChannel } from './channels.js';
import { CHANNELS } from './seed.js';
import type { World } from './world.js';

/** Begins anew. The people, the bot and its commands stay; all that was said goes, and every channel with it. */
export function resetWorld(world: World): void {
  for (const channel of world.channels()) if (channel.kind === 'text') removeChannel(world, channel);
  world.state = { ...world.state, channels: {}, messages: {}, interactions: {} };
  world.attachments.clear();
  for (const name of CHANNELS) createTextChannel(world, name);
  for (const { user } of world.people()) if (!user.bot) directChannel(world, user.id);
  world.events.emit({ type: 'reset' });
}

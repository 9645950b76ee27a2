import { MessageFlags, MessageType } from 'discord-api-types/v10';
import { timeOf } from '../ids.js';
import { DiscordError } from '../rest/errors.js';
import { createMessage, touchMessage } from './messages.js';
import type { Channel, StoredMessage, TextChannel, Thread } from './model.js';
import { channelPayload, memberPayload, threadMemberPayload } from './payloads.js';
import type { World } from './world.js';

export interface ThreadPlan {
  readonly name: string;
  readonly private: boolean;
  readonly autoArchive: number;
  readonly slowmode: number;
  readonly invitable: boolean;
}

/** A thread from a message shares the message's id, so there is at most one. */
export function createThread(
  world: World,
  parent: TextChannel,
  ownerId: string,
  plan: ThreadPlan,
  from?: StoredMessage,
): Thread {
  if (from && world.findChannel(from.id)) {
    throw new DiscordError(400, 160004, 'A thread has already been created for this message');
  }
  const now = world.clock.now();
  const thread: Thread = {
    kind: 'thread',
    id: from?.id ?? world.ids.next(),
    parentId: parent.id,
    ownerId,
    private: plan.private,
    createdAt: now,
    name: plan.name,
    archived: false,
    archiveChangedAt: now,
    locked: false,
    invitable: plan.invitable,
    autoArchive: plan.autoArchive,
    slowmode: plan.slowmode,
    messageCount: 0,
    members: [{ userId: ownerId, joinedAt: now }],
  };
  world.state.channels[thread.id] = thread;
  world.tell('THREAD_CREATE', { ...channelPayload(world, thread), newly_created: true });
  if (!from && !plan.private) announce(world, parent, thread);
  if (from) {
    from.flags |= MessageFlags.HasThread;
    touchMessage(world, from);
  }
  world.events.emit({ type: 'channels' });
  return thread;
}

/** "Ann started a thread" in the parent channel. */
function announce(world: World, parent: TextChannel, thread: Thread): void {
  createMessage(world, {
    channelId: parent.id,
    authorId: thread.ownerId,
    body: { content: thread.name, message_reference: { channel_id: thread.id }, allowed_mentions: { parse: [] } },
    uploads: [],
    type: MessageType.ThreadCreated,
  });
}

/** A message brings an archived thread back and its author in. */
export function wakeThread(world: World, channel: Channel, authorId: string): void {
  if (channel.kind !== 'thread') return;
  channel.messageCount += 1;
  if (channel.archived) setArchived(world, channel, false);
  joinThread(world, channel, authorId);
}

export function setArchived(world: World, thread: Thread, archived: boolean): void {
  thread.archived = archived;
  thread.archiveChangedAt = world.clock.now();
  updateThread(world, thread);
}

export function updateThread(world: World, thread: Thread): void {
  world.tell('THREAD_UPDATE', channelPayload(world, thread));
  world.events.emit({ type: 'channels' });
}

const membersUpdate = (world: World, thread: Thread, added: readonly string[], removed: readonly string[]) =>
  world.tell('THREAD_MEMBERS_UPDATE', {
    id: thread.id,
    guild_id: world.state.guild.id,
    member_count: thread.members.length,
    added_members: added.map((id) => ({
      ...threadMemberPayload(thread, id),
      member: memberPayload(world.person(id)),
      presence: null,
    })),
    removed_member_ids: removed,
  });

export function joinThread(world: World, thread: Thread, userId: string): void {
  world.person(userId);
  if (thread.members.some((member) => member.userId === userId)) return;
  thread.members.push({ userId, joinedAt: world.clock.now() });
  membersUpdate(world, thread, [userId], []);
  world.events.emit({ type: 'channels' });
}

export function leaveThread(world: World, thread: Thread, userId: string): void {
  const members = thread.members.filter((member) => member.userId !== userId);
  if (members.length === thread.members.length) return;
  thread.members = members;
  membersUpdate(world, thread, [], [userId]);
  world.events.emit({ type: 'channels' });
}

const SWEEP_MS = 60_000;

/** Threads nobody writes in are archived after their time; looked at every minute. */
export function archiveIdleThreads(world: World): void {
  const now = world.clock.now();
  for (const thread of world.channels()) {
    if (thread.kind !== 'thread' || thread.archived) continue;
    const lastWord = thread.lastMessageId === undefined ? thread.createdAt : timeOf(thread.lastMessageId);
    const quietMs = now - Math.max(lastWord, thread.archiveChangedAt);
    if (quietMs >= thread.autoArchive * 60_000) setArchived(world, thread, true);
  }
  world.clock.after(SWEEP_MS, () => archiveIdleThreads(world));
}

import { ChannelType } from 'discord-api-types/v10';
import { canSee } from '../../permissions.js';
import { checkShape } from '../../validate/spec.js';
import { textChannel } from '../../world/channels.js';
import type { Thread } from '../../world/model.js';
import { channelPayload, memberPayload, threadMemberPayload } from '../../world/payloads.js';
import { createThread, joinThread, leaveThread, type ThreadPlan } from '../../world/threads.js';
import { type Answer, type Call, created, NO_CONTENT, ok, type Route } from '../call.js';
import { DiscordError } from '../errors.js';
import { botMay, demand, demandOpen, threadAt, visibleChannel } from '../guard.js';

/** Active threads of a server; Discord gives no number, its own help speaks of a thousand. */
const MAX_ACTIVE = 1_000;
const MAX_MEMBERS = 1_000;

const WITHOUT_MESSAGE_DEFAULT = ChannelType.PrivateThread;

interface ThreadBody {
  readonly name: string;
  readonly type?: number | null;
  readonly auto_archive_duration?: number | null;
  readonly rate_limit_per_user?: number | null;
  readonly invitable?: boolean | null;
}

function planOf(body: ThreadBody, private_: boolean): ThreadPlan {
  return {
    name: body.name,
    private: private_,
    autoArchive: body.auto_archive_duration ?? 4320,
    slowmode: body.rate_limit_per_user ?? 0,
    invitable: body.invitable ?? true,
  };
}

function create(call: Call, fromMessage: boolean): Answer {
  const { world } = call;
  const seen = visibleChannel(world, call.param('channel'));
  checkShape(
    fromMessage ? 'CreateTextThreadWithMessageRequestSchema' : 'CreateTextThreadWithoutMessageRequestSchema',
    call.body,
  );
  const body = call.body as ThreadBody;
  const private_ = !fromMessage && (body.type ?? WITHOUT_MESSAGE_DEFAULT) === ChannelType.PrivateThread;
  const parent = textChannel(world, seen.id);
  demand(world, parent, private_ ? 'CreatePrivateThreads' : 'CreatePublicThreads');
  const active = world.channels().filter((each) => each.kind === 'thread' && !each.archived).length;
  if (active >= MAX_ACTIVE) throw new DiscordError(400, 160006, 'Maximum number of active threads reached');
  const from = fromMessage ? world.publicMessage(parent.id, call.param('message')) : undefined;
  return created(channelPayload(world, createThread(world, parent, world.state.botId, planOf(body, private_), from)));
}

function addMember(call: Call, userId: string): Answer {
  const { world } = call;
  const thread = threadAt(world, call.param('channel'));
  demandOpen(thread);
  if (userId !== world.state.botId) demand(world, thread, 'SendMessagesInThreads');
  if (thread.members.length >= MAX_MEMBERS)
    throw new DiscordError(400, 30033, 'Maximum number of thread participants has been reached (1000)');
  joinThread(world, thread, userId);
  return NO_CONTENT;
}

function removeMember(call: Call, userId: string): Answer {
  const { world } = call;
  const thread = threadAt(world, call.param('channel'));
  demandOpen(thread);
  const own = userId === world.state.botId || (thread.private && thread.ownerId === world.state.botId);
  if (!own) demand(world, thread, 'ManageThreads');
  leaveThread(world, thread, userId);
  return NO_CONTENT;
}

function member(thread: Thread, call: Call, userId: string) {
  const payload = threadMemberPayload(thread, userId);
  if (!payload) throw new DiscordError(404, 10007, 'Unknown Member');
  const full = call.query.get('with_member') === 'true';
  return full ? { ...payload, member: memberPayload(call.world.person(userId)) } : payload;
}

function listMembers(call: Call): Answer {
  const thread = threadAt(call.world, call.param('channel'));
  return ok(thread.members.map(({ userId }) => member(thread, call, userId)));
}

/** Threads with the bot's own membership beside them, as Discord lists them. */
function listing(call: Call, wanted: (thread: Thread) => boolean): Answer {
  const { world } = call;
  const threads = world
    .channels()
    .filter((each): each is Thread => each.kind === 'thread' && canSee(world, world.state.botId, each) && wanted(each));
  const members = threads.flatMap((thread) => threadMemberPayload(thread, world.state.botId) ?? []);
  return ok({ threads: threads.map((each) => channelPayload(world, each)), members, has_more: false });
}

function archived(call: Call, private_: boolean): Answer {
  const channel = visibleChannel(call.world, call.param('channel'));
  demand(call.world, channel, 'ReadMessageHistory');
  if (private_ && !botMay(call.world, channel, 'ManageThreads'))
    throw new DiscordError(403, 50013, 'Missing Permissions');
  return listing(call, (each) => each.parentId === channel.id && each.archived && each.private === private_);
}

const MEMBERS = '/channels/:channel/thread-members';

export const THREAD_ROUTES: readonly Route[] = [
  { method: 'POST', path: '/channels/:channel/threads', run: (call) => create(call, false) },
  { method: 'POST', path: '/channels/:channel/messages/:message/threads', run: (call) => create(call, true) },
  { method: 'GET', path: MEMBERS, run: listMembers },
  { method: 'PUT', path: `${MEMBERS}/@me`, run: (call) => addMember(call, call.world.state.botId) },
  { method: 'DELETE', path: `${MEMBERS}/@me`, run: (call) => removeMember(call, call.world.state.botId) },
  {
    method: 'GET',
    path: `${MEMBERS}/:user`,
    run: (call) => {
      const user = call.param('user') === '@me' ? call.world.state.botId : call.param('user');
      return ok(member(threadAt(call.world, call.param('channel')), call, user));
    },
  },
  { method: 'PUT', path: `${MEMBERS}/:user`, run: (call) => addMember(call, call.param('user')) },
  { method: 'DELETE', path: `${MEMBERS}/:user`, run: (call) => removeMember(call, call.param('user')) },
  { method: 'GET', path: '/guilds/:guild/threads/active', run: (call) => listing(call, (each) => !each.archived) },
  { method: 'GET', path: '/channels/:channel/threads/archived/public', run: (call) => archived(call, false) },
  { method: 'GET', path: '/channels/:channel/threads/archived/private', run: (call) => archived(call, true) },
];

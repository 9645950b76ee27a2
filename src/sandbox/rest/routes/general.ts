import { directChannel } from '../../world/channels.js';
import { applicationPayload, channelPayload, guildPayload, memberPayload } from '../../world/payloads.js';
import type { World } from '../../world/world.js';
import { type Call, ok, type Route } from '../call.js';
import { DiscordError } from '../errors.js';

const demandGuild = ({ world, param }: Call): void => {
  if (param('guild') !== world.state.guild.id) throw new DiscordError(404, 10004, 'Unknown Guild');
};

function gatewayBot({ desk }: Call) {
  const session_start_limit = {
    total: 1000,
    remaining: 999,
    reset_after: 86_400_000,
    max_concurrency: desk.maxConcurrency,
  };
  return ok({ url: desk.gatewayUrl(), shards: 1, session_start_limit });
}

function searchMembers(world: World, query: string, limit: number) {
  const wanted = query.toLowerCase();
  return world
    .people()
    .filter(({ user }) => [user.username, user.global_name ?? ''].some((name) => name.toLowerCase().startsWith(wanted)))
    .slice(0, limit)
    .map(memberPayload);
}

function member(call: Call) {
  demandGuild(call);
  const person = call.world.findPerson(call.param('user'));
  if (!person) throw new DiscordError(404, 10007, 'Unknown Member');
  return ok(memberPayload(person));
}

function openDirectChannel({ world, body }: Call) {
  const recipient = (body as { recipient_id?: unknown } | undefined)?.recipient_id;
  if (typeof recipient !== 'string' || !world.findPerson(recipient) || recipient === world.state.botId) {
    throw new DiscordError(400, 50033, 'Invalid Recipient(s)');
  }
  return ok(channelPayload(world, directChannel(world, recipient)));
}

export const GENERAL_ROUTES: readonly Route[] = [
  { method: 'GET', path: '/gateway', open: true, run: ({ desk }) => ok({ url: desk.gatewayUrl() }) },
  { method: 'GET', path: '/gateway/bot', run: gatewayBot },
  { method: 'GET', path: '/users/@me', run: ({ world }) => ok(world.bot.user) },
  {
    method: 'GET',
    path: '/users/@me/guilds',
    run: ({ world }) => ok([{ ...guildPayload(world, true), owner: false }]),
  },
  { method: 'POST', path: '/users/@me/channels', run: openDirectChannel },
  { method: 'GET', path: '/users/:user', run: ({ world, param }) => ok(world.person(param('user')).user) },
  { method: 'GET', path: '/applications/@me', run: ({ world }) => ok(applicationPayload(world)) },
  { method: 'GET', path: '/oauth2/applications/@me', run: ({ world }) => ok(applicationPayload(world)) },
  {
    method: 'GET',
    path: '/guilds/:guild',
    run: (call) => {
      demandGuild(call);
      return ok(guildPayload(call.world, call.query.get('with_counts') === 'true'));
    },
  },
  {
    method: 'GET',
    path: '/guilds/:guild/roles',
    run: (call) => {
      demandGuild(call);
      return ok([...call.world.state.roles]);
    },
  },
  {
    method: 'GET',
    path: '/guilds/:guild/members/search',
    run: (call) => {
      demandGuild(call);
      return ok(searchMembers(call.world, call.query.get('query') ?? '', Number(call.query.get('limit') ?? 1)));
    },
  },
  { method: 'GET', path: '/guilds/:guild/members/:user', run: member },
];

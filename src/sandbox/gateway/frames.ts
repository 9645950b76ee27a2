import { randomUUID } from 'node:crypto';
import { guildCreatePayload, memberPayload } from '../world/payloads.js';
import type { World } from '../world/world.js';
import type { Session } from './session.js';

/** What clients send in op 2, 6 and 8. */
export interface Identify {
  readonly token?: string;
  readonly intents?: number;
  readonly shard?: readonly [number, number];
}

export interface Resume {
  readonly token?: string;
  readonly session_id: string;
  readonly seq: number;
}

export interface MembersRequest {
  readonly query?: string;
  readonly limit?: number;
  readonly user_ids?: string | readonly string[];
  readonly nonce?: string;
}

export const TRACE = [`sandbox-${randomUUID()}`];

export const isToken = (world: World, token: string | undefined): boolean =>
  token?.replace(/^Bot /, '') === world.state.token;

/** The first event of a session, and the server behind it unless another shard has it. */
export function greeting(world: World, session: Session, resumeUrl: string): readonly (readonly [string, unknown])[] {
  const { guild, applicationId } = world.state;
  const here = session.hears(guild.id);
  const ready = {
    v: 10,
    user: { ...world.bot.user, verified: true, mfa_enabled: false, email: null },
    guilds: here ? [{ id: guild.id, unavailable: true }] : [],
    session_id: session.id,
    session_type: 'normal',
    resume_gateway_url: resumeUrl,
    shard: session.shard,
    application: { id: applicationId, flags: 0 },
    user_settings: {},
    relationships: [],
    private_channels: [],
    presences: [],
    guild_join_requests: [],
    geo_ordered_rtc_regions: [],
    _trace: TRACE,
  };
  return here
    ? [
        ['READY', ready],
        ['GUILD_CREATE', guildCreatePayload(world)],
      ]
    : [['READY', ready]];
}

/** GUILD_MEMBERS_CHUNK for a request by name or by ids. */
export function membersChunk(world: World, request: MembersRequest): unknown {
  const wanted = new Set([request.user_ids ?? []].flat());
  const query = request.query?.toLowerCase();
  const people = world
    .people()
    .filter(({ user }) => (query === undefined ? wanted.has(user.id) : user.username.startsWith(query)));
  const known = new Set(people.map(({ user }) => user.id));
  return {
    guild_id: world.state.guild.id,
    members: people.slice(0, request.limit || 1000).map(memberPayload),
    chunk_index: 0,
    chunk_count: 1,
    not_found: [...wanted].filter((id) => !known.has(id)),
    ...(request.nonce === undefined ? {} : { nonce: request.nonce }),
  };
}

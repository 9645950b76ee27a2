import {
  type APIApplication,
  type APIChannel,
  type APIGuildMember,
  type APIThreadMember,
  ChannelType,
  type GatewayGuildCreateDispatchData,
  type ThreadMemberFlags,
} from 'discord-api-types/v10';
import { permissionsIn } from '../permissions.js';
import type { Channel, Person, Thread } from './model.js';
import type { World } from './world.js';

/** Discord's objects, as its API would send them. */

const iso = (time: number): string => new Date(time).toISOString().replace('Z', '000+00:00');

export { iso as isoTime };

export function memberPayload(person: Person): APIGuildMember {
  return {
    user: person.user,
    nick: null,
    avatar: null,
    banner: null,
    roles: [...person.roles],
    joined_at: iso(person.joinedAt),
    premium_since: null,
    deaf: false,
    mute: false,
    flags: 0,
    pending: false,
    communication_disabled_until: null,
  } as unknown as APIGuildMember;
}

export const threadMemberPayload = (thread: Thread, userId: string): APIThreadMember | undefined => {
  const member = thread.members.find((each) => each.userId === userId);
  return (
    member && { id: thread.id, user_id: userId, join_timestamp: iso(member.joinedAt), flags: 0 as ThreadMemberFlags }
  );
};

function threadPayload(world: World, thread: Thread): APIChannel {
  const own = threadMemberPayload(thread, world.state.botId);
  return {
    id: thread.id,
    type: thread.private ? ChannelType.PrivateThread : ChannelType.PublicThread,
    guild_id: world.state.guild.id,
    parent_id: thread.parentId,
    owner_id: thread.ownerId,
    name: thread.name,
    last_message_id: thread.lastMessageId ?? null,
    message_count: thread.messageCount,
    total_message_sent: thread.messageCount,
    member_count: Math.min(thread.members.length, 50),
    rate_limit_per_user: thread.slowmode,
    flags: 0,
    thread_metadata: {
      archived: thread.archived,
      locked: thread.locked,
      auto_archive_duration: thread.autoArchive,
      archive_timestamp: iso(thread.archiveChangedAt),
      create_timestamp: iso(thread.createdAt),
      ...(thread.private ? { invitable: thread.invitable } : {}),
    },
    ...(own ? { member: own } : {}),
  } as unknown as APIChannel;
}

export function channelPayload(world: World, channel: Channel): APIChannel {
  if (channel.kind === 'thread') return threadPayload(world, channel);
  if (channel.kind === 'dm') {
    return {
      id: channel.id,
      type: ChannelType.DM,
      last_message_id: channel.lastMessageId ?? null,
      flags: 0,
      recipients: [world.person(channel.userId).user],
    } as unknown as APIChannel;
  }
  return {
    id: channel.id,
    type: ChannelType.GuildText,
    guild_id: world.state.guild.id,
    parent_id: null,
    name: channel.name,
    topic: channel.topic ?? null,
    nsfw: false,
    position: channel.position,
    rate_limit_per_user: channel.slowmode,
    permission_overwrites: [...channel.overwrites],
    last_message_id: channel.lastMessageId ?? null,
    flags: 0,
  } as unknown as APIChannel;
}

/** The channel inside an interaction: shorter, with the permissions of the one who acted. */
export function interactionChannelPayload(world: World, channel: Channel, userId: string): APIChannel {
  const payload = channelPayload(world, channel);
  return { ...payload, permissions: String(permissionsIn(world, userId, channel)) } as unknown as APIChannel;
}

const guildBase = (world: World) => ({
  id: world.state.guild.id,
  name: world.state.guild.name,
  icon: null,
  splash: null,
  discovery_splash: null,
  description: null,
  home_header: null,
  banner: null,
  owner_id: world.state.guild.ownerId,
  application_id: null,
  region: 'deprecated',
  afk_channel_id: null,
  afk_timeout: 300,
  system_channel_id: null,
  system_channel_flags: 0,
  widget_enabled: false,
  widget_channel_id: null,
  verification_level: 0,
  default_message_notifications: 1,
  mfa_level: 0,
  explicit_content_filter: 0,
  max_presences: null,
  max_members: 250_000,
  max_video_channel_users: 25,
  max_stage_video_channel_users: 50,
  vanity_url_code: null,
  premium_tier: 0,
  premium_subscription_count: 0,
  premium_progress_bar_enabled: false,
  preferred_locale: 'en-US',
  rules_channel_id: null,
  safety_alerts_channel_id: null,
  public_updates_channel_id: null,
  nsfw: false,
  nsfw_level: 0,
  hub_type: null,
  incidents_data: null,
  features: [],
  roles: [...world.state.roles],
  emojis: [],
  stickers: [],
});

export function guildPayload(world: World, counts: boolean) {
  const people = world.people().length;
  return counts
    ? { ...guildBase(world), approximate_member_count: people, approximate_presence_count: people }
    : guildBase(world);
}

/** GUILD_CREATE carries the bot's own member only, as for a session without the members intent. */
export function guildCreatePayload(world: World): GatewayGuildCreateDispatchData {
  const bot = world.state.botId;
  const seen = world.channels().filter((channel) => permissionsIn(world, bot, channel) !== 0n);
  return {
    ...guildBase(world),
    joined_at: iso(world.bot.joinedAt),
    large: false,
    unavailable: false,
    member_count: world.people().length,
    members: [memberPayload(world.bot)],
    channels: world.channels().flatMap((each) => (each.kind === 'text' ? [channelPayload(world, each)] : [])),
    threads: seen.flatMap((each) => (each.kind === 'thread' && !each.archived ? [channelPayload(world, each)] : [])),
    presences: [],
    voice_states: [],
    stage_instances: [],
    guild_scheduled_events: [],
    soundboard_sounds: [],
  } as unknown as GatewayGuildCreateDispatchData;
}

export function applicationPayload(world: World): APIApplication {
  const { applicationId } = world.state;
  return {
    id: applicationId,
    name: world.bot.user.username,
    icon: null,
    description: '',
    summary: '',
    type: null,
    bot_public: true,
    bot_require_code_grant: false,
    verify_key: '0'.repeat(64),
    flags: 0,
    hook: true,
    bot: world.bot.user,
    owner: world.person(world.state.guild.ownerId).user,
    team: null,
    approximate_guild_count: 1,
    approximate_user_install_count: 0,
    redirect_uris: [],
    interactions_endpoint_url: null,
    role_connections_verification_url: null,
    event_webhooks_url: null,
    event_webhooks_status: 1,
    integration_types_config: { '0': {} },
  } as unknown as APIApplication;
}

import { InteractionContextType } from 'discord-api-types/v10';
import { permissionsIn } from '../permissions.js';
import { messagePayload } from '../world/message-payload.js';
import type { Interaction } from '../world/model.js';
import { interactionChannelPayload, memberPayload } from '../world/payloads.js';
import type { World } from '../world/world.js';

const ATTACHMENT_LIMIT = 10 * 1024 * 1024;

/** INTERACTION_CREATE as Discord sends it; discord.js fails on several of these fields if they are missing. */
export function interactionPayload(world: World, interaction: Interaction, data: unknown): object {
  const channel = world.channel(interaction.channelId);
  const guildId = world.guildOf(channel);
  const person = world.person(interaction.userId);
  const source = interaction.sourceMessageId && world.findMessage(channel.id, interaction.sourceMessageId);
  return {
    id: interaction.id,
    application_id: world.state.applicationId,
    type: interaction.type,
    token: interaction.token,
    version: 1,
    data,
    channel_id: channel.id,
    channel: interactionChannelPayload(world, channel, person.user.id),
    locale: person.locale,
    app_permissions: String(permissionsIn(world, world.state.botId, channel)),
    attachment_size_limit: ATTACHMENT_LIMIT,
    entitlements: [],
    authorizing_integration_owners: { '0': guildId ?? '0' },
    context: guildId ? InteractionContextType.Guild : InteractionContextType.BotDM,
    ...(guildId
      ? {
          guild_id: guildId,
          guild: { id: guildId, locale: 'en-US', features: [] },
          guild_locale: 'en-US',
          member: { ...memberPayload(person), permissions: String(permissionsIn(world, person.user.id, channel)) },
        }
      : { user: person.user }),
    ...(source ? { message: messagePayload(world, source) } : {}),
  };
}

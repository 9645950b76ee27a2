import { randomBytes } from 'node:crypto';
import {
  type APIModalInteractionResponseCallbackData,
  type InteractionResponseType,
  InteractionType,
  MessageFlags,
} from 'discord-api-types/v10';
import type { PageChoices } from './page-api.js';
import type { Problems } from './problems.js';
import { DiscordError } from './rest/errors.js';
import { createMessage, deleteMessage } from './world/messages.js';
import type { AckKind, Interaction } from './world/model.js';
import type { World } from './world/world.js';

export const ACK_DEADLINE_MS = 3_000;
export const TOKEN_LIFETIME_MS = 15 * 60_000;

export type NewInteraction = Pick<
  Interaction,
  'type' | 'userId' | 'channelId' | 'label' | 'sourceMessageId' | 'commandId' | 'commandType' | 'focusedType'
>;

/** Every interaction from the press to the end of its token: who may answer it, how, and until when. */
export class Interactions {
  readonly #world: World;
  readonly #problems: Problems;
  /** When the bot last went away; an interaction it could not see is not its fault. */
  readonly #botAwaySince: (time: number) => boolean;
  readonly #choices = new Map<string, PageChoices>();
  readonly #waiting = new Map<string, () => void>();
  readonly #byToken = new Map<string, Interaction>();

  constructor(world: World, problems: Problems, botAwaySince: (time: number) => boolean) {
    this.#world = world;
    this.#problems = problems;
    this.#botAwaySince = botAwaySince;
  }

  open(fields: NewInteraction): Interaction {
    const world = this.#world;
    const interaction: Interaction = {
      ...fields,
      id: world.ids.next(),
      token: randomBytes(48).toString('base64url'),
      createdAt: world.clock.now(),
      followUps: 0,
    };
    world.state.interactions[interaction.id] = interaction;
    this.#byToken.set(interaction.token, interaction);
    world.clock.after(ACK_DEADLINE_MS, () => this.#expire(interaction));
    world.clock.after(TOKEN_LIFETIME_MS, () => this.#forget(interaction));
    return interaction;
  }

  find(id: string): Interaction | undefined {
    return this.#world.state.interactions[id];
  }

  /** The interaction a callback may still answer. */
  answerable(id: string, token: string): Interaction {
    const interaction = this.find(id);
    if (!interaction || interaction.token !== token || interaction.expired) {
      throw new DiscordError(404, 10062, 'Unknown interaction');
    }
    if (interaction.ack) throw new DiscordError(400, 40060, 'Interaction has already been acknowledged.');
    return interaction;
  }

  /** The interaction a webhook route speaks for. */
  byToken(applicationId: string, token: string): Interaction {
    const interaction = this.#byToken.get(token);
    if (!interaction || applicationId !== this.#world.state.applicationId) {
      throw new DiscordError(401, 50027, 'Invalid Webhook Token');
    }
    if (this.#world.clock.now() >= interaction.createdAt + TOKEN_LIFETIME_MS) {
      throw new DiscordError(401, 50027, 'Invalid Webhook Token');
    }
    if (!interaction.ack) throw new DiscordError(404, 10015, 'Unknown Webhook');
    return interaction;
  }

  /** Tells the person behind a token why the bot's answer did not come through. */
  refused(token: string, reason: string): void {
    const interaction = this.#byToken.get(token);
    if (interaction) this.#world.events.emit({ type: 'refused', interaction, reason });
  }

  acknowledge(interaction: Interaction, kind: AckKind, type: InteractionResponseType, ephemeral = false): void {
    interaction.ack = { kind, type, at: this.#world.clock.now(), ephemeral };
    this.#changed(interaction);
  }

  showModal(interaction: Interaction, modal: APIModalInteractionResponseCallbackData, type: InteractionResponseType) {
    interaction.modal = modal;
    this.acknowledge(interaction, 'modal', type);
  }

  offer(interaction: Interaction, choices: PageChoices, type: InteractionResponseType): void {
    this.#choices.set(interaction.id, choices);
    this.acknowledge(interaction, 'autocomplete', type);
  }

  choices(id: string): PageChoices {
    const choices = this.#choices.get(id) ?? [];
    this.#choices.delete(id);
    return choices;
  }

  resolve(interaction: Interaction): void {
    interaction.resolved = true;
    this.#changed(interaction);
  }

  /** Resolves once the bot has answered or the three seconds are over. */
  settled(interaction: Interaction): Promise<void> {
    if (interaction.ack || interaction.expired) return Promise.resolve();
    return new Promise((resolve) => this.#waiting.set(interaction.id, resolve));
  }

  /** Takes up the deadlines of a world read from a file. */
  resume(): void {
    const now = this.#world.clock.now();
    for (const interaction of Object.values(this.#world.state.interactions)) {
      this.#byToken.set(interaction.token, interaction);
      const left = Math.max(0, interaction.createdAt + TOKEN_LIFETIME_MS - now);
      if (!interaction.ack) interaction.expired = true;
      this.#world.clock.after(left, () => this.#forget(interaction));
    }
  }

  #changed(interaction: Interaction): void {
    this.#world.events.emit({ type: 'interaction', interaction });
    this.#waiting.get(interaction.id)?.();
    this.#waiting.delete(interaction.id);
  }

  #expire(interaction: Interaction): void {
    if (interaction.ack) return;
    interaction.expired = true;
    // A reset has taken the interaction away; whoever waits for it is told all the same.
    if (this.find(interaction.id) !== interaction) {
      this.#changed(interaction);
      return;
    }
    if (!this.#botAwaySince(interaction.createdAt)) {
      this.#problems.add(`${interaction.label} (interaction ${interaction.id}) was not acknowledged within 3 seconds`);
    }
    if (interaction.type === InteractionType.ApplicationCommand && this.#world.findChannel(interaction.channelId)) {
      createMessage(this.#world, {
        channelId: interaction.channelId,
        authorId: this.#world.state.botId,
        body: { content: '' },
        uploads: [],
        interaction,
        ephemeralFor: interaction.userId,
        usedBy: { userId: interaction.userId, command: interaction.label },
        failed: true,
      });
    }
    this.#changed(interaction);
  }

  /** After fifteen minutes the token is dead; an answer still promised has failed. */
  #forget(interaction: Interaction): void {
    this.#byToken.delete(interaction.token);
    if (this.find(interaction.id) !== interaction) return;
    const message =
      interaction.originalId === undefined
        ? undefined
        : this.#world.findMessage(interaction.channelId, interaction.originalId);
    if (message && message.flags & MessageFlags.Loading) {
      message.failed = true;
      message.flags &= ~MessageFlags.Loading;
      this.#problems.add(`${interaction.label} (interaction ${interaction.id}) was deferred and never answered`);
      this.#world.events.emit({ type: 'message', message, isNew: false, pings: [] });
    }
    const answers = this.#world.messages(interaction.channelId).some((each) => each.interactionId === interaction.id);
    if (!answers) delete this.#world.state.interactions[interaction.id];
  }

  /** Forgets private answers a person has put away. */
  dismiss(userId: string, messageId: string): void {
    for (const list of Object.values(this.#world.state.messages)) {
      const message = list.find((each) => each.id === messageId && each.ephemeralFor === userId);
      if (message) deleteMessage(this.#world, message);
    }
  }
}

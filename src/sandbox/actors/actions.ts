import {
  type APIApplicationCommand,
  ApplicationCommandOptionType,
  ApplicationCommandType,
  InteractionType,
  MessageFlags,
  PermissionFlagsBits,
} from 'discord-api-types/v10';
import type { Interactions, NewInteraction } from '../interactions.js';
import type { PageOption } from '../page-api.js';
import { canSee, permissionsIn } from '../permissions.js';
import { messagePayload } from '../world/message-payload.js';
import { createMessage } from '../world/messages.js';
import type { Channel, Interaction, StoredMessage } from '../world/model.js';
import type { World } from '../world/world.js';
import { pressData } from './components.js';
import { type FormField, formData } from './form.js';
import { checkOptions, compact, definitionsOf, nothingResolved, resolveUser } from './options.js';
import { interactionPayload } from './payload.js';
import { isFor, offers } from './view.js';

/** What a person can do in a client. Whatever the client would not let them do is refused with an error in words. */
export class Actions {
  readonly #world: World;
  readonly #interactions: Interactions;

  constructor(world: World, interactions: Interactions) {
    this.#world = world;
    this.#interactions = interactions;
  }

  slash(userId: string, channelId: string, commandId: string, options: readonly PageOption[]): Interaction {
    return this.#useCommand(userId, channelId, commandId, options, false);
  }

  autocomplete(userId: string, channelId: string, commandId: string, options: readonly PageOption[]): Interaction {
    return this.#useCommand(userId, channelId, commandId, options, true);
  }

  contextMenu(userId: string, channelId: string, commandId: string, targetId: string): Interaction {
    const channel = this.#place(userId, channelId);
    const command = this.#command(userId, channel, commandId);
    const resolved = nothingResolved();
    const data = { id: command.id, name: command.name, type: command.type, target_id: targetId };
    const extra: Record<string, unknown> = {};
    if (command.type === ApplicationCommandType.User) resolveUser(this.#world, targetId, resolved);
    else if (command.type === ApplicationCommandType.Message) {
      extra.messages = { [targetId]: messagePayload(this.#world, this.#message(userId, channel, targetId)) };
    } else throw new Error(`/${command.name} is not a command for messages or people`);
    return this.#begin(
      {
        type: InteractionType.ApplicationCommand,
        userId,
        channelId,
        label: command.name,
        commandId,
        commandType: command.type,
      },
      { ...data, resolved: { ...compact(resolved), ...extra } },
    );
  }

  /** A press or a choice. `forged`: sent as it is, for what a tampered client might send. */
  component(
    userId: string,
    channelId: string,
    messageId: string,
    customId: string,
    values: readonly string[] | undefined,
    forged = false,
  ): Interaction {
    const channel = this.#place(userId, channelId);
    const message = this.#message(userId, channel, messageId);
    const { data, label } = pressData(this.#world, message, customId, values, forged);
    return this.#begin(
      { type: InteractionType.MessageComponent, userId, channelId, label, sourceMessageId: message.id },
      data,
    );
  }

  modal(userId: string, interactionId: string, fields: readonly FormField[]): Interaction {
    const opened = this.#interactions.find(interactionId);
    if (!opened?.modal || opened.userId !== userId) throw new Error('this form is not open');
    const { modal, channelId } = opened;
    const data = formData(this.#world, modal, fields);
    delete opened.modal;
    return this.#begin(
      {
        type: InteractionType.ModalSubmit,
        userId,
        channelId,
        label: modal.title,
        ...(opened.sourceMessageId === undefined ? {} : { sourceMessageId: opened.sourceMessageId }),
      },
      data,
    );
  }

  say(userId: string, channelId: string, content: string): StoredMessage {
    const channel = this.#place(userId, channelId);
    const needed =
      channel.kind === 'thread' ? PermissionFlagsBits.SendMessagesInThreads : PermissionFlagsBits.SendMessages;
    if (!(permissionsIn(this.#world, userId, channel) & needed)) throw new Error('you may not write here');
    if (content.trim() === '') throw new Error('an empty message cannot be sent');
    if (content.length > 2000) throw new Error('a message has at most 2000 characters');
    return createMessage(this.#world, { channelId, authorId: userId, body: { content }, uploads: [] });
  }

  /** A command by its words, as far as this person is offered it here. */
  findCommand(
    userId: string,
    channelId: string,
    matches: (command: APIApplicationCommand) => boolean,
  ): APIApplicationCommand | undefined {
    const channel = this.#place(userId, channelId);
    return this.#world.commands().find((each) => matches(each) && offers(this.#world, userId, channel, each));
  }

  #useCommand(
    userId: string,
    channelId: string,
    commandId: string,
    options: readonly PageOption[],
    completing: boolean,
  ): Interaction {
    const channel = this.#place(userId, channelId);
    const command = this.#command(userId, channel, commandId);
    if (command.type !== ApplicationCommandType.ChatInput) throw new Error(`"${command.name}" is not a slash command`);
    const resolved = nothingResolved();
    const checked = checkOptions(this.#world, definitionsOf(command), options, completing, resolved, command.name);
    const focused = leaves(checked).find((option) => option.focused);
    if (completing && !focused) throw new Error(`/${command.name}: no option is being typed`);
    const parts = compact(resolved);
    return this.#begin(
      {
        type: completing ? InteractionType.ApplicationCommandAutocomplete : InteractionType.ApplicationCommand,
        userId,
        channelId,
        label: `/${[command.name, ...groupNames(checked)].join(' ')}`,
        commandId,
        commandType: command.type,
        ...(focused ? { focusedType: focused.type } : {}),
      },
      {
        id: command.id,
        name: command.name,
        type: command.type,
        ...(checked.length > 0 ? { options: checked } : {}),
        ...(parts ? { resolved: parts } : {}),
        ...(command.guild_id ? { guild_id: command.guild_id } : {}),
      },
    );
  }

  #begin(fields: NewInteraction, data: unknown): Interaction {
    const interaction = this.#interactions.open(fields);
    const guildId = this.#world.guildOf(this.#world.channel(fields.channelId));
    const payload = interactionPayload(this.#world, interaction, data);
    this.#world.dispatches.emit({ event: 'INTERACTION_CREATE', data: payload, ...(guildId ? { guildId } : {}) });
    return interaction;
  }

  #place(userId: string, channelId: string): Channel {
    const channel = this.#world.findChannel(channelId);
    if (!channel || !canSee(this.#world, userId, channel)) throw new Error('this channel is not there, or not for you');
    return channel;
  }

  #command(userId: string, channel: Channel, commandId: string): APIApplicationCommand {
    const command = this.#world.commands().find((each) => each.id === commandId);
    if (!command) throw new Error('there is no such command');
    if (!offers(this.#world, userId, channel, command)) throw new Error(`/${command.name} is not offered to you here`);
    if (channel.kind === 'thread' && channel.archived)
      throw new Error('this thread is archived; write a message to wake it');
    return command;
  }

  #message(userId: string, channel: Channel, messageId: string): StoredMessage {
    const message = this.#world.findMessage(channel.id, messageId);
    if (!message || !isFor(message, userId)) throw new Error('this message is not there, or not for you');
    if (message.flags & MessageFlags.Loading) throw new Error('the bot is still thinking about this message');
    return message;
  }
}

const isGroup = (option: PageOption): boolean =>
  option.type === ApplicationCommandOptionType.Subcommand ||
  option.type === ApplicationCommandOptionType.SubcommandGroup;

const leaves = (options: readonly PageOption[]): readonly PageOption[] =>
  options.flatMap((option) => (isGroup(option) ? leaves(option.options ?? []) : [option]));

const groupNames = (options: readonly PageOption[]): string[] =>
  options.flatMap((option) => (isGroup(option) ? [option.name, ...groupNames(option.options ?? [])] : []));

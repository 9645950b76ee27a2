import {
  type AutocompleteInteraction,
  type ChatInputCommandInteraction,
  type CommandInteractionOption,
  type Interaction,
  type MessageComponentInteraction,
  MessageFlags,
  type ModalSubmitInteraction,
  PermissionFlagsBits,
} from 'discord.js';
import type { Caller } from './caller.js';
import type { Typed } from './command.js';
import type { Messenger } from './messenger.js';
import type { Answering, RawPress, Router } from './router.js';
import { languageOf } from './words.js';

/** The one place that knows discord.js's interactions: they come in here and go on as plain data. */

const MAY_POST = PermissionFlagsBits.ViewChannel | PermissionFlagsBits.SendMessages;

type Answerable = ChatInputCommandInteraction | MessageComponentInteraction | ModalSubmitInteraction;

function callerOf(interaction: Answerable | AutocompleteInteraction): Caller {
  const { id, user, member, locale, channelId, guildId, memberPermissions, appPermissions } = interaction;
  const nick = member && 'displayName' in member ? member.displayName : member?.nick;
  return {
    interactionId: id,
    userId: user.id,
    name: nick ?? user.displayName,
    language: languageOf(locale),
    channelId: channelId ?? '',
    ...(guildId ? { guildId } : {}),
    manager: memberPermissions?.has(PermissionFlagsBits.ManageGuild) ?? false,
    mayPost: !guildId || appPermissions.has(MAY_POST),
  };
}

function flatOptions(options: readonly CommandInteractionOption[]): readonly CommandInteractionOption[] {
  return options.flatMap((option) => (option.options ? flatOptions(option.options) : [option]));
}

function typedOf(interaction: ChatInputCommandInteraction | AutocompleteInteraction): Typed {
  const flat = flatOptions(interaction.options.data);
  const subcommand = interaction.options.getSubcommand(false);
  return {
    ...callerOf(interaction),
    ...(subcommand ? { subcommand } : {}),
    options: Object.fromEntries(flat.flatMap(({ name, value }) => (value === undefined ? [] : [[name, value]]))),
    people: Object.fromEntries(flat.flatMap(({ user }) => (user ? [[user.id, user.displayName]] : []))),
  };
}

const notHere = async (): Promise<never> => {
  throw new Error('This interaction cannot be answered that way.');
};

function answeringFor(interaction: Answerable, messenger: Messenger): Answering {
  const { token } = interaction;
  return {
    async acknowledge(how) {
      if (how !== 'update') {
        await interaction.deferReply(how === 'private' ? { flags: MessageFlags.Ephemeral } : {});
        return;
      }
      if (interaction.isChatInputCommand()) return notHere();
      await interaction.deferUpdate();
      const { message } = interaction;
      if (message && !message.flags.has(MessageFlags.Ephemeral)) messenger.lend(message.id, token);
    },
    async modal(modal) {
      if (interaction.isModalSubmit()) return notHere();
      await interaction.showModal(modal);
    },
    choices: notHere,
    show: (screen) => messenger.answer(token, screen),
    whisper: (screen) => messenger.whisper(token, screen),
  };
}

const answeringChoices = (interaction: AutocompleteInteraction): Answering => ({
  acknowledge: notHere,
  modal: notHere,
  choices: (choices) => interaction.respond([...choices]),
  show: notHere,
  whisper: notHere,
});

function pressOf(interaction: MessageComponentInteraction | ModalSubmitInteraction): RawPress {
  const inPanel = interaction.message?.flags.has(MessageFlags.Ephemeral) ?? false;
  const values = interaction.isStringSelectMenu() ? interaction.values : [];
  const typed = interaction.isModalSubmit()
    ? [...interaction.fields.fields.values()].map((field) => ('value' in field ? String(field.value) : '')).join('\n')
    : undefined;
  return {
    ...callerOf(interaction),
    customId: interaction.customId,
    values,
    inPanel,
    ...(typed === undefined ? {} : { typed }),
  };
}

/** Hands one interaction to the router. */
export async function receive(interaction: Interaction, router: Router, messenger: Messenger): Promise<void> {
  if (interaction.isAutocomplete()) {
    const focused = interaction.options.getFocused(true).name;
    await router.autocomplete(
      interaction.commandName,
      { ...typedOf(interaction), focused },
      answeringChoices(interaction),
    );
  } else if (interaction.isChatInputCommand()) {
    await router.command(interaction.commandName, typedOf(interaction), answeringFor(interaction, messenger));
  } else if (interaction.isMessageComponent() || interaction.isModalSubmit()) {
    await router.press(pressOf(interaction), answeringFor(interaction, messenger));
  }
}

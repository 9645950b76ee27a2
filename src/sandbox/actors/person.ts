import { type APIChannel, ApplicationCommandType } from 'discord-api-types/v10';
import type { Interactions } from '../interactions.js';
import type { PageMessage } from '../page-api.js';
import { directChannel } from '../world/channels.js';
import type { Interaction } from '../world/model.js';
import type { World, WorldEvent } from '../world/world.js';
import type { Actions } from './actions.js';
import { findControl } from './components.js';
import { definitionsOf, isCalled, nest } from './options.js';
import { type Outcome, outcomeOf } from './outcome.js';
import { channelsSeen, messagesSeen } from './view.js';

/** A message as a test has it in hand: as a person sees it, or as Discord sends it. */
export type MessageRef =
  | { readonly message: { readonly id: string; readonly channel_id: string } }
  | { readonly id: string; readonly channel_id: string };

export type OptionValues = Readonly<Record<string, string | number | boolean>>;

const UNTIL_MS = 10_000;

/** Whether an event can change what is seen in a channel; looking is not free. */
const mayShow = (event: WorldEvent, channelId: string): boolean =>
  event.type === 'message' || event.type === 'messageGone'
    ? event.message.channelId === channelId
    : event.type === 'channels' || event.type === 'reset';

/** One person at their client: does what a client allows, sees what they may see. */
export class Person {
  readonly id: string;
  readonly #world: World;
  readonly #actions: Actions;
  readonly #interactions: Interactions;

  constructor(id: string, world: World, actions: Actions, interactions: Interactions) {
    this.id = id;
    this.#world = world;
    this.#actions = actions;
    this.#interactions = interactions;
  }

  get name(): string {
    const { user } = this.#world.person(this.id);
    return user.global_name ?? user.username;
  }

  get locale(): string {
    return this.#world.person(this.id).locale;
  }

  set locale(locale: string) {
    this.#world.person(this.id).locale = locale;
    this.#world.events.emit({ type: 'users' });
  }

  /** `command` with its group and subcommand, by default or translated names: 'table open'. */
  async slash(channelId: string, command: string, options: OptionValues = {}): Promise<Outcome> {
    const { id, filled } = this.#spell(channelId, command, options, undefined);
    return this.#settle(this.#actions.slash(this.id, channelId, id, filled));
  }

  async autocomplete(
    channelId: string,
    command: string,
    options: OptionValues,
    focused: string,
  ): Promise<{ readonly name: string; readonly value: string | number }[]> {
    const { id, filled } = this.#spell(channelId, command, { ...options, [focused]: options[focused] ?? '' }, focused);
    const interaction = this.#actions.autocomplete(this.id, channelId, id, filled);
    await this.#interactions.settled(interaction);
    return this.#interactions.choices(interaction.id).map((choice) => ({
      name: choice.name_localizations?.[this.locale] ?? choice.name,
      value: choice.value,
    }));
  }

  async click(message: MessageRef, labelOrCustomId: string): Promise<Outcome> {
    return this.#press(message, labelOrCustomId, undefined);
  }

  async select(message: MessageRef, customId: string, values: readonly string[]): Promise<Outcome> {
    return this.#press(message, customId, values);
  }

  /** Sends a press no client would: a made-up or outdated custom id. */
  async forge(message: MessageRef, customId: string, values?: readonly string[]): Promise<Outcome> {
    const { id, channel_id } = 'message' in message ? message.message : message;
    return this.#settle(this.#actions.component(this.id, channel_id, id, customId, values, true));
  }

  async submitModal(outcome: Outcome, fields: Readonly<Record<string, string | readonly string[]>>): Promise<Outcome> {
    const filled = Object.entries(fields).map(([customId, value]) =>
      typeof value === 'string' ? { customId, value } : { customId, values: value },
    );
    return this.#settle(this.#actions.modal(this.id, outcome.interactionId, filled));
  }

  /** A command from the menu of a message or a person; `targetId` is that one's id. */
  async contextMenu(channelId: string, command: string, targetId: string): Promise<Outcome> {
    const found = this.#actions.findCommand(
      this.id,
      channelId,
      (each) => each.type !== ApplicationCommandType.ChatInput && isCalled(each, command),
    );
    if (!found) throw new Error(`${this.name} finds no menu command "${command}" here`);
    return this.#settle(this.#actions.contextMenu(this.id, channelId, found.id, targetId));
  }

  say(channelId: string, content: string): PageMessage {
    const { id } = this.#actions.say(this.id, channelId, content);
    const seen = this.messages(channelId).find((each) => each.message.id === id);
    if (!seen) throw new Error('the message was said and is not there');
    return seen;
  }

  /** The direct channel with the bot. */
  direct(): { readonly id: string } {
    return { id: directChannel(this.#world, this.id).id };
  }

  messages(channelId: string): PageMessage[] {
    return messagesSeen(this.#world, this.id, channelId);
  }

  channels(): APIChannel[] {
    return channelsSeen(this.#world, this.id);
  }

  /** Waits until `look` finds what it looks for among the messages this person sees. */
  until<T>(look: (messages: PageMessage[]) => T | undefined, channelId: string, timeoutMs = UNTIL_MS): Promise<T> {
    return new Promise((resolve, reject) => {
      let stop: () => void = () => {};
      const timer = setTimeout(() => {
        stop();
        reject(new Error(`${this.name} waited ${timeoutMs} ms in vain and sees:\n${this.#transcript(channelId)}`));
      }, timeoutMs);
      const attempt = (): boolean => {
        try {
          const found = look(this.messages(channelId));
          if (found === undefined) return false;
          resolve(found);
        } catch (error) {
          reject(error);
        }
        clearTimeout(timer);
        stop();
        return true;
      };
      if (!attempt()) stop = this.#world.events.on((event) => void (mayShow(event, channelId) && attempt()));
    });
  }

  #transcript(channelId: string): string {
    const lines = this.messages(channelId)
      .slice(-5)
      .map(({ message, ephemeral, thinking, failed }) => {
        const marks = [ephemeral && 'private', thinking && 'thinking', failed && 'failed'].filter(Boolean).join(', ');
        return `${message.author.username}${marks ? ` (${marks})` : ''}: ${message.content} ${JSON.stringify(message.components ?? [])}`;
      });
    return lines.join('\n') || '(nothing)';
  }

  #spell(channelId: string, words: string, options: OptionValues, focused: string | undefined) {
    const [name = '', ...path] = words.replace(/^\//, '').split(' ');
    const command = this.#actions.findCommand(
      this.id,
      channelId,
      (each) => each.type === ApplicationCommandType.ChatInput && isCalled(each, name),
    );
    if (!command) throw new Error(`${this.name} finds no command /${name} here`);
    return { id: command.id, filled: nest(definitionsOf(command), path, options, focused, command.name) };
  }

  #press(message: MessageRef, control: string, values: readonly string[] | undefined): Promise<Outcome> {
    const { id, channel_id } = 'message' in message ? message.message : message;
    const stored = this.#world.findMessage(channel_id, id);
    const customId = (stored && findControl(stored, control)?.custom_id) ?? control;
    return this.#settle(this.#actions.component(this.id, channel_id, id, customId, values));
  }

  async #settle(interaction: Interaction): Promise<Outcome> {
    await this.#interactions.settled(interaction);
    return outcomeOf(this.#world, interaction);
  }
}

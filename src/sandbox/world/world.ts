import type { APIApplicationCommand } from 'discord-api-types/v10';
import type { Clock } from '../clock.js';
import type { Ids } from '../ids.js';
import { DiscordError } from '../rest/errors.js';
import { Signal } from '../signal.js';
import type { Attachments } from './attachments.js';
import type { Channel, Interaction, Person, StoredMessage, WorldState } from './model.js';

/** News for the page and the actors. */
export type WorldEvent =
  | {
      readonly type: 'message';
      readonly message: StoredMessage;
      readonly isNew: boolean;
      readonly pings: readonly string[];
    }
  | { readonly type: 'messageGone'; readonly message: StoredMessage }
  | { readonly type: 'channels' }
  | { readonly type: 'users' }
  | { readonly type: 'commands' }
  | { readonly type: 'typing'; readonly channelId: string }
  | { readonly type: 'interaction'; readonly interaction: Interaction }
  /** The bot's answer was one Discord does not take. */
  | { readonly type: 'refused'; readonly interaction: Interaction; readonly reason: string }
  | { readonly type: 'reset' };

/** News for the bot; the gateway decides which sessions may have it. */
export interface Dispatch {
  readonly event: string;
  readonly data: unknown;
  /** Absent for what happens in a direct channel. */
  readonly guildId?: string;
}

/** Everything there is, and the two streams of news about it. */
export class World {
  state: WorldState;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly attachments: Attachments;
  readonly events = new Signal<WorldEvent>();
  readonly dispatches = new Signal<Dispatch>();
  /** Where attachments and avatars are served, without a slash at the end. */
  cdnUrl = '';

  constructor(state: WorldState, clock: Clock, ids: Ids, attachments: Attachments) {
    this.state = state;
    this.clock = clock;
    this.ids = ids;
    this.attachments = attachments;
  }

  get bot(): Person {
    return this.person(this.state.botId);
  }

  findPerson(id: string): Person | undefined {
    return this.state.people[id];
  }

  person(id: string): Person {
    const person = this.state.people[id];
    if (!person) throw new DiscordError(404, 10013, 'Unknown User');
    return person;
  }

  people(): Person[] {
    return Object.values(this.state.people);
  }

  findChannel(id: string): Channel | undefined {
    return this.state.channels[id];
  }

  channel(id: string): Channel {
    const channel = this.state.channels[id];
    if (!channel) throw new DiscordError(404, 10003, 'Unknown Channel');
    return channel;
  }

  channels(): Channel[] {
    return Object.values(this.state.channels);
  }

  /** Messages of a channel, oldest first, private ones included. */
  messages(channelId: string): StoredMessage[] {
    this.state.messages[channelId] ??= [];
    return this.state.messages[channelId];
  }

  findMessage(channelId: string, id: string): StoredMessage | undefined {
    return this.messages(channelId).findLast((message) => message.id === id);
  }

  /** A message everybody may see; private ones do not exist for these routes. */
  publicMessage(channelId: string, id: string): StoredMessage {
    const message = this.findMessage(channelId, id);
    if (!message || message.ephemeralFor || message.failed) throw new DiscordError(404, 10008, 'Unknown Message');
    return message;
  }

  commands(): APIApplicationCommand[] {
    return [...this.state.commands.guild, ...this.state.commands.global];
  }

  /** The guild a channel belongs to; a direct channel has none. */
  guildOf(channel: Channel): string | undefined {
    return channel.kind === 'dm' ? undefined : this.state.guild.id;
  }

  /** Tells the bot. */
  tell(event: string, data: unknown, guildId: string | undefined = this.state.guild.id): void {
    this.dispatches.emit(guildId === undefined ? { event, data } : { event, data, guildId });
  }
}

import type { RESTPostAPIChatInputApplicationCommandsJSONBody } from 'discord-api-types/v10';
import type { App } from './app.js';
import type { Caller, Reply } from './caller.js';

/** A command as it was typed. Option names are the default (English) ones, whatever the person reads. */
export interface Typed extends Caller {
  readonly subcommand?: string;
  readonly options: Readonly<Record<string, string | number | boolean>>;
  /** People named in options, by id. */
  readonly people: Readonly<Record<string, string>>;
}

/** A command while it is being typed. */
export interface Typing extends Typed {
  readonly focused: string;
}

export interface Choice {
  readonly name: string;
  readonly value: string;
}

/** One slash command: its description for Discord and what it does. */
export interface Command {
  readonly data: RESTPostAPIChatInputApplicationCommandsJSONBody;
  execute(app: App, typed: Typed): Promise<Reply>;
  autocomplete?(app: App, typing: Typing): Promise<readonly Choice[]>;
}

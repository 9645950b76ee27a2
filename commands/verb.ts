import type { APIApplicationCommandBasicOption } from 'discord-api-types/v10';
import type { Command } from '../src/discord/command.js';
import { completeVerb, typeVerb } from '../src/discord/verbs.js';
import type { Verb } from '../src/engine/index.js';
import { command } from './describe.js';
import type { COMMAND_WORDS } from './words.js';

/** A command for a verb of the games; which decision it answers is for the channel's game to say. */
export const verbCommand = (
  verb: Verb & keyof typeof COMMAND_WORDS,
  ...options: readonly APIApplicationCommandBasicOption[]
): Command => ({
  data: command(verb, options),
  execute: (app, typed) => typeVerb(app, typed, verb),
  autocomplete: (app, typing) => completeVerb(app, typing, verb),
});

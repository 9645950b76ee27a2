import type { Command } from '../src/discord/command.js';
import { option } from './describe.js';
import { verbCommand } from './verb.js';

export const reinforce = verbCommand(
  'reinforce',
  option('target', { required: true }),
  option('with'),
  option('count'),
) satisfies Command;

import type { Command } from '../src/discord/command.js';
import { option } from './describe.js';
import { verbCommand } from './verb.js';

export const conquer = verbCommand(
  'conquer',
  option('target', { required: true }),
  option('with'),
  option('count'),
) satisfies Command;

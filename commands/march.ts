import type { Command } from '../src/discord/command.js';
import { option } from './describe.js';
import { verbCommand } from './verb.js';

export const march = verbCommand(
  'march',
  option('target', { required: true }),
  option('from'),
  option('with'),
  option('count'),
) satisfies Command;

import type { Command } from '../src/discord/command.js';
import { option } from './describe.js';
import { verbCommand } from './verb.js';

export const seer = verbCommand(
  'seer',
  option('target'),
  option('from'),
  option('with'),
  option('count'),
) satisfies Command;

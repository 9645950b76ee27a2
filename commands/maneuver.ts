import type { Command } from '../src/discord/command.js';
import { option } from './describe.js';
import { verbCommand } from './verb.js';

export const maneuver = verbCommand(
  'maneuver',
  option('target', { required: true }),
  option('from'),
  option('with'),
) satisfies Command;

import type { Command } from '../src/discord/command.js';
import { option } from './describe.js';
import { verbCommand } from './verb.js';

export const buy = verbCommand(
  'buy',
  option('name', { required: true }),
  option('target'),
  option('with'),
) satisfies Command;

import type { Command } from '../src/discord/command.js';
import { option } from './describe.js';
import { verbCommand } from './verb.js';

export const play = verbCommand(
  'play',
  option('name', { required: true }),
  option('hero'),
  option('target'),
  option('plan'),
) satisfies Command;

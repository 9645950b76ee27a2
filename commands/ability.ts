import type { Command } from '../src/discord/command.js';
import { option } from './describe.js';
import { verbCommand } from './verb.js';

export const ability = verbCommand(
  'ability',
  option('name'),
  option('target'),
  option('from'),
  option('with'),
  option('hero'),
  option('plan'),
) satisfies Command;

import type { Command } from '../src/discord/command.js';
import { option } from './describe.js';
import { verbCommand } from './verb.js';

export const expand = verbCommand('expand', option('plan'), option('with')) satisfies Command;

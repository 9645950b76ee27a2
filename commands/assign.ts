import type { Command } from '../src/discord/command.js';
import { option } from './describe.js';
import { verbCommand } from './verb.js';

export const assign = verbCommand('assign', option('plan'), option('target'), option('with')) satisfies Command;

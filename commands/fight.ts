import type { Command } from '../src/discord/command.js';
import { option } from './describe.js';
import { verbCommand } from './verb.js';

export const fight = verbCommand('fight', option('target'), option('with')) satisfies Command;

import type { Command } from '../src/discord/command.js';
import { option } from './describe.js';
import { verbCommand } from './verb.js';

export const pick = verbCommand('pick', option('target', { required: true }), option('with')) satisfies Command;

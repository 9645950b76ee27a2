import type { Command } from '../src/discord/command.js';
import { option } from './describe.js';
import { verbCommand } from './verb.js';

export const fly = verbCommand('fly', option('target', { required: true })) satisfies Command;

import type { Command } from '../src/discord/command.js';
import { option } from './describe.js';
import { verbCommand } from './verb.js';

export const discard = verbCommand('discard', option('name', { required: true })) satisfies Command;

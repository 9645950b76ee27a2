import type { Command } from '../src/discord/command.js';
import { option } from './describe.js';
import { verbCommand } from './verb.js';

export const answer = verbCommand('answer', option('yes', { required: true })) satisfies Command;

import type { Command } from '../src/discord/command.js';
import { option } from './describe.js';
import { verbCommand } from './verb.js';

export const draft = verbCommand('draft', option('name', { required: true })) satisfies Command;

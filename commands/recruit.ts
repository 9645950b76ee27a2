import type { Command } from '../src/discord/command.js';
import { option } from './describe.js';
import { verbCommand } from './verb.js';

export const recruit = verbCommand('recruit', option('count', { required: true })) satisfies Command;

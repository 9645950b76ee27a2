import type { Command } from '../src/discord/command.js';
import { option } from './describe.js';
import { verbCommand } from './verb.js';

export const choose = verbCommand('choose', option('choice', { required: true })) satisfies Command;

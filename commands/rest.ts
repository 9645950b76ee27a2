import type { Command } from '../src/discord/command.js';
import { verbCommand } from './verb.js';

export const rest = verbCommand('rest') satisfies Command;

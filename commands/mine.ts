import type { Command } from '../src/discord/command.js';
import { verbCommand } from './verb.js';

export const mine = verbCommand('mine') satisfies Command;

import type { Command } from '../src/discord/command.js';
import { option } from './describe.js';
import { verbCommand } from './verb.js';

export const place = verbCommand('place', option('target'), option('name'), option('plan')) satisfies Command;

import type { Command } from '../src/discord/command.js';
import { option } from './describe.js';
import { verbCommand } from './verb.js';

export const redeploy = verbCommand('redeploy', option('plan', { required: true })) satisfies Command;

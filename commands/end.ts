import type { Command } from '../src/discord/command.js';

import { verbCommand } from './verb.js';

export const end = verbCommand('end') satisfies Command;

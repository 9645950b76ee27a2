import type { Command } from '../src/discord/command.js';

import { verbCommand } from './verb.js';

export const decline = verbCommand('decline') satisfies Command;

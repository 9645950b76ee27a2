import { DECIDING } from './decide.js';
import { EDITING } from './edit.js';
import type { PressHandler } from './handler.js';
import { LOOKS } from './look.js';
import { TABLE_ACTS } from './table.js';

/** All that controls can ask for; each operation has one handler. */
export const PRESS_HANDLERS: readonly PressHandler[] = [...DECIDING, ...EDITING, ...TABLE_ACTS, ...LOOKS];

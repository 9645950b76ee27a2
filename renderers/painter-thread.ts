import { readlinkSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { basename } from 'node:path';
import { drawBoard, prepare } from './index.js';

export const draw = drawBoard;

/** Pictures may come late, answers may not: where the system can tell threads apart, this one stands back. */
function standBack(): void {
  try {
    setPriority(Number(basename(readlinkSync('/proc/thread-self'))), constants.priority.PRIORITY_LOW);
  } catch {
    // Only Linux names its threads; elsewhere the scheduler must do.
  }
}

export function warmUp(): void {
  standBack();
  prepare();
}

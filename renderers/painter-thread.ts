import { readlinkSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { basename } from 'node:path';
import { type BoardPicture, type BoardRequest, drawBoard, prepare } from './index.js';

export interface Task {
  readonly request: BoardRequest;
  /** Whether the picture is to lie in shared memory. */
  readonly shared: boolean;
}

function shareable(bytes: Buffer): Buffer {
  const copy = Buffer.from(new SharedArrayBuffer(bytes.length));
  bytes.copy(copy);
  return copy;
}

export async function draw({ request, shared }: Task): Promise<BoardPicture> {
  const picture = await drawBoard(request);
  return shared ? { ...picture, bytes: shareable(picture.bytes) } : picture;
}

/**
 * Pictures may come late, answers may not: where the system can tell threads apart, this one stands back. Not to the
 * last place, in which a busy machine would leave it for good.
 */
function standBack(): void {
  try {
    setPriority(Number(basename(readlinkSync('/proc/thread-self'))), constants.priority.PRIORITY_BELOW_NORMAL);
  } catch {
    // Only Linux names its threads; elsewhere the scheduler must do.
  }
}

export function warmUp(): void {
  standBack();
  prepare();
}

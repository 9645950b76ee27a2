import { spawnSync } from 'node:child_process';
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
 * Pictures may come late, answers may not: where the system can tell threads apart, this one stands back. Idle
 * priority is best, since whoever wakes up finds its processor free; a mere low one keeps the processor to itself.
 */
function standBack(): void {
  let thread: string;
  try {
    thread = basename(readlinkSync('/proc/thread-self'));
  } catch {
    // Only Linux names its threads; elsewhere the scheduler must do.
    return;
  }
  const idle = spawnSync('chrt', ['--idle', '--pid', '0', thread], { stdio: 'ignore' }).status === 0;
  if (!idle) setPriority(Number(thread), constants.priority.PRIORITY_LOW);
}

export function warmUp(): void {
  standBack();
  prepare();
}

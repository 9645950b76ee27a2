import { Piscina } from 'piscina';
import type { BoardPicture, BoardRequest } from './index.js';
import type { Task } from './painter-thread.js';

/** Draws on a thread of its own, so that no press waits for a brush stroke. */
export interface Painter {
  draw(request: BoardRequest): Promise<BoardPicture>;
  stop(): Promise<void>;
}

/**
 * How much may lie in shared memory. It is not on the garbage collector's books, so that a flood of boards does not
 * bring on one great round after another, in which presses wait. Beyond this boards come as ordinary memory: that
 * brings on a round, and the round frees both.
 */
const SHARED_MAX = 64 * 1024 * 1024;

/** Starts the thread and sees that fonts and icons are there, before the first game needs them. */
export async function startPainter(): Promise<Painter> {
  const pool = new Piscina<Task | undefined, BoardPicture>({
    filename: new URL('./painter-thread.js', import.meta.url).href,
    minThreads: 1,
    maxThreads: 1,
    idleTimeout: Number.POSITIVE_INFINITY,
  });
  await pool.run(undefined, { name: 'warmUp' });
  let shared = 0;
  const freed = new FinalizationRegistry<number>((size) => {
    shared -= size;
  });
  return {
    async draw(request) {
      const picture = await pool.run({ request, shared: shared < SHARED_MAX }, { name: 'draw' });
      // What crosses the thread arrives as a bare Uint8Array.
      const { buffer, byteOffset, byteLength } = picture.bytes;
      if (buffer instanceof SharedArrayBuffer) {
        shared += byteLength;
        freed.register(buffer, byteLength);
      }
      return { ...picture, bytes: Buffer.from(buffer, byteOffset, byteLength) };
    },
    stop: () => pool.close(),
  };
}

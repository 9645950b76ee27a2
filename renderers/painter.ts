import { Piscina } from 'piscina';
import type { BoardPicture, BoardRequest } from './index.js';

/** Draws on a thread of its own, so that no press waits for a brush stroke. */
export interface Painter {
  draw(request: BoardRequest): Promise<BoardPicture>;
  stop(): Promise<void>;
}

/** Starts the thread and sees that fonts and icons are there, before the first game needs them. */
export async function startPainter(): Promise<Painter> {
  const pool = new Piscina<BoardRequest | undefined, BoardPicture>({
    filename: new URL('./painter-thread.js', import.meta.url).href,
    minThreads: 1,
    maxThreads: 1,
    idleTimeout: Number.POSITIVE_INFINITY,
  });
  await pool.run(undefined, { name: 'warmUp' });
  return {
    async draw(request) {
      const picture = await pool.run(request, { name: 'draw' });
      // What crosses the thread arrives as a bare Uint8Array.
      return {
        ...picture,
        bytes: Buffer.from(picture.bytes.buffer, picture.bytes.byteOffset, picture.bytes.byteLength),
      };
    },
    stop: () => pool.close(),
  };
}

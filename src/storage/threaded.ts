import { Worker } from 'node:worker_threads';
import type { Store } from '../table/store.js';
import { StorageProblem, type StorageProblemCode } from './problem.js';
import type { Call, CallAnswer } from './sqlite-thread.js';

interface Waiting {
  resolve(value: unknown): void;
  reject(error: Error): void;
}

const errorOf = ({ code, message }: { readonly code?: string; readonly message: string }): Error =>
  code === undefined ? new Error(message) : new StorageProblem(code as StorageProblemCode, message);

/**
 * The SQLite store on a thread of its own: a commit waits for the disk, and while it waits no press may wait with it.
 * Every call is passed on as it is and answered in its own time.
 */
export async function openThreaded(file: string): Promise<Store> {
  const thread = new Worker(new URL('./sqlite-thread.js', import.meta.url), { workerData: { file } });
  const waiting = new Map<number, Waiting>();
  let calls = 0;
  let gone: Error | undefined;

  const lost = (error: Error): void => {
    gone = error;
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
  };
  thread.on('message', (answer: CallAnswer) => {
    const caller = waiting.get(answer.id);
    waiting.delete(answer.id);
    if ('message' in answer) caller?.reject(errorOf(answer));
    else caller?.resolve(answer.value);
  });
  thread.on('error', lost);
  thread.on('exit', () => lost(gone ?? new Error('The store is closed.')));

  const ask = (send: (id: number) => void): Promise<unknown> =>
    new Promise((resolve, reject) => {
      if (gone) return reject(gone);
      const id = calls++;
      waiting.set(id, { resolve, reject });
      send(id);
    });
  // The thread says by itself whether the file could be opened: the answer to a call that was never sent.
  await ask(() => undefined).catch(async (error: unknown) => {
    await thread.terminate();
    throw error;
  });

  const pass = async (method: keyof Store, args: readonly unknown[]): Promise<unknown> => {
    if (method === 'close' && gone) return undefined;
    const value = await ask((id) => thread.postMessage({ id, method, args } satisfies Call));
    if (method === 'close') await thread.terminate();
    return value;
  };
  return new Proxy({} as Store, {
    // Whoever awaits the store asks whether it is a promise; it is not.
    get: (_store, method) =>
      method === 'then' ? undefined : (...args: unknown[]) => pass(method as keyof Store, args),
  });
}

import { parentPort, workerData } from 'node:worker_threads';
import type { Store } from '../table/store.js';
import { StorageProblem } from './problem.js';
import { openSqlite } from './sqlite.js';

/** The other side of threaded.ts: one call a message, one answer each. */
export interface Call {
  readonly id: number;
  readonly method: keyof Store;
  readonly args: readonly unknown[];
}

export type CallAnswer =
  | { readonly id: number; readonly value: unknown }
  | { readonly id: number; readonly code?: string; readonly message: string };

const failure = (error: unknown): { readonly code?: string; readonly message: string } =>
  error instanceof StorageProblem
    ? { code: error.code, message: error.message }
    : { message: error instanceof Error ? (error.stack ?? error.message) : String(error) };

const port = parentPort;
if (!port) throw new Error('This file runs as a thread of the store.');

let store: Store | undefined;
try {
  store = openSqlite(workerData as { file: string });
  port.postMessage({ id: 0, value: undefined } satisfies CallAnswer);
} catch (error) {
  port.postMessage({ id: 0, ...failure(error) } satisfies CallAnswer);
}

const opened = store;
if (opened)
  port.on('message', ({ id, method, args }: Call) => {
    const call = opened[method] as (...given: readonly unknown[]) => Promise<unknown>;
    call.apply(opened, args as unknown[]).then(
      (value) => port.postMessage({ id, value } satisfies CallAnswer),
      (error: unknown) => port.postMessage({ id, ...failure(error) } satisfies CallAnswer),
    );
  });

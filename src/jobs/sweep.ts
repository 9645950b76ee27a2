import type { JobsLogger } from './options.js';

/** Runs `search` now and then, one at a time, until it is stopped. A search that fails is reported and tried again. */
export function sweeping(search: () => Promise<void>, every: number, logger: JobsLogger): { stop(): Promise<void> } {
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;
  let under: Promise<void> = Promise.resolve();
  const again = (): void => {
    if (stopped) return;
    timer = setTimeout(() => {
      under = search()
        .catch((error: unknown) =>
          logger.error({ err: error }, 'Wake-ups cannot be read from the database; trying again'),
        )
        .finally(again);
    }, every);
  };
  again();
  return {
    async stop() {
      stopped = true;
      clearTimeout(timer);
      await under;
    },
  };
}

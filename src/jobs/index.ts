import type { WakeUps } from '../table/wake-ups.js';
import { type BullMqOptions, BullMqWakeUps } from './bullmq.js';
import { InProcessWakeUps } from './in-process.js';

export type { JobsLogger, WakeUpsOptions } from './options.js';
export { checkRedis, JobsProblem, type JobsProblemCode } from './problem.js';

/** With Redis, wake-ups are shared by all processes; without, this process wakes its tables itself. */
export const createWakeUps = ({
  redisUrl,
  ...options
}: Omit<BullMqOptions, 'redisUrl'> & { readonly redisUrl?: string | undefined }): WakeUps =>
  redisUrl === undefined ? new InProcessWakeUps(options) : new BullMqWakeUps({ ...options, redisUrl });

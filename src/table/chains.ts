import { AsyncQueue } from '@sapphire/async-queue';

/** One thing at a time for each key, in the order asked for; different keys do not wait for each other. */
export class Chains {
  private readonly queues = new Map<string, AsyncQueue>();

  async run<T>(key: string, work: () => Promise<T>): Promise<T> {
    const queue = this.queues.get(key) ?? new AsyncQueue();
    this.queues.set(key, queue);
    await queue.wait();
    try {
      return await work();
    } finally {
      queue.shift();
      if (queue.remaining === 0) this.queues.delete(key);
    }
  }
}

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type PageMessage, type Person, type Sandbox, startSandbox } from '../../src/sandbox/index.js';
import { startBotChild } from '../support/bot-child.js';
import { quantile, report } from './figure.js';

const TABLES = 200;
const PER_SECOND = 100;
const SECONDS = 10;

interface Control {
  readonly custom_id?: string;
  readonly disabled?: boolean;
  readonly options?: readonly { readonly value: string }[];
  readonly components?: readonly Control[];
}

const controls = (parts: readonly Control[] = []): readonly Control[] =>
  parts.flatMap((part) => (part.custom_id ? [part] : controls(part.components)));

const controlsOf = ({ message }: PageMessage): readonly Control[] =>
  controls((message.components ?? []) as readonly Control[]).filter(({ disabled }) => !disabled);

/** One press on what a channel's newest public message offers, by whoever may; the time until it was acknowledged. */
async function press(people: readonly Person[], channelId: string, turn: number): Promise<number> {
  const person = people[turn % people.length] as Person;
  const message = person.messages(channelId).findLast((seen) => !seen.ephemeral && controlsOf(seen).length > 0);
  const control = message && controlsOf(message)[turn % Math.min(3, controlsOf(message).length)];
  if (!message || !control?.custom_id) throw new Error('a table shows nothing to press');
  const began = performance.now();
  await (control.options
    ? person.select(message, control.custom_id, [control.options[0]?.value ?? ''])
    : person.click(message, control.custom_id));
  return performance.now() - began;
}

/** Presses at a steady rate over all channels, whether or not earlier ones were answered. */
async function load(people: readonly Person[], channels: readonly string[]): Promise<number[]> {
  const pending: Promise<number>[] = [];
  const began = performance.now();
  for (let i = 0; i < PER_SECOND * SECONDS; i++) {
    const due = began + (i * 1000) / PER_SECOND - performance.now();
    if (due > 0) await sleep(due);
    pending.push(press(people, channels[i % channels.length] as string, Math.floor(i / channels.length)));
  }
  return Promise.all(pending);
}

async function withSandbox<T>(work: (sandbox: Sandbox, folder: string) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'wartable-bench-'));
  const sandbox = await startSandbox();
  try {
    return await work(sandbox, folder);
  } finally {
    await sandbox.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

const channelsIn = (sandbox: Sandbox): readonly string[] =>
  Array.from({ length: TABLES }, (_, n) => sandbox.createChannel(`bench-${n}`).id);

const echo = (): Promise<number[]> =>
  withSandbox(async (sandbox) => {
    const bot = await startBotChild(sandbox, {}, 'test/bench/echo-bot.mjs');
    const [ann, ben] = [sandbox.user('Ann'), sandbox.user('Ben')];
    const channels = channelsIn(sandbox);
    for (const channel of channels) await (await ann.slash(channel, 'echo')).reply();
    const times = await load([ann, ben], channels);
    await bot.stop();
    return times;
  });

const wartable = (): Promise<number[]> =>
  withSandbox(async (sandbox, folder) => {
    const bot = await startBotChild(sandbox, { DATABASE_FILE: join(folder, 'tables.sqlite'), LOG_LEVEL: 'info' });
    const [ann, ben] = [sandbox.user('Ann'), sandbox.user('Ben')];
    const channels = channelsIn(sandbox);
    for (const channel of channels) {
      for (const [person, command, options] of [
        [ann, 'table open', { game: 'small-world', pace: 'daily' }],
        [ben, 'table join', {}],
        [ann, 'table start', {}],
      ] as const)
        await (await person.slash(channel, command, options)).reply();
    }
    for (const channel of channels)
      await ann.until(
        (seen) => seen.find(({ message }) => JSON.stringify(message.components).includes('Round 1')),
        channel,
        120_000,
      );
    const times = await load([ann, ben], channels);
    const problems = sandbox.problems();
    await bot.stop();
    if (problems.length > 0) throw new Error(`the sandbox had problems: ${problems.slice(0, 3).join('; ')}`);
    return times;
  });

/** From a press to its acknowledgement, with real boards being drawn and posted all the while. */
export async function benchInteractions(): Promise<void> {
  const [ours, theirs] = [await wartable(), await echo()];
  const [value, yardstickValue] = [quantile(ours, 0.99), quantile(theirs, 0.99)];
  report({
    name: `press to acknowledgement, ${PER_SECOND}/s over ${TABLES} tables, p99`,
    value,
    unit: 'ms',
    yardstick: 'a bot that only acknowledges, p99',
    yardstickValue,
    ratio: value / yardstickValue,
    promise: 'under 100 ms and at most 4 times the yardstick',
    kept: value < 100 && value / yardstickValue <= 4,
  });
}

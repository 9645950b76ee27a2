import { describe, expect, test } from 'vitest';
import { type AnyGame, type BaseMove, optionsOf } from '../../src/engine/index.js';
import type { BotPlayer } from '../../src/table/api.js';
import { toyGame } from '../support/toy-game.js';
import { ann, ben, done, faultsOf, kit, lookNext, reload, started } from './table-kit.js';

const END = { type: 'end' };
const SPREAD = { type: 'spread', plan: { C1: { tent: 4 } } };

/** Takes the first of these options that is on offer. */
const preferring = (...ids: readonly string[]): BotPlayer => ({
  choose: async ({ decisions }) => {
    const options = decisions.flatMap((decision) => optionsOf(decision));
    const wanted = ids.map((id) => options.find((option) => option.id === id)).find((option) => option !== undefined);
    return (wanted ?? options[0])?.move as BaseMove;
  },
});

test('bots and stand-ins play a whole game by wake-ups alone', async () => {
  const world = await kit();
  const { id } = await started(world, [ann, ben], { bots: 2, rounds: 3 });
  await done(world.tables.resign(ann, id));
  for (let i = 0; i < 500; i++) {
    const table = await reload(world, { id });
    if (table.status !== 'running') break;
    const mine = table.clock?.wait;
    if (!mine) await lookNext(world, { id });
    else if (mine.kind === 'window') await done(world.tables.submit(ben, id, [{ type: 'answer', hold: true }]));
    else await done(world.tables.submit(ben, id, [END, SPREAD]));
  }
  expect((await reload(world, { id })).status).toBe('finished');
  expect(await faultsOf(world, id)).toEqual([]);
  const log = await world.store.log(id);
  const firsts = log.filter(({ press }, i) => press !== 1 && press !== log[i - 1]?.press);
  const seatsOf = (who: string) => new Set(firsts.filter(({ by }) => by === who).map(({ entry }) => entry.seat));
  expect([seatsOf('bot'), seatsOf('u-Ben')]).toEqual([new Set([0, 2, 3]), new Set([1])]);
});

test('a bot presses once a look, after the delay of the pace', async () => {
  const world = await kit({ bots: preferring('walk1') });
  const { id } = await started(world, [ann], { bots: 1 });
  const { table } = await done(world.tables.submit(ann, id, [END, SPREAD]));
  expect(table.wake).toEqual({ at: world.clock.now() + 1_500, kind: 'bot' });
  const next = await lookNext(world, { id });
  expect(next.version).toBe(table.version + 1);
  expect(next.wake).toEqual({ at: world.clock.now() + 1_500, kind: 'bot' });
  expect((await world.store.lastEntries(id, 1))[0]).toMatchObject({ by: 'bot', entry: { move: { type: 'walk' } } });
});

test('bots and people asked together: the earliest wakes the table', async () => {
  const world = await kit();
  const { id } = await started(world, [ann, ben], { bots: 1 });
  const { table } = await done(world.tables.submit(ann, id, [{ type: 'attack', targets: [1, 2] }]));
  expect(table.wake).toEqual({ at: world.clock.now() + 1_500, kind: 'bot' });
  const next = await lookNext(world, { id });
  expect(world.tables.acting(next)).toEqual([1]);
  expect(next.wake?.kind).toBe('window');
});

test('a bot that chooses what is not legal plays something that is', async () => {
  const warnings: object[] = [];
  const world = await kit({
    bots: { choose: async () => ({ type: 'cheat' }) },
    logger: { warn: (facts) => warnings.push(facts), error: () => {} },
  });
  const { id } = await started(world, [ann], { bots: 1 });
  await done(world.tables.submit(ann, id, [END, SPREAD]));
  await lookNext(world, { id });
  expect((await world.store.lastEntries(id, 1))[0]?.by).toBe('bot');
  expect(warnings).toMatchObject([{ refusal: { rule: 'TOY-1' } }]);
});

test('a bot asked twice at one version is given the same seed', async () => {
  const seeds: string[] = [];
  const world = await kit({
    bots: {
      choose: async ({ seed }) => {
        seeds.push(seed);
        throw new Error('the bot is away');
      },
    },
  });
  const { id } = await started(world, [ann], { bots: 1 });
  const { table } = await done(world.tables.submit(ann, id, [END, SPREAD]));
  await lookNext(world, { id });
  await lookNext(world, { id });
  expect(seeds).toHaveLength(2);
  expect(seeds[0]).toBe(seeds[1]);
  expect(await reload(world, { id })).toEqual(table);
});

describe('a look', () => {
  test('that is early, stale or doubled does nothing', async () => {
    const world = await kit();
    const { id } = await started(world, [ann], { bots: 1 });
    const { table } = await done(world.tables.submit(ann, id, [END, SPREAD]));
    await world.tables.look(id, table.version);
    expect(await reload(world, { id })).toEqual(table);
    world.clock.at += 1_500;
    await world.tables.look(id, table.version - 1);
    expect(await reload(world, { id })).toEqual(table);
    await Promise.all([world.tables.look(id, table.version), world.another().look(id, table.version)]);
    expect((await reload(world, { id })).version).toBe(table.version + 1);
    await world.tables.look('ZZZZ', 1);
  });
});

test('WT-7: a timeout whose turn meets another’s window goes on after it, and counts once', async () => {
  const careless: AnyGame = {
    ...toyGame,
    decisions: (state, seat, audience) =>
      toyGame.decisions(state, seat, audience).map(({ fallback: _, ...decision }) => decision),
  };
  let attacks = 0;
  const bots: BotPlayer = {
    choose: (request) => preferring(...(attacks++ === 0 ? ['attack1'] : ['end', 'together'])).choose(request),
  };
  const world = await kit({ bots }, [careless]);
  const { id } = await started(world);
  await lookNext(world, { id });
  const attacked = await lookNext(world, { id });
  expect(world.tables.acting(attacked)).toEqual([1]);
  const { table } = await done(world.tables.submit(ben, id, [{ type: 'answer', hold: true }]));
  expect(table.wake).toEqual({ at: world.clock.now(), kind: 'timeout' });
  const over = await lookNext(world, { id });
  expect(world.tables.turn(over)?.seat).toBe(1);
  expect(over.clock?.timeouts[0]).toEqual({ row: 1, all: 1 });
});

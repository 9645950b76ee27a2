import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { randomPlayer } from '../../src/ai/random.js';
import { canonical } from '../../src/engine/index.js';
import { openStore } from '../../src/storage/index.js';
import type { Actor, Answer } from '../../src/table/api.js';
import { HOUR } from '../../src/table/paces.js';
import type { Store } from '../../src/table/store.js';
import { Tables } from '../../src/table/tables.js';
import { toyGame } from '../support/toy-game.js';
import { ann, ben, cleo, done, faultsOf, type Kit, kit, lookNext, refusal, reload, started } from './table-kit.js';

const WALK = { type: 'walk', steps: 1 };
const END = { type: 'end' };
const SPREAD = { type: 'spread', plan: { C1: { tent: 4 } } };

const by = (actor: Actor, interactionId: string): Actor => ({ ...actor, interactionId });

describe('the same interaction again', () => {
  test('changes nothing and is answered with the present table', async () => {
    const world = await kit();
    const { id } = await started(world);
    const first = await done(world.tables.submit(by(ann, 'i1'), id, [WALK]));
    await done(world.tables.submit(by(ann, 'i2'), id, [WALK]));
    const again = await done(world.tables.submit(by(ann, 'i1'), id, [WALK]));
    expect(again).toMatchObject({ repeated: true, events: [], table: { version: first.table.version + 1 } });
    expect(await world.store.log(id)).toHaveLength(3);
  });

  test('even where the press would be refused by now, in any process', async () => {
    const world = await kit();
    const { id } = await started(world);
    await done(world.tables.submit(by(ann, 'i1'), id, [END, SPREAD]));
    expect(await done(world.another().submit(by(ann, 'i1'), id, [END, SPREAD]))).toMatchObject({ repeated: true });
    expect(await refusal(world.tables.submit(by(ann, 'i2'), id, [END, SPREAD]))).toMatchObject({ rule: 'WT-1' });
  });

  test('opens one table', async () => {
    const { tables } = await kit();
    const request = { channelId: 'c1', game: 'toy' };
    const first = await done(tables.open(by(ann, 'i1'), request));
    const again = await done(tables.open(by(ann, 'i1'), request));
    expect(again).toMatchObject({ repeated: true, table: { id: first.table.id } });
  });
});

describe('at the same time', () => {
  test('two clicks are both answered, in order', async () => {
    const world = await kit();
    const { id, version } = await started(world);
    const answers = await Promise.all([
      world.tables.submit(ann, id, [{ type: 'walk', steps: 2 }, END]),
      world.tables.submit(ann, id, [WALK], { decision: 'act', version }),
      world.tables.submit(ann, id, [SPREAD]),
    ]);
    expect(answers).toMatchObject([
      { ok: true, value: { table: { version: version + 1 } } },
      { ok: false, error: { rule: 'WT-2', code: 'oldButton' } },
      { ok: true, value: { table: { version: version + 2 } } },
    ]);
  });

  test('two processes decide anew on what the other has stored', async () => {
    const world = await kit();
    const { id } = await started(world, [ann, ben, cleo]);
    const other = world.another();
    await done(world.tables.submit(ann, id, [{ type: 'attack', targets: [1, 2] }]));
    const answers = await Promise.all([
      world.tables.submit(ben, id, [{ type: 'answer', hold: true }]),
      other.submit(cleo, id, [{ type: 'answer', hold: true }]),
    ]);
    expect(answers.map(({ ok }) => ok)).toEqual([true, true]);
    expect(world.tables.acting(await reload(world, { id }))).toEqual([0]);
    expect(await faultsOf(world, id)).toEqual([]);
  });

  test('a table that moves on every time is given up, and nothing was done', async () => {
    const world = await kit();
    const { id, version } = await started(world);
    const busy = { table: (key: string) => world.store.table(key), commit: async () => 'stale' } as unknown as Store;
    expect(await refusal(world.another({ store: busy }).submit(ann, id, [WALK]))).toMatchObject({ code: 'busy' });
    expect((await reload(world, { id })).version).toBe(version);
  });

  test('a lost hint does not lose the move', async () => {
    const world = await kit({ wakeUps: { hint: () => Promise.reject(new Error('the queue is away')) } });
    const { id } = await started(world);
    await done(world.tables.submit(ann, id, [WALK]));
    expect(await world.store.upcoming(5)).toHaveLength(1);
  });
});

test('a restart in mid-game goes on with the same state, clock and wake-up', async () => {
  const world = await kit();
  const { id } = await started(world, [ann, ben], { bots: 1 });
  world.clock.at += 30_000;
  await done(world.tables.submit(ann, id, [WALK]));
  const { table } = await done(world.tables.submit(by(ann, 'i9'), id, [{ type: 'roll' }]));
  const store = await openStore({ file: world.file });
  try {
    const tables = new Tables({
      store,
      games: () => toyGame,
      clock: world.clock,
      wakeUps: { hint: async () => {} },
      courier: { kick: () => {} },
      bots: randomPlayer,
    });
    expect(await tables.table(id)).toEqual(table);
    expect(await done(tables.submit(by(ann, 'i9'), id, [{ type: 'roll' }]))).toMatchObject({ repeated: true });
    await done(tables.submit(ann, id, [WALK]));
    await done(tables.undo(ann, id));
    expect(canonical((await reload({ store }, { id })).state)).toBe(canonical(table.state));
    expect(await faultsOf({ store, tables }, id)).toEqual([]);
  } finally {
    await store.close();
  }
});

test('a game of other rules is not played on with these, by people or by itself', async () => {
  const world = await kit();
  const { id } = await started(world);
  const newer = world.another({ games: () => ({ ...toyGame, rules: 2 }) });
  expect(await refusal(newer.submit(ann, id, [WALK]))).toMatchObject({
    code: 'otherRules',
    facts: { began: 1, now: 2 },
  });
  const { wake, version, state } = await reload(world, { id });
  world.clock.at = wake?.at ?? 0;
  await newer.look(id, version);
  expect(await reload(world, { id })).toMatchObject({ state, wake: { at: world.clock.now() + HOUR } });
});

const people = [ann, ben, cleo];
const actor = fc.constantFrom(...people);
const move = fc.constantFrom<readonly unknown[]>(
  [WALK],
  [WALK, WALK],
  [{ type: 'roll' }],
  [{ type: 'peek' }],
  [{ type: 'bid', coins: 1 }],
  [{ type: 'attack', targets: [1] }],
  [{ type: 'attack', targets: [0, 2] }],
  [{ type: 'answer', hold: true }],
  [END],
  [SPREAD],
  [END, SPREAD],
  [{ type: 'nonsense' }],
);

type Call = (world: Kit, id: string) => Answer | Promise<void>;

const calls = fc.oneof(
  {
    weight: 8,
    arbitrary: fc.tuple(actor, move).map(
      ([who, moves]): Call =>
        ({ tables }, id) =>
          tables.submit(who, id, moves),
    ),
  },
  {
    weight: 3,
    arbitrary: actor.map(
      (who): Call =>
        ({ tables }, id) =>
          tables.undo(who, id),
    ),
  },
  {
    weight: 6,
    arbitrary: fc.nat(2).map(
      (): Call => async (world, id) => {
        if ((await reload(world, { id })).wake) await lookNext(world, { id });
      },
    ),
  },
  {
    weight: 1,
    arbitrary: actor.map(
      (who): Call =>
        ({ tables }, id) =>
          tables.pause(who, id),
    ),
  },
  {
    weight: 2,
    arbitrary: actor.map(
      (who): Call =>
        ({ tables }, id) =>
          tables.resume(who, id),
    ),
  },
  {
    weight: 1,
    arbitrary: actor.map(
      (who): Call =>
        ({ tables }, id) =>
          tables.resign(who, id),
    ),
  },
  {
    weight: 2,
    arbitrary: actor.map(
      (who): Call =>
        ({ tables }, id) =>
          tables.takeBack(who, id),
    ),
  },
  {
    weight: 1,
    arbitrary: fc.tuple(actor, fc.nat(3)).map(
      ([who, seat]): Call =>
        ({ tables }, id) =>
          tables.replace(who, id, seat, { userId: `u-new${seat}`, name: 'New' }),
    ),
  },
);

test('no sequence of calls corrupts a table: every change is one version, the log leads to the state', async () => {
  const world = await kit();
  let game = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(calls, { minLength: 5, maxLength: 40 }), async (sequence) => {
      game += 1;
      const { id } = await started(world, people, { bots: 1, rounds: 2, channelId: `p${game}` });
      for (const call of sequence) {
        const before = await reload(world, { id });
        const answer = await call(world, id);
        const after = await reload(world, { id });
        if (answer) expect(after.version - before.version).toBe(answer.ok ? 1 : 0);
        else expect(after.version - before.version).toBeLessThanOrEqual(1);
        if (after.version === before.version) expect(after).toEqual(before);
        expect(await faultsOf(world, id)).toEqual([]);
      }
    }),
    { numRuns: 60 },
  );
});

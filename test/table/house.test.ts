import { expect, test } from 'vitest';
import { simulate } from '../../src/headless/simulation.js';
import { houseGame } from '../support/house-game.js';
import { ann, done, faultsOf, kit, lookNext, reload } from './table-kit.js';

const begun = async () => {
  const world = await kit({}, [houseGame]);
  const { table } = await done(
    world.tables.open(ann, { guildId: 'g', channelId: 'c', game: 'siege', seats: 1, pace: 'live', language: 'en' }),
  );
  await done(world.tables.start(ann, table.id));
  return { world, id: table.id };
};

test('the house takes one step a wake-up, in its own time, and then the person is asked', async () => {
  const { world, id } = await begun();
  const { table } = await done(world.tables.submit(ann, id, [{ type: 'wait' }]));
  expect(table.wake).toEqual({ at: world.clock.now() + 1_500, kind: 'bot' });
  expect(table.clock?.running).toEqual([]);
  for (const steps of [1, 2, 3]) {
    const next = await lookNext(world, { id });
    expect(next.state).toMatchObject({ steps });
  }
  expect((await reload(world, { id })).clock?.wait?.seats).toEqual([0]);
});

test('another process goes on in the middle of the turn of the house, and the log tells every step once', async () => {
  const { world, id } = await begun();
  await done(world.tables.submit(ann, id, [{ type: 'wait' }]));
  const before = await lookNext(world, { id });
  const restarted = world.another();
  world.clock.at = before.wake?.at ?? 0;
  await Promise.all([restarted.look(id, before.version), world.tables.look(id, before.version)]);
  expect((await reload(world, { id })).state).toMatchObject({ steps: 2 });
  const log = await world.store.log(id);
  expect(log.map(({ entry }) => entry.seat)).toEqual([0, -1, -1]);
  expect(await faultsOf(world, id)).toEqual([]);
});

test('nobody presses for the house, and a person who tries is told to wait', async () => {
  const { world, id } = await begun();
  await done(world.tables.submit(ann, id, [{ type: 'wait' }]));
  const refused = await world.tables.submit(ann, id, [{ type: 'advance' }]);
  expect(refused).toMatchObject({ ok: false, error: { code: 'waitingForAnswer' } });
});

test('an order is taken from a seat that is not asked, and what it is not asked is still refused', async () => {
  const { world, id } = await begun();
  await done(world.tables.submit(ann, id, [{ type: 'wait' }]));
  const { table } = await done(world.tables.submit(ann, id, [{ type: 'flag' }], { decision: 'flag', version: 1 }));
  expect(table.state).toMatchObject({ flags: 1, steps: 0 });
  expect(table.wake?.kind).toBe('bot');
  expect(world.tables.decisions(table, 0).map((decision) => decision.id)).toEqual(['flag']);
  const mixed = await world.tables.submit(ann, id, [{ type: 'flag' }, { type: 'wait' }]);
  expect(mixed).toMatchObject({ ok: false, error: { code: 'waitingForAnswer' } });
});

test('a game lost by all ends with no winner', async () => {
  const { world, id } = await begun();
  for (let turn = 0; turn < 2; turn++) {
    await done(world.tables.submit(ann, id, [{ type: 'wait' }]));
    for (let step = 0; step < 3; step++) await lookNext(world, { id });
  }
  const over = await reload(world, { id });
  expect(over.status).toBe('finished');
  expect(world.tables.outcome(over)?.winners).toEqual([]);
});

test('simulated games play the house too', () => {
  const { state, log } = simulate({ game: houseGame, seats: 1, options: {}, seed: 'siege' });
  expect(state).toMatchObject({ turn: 2, steps: 6 });
  expect(log.entries).toHaveLength(8);
});

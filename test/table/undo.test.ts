import { describe, expect, test } from 'vitest';
import { canonical } from '../../src/engine/index.js';
import { MINUTE } from '../../src/table/paces.js';
import { ann, ben, done, faultsOf, kit, lookNext, notices, refusal, reload, sam, started } from './table-kit.js';

const WALK = { type: 'walk', steps: 1 };
const END = { type: 'end' };
const SPREAD = { type: 'spread', plan: { C1: { tent: 4 } } };

describe('WT-6: the maker takes back', () => {
  test('one press after the other, down to the start of the turn, and the state is as it was', async () => {
    const world = await kit();
    const table = await started(world);
    const { id } = table;
    const { table: walked } = await done(world.tables.submit(ann, id, [WALK]));
    await done(world.tables.submit(ann, id, [WALK, END]));
    const once = await done(world.tables.undo(ann, id));
    expect(canonical(once.table.state)).toBe(canonical(walked.state));
    const twice = await done(world.tables.undo(ann, id));
    expect(canonical(twice.table.state)).toBe(canonical(table.state));
    expect(twice.table.version).toBe(table.version + 4);
    expect((await world.store.log(id)).map(({ entry }) => entry)).toMatchObject([
      { move: { type: 'wake' } },
      { move: WALK },
      { move: WALK },
      { move: END },
      { undo: 2 },
      { undo: 1 },
    ]);
    expect(await refusal(world.tables.undo(ann, id))).toMatchObject({ rule: 'WT-6', code: 'undoNothing' });
    expect(await faultsOf(world, id)).toEqual([]);
  });

  test('and it is told in the thread', async () => {
    const world = await kit();
    const { id } = await started(world);
    await done(world.tables.submit(ann, id, [WALK]));
    await notices(world, { id });
    await done(world.tables.undo(ann, id));
    expect(await notices(world, { id })).toMatchObject([
      { kind: 'table', turn: 1 },
      { kind: 'story', lines: [{ key: 'table:story.undo', facts: { name: { facts: { name: 'Ann' } } } }] },
    ]);
  });

  test.each([
    ['a die', { type: 'roll' }, 'undoChance'],
    ['a reveal', { type: 'peek' }, 'undoReveal'],
  ])('not behind %s, whatever came before it', async (_name, move, code) => {
    const world = await kit();
    const { id } = await started(world);
    await done(world.tables.submit(ann, id, [WALK]));
    const { table } = await done(world.tables.submit(ann, id, [move]));
    expect(await world.tables.canUndo(table, ann.userId)).toBe(false);
    expect(await refusal(world.tables.undo(ann, id))).toMatchObject({ rule: 'WT-6', code });
    const after = await done(world.tables.submit(ann, id, [WALK]));
    expect(await world.tables.canUndo(after.table, ann.userId)).toBe(true);
    await done(world.tables.undo(ann, id));
    expect(await refusal(world.tables.undo(ann, id))).toMatchObject({ code });
  });

  test('not after another person decided', async () => {
    const world = await kit();
    const { id } = await started(world);
    await done(world.tables.submit(ann, id, [{ type: 'attack', targets: [1] }]));
    expect(await world.tables.canUndo(await reload(world, { id }), ann.userId)).toBe(true);
    await done(world.tables.submit(ben, id, [{ type: 'answer', hold: true }]));
    expect(await refusal(world.tables.undo(ann, id))).toMatchObject({
      rule: 'WT-6',
      code: 'undoSeat',
      facts: { name: { facts: { name: 'Ben' } } },
    });
  });

  test('not after a bot played', async () => {
    const world = await kit();
    const { id } = await started(world, [ann], { bots: 1 });
    await done(world.tables.submit(ann, id, [END, SPREAD]));
    expect(await world.tables.canUndo(await reload(world, { id }), ann.userId)).toBe(true);
    await lookNext(world, { id });
    expect(await refusal(world.tables.undo(ann, id))).toMatchObject({ code: 'undoSeat' });
  });

  test('a turn passed on for two minutes, and no longer', async () => {
    const world = await kit();
    const { id } = await started(world);
    await done(world.tables.submit(ann, id, [END, SPREAD]));
    world.clock.at += 2 * MINUTE;
    const { table } = await done(world.tables.undo(ann, id));
    expect(world.tables.turn(table)).toMatchObject({ number: 1, seat: 0 });
    await done(world.tables.submit(ann, id, [END, SPREAD]));
    world.clock.at += 2 * MINUTE + 1;
    expect(await refusal(world.tables.undo(ann, id))).toMatchObject({ rule: 'WT-6', code: 'undoPassed' });
  });

  test('a turn that ends again is told whole, and its time is added once', async () => {
    const world = await kit();
    const { id } = await started(world);
    await done(world.tables.submit(ann, id, [END, SPREAD]));
    await done(world.tables.submit(ben, id, [WALK]));
    const { table: first } = await done(world.tables.submit(ben, id, [END, SPREAD]));
    await done(world.tables.undo(ben, id));
    await notices(world, { id });
    const { table: again } = await done(world.tables.submit(ben, id, [END, SPREAD]));
    expect(again.clock?.banks).toEqual(first.clock?.banks);
    expect(await notices(world, { id })).toMatchObject([
      { closes: { line: { facts: { events: 'woke walked ended spread' } } } },
      { lines: [{ key: 'toy:walked' }, { key: 'toy:ended' }, { key: 'toy:spread' }] },
    ]);
    expect(await faultsOf(world, id)).toEqual([]);
  });
});

test('WT-6: only people on a seat, only their own moves', async () => {
  const world = await kit();
  const { id } = await started(world);
  await done(world.tables.submit(ann, id, [WALK]));
  expect(await refusal(world.tables.undo(sam, id))).toMatchObject({ rule: 'WT-4', code: 'notSeated' });
  expect(await refusal(world.tables.undo(ben, id))).toMatchObject({ rule: 'WT-6', code: 'undoNothing' });
  const table = await reload(world, { id });
  expect(await world.tables.canUndo(table, sam.userId)).toBe(false);
  expect(await world.tables.canUndo(table, ben.userId)).toBe(false);
});

test('WT-6: forty moves can be made and taken back one by one', async () => {
  const world = await kit();
  const { id } = await started(world);
  for (let i = 0; i < 20; i++) {
    await done(world.tables.submit(ann, id, [WALK]));
    await done(world.tables.submit(ann, id, [WALK]));
    const { table } = await done(world.tables.undo(ann, id));
    expect(await world.tables.canUndo(table, ann.userId)).toBe(true);
    await done(world.tables.undo(ann, id));
  }
  expect(await world.tables.canUndo(await reload(world, { id }), ann.userId)).toBe(false);
  expect(await faultsOf(world, id)).toEqual([]);
});

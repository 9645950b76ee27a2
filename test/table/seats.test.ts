import { describe, expect, test } from 'vitest';
import { ann, ben, cleo, done, kit, notices, refusal, sam, started } from './table-kit.js';

const WALK = { type: 'walk', steps: 1 };
const MINUTE = 60_000;

describe('a person who resigns', () => {
  test('keeps the seat while a stand-in plays it, and hands the table over', async () => {
    const world = await kit();
    const { id } = await started(world);
    const { table } = await done(world.tables.resign(ann, id));
    expect(table).toMatchObject({ hostId: 'u-Ben', occupants: [{ name: 'Ann', standIn: true }, { name: 'Ben' }] });
    expect(table.wake?.kind).toBe('bot');
    expect(table.clock?.running).toEqual([]);
    expect((await notices(world, table)).at(-1)).toMatchObject({
      lines: [
        { key: 'table:story.resigns' },
        { key: 'table:story.newHost', facts: { name: { facts: { name: 'Ben' } } } },
      ],
    });
    expect(await refusal(world.tables.resign(ann, id))).toMatchObject({ rule: 'WT-7', code: 'standInPlays' });
    expect(await refusal(world.tables.resign(sam, id))).toMatchObject({ rule: 'WT-4', code: 'notSeated' });
  });

  test('may take the seat back, with time for a turn', async () => {
    const world = await kit();
    const { id } = await started(world);
    world.clock.at += 6 * MINUTE;
    await done(world.tables.resign(ann, id));
    const { table } = await done(world.tables.takeBack(ann, id));
    expect(table.occupants[0]).toEqual({ kind: 'person', userId: 'u-Ann', name: 'Ann' });
    expect(table.clock).toMatchObject({ running: [0], deadline: world.clock.now() + 1.5 * MINUTE });
    await done(world.tables.submit(ann, id, [WALK]));
    expect(await refusal(world.tables.takeBack(ann, id))).toMatchObject({ rule: 'WT-7', code: 'noStandIn' });
  });

  test('and was the last one closes the table', async () => {
    const world = await kit();
    const { id } = await started(world, [ann], { bots: 1 });
    const { table } = await done(world.tables.resign(ann, id));
    expect(table).toMatchObject({ status: 'cancelled', endedAt: world.clock.now() });
    expect(table.wake).toBeUndefined();
  });
});

describe('WT-5: a seat changes hands', () => {
  test('by the host, where a bot or a stand-in plays', async () => {
    const world = await kit();
    const { id } = await started(world, [ann, ben], { bots: 1 });
    const to = { userId: 'u-Cleo', name: 'Cleo' };
    expect(await refusal(world.tables.replace(ann, id, 1, to))).toMatchObject({ rule: 'WT-5', code: 'notToGive' });
    expect(await refusal(world.tables.replace(ben, id, 2, to))).toMatchObject({ rule: 'WT-5', code: 'notToGive' });
    expect(await refusal(world.tables.replace(ann, id, 2, ben))).toMatchObject({ rule: 'WT-4', code: 'personSeated' });
    expect(await refusal(world.tables.replace(ann, id, 5, to))).toMatchObject({ rule: 'WT-4', code: 'noSuchSeat' });
    const { table } = await done(world.tables.replace(ann, id, 2, to));
    expect(table.occupants[2]).toEqual({ kind: 'person', userId: 'u-Cleo', name: 'Cleo' });
    await done(world.tables.resign(ben, id));
    expect((await done(world.tables.replace(ann, id, 1, sam))).table.occupants[1]).toEqual({
      kind: 'person',
      userId: 'u-Sam',
      name: 'Sam',
    });
  });

  test('by its owner, at any time; a host gives the table along', async () => {
    const world = await kit();
    const { id } = await started(world);
    const { table } = await done(world.tables.replace(ann, id, 0, cleo));
    expect(table).toMatchObject({ hostId: 'u-Cleo', occupants: [{ name: 'Cleo' }, { name: 'Ben' }] });
    await done(world.tables.submit(cleo, id, [WALK]));
    expect(await refusal(world.tables.submit(ann, id, [WALK]))).toMatchObject({ code: 'notSeated' });
  });
});

describe('WT-5: a table is closed', () => {
  test('in the lobby by the host', async () => {
    const world = await kit();
    const { table } = await done(world.tables.open(ann, { channelId: 'c1', game: 'toy' }));
    await done(world.tables.join(ben, table.id));
    expect(await refusal(world.tables.cancel(ben, table.id))).toMatchObject({ rule: 'WT-5', code: 'hostOnly' });
    expect((await done(world.tables.cancel(ann, table.id, 'no time'))).table.status).toBe('cancelled');
    expect((await notices(world, table)).at(-1)).toMatchObject({
      line: { key: 'table:closed.because', facts: { reason: 'no time' } },
    });
    expect(await refusal(world.tables.cancel(ann, table.id))).toMatchObject({ rule: 'WT-3', code: 'tableClosed' });
  });

  test('in a running game by a manager, or by a host who plays alone', async () => {
    const world = await kit();
    const { id } = await started(world);
    expect(await refusal(world.tables.cancel(ann, id))).toMatchObject({ rule: 'WT-5', code: 'cancelRunning' });
    await done(world.tables.cancel({ ...sam, manager: true }, id));
    const alone = await started(world, [ann], { bots: 2 });
    await done(world.tables.cancel(ann, alone.id));
    expect(await refusal(world.tables.submit(ann, alone.id, [WALK]))).toMatchObject({
      rule: 'WT-3',
      code: 'tableClosed',
    });
  });
});

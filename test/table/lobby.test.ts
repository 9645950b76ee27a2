import { describe, expect, test } from 'vitest';
import { commitment } from '../../src/engine/index.js';
import { newTableId } from '../../src/table/ids.js';
import { HOUR } from '../../src/table/paces.js';
import { ann, ben, cleo, done, kit, lookNext, notices, refusal, reload, sam, started } from './table-kit.js';

const request = { channelId: 'c1', guildId: 'g1', game: 'toy' };

describe('opening a table', () => {
  test('seats the host first, with as many seats as the game has', async () => {
    const { tables, kicks, hints, clock } = await kit({ newTableId });
    const { table } = await done(tables.open(ann, request));
    expect(table).toMatchObject({ version: 0, status: 'lobby', hostId: 'u-Ann', pace: 'live', rules: 1 });
    expect(table.occupants.map(({ kind }) => kind)).toEqual(['person', 'free', 'free', 'free']);
    expect(table.id).toMatch(/^[ACDEFGHJKLMNPQRTUVWXYZ234679]{4}$/);
    expect(kicks).toEqual([table.id]);
    expect(hints).toEqual([{ tableId: table.id, version: 0, at: clock.now() + HOUR }]);
  });

  test('WT-3: a channel has one table that is not over', async () => {
    const { tables } = await kit();
    await done(tables.open(ann, request));
    expect(await refusal(tables.open(ben, request))).toMatchObject({ rule: 'WT-3', code: 'channelTakenLobby' });
    await done(tables.open(ben, { ...request, channelId: 'c2' }));
  });

  test('WT-3: the refusal says whose turn it is', async () => {
    const world = await kit();
    await started(world);
    expect(await refusal(world.tables.open(cleo, request))).toMatchObject({
      code: 'channelTaken',
      facts: { round: 1, name: { facts: { name: 'Ann' } } },
    });
  });

  test('takes another id when one is in use', async () => {
    const ids = ['AAAA', 'AAAA', 'CCCC'];
    const { tables } = await kit({ newTableId: () => ids.shift() as string });
    await done(tables.open(ann, request));
    expect((await done(tables.open(ann, { ...request, channelId: 'c2' }))).table.id).toBe('CCCC');
  });

  test('refuses an unknown game, too many seats and options the game does not know', async () => {
    const { tables } = await kit();
    expect(await refusal(tables.open(ann, { ...request, game: 'chess' }))).toMatchObject({ code: 'unknownGame' });
    expect(await refusal(tables.open(ann, { ...request, seats: 9 }))).toMatchObject({
      rule: 'WT-4',
      code: 'seatCount',
      facts: { min: 2, max: 4 },
    });
    expect(await refusal(tables.open(ann, { ...request, options: { dragons: 1 } }))).toMatchObject({ rule: 'TOY-1' });
  });
});

describe('seats before the start', () => {
  test('WT-4: one seat a person, and only free ones', async () => {
    const { tables } = await kit();
    const { id } = (await done(tables.open(ann, { ...request, seats: 2 }))).table;
    expect(await refusal(tables.join(ann, id))).toMatchObject({ rule: 'WT-4', code: 'alreadySeated' });
    expect(await refusal(tables.join(ben, id, 0))).toMatchObject({ rule: 'WT-4', code: 'seatTaken' });
    expect(await refusal(tables.join(ben, id, 7))).toMatchObject({ rule: 'WT-4', code: 'noSuchSeat' });
    await done(tables.join(ben, id, 1));
    expect(await refusal(tables.join(cleo, id))).toMatchObject({
      rule: 'WT-4',
      code: 'tableFull',
      facts: { count: 2 },
    });
  });

  test('a host who leaves hands over; the last person to leave closes the table', async () => {
    const world = await kit();
    const { tables } = world;
    const { id } = (await done(tables.open(ann, request))).table;
    await done(tables.join(ben, id));
    await done(tables.addBot(ann, id));
    expect((await done(tables.leave(ann, id))).table).toMatchObject({ hostId: 'u-Ben', status: 'lobby' });
    const { table } = await done(tables.leave(ben, id));
    expect(table).toMatchObject({ status: 'cancelled' });
    expect(table.wake).toBeUndefined();
    expect((await notices(world, table)).at(-1)).toMatchObject({ kind: 'closed', line: { key: 'table:closed.empty' } });
    expect(await refusal(tables.join(ann, id))).toMatchObject({ rule: 'WT-3', code: 'tableClosed' });
  });

  test('WT-5: bots, removal, options and start are the host’s', async () => {
    const { tables } = await kit();
    const { id } = (await done(tables.open(ann, request))).table;
    await done(tables.join(ben, id));
    for (const answer of [
      tables.addBot(ben, id),
      tables.remove(ben, id, 0),
      tables.configure(ben, id, { pace: 'daily' }),
      tables.start(ben, id),
    ])
      expect(await refusal(answer)).toMatchObject({
        rule: 'WT-5',
        code: 'hostOnly',
        facts: { name: { facts: { name: 'Ann' } } },
      });
    await done(tables.addBot(ann, id, 'hard', 3));
    const { table } = await done(tables.remove(ann, id, 1));
    expect(table.occupants.map(({ kind }) => kind)).toEqual(['person', 'free', 'free', 'bot']);
  });

  test('options are merged and checked, seats follow, taken ones stay', async () => {
    const { tables } = await kit();
    const { id } = (await done(tables.open(ann, request))).table;
    await done(tables.join(ben, id, 3));
    const { table } = await done(
      tables.configure(ann, id, { options: { rounds: 3 }, seats: 2, pace: 'daily', language: 'pl' }),
    );
    expect(table).toMatchObject({ options: { rounds: 3 }, pace: 'daily', language: 'pl' });
    expect(table.occupants.map(({ kind }) => kind)).toEqual(['person', 'person']);
    await done(tables.configure(ann, id, { seats: 3 }));
    await done(tables.join(cleo, id));
    expect(await refusal(tables.configure(ann, id, { seats: 2 }))).toMatchObject({ rule: 'WT-4', code: 'seatsInUse' });
    expect(await refusal(tables.configure(ann, id, { options: { rounds: 0 } }))).toMatchObject({ rule: 'TOY-1' });
  });

  test('an unused lobby closes after an hour, a used one an hour after its last use', async () => {
    const world = await kit();
    const { table } = await done(world.tables.open(ann, request));
    world.clock.at += HOUR - 1;
    await done(world.tables.join(ben, table.id));
    world.clock.at += 1;
    await world.tables.look(table.id, 1);
    expect((await reload(world, table)).status).toBe('lobby');
    expect((await lookNext(world, table)).status).toBe('cancelled');
    expect((await notices(world, table)).at(-1)).toMatchObject({ line: { key: 'table:closed.unused' } });
  });
});

describe('the start', () => {
  test('WT-4: needs the fewest seats taken', async () => {
    const { tables } = await kit();
    const { id } = (await done(tables.open(ann, request))).table;
    expect(await refusal(tables.start(ann, id))).toMatchObject({
      rule: 'WT-4',
      code: 'tooFew',
      facts: { min: 2, count: 1 },
    });
  });

  test('drops free seats, keeps the seat order, draws the seed and shows its hash', async () => {
    const world = await kit();
    const { tables } = world;
    const { id } = (await done(tables.open(ann, { ...request, options: { rounds: 3 } }))).table;
    await done(tables.join(ben, id, 2));
    const { table } = await done(tables.start(ann, id));
    expect(table.occupants).toMatchObject([{ name: 'Ann' }, { name: 'Ben' }]);
    expect(table).toMatchObject({ status: 'running', seed: 'seed of the test', options: { rounds: 3 } });
    const told = (await notices(world, table)).filter(({ kind }) => kind === 'story');
    expect(told).toMatchObject([
      { lines: [{ key: 'table:story.beginsRounds', facts: { hash: commitment('seed of the test'), count: 3 } }] },
    ]);
    expect(JSON.stringify(told)).not.toContain('seed of the test');
  });

  test('decisions without a choice are made at once and logged', async () => {
    const world = await kit();
    const table = await started(world);
    expect(await world.store.log(table.id)).toMatchObject([{ entry: { seat: 0, move: { type: 'wake' } }, press: 1 }]);
    expect(world.tables.decisions(table, 0).map(({ id }) => id)).toEqual(['act', 'bid', 'end']);
    expect((await notices(world, table)).at(-1)).toEqual({ kind: 'table', turn: 1 });
  });

  test('WT-4: seats stay as they are from then on', async () => {
    const world = await kit();
    const { id } = await started(world);
    for (const answer of [
      world.tables.join(sam, id),
      world.tables.leave(ben, id),
      world.tables.addBot(ann, id),
      world.tables.remove(ann, id, 1),
      world.tables.configure(ann, id, { seats: 3 }),
      world.tables.start(ann, id),
    ])
      expect(await refusal(answer)).toMatchObject({ rule: 'WT-4', code: 'begun' });
  });
});

test('a table that does not exist is refused by name', async () => {
  const { tables } = await kit();
  expect(await refusal(tables.join(ann, 'ZZZZ'))).toMatchObject({
    rule: 'WT-3',
    code: 'noTable',
    facts: { id: 'ZZZZ' },
  });
});

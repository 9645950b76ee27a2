import { describe, expect, test } from 'vitest';
import { DAY, HOUR, MINUTE } from '../../src/table/paces.js';
import { runClock } from '../../src/table/timing.js';
import { toyGame } from '../support/toy-game.js';
import {
  ann,
  ben,
  cleo,
  done,
  faultsOf,
  type Kit,
  kit,
  lookNext,
  notices,
  refusal,
  reload,
  started,
} from './table-kit.js';

const SECOND = 1_000;
const WALK = { type: 'walk', steps: 1 };
const END = { type: 'end' };
const SPREAD = { type: 'spread', plan: { C1: { tent: 4 } } };
const ATTACK = { type: 'attack', targets: [1] };
const HOLD = { type: 'answer', hold: true };

const keysOf = async (world: Kit, id: string): Promise<readonly string[]> =>
  (await notices(world, { id })).flatMap((notice) =>
    notice.kind === 'story' ? notice.lines.map(({ key }) => key) : [notice.kind],
  );

/** Lets the present wait run out. */
async function runOut(world: Kit, id: string): Promise<void> {
  for (;;) {
    const { wake } = await reload(world, { id });
    await lookNext(world, { id });
    if (wake?.kind === 'timeout' || wake?.kind === 'window') return;
  }
}

describe('WT-7: the bank of the seat whose turn it is', () => {
  test('holds five minutes and the first turn’s ninety seconds in a live game, and runs over all its moves', async () => {
    const world = await kit();
    const start = world.clock.now();
    const table = await started(world);
    expect(table.clock).toMatchObject({ running: [0], deadline: start + 6.5 * MINUTE });
    world.clock.at += MINUTE;
    const { table: later } = await done(world.tables.submit(ann, table.id, [WALK]));
    expect(later.clock).toMatchObject({ deadline: start + 6.5 * MINUTE, banks: [5.5 * MINUTE, 5 * MINUTE] });
  });

  test('grows by every own turn, up to the cap', async () => {
    const world = await kit();
    const { id } = await started(world, [ann, ben], { rounds: 6 });
    for (let i = 0; i < 5; i++) {
      await done(world.tables.submit(ann, id, [END, SPREAD]));
      await done(world.tables.submit(ben, id, [END, SPREAD]));
    }
    expect((await reload(world, { id })).clock?.banks).toEqual([8 * MINUTE, 8 * MINUTE]);
  });

  test('stands while others have a window, which has its own time and is not renewed by answers of others', async () => {
    const world = await kit();
    const { id } = await started(world, [ann, ben, cleo]);
    world.clock.at += MINUTE;
    const { table } = await done(world.tables.submit(ann, id, [{ type: 'attack', targets: [1, 2] }]));
    const opened = world.clock.now();
    expect(table.clock).toMatchObject({
      running: [],
      deadline: opened + 45 * SECOND,
      wait: { kind: 'window', seats: [1, 2] },
    });
    expect(table.wake).toEqual({ at: opened + 45 * SECOND, kind: 'window' });
    world.clock.at += 30 * SECOND;
    const half = await done(world.tables.submit(cleo, id, [HOLD]));
    expect(half.table.clock?.deadline).toBe(opened + 45 * SECOND);
    world.clock.at += 10 * SECOND;
    const over = await done(world.tables.submit(ben, id, [HOLD]));
    expect(over.table.clock).toMatchObject({ running: [0], deadline: world.clock.now() + 5.5 * MINUTE });
  });
});

test('WT-7: a window that asks again who has just answered is a new one', async () => {
  const world = await kit();
  const { id } = await started(world);
  const { table } = await done(world.tables.submit(ann, id, [ATTACK]));
  const now = world.clock.now() + 20 * SECOND;
  const again = (pressed: readonly number[]) =>
    runClock(table.clock!, { table, game: toyGame, state: table.state!, now, pressed }).deadline;
  expect([again([0]), again([1])]).toEqual([now + 25 * SECOND, now + 45 * SECOND]);
});

describe('WT-7: reminders', () => {
  test('a live turn reminds once, a minute before its end', async () => {
    const world = await kit();
    const table = await started(world);
    expect(table.wake).toEqual({ at: world.clock.now() + 5.5 * MINUTE, kind: 'reminder' });
    await notices(world, table);
    const reminded = await lookNext(world, table);
    expect(await notices(world, table)).toEqual([{ kind: 'reminder', userIds: ['u-Ann'] }]);
    expect(reminded.wake).toEqual({ at: world.clock.now() + MINUTE, kind: 'timeout' });
  });

  test('a daily turn reminds at half and three hours before its end', async () => {
    const world = await kit();
    const { table } = await done(world.tables.open(ann, { channelId: 'c1', game: 'toy', pace: 'daily' }));
    await done(world.tables.join(ben, table.id));
    const begun = world.clock.now();
    await done(world.tables.start(ann, table.id));
    const wakes = [];
    for (let i = 0; i < 3; i++) {
      const { wake } = await reload(world, table);
      wakes.push([wake?.kind, ((wake?.at ?? 0) - begun) / HOUR]);
      await lookNext(world, table);
    }
    expect(wakes).toEqual([
      ['reminder', 26],
      ['reminder', 49],
      ['timeout', 52],
    ]);
  });

  test('nobody is reminded late of what is over: two missed reminders are one', async () => {
    const world = await kit();
    const { table } = await done(world.tables.open(ann, { channelId: 'c1', game: 'toy', pace: 'evening' }));
    await done(world.tables.join(ben, table.id));
    const { table: running } = await done(world.tables.start(ann, table.id));
    world.clock.at = (running.clock?.deadline ?? 0) - MINUTE;
    await world.tables.look(table.id, running.version);
    expect((await reload(world, table)).wake).toMatchObject({ kind: 'timeout' });
  });
});

describe('WT-7: the ladder', () => {
  test('a missed window gets the usual answer and is no timeout', async () => {
    const world = await kit();
    const { id } = await started(world);
    await done(world.tables.submit(ann, id, [ATTACK]));
    await notices(world, { id });
    await runOut(world, id);
    const table = await reload(world, { id });
    expect(world.tables.acting(table)).toEqual([0]);
    expect((await world.store.lastEntries(id, 1))[0]).toMatchObject({
      by: 'clock',
      entry: { seat: 1, move: { hold: false } },
    });
    expect(table.clock?.timeouts[1]).toEqual({ row: 0, all: 0 });
    expect(await keysOf(world, id)).toEqual(['table:story.window', 'table']);
  });

  test('the first timeout plays the turn to its end by the careful defaults', async () => {
    const world = await kit();
    const { id } = await started(world);
    await done(world.tables.submit(ann, id, [WALK]));
    await notices(world, { id });
    await runOut(world, id);
    const table = await reload(world, { id });
    expect(world.tables.turn(table)).toMatchObject({ number: 2, seat: 1 });
    expect(table.clock?.timeouts[0]).toEqual({ row: 1, all: 1 });
    expect(table.clock?.banks[0]).toBe(0);
    expect(
      (await world.store.lastEntries(id, 3)).map(({ entry, by }) => [by, 'move' in entry && entry.move]),
    ).toMatchObject([
      ['clock', END],
      ['clock', SPREAD],
      ['clock', { type: 'wake' }],
    ]);
    expect(await keysOf(world, id)).toEqual([
      'reminder',
      'table:story.timeout',
      'table',
      'toy:walked',
      'toy:ended',
      'toy:spread',
    ]);
    expect(await refusal(world.tables.undo(ann, id))).toMatchObject({ code: 'undoSeat' });
  });

  test('the second in a row brings the stand-in, which plays on by itself', async () => {
    const world = await kit();
    const { id } = await started(world, [ann, ben], { rounds: 4 });
    await runOut(world, id);
    await done(world.tables.submit(ben, id, [END, SPREAD]));
    await notices(world, { id });
    await runOut(world, id);
    const table = await reload(world, { id });
    expect(table.occupants[0]).toMatchObject({ name: 'Ann', standIn: true });
    expect(table).toMatchObject({ hostId: 'u-Ben', wake: { kind: 'bot', at: world.clock.now() } });
    expect(await keysOf(world, id)).toContain('table:story.standIn');
    await lookNext(world, { id });
    expect((await world.store.lastEntries(id, 1))[0]?.by).toBe('bot');
    expect(await refusal(world.tables.submit(ann, id, [WALK]))).toMatchObject({ rule: 'WT-7', code: 'standInPlays' });
  });

  test('a move in between breaks the row; the third in all brings the stand-in', async () => {
    const world = await kit();
    const { id } = await started(world, [ann, ben], { rounds: 6 });
    for (const [row, all] of [
      [1, 1],
      [1, 2],
    ]) {
      await runOut(world, id);
      expect((await reload(world, { id })).clock?.timeouts[0]).toEqual({ row, all });
      await done(world.tables.submit(ben, id, [END, SPREAD]));
      await done(world.tables.submit(ann, id, [END, SPREAD]));
      await done(world.tables.submit(ben, id, [END, SPREAD]));
    }
    await runOut(world, id);
    expect((await reload(world, { id })).occupants[0]).toMatchObject({ standIn: true });
  });

  test('with nobody left the table closes', async () => {
    const world = await kit();
    const { id } = await started(world, [ann], { bots: 1, rounds: 9 });
    for (let i = 0; i < 200 && (await reload(world, { id })).status === 'running'; i++) await lookNext(world, { id });
    const table = await reload(world, { id });
    expect(table.status).toBe('cancelled');
    expect((await notices(world, { id })).at(-1)).toMatchObject({
      kind: 'closed',
      line: { key: 'table:closed.noPeople' },
    });
    expect(await faultsOf(world, id)).toEqual([]);
  });
});

describe('WT-5: a pause', () => {
  test('keeps what was left of a turn', async () => {
    const world = await kit();
    const { id } = await started(world);
    world.clock.at += MINUTE;
    const { table } = await done(world.tables.pause(ann, id, 'back soon https://spam.example @everyone'));
    expect(table).toMatchObject({ status: 'paused', pause: { by: 'u-Ann', reason: 'back soon', left: 5.5 * MINUTE } });
    expect(table.clock).not.toHaveProperty('deadline');
    world.clock.at += 3 * DAY;
    const { table: again } = await done(world.tables.resume(ann, id));
    expect(again).toMatchObject({
      status: 'running',
      clock: { deadline: world.clock.now() + 5.5 * MINUTE, running: [0] },
    });
    expect(again).not.toHaveProperty('pause');
    expect(again.wake).toEqual({ at: world.clock.now() + 4.5 * MINUTE, kind: 'reminder' });
  });

  test('shifts the reminder at half by its length', async () => {
    const world = await kit();
    const { table } = await done(world.tables.open(ann, { channelId: 'c1', game: 'toy', pace: 'evening' }));
    await done(world.tables.join(ben, table.id));
    await done(world.tables.start(ann, table.id));
    world.clock.at += 6 * MINUTE;
    await done(world.tables.pause(ann, table.id));
    world.clock.at += DAY;
    const { table: again } = await done(world.tables.resume(ann, table.id));
    expect(again.wake).toEqual({ at: world.clock.now() + 7 * MINUTE, kind: 'reminder' });
  });

  test('keeps what was left of a window', async () => {
    const world = await kit();
    const { id } = await started(world);
    await done(world.tables.submit(ann, id, [ATTACK]));
    world.clock.at += 15 * SECOND;
    await done(world.tables.pause(ann, id));
    world.clock.at += HOUR;
    const { table } = await done(world.tables.resume(ann, id));
    expect(table.clock?.deadline).toBe(world.clock.now() + 30 * SECOND);
  });

  test('ends by itself at its time', async () => {
    const world = await kit();
    const { id } = await started(world);
    const until = world.clock.now() + DAY;
    const { table } = await done(world.tables.pause(ann, id, undefined, until));
    expect(table.wake).toEqual({ at: until, kind: 'resume' });
    expect((await lookNext(world, { id })).status).toBe('running');
  });

  test('is the host’s, lasts at most fourteen days, and is not doubled', async () => {
    const world = await kit();
    const { id } = await started(world);
    const now = world.clock.now();
    expect(await refusal(world.tables.pause(ben, id))).toMatchObject({ rule: 'WT-5', code: 'hostOnly' });
    expect(await refusal(world.tables.pause(ann, id, '', now + 15 * DAY))).toMatchObject({
      rule: 'WT-5',
      code: 'pauseTooLong',
    });
    expect(await refusal(world.tables.pause(ann, id, '', now))).toMatchObject({ rule: 'WT-5', code: 'pausePast' });
    expect(await refusal(world.tables.resume(ann, id))).toMatchObject({ rule: 'WT-5', code: 'notPaused' });
    await done(world.tables.pause(ann, id));
    expect(await refusal(world.tables.pause(ann, id))).toMatchObject({ rule: 'WT-5', code: 'alreadyPaused' });
    expect(await refusal(world.tables.resume(ben, id))).toMatchObject({ rule: 'WT-5', code: 'resumeOther' });
  });
});

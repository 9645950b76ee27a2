import { describe, expect, test } from 'vitest';
import { ann, ben, cleo, done, type Kit, kit, notices, refusal, reload, sam, started } from './table-kit.js';

const WALK = { type: 'walk', steps: 1 };
const END = { type: 'end' };
const SPREAD = { type: 'spread', plan: { C1: { tent: 4 } } };

const scores = async (world: Kit, id: string): Promise<unknown> =>
  ((await reload(world, { id })).state as unknown as { scores: unknown }).scores;

describe('who may decide', () => {
  test('WT-1: not the others; they are told whose turn it is and how far theirs is', async () => {
    const world = await kit();
    const { id, version } = await started(world, [ann, ben, cleo]);
    expect(await refusal(world.tables.submit(ben, id, [WALK]))).toMatchObject({
      rule: 'WT-1',
      code: 'notYourTurn',
      facts: { name: { facts: { name: 'Ann' } }, away: { key: 'table:away.next' } },
    });
    expect(await refusal(world.tables.submit(cleo, id, [WALK]))).toMatchObject({
      facts: { away: { key: 'table:away.second' } },
    });
    expect((await reload(world, { id })).version).toBe(version);
  });

  test('WT-1: the active player waits for those who are asked in between', async () => {
    const world = await kit();
    const { id } = await started(world);
    await done(world.tables.submit(ann, id, [{ type: 'attack', targets: [1] }]));
    expect(await refusal(world.tables.submit(ann, id, [WALK]))).toMatchObject({
      rule: 'WT-1',
      code: 'waitingForAnswer',
      facts: { names: [{ facts: { name: 'Ben' } }] },
    });
    await done(world.tables.submit(ben, id, [{ type: 'answer', hold: true }]));
    await done(world.tables.submit(ann, id, [WALK]));
  });

  test('WT-4: not those who only watch', async () => {
    const world = await kit();
    const { id } = await started(world);
    expect(await refusal(world.tables.submit(sam, id, [WALK]))).toMatchObject({ rule: 'WT-4', code: 'notSeated' });
  });

  test('WT-1: nobody before the start and after the end', async () => {
    const world = await kit();
    const open = await done(world.tables.open(ann, { channelId: 'c2', game: 'toy' }));
    expect(await refusal(world.tables.submit(ann, open.table.id, [WALK]))).toMatchObject({ code: 'notBegun' });
    const { id } = await started(world, [ann, ben], { rounds: 1 });
    await done(world.tables.submit(ann, id, [WALK, END, SPREAD]));
    const last = await done(world.tables.submit(ben, id, [END, SPREAD]));
    expect(last.table).toMatchObject({ status: 'finished', endedAt: world.clock.now() });
    expect(world.tables.outcome(last.table)?.winners).toEqual([0]);
    expect(await refusal(world.tables.submit(ann, id, [WALK]))).toMatchObject({
      rule: 'WT-1',
      code: 'gameOver',
      facts: { result: { key: 'table:result.won', facts: { names: [{ facts: { name: 'Ann' } }] } } },
    });
  });

  test('WT-7: nobody while the clock is stopped', async () => {
    const world = await kit();
    const { id } = await started(world);
    await done(world.tables.pause(ann, id));
    expect(await refusal(world.tables.submit(ann, id, [WALK]))).toMatchObject({ rule: 'WT-7', code: 'paused' });
  });
});

describe('what a press does', () => {
  test('WT-2: a control belongs to its decision; a moved version alone does no harm', async () => {
    const world = await kit();
    const { id, version } = await started(world);
    await done(world.tables.submit(ann, id, [WALK], { decision: 'act', version }));
    const { table } = await done(world.tables.submit(ann, id, [WALK], { decision: 'act', version }));
    await done(world.tables.submit(ann, id, [END], { decision: 'end', version: table.version }));
    expect(await refusal(world.tables.submit(ann, id, [WALK], { decision: 'act', version }))).toEqual({
      rule: 'WT-2',
      code: 'oldButton',
      facts: { made: version, now: table.version + 1 },
    });
  });

  test('a move against the rules is refused with the game’s own rule', async () => {
    const world = await kit();
    const { id } = await started(world);
    expect(await refusal(world.tables.submit(ann, id, [{ type: 'fly' }]))).toMatchObject({ rule: 'TOY-1' });
    expect(await refusal(world.tables.submit(ann, id, []))).toMatchObject({ rule: 'WT-2', code: 'nothingToDo' });
  });

  test('several moves are made together or not at all', async () => {
    const world = await kit();
    const { id, version } = await started(world);
    expect(await refusal(world.tables.submit(ann, id, [WALK, { type: 'walk', steps: 9 }]))).toMatchObject({
      rule: 'TOY-1',
    });
    expect(await scores(world, id)).toEqual([0, 0]);
    const { table } = await done(world.tables.submit(ann, id, [WALK, WALK]));
    expect(table.version).toBe(version + 1);
    expect(await scores(world, id)).toEqual([2, 0]);
    expect((await world.store.lastEntries(id, 2)).map(({ press }) => press)).toEqual([2, 2]);
  });

  test.each([
    ['chance', { type: 'roll' }],
    ['a reveal', { type: 'peek' }],
  ])('WT-2: only the last of several moves may meet %s', async (_name, move) => {
    const world = await kit();
    const { id } = await started(world);
    expect(await refusal(world.tables.submit(ann, id, [move, WALK]))).toMatchObject({ rule: 'WT-2', code: 'oneByOne' });
    await done(world.tables.submit(ann, id, [WALK, move]));
  });

  test('decisions without a choice that follow belong to the press', async () => {
    const world = await kit();
    const { id } = await started(world);
    await done(world.tables.submit(ann, id, [END]));
    await done(world.tables.submit(ann, id, [SPREAD]));
    expect(
      (await world.store.lastEntries(id, 2)).map(({ entry, press, by }) => ({ ...entry, press, by })),
    ).toMatchObject([
      { seat: 0, move: SPREAD, press: 3, by: 'u-Ann' },
      { seat: 1, move: { type: 'wake' }, press: 3 },
    ]);
  });

  test('WT-11: the answer and the thread say nothing that only others may know', async () => {
    const world = await kit();
    const { id } = await started(world);
    const bid = await done(world.tables.submit(ann, id, [{ type: 'bid', coins: 2 }]));
    expect(bid.events).toMatchObject([{ type: 'bid', value: 2 }]);
    const { table } = await done(world.tables.submit(ann, id, [END, SPREAD]));
    const lines = (await notices(world, table)).flatMap((notice) => (notice.kind === 'story' ? notice.lines : []));
    expect(lines.map(({ key }) => key)).toEqual(['table:story.beginsRounds', 'toy:ended', 'toy:spread']);
    const after = await reload(world, table);
    expect(world.tables.view(after, 'public')).not.toHaveProperty('coins');
  });
});

describe('what the channel is told', () => {
  test('the table message on every change, the story once a turn, the line of the turn that is over', async () => {
    const world = await kit();
    const { id } = await started(world);
    await notices(world, { id });
    await done(world.tables.submit(ann, id, [WALK]));
    expect(await notices(world, { id })).toEqual([{ kind: 'table', turn: 1 }]);
    await done(world.tables.submit(ann, id, [END]));
    await notices(world, { id });
    await done(world.tables.submit(ann, id, [SPREAD]));
    expect(await notices(world, { id })).toMatchObject([
      {
        kind: 'table',
        turn: 2,
        closes: {
          turn: 1,
          line: {
            key: 'toy:line',
            facts: { round: 1, name: { facts: { name: 'Ann' } }, events: 'woke walked ended spread' },
          },
        },
      },
      { kind: 'story', lines: [{ key: 'toy:walked' }, { key: 'toy:ended' }, { key: 'toy:spread' }] },
    ]);
  });

  test('moves that were taken back are not told', async () => {
    const world = await kit();
    const { id } = await started(world);
    await done(world.tables.submit(ann, id, [WALK]));
    await done(world.tables.undo(ann, id));
    await notices(world, { id });
    await done(world.tables.submit(ann, id, [END, SPREAD]));
    expect((await notices(world, { id })).at(-1)).toMatchObject({
      lines: [{ key: 'toy:ended' }, { key: 'toy:spread' }],
    });
  });

  test('at the end: who won, the seed, the results', async () => {
    const world = await kit();
    const { id } = await started(world, [ann, ben], { rounds: 1 });
    await done(world.tables.submit(ann, id, [WALK, END, SPREAD]));
    await notices(world, { id });
    await done(world.tables.submit(ben, id, [END, SPREAD]));
    const told = await notices(world, { id });
    expect(told.map(({ kind }) => kind)).toEqual(['table', 'story', 'story', 'results']);
    expect(told[2]).toMatchObject({
      lines: [{ key: 'table:story.wins' }, { key: 'toy:mostPoints' }, { facts: { seed: 'seed of the test' } }],
    });
  });
});

import { expect, test } from 'vitest';
import { randomPlayer } from '../../src/ai/random.js';
import type { Text } from '../../src/engine/index.js';
import { gameById } from '../../src/games/index.js';
import { say } from '../../src/text/index.js';
import { ann, done, faultsOf, kit, lookNext, notices, reload } from './table-kit.js';

test('a person and two bots play Small World to its end; the log leads to the state, every line has its words', async () => {
  const world = await kit({ games: gameById });
  const { tables } = world;
  const { id } = (await done(tables.open(ann, { channelId: 'c1', game: 'small-world' }))).table;
  await done(tables.addBot(ann, id));
  await done(tables.addBot(ann, id));
  let { table } = await done(tables.start(ann, id));
  const lines: Text[] = [];
  for (let i = 0; i < 3_000 && table.status === 'running'; i++) {
    if (table.clock?.wait) {
      const move = await randomPlayer.choose({ decisions: tables.decisions(table, 0), seed: `${table.version}` });
      await done(tables.submit(ann, id, [move]));
    } else await lookNext(world, { id });
    table = await reload(world, { id });
    for (const notice of await notices(world, { id })) {
      if (notice.kind === 'story') lines.push(...notice.lines);
      if (notice.kind === 'table' && notice.closes) lines.push(notice.closes.line);
    }
  }
  expect(table.status).toBe('finished');
  expect(await faultsOf(world, id)).toEqual([]);
  expect(lines.length).toBeGreaterThan(20);
  const words = lines.flatMap((line) => [say('en', line), say('pl', line)]);
  expect(words.filter((line) => /[{}]|small-world:|table:/.test(line))).toEqual([]);
});

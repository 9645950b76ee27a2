import pino from 'pino';
import { expect, test } from 'vitest';
import type { App } from '../../src/discord/app.js';
import { screen } from '../../src/discord/components.js';
import { firstDraft } from '../../src/discord/controls/draft.js';
import { editorParts, FIRST_MODE } from '../../src/discord/controls/editor.js';
import { lobbyScreen } from '../../src/discord/messages/lobby.js';
import {
  fairnessScreen,
  logScreen,
  mineScreen,
  moreScreen,
  ownControls,
  statusScreen,
  storyScreen,
  textBoardScreen,
} from '../../src/discord/messages/panels.js';
import { resultsScreen } from '../../src/discord/messages/results.js';
import { askingFor, pausedScreen, promptScreen, tableScreen } from '../../src/discord/messages/table.js';
import type { Messenger } from '../../src/discord/messenger.js';
import type { Screen } from '../../src/discord/screen.js';
import { Random } from '../../src/engine/index.js';
import { gameById } from '../../src/games/index.js';
import type { Table } from '../../src/table/model.js';
import { LANGUAGES, type Language } from '../../src/text/index.js';
import { kit } from '../table/table-kit.js';
import { expectValid } from './support/valid.js';

/** As long as a Discord name can be, and full of markup. */
const NAMES = ['*_~`|>#[](x)<@1>-'.repeat(2).slice(0, 32), '@everyone '.repeat(3).trim(), 'Ł'.repeat(32), 'Dan', 'Eve'];
const picture = { bytes: Buffer.from('x'), mime: 'image/jpeg', name: 'board.jpg', alt: 'x'.repeat(1024) };

test.each([2, 5])(
  'every screen of a whole game with %i people keeps the limits, in both languages',
  async (seats) => {
    const house = await kit({ games: gameById }, []);
    const { tables, store, clock } = house;
    const app: App = {
      tables,
      store,
      clock,
      draw: async () => picture,
      logger: pino({ level: 'silent' }),
      messenger: {} as Messenger,
    };
    const people = NAMES.slice(0, seats).map((name, n) => ({ userId: `u${n}`, name }));
    const host = people[0] ?? { userId: '', name: '' };
    const opened = await tables.open(host, { channelId: 'c', game: 'small-world', seats, pace: 'live' });
    if (!opened.ok) throw new Error(opened.error.code);
    const { id } = opened.value.table;
    for (const person of people.slice(1)) await tables.join(person, id);
    expectValid(lobbyScreen(tables, opened.value.table));
    await tables.start(host, id);
    const random = Random.fromSeed(`screens ${seats}`);
    const unknown = new Set<string>();
    const check = (shown: Screen) => {
      expectValid(shown);
      for (const [key] of JSON.stringify(shown.components).matchAll(/(?:ui|table|small-world):[a-z]+\.[\w.]+/g))
        unknown.add(key);
    };
    const look = async (table: Table, language: Language, seat: number) => {
      const { userId } = people[seat] ?? host;
      check(
        await tableScreen(
          app,
          { ...table, language },
          { picture, pings: [userId], since: ['x'.repeat(400), 'y'.repeat(400)], hasThread: true },
        ),
      );
      check(screen(await ownControls(app, table, seat, language)));
      for (const decision of tables.decisions(table, seat))
        if (decision.kind === 'distribution')
          check(
            screen(
              editorParts({
                asking: askingFor(table, language),
                decision,
                draft: firstDraft(decision),
                mode: FIRST_MODE,
              }),
            ),
          );
    };
    for (let step = 0; ; step += 1) {
      const table = (await tables.table(id)) as Table;
      if (table.status === 'finished') break;
      const seat = tables.acting(table)[0] ?? 0;
      for (const language of LANGUAGES) await look(table, language, seat);
      if (step % 60 === 0)
        for (const language of LANGUAGES) {
          const viewer = people[seat]?.userId ?? '';
          for (const shown of [mineScreen, moreScreen, statusScreen, storyScreen, textBoardScreen, logScreen])
            check(await shown(app, table, viewer, language));
          check(fairnessScreen(table, language));
          check(
            pausedScreen(
              { ...table, language, pause: { by: viewer, reason: 'x'.repeat(100), until: 1 } },
              true,
              picture,
            ),
          );
          check(await promptScreen(app, { ...table, language }, [viewer]));
        }
      const decision = random.pick(tables.decisions(table, seat));
      const move = random.pick(decision.kind === 'choice' ? decision.options : decision.presets).move;
      const done = await tables.submit(people[seat] ?? host, id, [move]);
      if (!done.ok) throw new Error(JSON.stringify(done.error));
    }
    const over = (await tables.table(id)) as Table;
    for (const language of LANGUAGES) {
      check(resultsScreen(app, { ...over, language }, picture));
      check(fairnessScreen(over, language));
      check(statusScreen(app, over, 'u0', language));
    }
    expect([...unknown]).toEqual([]);
  },
  60_000,
);

test('what a public message shows of a secret is the same whatever the secret is', async () => {
  const { tables, store, clock } = await kit({ games: gameById }, []);
  const app: App = {
    tables,
    store,
    clock,
    draw: async () => picture,
    logger: pino({ level: 'silent' }),
    messenger: {} as Messenger,
  };
  const opened = await tables.open(
    { userId: 'u0', name: 'Ann' },
    { channelId: 'c', game: 'small-world', seats: 2, pace: 'live' },
  );
  if (!opened.ok) throw new Error(opened.error.code);
  await tables.join({ userId: 'u1', name: 'Ben' }, opened.value.table.id);
  await tables.start({ userId: 'u0', name: 'Ann' }, opened.value.table.id);
  const table = (await tables.table(opened.value.table.id)) as Table;
  const state = structuredClone(table.state) as unknown as { players: { coins: number }[] };
  for (const player of state.players) player.coins = 0;
  const poor = { ...table, state: state as unknown as NonNullable<Table['state']> };
  const shown = async (of: Table) => JSON.stringify((await tableScreen(app, of, {})).components);
  expect(await shown(poor)).toBe(await shown(table));
});

import { spawn } from 'node:child_process';
import { mkdtempSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { describe, expect, test } from 'vitest';
import { Headless } from '../../src/headless/protocol.js';

type Answer = Record<string, unknown> & {
  readonly ok: boolean;
  readonly error?: { rule?: string; code: string; message: string };
};

function session() {
  const headless = new Headless();
  return async (request: unknown): Promise<Answer> =>
    JSON.parse(await headless.answer(typeof request === 'string' ? request : JSON.stringify(request))) as Answer;
}

const NEW = { op: 'new', game: 'small-world', seats: ['ann', 'bot:hard', 'cleo'], options: {}, seed: 's' };

describe('the headless protocol', () => {
  test('lists games with their seats and options as JSON Schema', async () => {
    const ask = session();
    const { games } = (await ask({ op: 'games' })) as unknown as {
      games: { id: string; seats: object; options: { type: string } }[];
    };
    expect(games).toContainEqual(
      expect.objectContaining({
        id: 'small-world',
        seats: { min: 2, max: 5 },
        options: expect.objectContaining({ type: 'object' }),
      }),
    );
  });

  test('opens a table, shows state, view and decisions, and plays a move', async () => {
    const ask = session();
    expect(await ask(NEW)).toMatchObject({ ok: true, table: 't1', version: 0 });
    const { state } = (await ask({ op: 'state', table: 't1' })) as unknown as {
      state: { random: { seed: string }; active: number };
    };
    expect(state.random.seed).toBe('s');
    const seat = state.active;
    const { decisions } = (await ask({ op: 'decisions', table: 't1', seat })) as unknown as {
      decisions: { options: { move: object }[] }[];
    };
    const move = decisions[0]!.options[0]!.move;
    expect(await ask({ op: 'move', table: 't1', seat, move })).toMatchObject({
      ok: true,
      version: 1,
      events: expect.any(Array),
    });
    const { view } = (await ask({ op: 'view', table: 't1', seat: null })) as unknown as { view: object };
    expect(JSON.stringify(view)).not.toContain('"seed"');
  });

  test('refuses an illegal move with the rule, and the game goes on unchanged', async () => {
    const ask = session();
    await ask(NEW);
    const before = await ask({ op: 'state', table: 't1' });
    const { state } = before as unknown as { state: { active: number } };
    const refused = await ask({ op: 'move', table: 't1', seat: state.active, move: { type: 'pickCombo', index: 77 } });
    expect(refused).toMatchObject({
      ok: false,
      error: { rule: expect.stringMatching(/^SW-/), message: expect.stringMatching(/\w+ \w+/) },
    });
    expect(await ask({ op: 'state', table: 't1' })).toEqual(before);
  });

  test.each([
    ['not json', 'not-json'],
    [[1, 2], 'bad-request'],
    [{ op: 'dance' }, 'bad-request'],
    [{ op: 'state' }, 'bad-request'],
    [{ op: 'state', table: 't9' }, 'unknown-table'],
    [{ ...NEW, game: 'chess' }, 'unknown-game'],
    [{ ...NEW, seats: ['one'] }, 'seats'],
    [{ op: 'load', game: 'small-world', state: { a: 1 } }, 'illegal-state'],
    [{ op: 'undo', table: 't1' }, 'nothing-to-undo'],
    [{ op: 'decisions', table: 't1', seat: -2 }, 'bad-request'],
  ])('%j is answered with %s, and the next request works', async (request, code) => {
    const ask = session();
    await ask(NEW);
    expect(await ask(request)).toMatchObject({ ok: false, error: { code } });
    expect(await ask({ op: 'state', table: 't1' })).toMatchObject({ ok: true, version: 0 });
  });

  test('plays to the end by itself, and its log replays to the same state', async () => {
    const ask = session();
    await ask(NEW);
    expect(await ask({ op: 'auto', table: 't1', level: 'hard' })).toMatchObject({ ok: true, version: 1 });
    const end = await ask({ op: 'auto', table: 't1', until: 'end' });
    expect(end).toMatchObject({ ok: true, outcome: { winners: expect.any(Array) } });
    const { log } = (await ask({ op: 'log', table: 't1' })) as unknown as { log: object };
    const again = await ask({ op: 'replay', log });
    expect(again).toMatchObject({ ok: true, outcome: end.outcome });
    const [first, second] = [await ask({ op: 'state', table: 't1' }), await ask({ op: 'state', table: again.table })];
    expect(second.state).toEqual(first.state);
    expect(await ask({ op: 'auto', table: 't1' })).toMatchObject({ ok: false, error: { code: 'over' } });
  });

  test('loads any legal state and plays on from it', async () => {
    const ask = session();
    await ask(NEW);
    for (let i = 0; i < 12; i++) await ask({ op: 'auto', table: 't1' });
    const { state } = await ask({ op: 'state', table: 't1' });
    expect(await ask({ op: 'load', game: 'small-world', state })).toMatchObject({ ok: true, table: 't2' });
    await ask({ op: 'auto', table: 't2' });
    const { log } = (await ask({ op: 'log', table: 't2' })) as unknown as { log: object };
    expect(await ask({ op: 'replay', log })).toMatchObject({ ok: true, table: 't3' });
    expect((await ask({ op: 'state', table: 't3' })).state).toEqual((await ask({ op: 'state', table: 't2' })).state);
  });

  test('WT-6: takes back a move that met no chance, and none that did', async () => {
    const ask = session();
    await ask(NEW);
    const results: string[] = [];
    for (let i = 0; i < 60 && new Set(results).size < 2; i++) {
      const before = await ask({ op: 'state', table: 't1' });
      await ask({ op: 'auto', table: 't1' });
      const undone = await ask({ op: 'undo', table: 't1' });
      if (undone.ok) expect((await ask({ op: 'state', table: 't1' })).state).toEqual(before.state);
      else expect(undone.error).toMatchObject({ code: 'barrier', rule: 'WT-6' });
      results.push(undone.ok ? 'undone' : 'barrier');
      if (undone.ok) await ask({ op: 'auto', table: 't1' });
    }
    expect(new Set(results)).toEqual(new Set(['undone', 'barrier']));
  });

  test('draws the board into a file', async () => {
    const ask = session();
    await ask(NEW);
    const file = join(mkdtempSync(join(tmpdir(), 'wartable-render-')), 'board.jpg');
    expect(await ask({ op: 'render', table: 't1', seat: null, file })).toMatchObject({
      ok: true,
      file,
      alt: expect.stringMatching(/\w/),
    });
    expect(statSync(file).size).toBeGreaterThan(20_000);
  });

  test('speaks over stdin and stdout, a line for a line', async () => {
    const child = spawn(process.execPath, ['dist/src/headless/main.js'], { stdio: ['pipe', 'pipe', 'inherit'] });
    const lines: Answer[] = [];
    const closed = new Promise<void>((resolve) => {
      createInterface({ input: child.stdout })
        .on('line', (line) => lines.push(JSON.parse(line) as Answer))
        .on('close', resolve);
    });
    child.stdin.end(`{"op":"games"}\n\nnonsense\n${JSON.stringify(NEW)}\n`);
    await closed;
    expect(lines.map(({ ok }) => ok)).toEqual([true, false, true]);
  });
});

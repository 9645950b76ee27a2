import { describe, expect, test } from 'vitest';
import { drawBoard } from '../../../renderers/index.js';
import { type WrothState, wroth } from '../../../src/games/wroth/index.js';
import { playAtRandom, TABLES } from '../../games/wroth/support/play.js';
import { position } from '../../games/wroth/support/position.js';

const names = ['Łukasz', 'Zośka', 'Marek', 'Ben'];
const draw = (state: WrothState, language: 'en' | 'pl' = 'en', highlights: { region: string; cost: number }[] = []) =>
  drawBoard({ game: 'wroth', view: wroth.view(state, 'public'), language, names, highlights });

describe('the plateau', () => {
  test.each(TABLES)('every phase of a game of %i, %s, can be drawn and described', async (seats, variant) => {
    const phases = new Map<string, WrothState>();
    const { state } = playAtRandom(seats, `drawn ${seats}`, (now) => phases.set(now.phase, now), { variant });
    for (const now of [...phases.values(), state]) {
      const picture = await draw(now, 'pl');
      expect([picture.width, picture.height]).toEqual([1600, 1000]);
      expect(picture.alt).not.toMatch(/[{}]|wroth:|undefined/);
    }
  });

  const state = position({
    players: [
      { faction: 'koda', dice: ['fight'], vp: 4, units: { 3: ['1b', 'grizzled'] } },
      { faction: 'runen', korra: 2 },
    ],
  });

  test('is told in words: whose turn, what can be aimed at, who holds what', async () => {
    const { alt } = await draw(state, 'en', [{ region: '3', cost: 0 }]);
    expect(alt).toContain('Board of Wroth, round 2: Actions. Koda to play. Can be aimed at now: 3.');
    expect(alt).toContain('Koda (Łukasz): 4 VP, 0 Korra, controls 3.');
    expect(alt).toContain('Runen (Zośka): 0 VP, 2 Korra, controls nothing.');
  });

  test('the same view gives the same bytes, another one others', async () => {
    const [first, again, other] = [await draw(state), await draw(state), await draw({ ...state, korra: 3 })];
    expect(first.bytes.equals(again.bytes)).toBe(true);
    expect(first.bytes.equals(other.bytes)).toBe(false);
  });

  test('what is no view of Wroth is refused by name', async () => {
    const view = wroth.view(state, 'public');
    await expect(drawBoard({ game: 'wroth', view: {}, language: 'en', names })).rejects.toThrow('no view of Wroth');
    const strange = { ...view, phase: 'siesta' };
    await expect(drawBoard({ game: 'wroth', view: strange, language: 'en', names })).rejects.toThrow('phase "siesta"');
    await expect(drawBoard({ game: 'wroth', view, language: 'en', names: ['Ann'] })).rejects.toThrow('name for seat 1');
  });
});

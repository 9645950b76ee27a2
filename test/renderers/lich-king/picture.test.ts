import { beforeAll, describe, expect, test } from 'vitest';
import { ALT_LIMIT, altText } from '../../../renderers/alt.js';
import { loadFonts } from '../../../renderers/canvas/fonts.js';
import { overlap } from '../../../renderers/canvas/geometry.js';
import { loadIcons } from '../../../renderers/canvas/icons.js';
import { encode } from '../../../renderers/encode.js';
import { lichKingRenderer } from '../../../renderers/lich-king/index.js';
import { labelsOf } from '../../../renderers/lich-king/labels.js';
import { SHEET } from '../../../renderers/lich-king/look.js';
import type { BoardRequest } from '../../../renderers/request.js';
import { Random } from '../../../src/engine/index.js';
import { setup } from '../../../src/games/lich-king/setup.js';
import type { LichKingState } from '../../../src/games/lich-king/state.js';
import { type LichKingView, view } from '../../../src/games/lich-king/view.js';
import { LANGUAGES } from '../../../src/text/index.js';
import { position } from '../../games/lich-king/support/position.js';

const NAMES = ['Ann', 'Łukasz', 'Zośka', 'Bartłomiej', 'Eve'];

beforeAll(() => {
  loadFonts();
  loadIcons(lichKingRenderer.icons);
});

function draw(seen: LichKingView, more: Partial<BoardRequest> = {}) {
  const request = { game: 'lich-king', view: seen, language: 'en', names: NAMES, ...more } as const;
  const { canvas, alt } = lichKingRenderer.draw(request);
  const { width, height } = canvas;
  return { bytes: encode(canvas), width, height, alt: altText(request.language, alt) };
}

const begun = (seats: number): LichKingState =>
  setup(
    { variant: 'normal', set: 'random', heroes: 'random', startPlayer: 'random' },
    seats,
    Random.fromSeed(`picture ${seats}`),
  );

const siege = position({
  heroes: {
    jaina: { at: 'icecrown_citadel', hand: ['fight2', 'heal', 'travel4'], rewards: ['borrowed_time'] },
    varian: { at: 'icecrown_citadel', health: 2 },
    thrall: { at: 'naxxramas' },
  },
  ghouls: { icecrown_citadel: 2, naxxramas: 3 },
  abominations: ['icecrown_citadel', 'naxxramas', 'naxxramas'],
  strongholds: ['dalaran'],
  icecrown: 7,
});

describe("the picture of the Lich King's game", () => {
  test.each([1, 2, 3, 4, 5])('of %i players is 1600 x 1000 and under 600 KB in both languages', (seats) => {
    for (const language of LANGUAGES) {
      const picture = draw(view(begun(seats)), { language });
      expect(picture).toMatchObject({ width: 1600, height: 1000 });
      expect(picture.bytes.length).toBeLessThan(600_000);
    }
  });

  test('is the same to the byte for the same view, and another one after anything that it shows', () => {
    const seen = view(siege);
    const first = draw(seen).bytes;
    expect(draw(structuredClone(seen)).bytes.equals(first)).toBe(true);
    const others: Partial<LichKingView>[] = [
      { despair: 4 },
      { scourge: { index: 3, rate: 3 } },
      { actionsLeft: 1 },
      { heroes: seen.heroes.with(0, { ...seen.heroes[0]!, health: 1 }) },
      { spaces: seen.spaces.with(3, { ...seen.spaces[3]!, ghouls: 1 }) },
      { quests: seen.quests.with(3, { ...seen.quests[3]!, progress: 8 }) },
      { players: seen.players.with(0, { ...seen.players[0]!, rewards: [] }) },
    ];
    for (const change of others) expect(draw({ ...seen, ...change }).bytes.equals(first)).toBe(false);
  });

  test('rings the spaces where something can be done, by code or id', () => {
    const seen = view(siege);
    const plain = draw(seen).bytes;
    const ringed = draw(seen, { highlights: [{ region: 'R1', cost: 1 }] });
    expect(ringed.bytes.equals(plain)).toBe(false);
    expect(draw(seen, { highlights: [{ region: 'the_nexus', cost: 1 }] }).bytes.equals(ringed.bytes)).toBe(true);
    expect(ringed.alt).toContain('Possible now: R1 The Nexus.');
  });

  test('says in words who is where, how despair stands and what is in danger', () => {
    const { alt } = draw(view(siege));
    expect(alt).toContain('Jaina to act: 4 actions left.');
    expect(alt).toContain('Despair 0 of 7, 2 scourge cards a turn, the Lich King is in Icecrown.');
    expect(alt).toContain('Quest Icecrown Citadel: 7 of 22.');
    expect(alt).toContain('Varian (Łukasz): IC Icecrown Citadel, health 2 of 7.');
    expect(alt).toContain('Three ghouls: P2 Naxxramas.');
    expect(alt.length).toBeLessThanOrEqual(ALT_LIMIT);
    expect(draw(view(begun(5)), { language: 'pl' }).alt.length).toBeLessThanOrEqual(ALT_LIMIT);
  });

  test('names what it does not know', () => {
    const seen = view(siege);
    const stranger = { ...seen.heroes[0]!, id: 'arthas' as 'jaina' };
    expect(() => draw({ ...seen, heroes: [stranger] })).toThrow('arthas');
    expect(() => draw(seen, { names: ['Ann'] })).toThrow('seat 1');
    expect(() => draw({ ...seen, quests: undefined } as unknown as LichKingView)).toThrow('quests');
  });
});

describe.each(LANGUAGES)('the names of the spaces in %s', (language) => {
  test('lie on the map and off each other', () => {
    const labels = labelsOf(language);
    for (const [i, { spot, box }] of labels.entries()) {
      const name = spot.space.id;
      expect(box.x - box.width / 2, name).toBeGreaterThan(0);
      expect(box.x + box.width / 2, name).toBeLessThan(SHEET.map.width);
      expect(box.y + box.height / 2, name).toBeLessThan(SHEET.map.height);
      for (const other of labels.slice(i + 1))
        expect(overlap(box, other.box) / (box.width * box.height), `${name} ${other.spot.space.id}`).toBeLessThan(0.05);
      for (const { spot: at } of labels) {
        const plate = { x: at.x, y: at.y, width: 100, height: 38 };
        expect(overlap(box, plate) / (plate.width * plate.height), `${name} on ${at.space.id}`).toBeLessThan(0.2);
      }
    }
  });
});

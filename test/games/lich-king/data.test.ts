import { describe, expect, test } from 'vitest';
import {
  CARD_KINDS,
  faceOf,
  REGULAR_CARDS,
  RISE_CARDS,
  STRONGHOLD_CARDS,
} from '../../../src/games/lich-king/data/cards.js';
import { distance, neighbours } from '../../../src/games/lich-king/data/map.js';
import { QUEST_CARDS } from '../../../src/games/lich-king/data/quests.js';
import { SPACE_IDS, SPACES, type Space } from '../../../src/games/lich-king/data/spaces.js';
import { DIE, HERO_SHEETS, SCOURGE_TRACK } from '../../../src/games/lich-king/data/tables.js';
import { HERO_IDS, QUEST_IDS, REGIONS, REWARD_IDS } from '../../../src/games/lich-king/ids.js';

const OPEN = { icecrown: { open: true } };
const CLOSED = { icecrown: { open: false } };

const byId = new Map(SPACES.map((space) => [space.id, space]));

/** Every link once. */
const LINKS: readonly (readonly [Space, Space])[] = SPACES.flatMap((space) =>
  space.links.filter((other) => space.id < other).map((other) => [space, byId.get(other)!] as const),
);

const side = (a: Space, b: Space, c: Space): number => Math.sign((b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x));

const cross = ([a, b]: readonly [Space, Space], [c, d]: readonly [Space, Space]): boolean =>
  new Set([a, b, c, d]).size === 4 && side(a, b, c) !== side(a, b, d) && side(c, d, a) !== side(c, d, b);

describe('the board', () => {
  test('LK-1.2, LK-19.9: 30 spaces in three regions of ten and Icecrown, 55 links that go both ways and never cross', () => {
    expect([SPACES.length, LINKS.length]).toEqual([31, 55]);
    expect(REGIONS.map((region) => SPACES.filter((space) => space.region === region).length)).toEqual([10, 10, 10]);
    for (const { id, links } of SPACES) for (const other of links) expect(byId.get(other)!.links).toContain(id);
    expect(LINKS.filter((link, i) => LINKS.slice(i + 1).some((other) => cross(link, other)))).toEqual([]);
  });

  test('LK-19.9: every space is reached with and without Icecrown, and each region hangs together', () => {
    for (const a of SPACE_IDS) {
      for (const b of SPACE_IDS) {
        expect(distance(OPEN, a, b)).toBeLessThan(31);
        if (a !== 'icecrown_citadel' && b !== 'icecrown_citadel') expect(distance(CLOSED, a, b)).toBeLessThan(31);
      }
    }
    for (const region of REGIONS) {
      const inside = SPACES.filter((space) => space.region === region).map(({ id }) => id);
      const reached = new Set([inside[0]!]);
      for (const at of reached) for (const next of neighbours(CLOSED, at)) if (inside.includes(next)) reached.add(next);
      expect(reached.size).toBe(10);
    }
  });

  test('LK-19.9: two to five links each, but one at The Nexus and six at Thrym’s End', () => {
    const odd = SPACES.filter(({ links }) => links.length < 2 || links.length > 5).map(({ id, links }) => [
      id,
      links.length,
    ]);
    expect(odd).toEqual([
      ['the_nexus', 1],
      ['thryms_end', 6],
    ]);
  });

  test('LK-8.6: a closed Icecrown is connected to nothing, and no way leads through it', () => {
    expect(neighbours(CLOSED, 'icecrown_citadel')).toEqual([]);
    expect(distance(OPEN, 'the_avalanche', 'the_wrathgate')).toBe(2);
    expect(distance(CLOSED, 'the_avalanche', 'the_wrathgate')).toBe(4);
  });
});

describe('the box', () => {
  test('LK-1.1, LK-1.5: 63 hero cards: 12, 5, 11, 10, 4 and 10 with an icon, 3 Strongholds, 8 Scourge Rises', () => {
    const cards = [...REGULAR_CARDS, ...STRONGHOLD_CARDS, ...RISE_CARDS];
    expect(new Set(cards).size).toBe(63);
    expect(CARD_KINDS.map((kind) => cards.filter((card) => faceOf(card).kind === kind).length)).toEqual([
      12, 5, 11, 10, 4, 10, 3, 8,
    ]);
    expect(REGULAR_CARDS.length).toBe(52);
  });

  test('LK-1.3: the scourge rate is 2, 2, 3, 3, 3, 4, 4, 4, 5', () => {
    expect(SCOURGE_TRACK).toEqual([2, 2, 3, 3, 3, 4, 4, 4, 5]);
  });

  test('LK-1.4: two dice show what the table of 36 combinations says', () => {
    const ways = new Map<string, number>();
    for (const a of DIE) {
      for (const b of DIE) {
        const shown = `${a.hits + b.hits},${a.blocks + b.blocks}`;
        ways.set(shown, (ways.get(shown) ?? 0) + 1);
      }
    }
    expect(Object.fromEntries(ways)).toEqual({
      '0,2': 1,
      '1,1': 6,
      '1,2': 2,
      '2,0': 9,
      '2,1': 8,
      '2,2': 1,
      '3,0': 6,
      '3,1': 2,
      '4,0': 1,
    });
  });

  test('LK-1.7: health and start space of every hero', () => {
    expect(HERO_IDS.map((id) => [id, HERO_SHEETS[id].health, HERO_SHEETS[id].start])).toEqual([
      ['tirion', 8, 'the_breach'],
      ['liadrin', 7, 'dalaran'],
      ['thrall', 7, 'warsong_hold'],
      ['sylvanas', 6, 'vengeance_landing'],
      ['muradin', 8, 'frosthold'],
      ['jaina', 6, 'valiance_keep'],
      ['varian', 7, 'valgarde'],
    ]);
  });

  test('LK-1.8, LK-14.1: lengths and damage of the quests; LK-1.10: the next icon is the one at the progress', () => {
    expect(QUEST_IDS.map((id) => [id, QUEST_CARDS[id].track.length, QUEST_CARDS[id].damage])).toEqual([
      ['naxxramas', 15, 2],
      ['utgarde_keep', 16, 2],
      ['wyrmrest_temple', 17, 2],
      ['the_nexus', 15, 3],
      ['azjol_nerub', 14, 3],
      ['vault_of_archavon', 13, 3],
      ['ulduar', 13, 2],
      ['argent_tournament', 14, 2],
      ['gundrak', 14, 2],
      ['icecrown_citadel', 22, 2],
    ]);
    expect(QUEST_CARDS.naxxramas.track.slice(3, 8)).toEqual(['fight', 'heal', 'heal', 'heal', 'travel']);
  });

  test('LK-1.6, LK-1.9: a scourge card for each regular space, nine rewards', () => {
    expect([SPACE_IDS.length - 1, REWARD_IDS.length]).toEqual([30, 9]);
  });
});

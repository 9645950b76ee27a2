import { describe, expect, test } from 'vitest';
import { begin, type Seat } from '../../../src/engine/index.js';
import { ACTION_DIE, ALL_SEEING_DIE } from '../../../src/games/wroth/components/dice.js';
import { ADJACENT, BRIDGES, type Point, SHAPES, ZONE_PLACES } from '../../../src/games/wroth/components/map.js';
import { ELITES, MATS, ONCE_PER_GAME } from '../../../src/games/wroth/components/mats.js';
import { TOKENS } from '../../../src/games/wroth/components/tokens.js';
import { ELITE_TYPES, FACTION_IDS, NUMBERED, REGIONS, type RegionId } from '../../../src/games/wroth/ids.js';
import { type WrothOptions, type WrothState, wroth } from '../../../src/games/wroth/index.js';
import { make, optionsIn, refusal } from './support/moves.js';

const start = (seats: number, given: Partial<WrothOptions> = {}, seed = 'setup'): WrothState => {
  const options = wroth.parseOptions(given, seats);
  if (!options.ok) throw new Error(options.error.code);
  return begin(wroth, options.value, seats, seed);
};

const PICKS = [
  { faction: 'runen', traits: ['runen.old_grudge'], zone: 'N' },
  { faction: 'koda', traits: ['koda.blood_scent'], zone: 'E' },
  { faction: 'guild', traits: ['guild.deep_coffers'], zone: 'S' },
  { faction: 'aldan', traits: ['aldan.sacred_formation'], zone: 'W' },
] as const;

const pickAll = (state: WrothState): WrothState =>
  PICKS.slice(0, state.seats).reduce(
    (now, pick, seat) => make(now, seat, { type: 'setup.pick', ...pick }).state,
    state,
  );

const refusedOptions = (given: object, seats: number): string => {
  const options = wroth.parseOptions(given, seats);
  if (options.ok) throw new Error('The options were accepted');
  return `${options.error.rule} ${options.error.code}`;
};

describe('The box', () => {
  test('WR-1.1: 36 Elite dice in the base box, three traits a faction, two factions of the expansion', () => {
    const base = ELITE_TYPES.filter((type) => !MATS[ELITES[type].faction].expansion);
    expect(base.reduce((sum, type) => sum + ELITES[type].dice, 0)).toBe(36);
    expect(FACTION_IDS.map((id) => MATS[id].traits.length)).toEqual([3, 3, 3, 3, 3, 3, 3]);
    expect(FACTION_IDS.filter((id) => MATS[id].expansion)).toEqual(['paldeyn', 'venna']);
    expect(ONCE_PER_GAME).toHaveLength(11);
  });

  test('WR-1.2: adjacency is mutual, the Outskirts border 1 to 6, and no single region cuts the map in two', () => {
    for (const a of REGIONS) for (const b of ADJACENT[a]!) expect(ADJACENT[b], `${a}-${b}`).toContain(a);
    expect(ADJACENT[0]).toEqual([1, 2, 3, 4, 5, 6]);
    for (const gone of NUMBERED) {
      const left = NUMBERED.filter((id) => id !== gone);
      const reached = new Set<RegionId>([left[0]!]);
      for (const from of reached) for (const to of ADJACENT[from]!) if (to !== 0 && to !== gone) reached.add(to);
      expect(reached.size, `without ${gone}`).toBe(left.length);
    }
  });

  test('WR-1.2, WR-26.1: common borders of the shapes and the two bridges are the adjacency of the numbered regions', () => {
    const edges = ({ polygon }: { polygon: readonly Point[] }): readonly string[] =>
      polygon.map((p, i) =>
        [p, polygon[(i + 1) % polygon.length]!]
          .map((q) => q.join())
          .sort()
          .join(' '),
      );
    const bridged = (a: RegionId, b: RegionId): boolean =>
      BRIDGES.some(({ between }) => between.includes(a) && between.includes(b));
    for (const a of SHAPES.slice(1)) {
      for (const b of SHAPES.slice(1)) {
        if (a.id === b.id) continue;
        const border = edges(a).some((edge) => edges(b).includes(edge));
        expect(ADJACENT[a.id]!.includes(b.id), `${a.id}-${b.id}`).toBe(border || bridged(a.id, b.id));
      }
    }
  });

  test('WR-1.3: camps in the north and east, piers in the south and west', () => {
    expect(Object.entries(ZONE_PLACES).map(([zone, { kind }]) => zone + kind)).toEqual([
      'Ncamp',
      'Ecamp',
      'Spier',
      'Wpier',
    ]);
  });

  test('WR-1.4: eleven tokens worth 22 in all, six of them with a symbol', () => {
    const tokens = Object.values(TOKENS);
    expect(tokens.reduce((sum, { value }) => sum + value, 0)).toBe(22);
    expect(tokens.flatMap(({ symbol }) => symbol ?? [])).toEqual([
      'mine',
      'reinforce',
      'maneuver',
      'fight',
      'reinforce',
      'maneuver',
    ]);
  });

  test('WR-1.5, WR-1.6: six faces on action and All-seeing dice', () => {
    const count = (faces: readonly string[], face: string) => faces.filter((known) => known === face).length;
    expect(['mine', 'reinforce', 'maneuver', 'fight'].map((face) => count(ACTION_DIE, face))).toEqual([1, 2, 2, 1]);
    expect(['mine', 'strike', 'assault', 'double'].map((face) => count(ALL_SEEING_DIE, face))).toEqual([1, 2, 1, 2]);
  });

  test('WR-1.9: each faction has its own Elite dice', () => {
    const state = pickAll(start(4));
    expect(state.factions[0]!.elites.map(({ id }) => id)).toEqual([
      ...['stoic#1', 'stoic#2', 'stoic#3', 'miner#1', 'miner#2', 'miner#3', 'ram#1', 'ram#2', 'ram#3'],
    ]);
    expect(state.factions[1]!.elites.filter(({ type }) => type === 'hunter')).toHaveLength(6);
  });
});

describe('Setting up players against each other', () => {
  test('TC-01, WR-2.1, WR-2.2, WR-2.5, WR-2.6, WR-1.7: two players', () => {
    const state = pickAll(start(2));
    expect(state.pool).toHaveLength(7);
    expect(new Set(state.tokens).size).toBe(8);
    expect(state.factions).toHaveLength(2);
    const held = state.factions.reduce((sum, { korra }) => sum + korra, 0);
    expect(state.korra + held).toBe(20);
    for (const { basics, mat, discard, vp } of state.factions) {
      // Round 1 has mustered two already.
      expect([basics[0], mat, discard, vp]).toEqual([5, 20, 0, 0]);
    }
  });

  test.each([
    [2, 7, 6],
    [3, 7, 6],
    [4, 9, 8],
  ] as const)('TC-02, WR-1.8: %i players have %i action dice and draft %i of them', (seats, dice, drafted) => {
    const state = pickAll(start(seats));
    expect(state.pool).toHaveLength(dice);
    expect(state.agenda.filter(({ do: task }) => task === 'take')).toHaveLength(drafted);
  });

  test('WR-2.3: a faction and a zone are taken by one player only, and picks go by seat', () => {
    const state = start(2);
    expect(refusal(state, 1, { type: 'setup.pick', ...PICKS[1] })).toBe('WR-3.2 not-asked');
    const next = make(state, 0, { type: 'setup.pick', ...PICKS[0] }).state;
    expect(refusal(next, 1, { type: 'setup.pick', ...PICKS[0], zone: 'S' })).toBe('WR-2.3 faction-taken');
    expect(refusal(next, 1, { type: 'setup.pick', ...PICKS[1], zone: 'N' })).toBe('WR-2.3 zone-taken');
    expect(optionsIn(next, 1, 'pick')).toHaveLength(6 * 3 * 3);
  });

  test('WR-2.4: one trait of the own faction, two for a seat with that handicap', () => {
    const state = start(2);
    const pick = { type: 'setup.pick', faction: 'runen', zone: 'N' };
    expect(refusal(state, 0, { ...pick, traits: [] })).toBe('WR-2.4 wrong-traits');
    expect(refusal(state, 0, { ...pick, traits: ['koda.blood_scent'] })).toBe('WR-2.4 wrong-traits');
    const two = ['runen.old_grudge', 'runen.stand_fast'];
    expect(refusal(state, 0, { ...pick, traits: two })).toBe('WR-2.4 wrong-traits');
    const helped = start(2, { extraTraitSeats: [0] });
    expect(refusal(helped, 0, { ...pick, traits: [two[0], two[0]] })).toBe('WR-2.4 wrong-traits');
    expect(optionsIn(helped, 0, 'pick')).toHaveLength(7 * 3 * 4);
    const picked = make(helped, 0, {
      type: 'setup.pick',
      faction: 'runen',
      zone: 'N',
      traits: ['runen.old_grudge', 'runen.stand_fast'],
    });
    expect(picked.state.picks[0]!.traits).toEqual(two);
  });

  test('WR-2.7: the first player is drawn, and everybody is at some time', () => {
    const firsts = new Set(Array.from({ length: 12 }, (_, i) => pickAll(start(3, {}, `first ${i}`)).first));
    expect([...firsts].sort()).toEqual([0, 1, 2]);
  });

  test('WR-25: expansion factions can be left in the box', () => {
    const factions = new Set(optionsIn(start(2, { expansionFactions: false }), 0, 'pick').map(({ group }) => group));
    expect(factions.size).toBe(5);
    const venna = { type: 'setup.pick', faction: 'venna', traits: ['venna.soul_tithe'], zone: 'N' };
    expect(refusal(start(2, { expansionFactions: false }), 0, venna)).toBe('WR-2.3 faction-taken');
  });

  test('WR-24.5: a seat that does not pick gets a random legal pick, the same for everybody who looks', () => {
    const fallbacks = Array.from(
      { length: 8 },
      (_, i) => wroth.decisions(start(2, {}, `default ${i}`), 0)[0]!.fallback,
    );
    expect(new Set(fallbacks).size).toBeGreaterThan(1);
    expect(wroth.decisions(start(2), 0)).toEqual(wroth.decisions(start(2), 0));
  });
});

describe('Options', () => {
  test.each([
    [{ variant: 'duel' }, 2, 'WR-25 bad-option'],
    [{ marchMode: 'both' }, 2, 'WR-25 bad-option'],
    [{ maxRounds: -1 }, 2, 'WR-25 bad-option'],
    [{ maxRounds: 1.5 }, 2, 'WR-25 bad-option'],
    [{ extraTraitSeats: [2] }, 2, 'WR-25 bad-option'],
    [{ extraTraitSeats: [0, 0] }, 2, 'WR-25 bad-option'],
    [{ speed: 3 }, 2, 'WR-25 bad-option'],
    [[], 2, 'WR-25 bad-option'],
    [{}, 1, 'WR-1.8 wrong-seats'],
    [{}, 5, 'WR-1.8 wrong-seats'],
    [{ variant: 'coop', extraTraitSeats: [0] }, 2, 'WR-2.4 versus-only'],
  ] as const)('WR-25: %j for %i is refused', (given, seats, reason) => {
    expect(refusedOptions(given, seats)).toBe(reason);
  });

  test('WR-25: what is left out has its default', () => {
    const options = wroth.parseOptions(undefined, 3);
    expect(options.ok && options.value).toMatchObject({
      variant: 'versus',
      marchMode: 'converge',
      maxRounds: 20,
      tieBreak: 'ask',
    });
  });

  test('WR-25: alone one plays against the AI only', () => {
    expect(wroth.parseOptions({ variant: 'coop' }, 1).ok).toBe(true);
  });
});

test('WR-24.1: turn and phase are told from the first moment', () => {
  const seats: readonly Seat[] = wroth.acting(start(3));
  expect(seats).toEqual([0]);
  expect(wroth.turn(start(3))).toEqual({ number: 1, round: 0, seat: 0, phase: 'wroth:phase.setup' });
});

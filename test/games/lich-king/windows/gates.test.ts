import { describe, expect, test } from 'vitest';
import { fallbackOf } from '../../../../src/engine/index.js';
import { GATES, type Gate } from '../../../../src/games/lich-king/ids.js';
import { type LichKingMove, type LichKingState, lichKing } from '../../../../src/games/lich-king/index.js';
import { make, openId, pass, refusal, topKind } from '../support/acts.js';
import { abominations, ghouls, heroIn, position, type Sketch } from '../support/position.js';

/** Thrall ends his actions; Jaina holds a reward that can be played at any gate. */
const ended = (holdGates: readonly Gate[], more: Partial<Sketch> = {}): LichKingState => {
  const before = position({
    heroes: {
      thrall: { orders: { holdGates: [] } },
      jaina: { at: 'dalaran', rewards: ['one_quiet_night'], orders: { holdGates: [...holdGates] } },
    },
    heroDeck: ['heal', 'heal'],
    scourgeDeck: ['ulduar', 'gundrak', 'thunderfall'],
    ...more,
  });
  return make(before, 'thrall', { type: 'endActions' }).state;
};

const gateOf = (state: LichKingState): Gate | undefined => {
  const top = state.frames.at(-1);
  return top?.kind === 'rewardGate' ? top.gate : undefined;
};

/** The gates at which Jaina is asked when she always passes. */
function gatesAsked(start: LichKingState): readonly Gate[] {
  const asked: Gate[] = [];
  let state = start;
  for (let gate = gateOf(state); gate; gate = gateOf(state)) {
    asked.push(gate);
    state = make(state, 'jaina', pass(state)).state;
  }
  return asked;
}

const quiet: LichKingMove = { type: 'playReward', reward: 'one_quiet_night', params: {} };

describe('gates', () => {
  test('LK-17.6: whoever holds every gate is asked at each, once between two scourge cards', () => {
    expect(gatesAsked(ended(GATES))).toEqual(['G1', 'G2', 'G3', 'G4']);
    expect(gatesAsked(ended(GATES, { scourge: 2 }))).toEqual(['G1', 'G2', 'G3', 'G3', 'G4']);
  });

  test('LK-17.6: a gate that the holder excludes does not open', () => {
    expect(gatesAsked(ended(['G2', 'G4']))).toEqual(['G2', 'G4']);
    expect(gatesAsked(ended([]))).toEqual([]);
  });

  test('LK-17.6: G1b opens between two cards of one draw that are resolved', () => {
    const cards = { heroDeck: ['scourge_rises', 'stronghold'] as const, scourgeBottom: 'valgarde' as const };
    expect(gateOf(ended(['G1b'], cards))).toBe('G1b');
    expect(gateOf(ended(['G1b'], { ...cards, heroDeck: ['scourge_rises', 'heal'] }))).toBeUndefined();
  });

  test('LK-17.6: G5 opens at the end of a turn for what can still be played then', () => {
    const held = {
      heroes: {
        thrall: {},
        jaina: { at: 'dalaran', rewards: ['blessing_of_the_light'], orders: { holdGates: ['G5'] } },
      },
    } satisfies Partial<Sketch>;
    expect(gateOf(ended([], held))).toBe('G5');
  });

  test('LK-17.6: without a reward in any hand no gate opens', () => {
    const state = ended([], { heroes: { thrall: {}, jaina: { at: 'dalaran' } } });
    expect([state.frames, state.turn]).toEqual([[], 2]);
  });

  test('LK-T89, LK-15.5: One Quiet Night before the cards skips them and the abominations', () => {
    const asked = ended(['G2'], { abominations: ['warsong_hold'], scourge: 2 });
    const { state } = make(asked, 'jaina', quiet);
    expect([ghouls(state, 'ulduar'), abominations(state, 'warsong_hold'), heroIn(state, 'thrall').health]).toEqual([
      0, 1, 7,
    ]);
    expect(state.turn).toBe(2);
  });

  test('LK-T89, LK-15.5: between two cards it stops the others', () => {
    const { state } = make(ended(['G3'], { scourge: 2 }), 'jaina', quiet);
    expect([ghouls(state, 'ulduar'), ghouls(state, 'gundrak'), ghouls(state, 'thunderfall')]).toEqual([1, 0, 0]);
  });

  test('LK-T90, LK-10.6: while a revealed card is being resolved it is too late', () => {
    const before = position({
      heroes: { thrall: {}, liadrin: {}, jaina: { at: 'the_nexus', rewards: ['one_quiet_night', 'argent_crusaders'] } },
      ghouls: { frosthold: 1 },
      heroDeck: ['heal', 'heal'],
      scourgeDeck: ['frosthold', 'ulduar'],
    });
    let state = make(before, 'thrall', { type: 'endActions' }).state;
    while (topKind(state) === 'rewardGate') state = make(state, 'jaina', pass(state)).state;
    expect(topKind(state)).toBe('indomitable');
    expect(refusal(state, 'jaina', quiet)).toMatch(/^LK-15\.2 /);
    const strike = {
      type: 'playReward',
      reward: 'argent_crusaders',
      params: { hero: 'liadrin', spaces: [{ loc: 'frosthold', ghouls: 1, abominations: [] }] },
    };
    expect(refusal(state, 'jaina', strike)).toMatch(/^LK-15\.2 /);
  });

  test('LK-17.6, LK-17.12: only holders are asked, and when the time is up they pass', () => {
    const state = ended(['G2']);
    expect(lichKing.acting(state)).toEqual([1]);
    expect(fallbackOf(lichKing.decisions(state, 1))?.move).toEqual({ type: 'pass', window: openId(state) });
  });
});

describe('the gap in a Scourge Rises', () => {
  const rising = (rewards: Sketch['heroes']['jaina']) =>
    ended([], {
      heroes: { thrall: { orders: { holdGates: [] } }, jaina: { at: 'valiance_keep', ...rewards } },
      heroDeck: ['scourge_rises', 'heal'],
      scourgeDeck: ['ulduar', 'thunderfall'],
      scourgeBottom: 'gundrak',
      ghouls: { gundrak: 1 },
    });

  test("LK-T34, LK-9.3: Alexstrasza's Cleansing takes the card just drawn, before the shuffle", () => {
    const state = rising({ rewards: ['alexstraszas_cleansing'], orders: { holdGates: [] } });
    expect([topKind(state), ghouls(state, 'gundrak'), abominations(state, 'gundrak')]).toEqual(['riseGap', 3, 1]);
    const { state: after } = make(state, 'jaina', {
      type: 'playReward',
      reward: 'alexstraszas_cleansing',
      params: { scourgeCard: 'gundrak' },
    });
    expect([ghouls(after, 'gundrak'), after.box.scourge, after.box.rewards]).toEqual([
      0,
      ['gundrak'],
      ['alexstraszas_cleansing'],
    ]);
    expect([...after.scourgeDeck, ...after.scourgeDiscard]).not.toContain('gundrak');
  });

  test('LK-T35, LK-15.2: no other reward is played there, and without Alexstrasza it does not open', () => {
    const state = rising({ rewards: ['argent_crusaders', 'alexstraszas_cleansing'], orders: { holdGates: [] } });
    const strike = {
      type: 'playReward',
      reward: 'argent_crusaders',
      params: { hero: 'jaina', spaces: [] },
    };
    expect(refusal(state, 'jaina', strike)).toMatch(/^LK-15\.2 /);
    expect(topKind(rising({ rewards: ['argent_crusaders'], orders: { holdGates: [] } }))).not.toBe('riseGap');
  });
});

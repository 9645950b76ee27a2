import { describe, expect, test } from 'vitest';
import { controls, dominates } from '../../../src/games/wroth/board.js';
import { type WrothState, wroth } from '../../../src/games/wroth/index.js';
import { survivors } from '../../../src/games/wroth/victory.js';
import { make, offered, refusal, run } from './support/moves.js';
import { type FactionSketch, position, type Sketch } from './support/position.js';

const scored = (players: readonly FactionSketch[], rest: Partial<Sketch> = {}) =>
  run(position({ players, ...rest, agenda: [] }), { do: 'scoring' });

const vps = ({ state }: { readonly state: WrothState }) => state.factions.map(({ vp }) => vp);

describe('Scoring', () => {
  test('TC-51, WR-9.2, WR-9.3, WR-9.4: control, dominance and one icon a type', () => {
    const result = scored([{ faction: 'runen', units: { 4: ['stoic', 'stoic', '1b'] } }, { faction: 'koda' }], {
      tokens: { 4: 'T09' },
    });
    expect(vps(result)).toEqual([5, 0]);
    expect(result.events).toContainEqual({
      type: 'scored',
      faction: 'runen',
      region: 4,
      control: 3,
      dominance: 1,
      icons: 1,
    });
  });

  test('TC-53, WR-9.2: a tie scores nothing, icons included', () => {
    expect(
      vps(
        scored([
          { faction: 'runen', units: { 6: ['stoic', '1b'] } },
          { faction: 'koda', units: { 6: ['2b'] } },
        ]),
      ),
    ).toEqual([0, 0]);
  });

  test('WR-9.1: the Outskirts never score, and symbols are ignored', () => {
    expect(vps(scored([{ faction: 'runen', units: { 0: ['9b'] } }, { faction: 'koda' }]))).toEqual([0, 0]);
    expect(
      vps(
        scored(
          [
            { faction: 'runen', units: { 1: ['1b'] } },
            { faction: 'koda', units: { 1: ['2b'] } },
          ],
          { tokens: { 1: 'T04' } },
        ),
      ),
    ).toEqual([0, 1]);
  });

  test('WR-9.4: icons count in controlled regions only, or wherever they stand with the printed wording', () => {
    const players = [
      { faction: 'runen', units: { 6: ['stoic'] } },
      { faction: 'koda', units: { 6: ['3b'] } },
    ] as const;
    expect(vps(scored(players, { tokens: { 6: 'T01' } }))).toEqual([0, 1]);
    expect(vps(scored(players, { tokens: { 6: 'T01' }, options: { eliteBonus: 'occupy' } }))).toEqual([1, 1]);
  });

  test('WR-9.4: different types add up', () => {
    const aldan = { faction: 'aldan', units: { 6: ['elagynt', 'elagynt', 'wynden'] } } as const;
    expect(vps(scored([aldan, { faction: 'koda', units: { 6: ['1b'] } }], { tokens: { 6: 'T01' } }))).toEqual([4, 0]);
  });

  test('TC-54, WR-9.5: Sacred Formation adds at most 2 after all regions', () => {
    const aldan = {
      faction: 'aldan',
      traits: ['aldan.sacred_formation'],
      units: { 1: ['3b'], 2: ['3b'], 3: ['3b'] },
    } as const;
    const koda = { faction: 'koda', units: { 1: ['1b'], 2: ['1b'], 3: ['1b'] } } as const;
    expect(vps(scored([aldan, koda], { tokens: { 1: 'T01', 2: 'T02', 3: 'T03' } }))).toEqual([5, 0]);
  });

  test('WR-9.7: control and dominance can be asked at any time', () => {
    const state = position({
      players: [
        { faction: 'runen', units: { 1: ['2b'], 2: ['1b'] } },
        { faction: 'koda', units: { 1: ['1b'], 2: ['1b'] } },
      ],
    });
    expect([controls(state, 0, 1), dominates(state, 0, 1), controls(state, 0, 2), controls(state, 1, 2)]).toEqual([
      true,
      false,
      false,
      false,
    ]);
  });

  test('TC-58, WR-9.6, WR-13.1: the check comes when all is scored', () => {
    const result = scored(
      [
        { faction: 'runen', vp: 29, units: { 3: ['1b'] } },
        { faction: 'koda', vp: 28, units: { 5: ['1b'], 8: ['1b'] } },
      ],
      { tokens: { 3: 'T01', 5: 'T09', 8: 'T02' } },
    );
    expect(vps(result)).toEqual([31, 34]);
    expect(wroth.outcome(result.state)!.winners).toEqual([1]);
  });
});

describe('Victory', () => {
  const judged = (players: readonly FactionSketch[], rest: Partial<Sketch> = {}): WrothState =>
    run(position({ players, ...rest, agenda: [] }), { do: 'victory' }).state;

  test('TC-55, WR-13.1, WR-13.2: most VP win once somebody has 30', () => {
    const state = judged([
      { faction: 'runen', vp: 31 },
      { faction: 'koda', vp: 33 },
    ]);
    expect(wroth.outcome(state)).toEqual({ winners: [1], scores: [31, 33], reason: { key: 'wroth:reason.vp' } });
    expect(wroth.acting(state)).toEqual([]);
    expect(refusal(state, 0, { type: 'turn.end' })).toBe('WR-3.1 over');
  });

  test('WR-13.1: with 29 the next round begins', () => {
    expect(judged([{ faction: 'runen', vp: 29 }, { faction: 'koda' }]).round).toBe(3);
  });

  test('TC-55, WR-13.3: a tie goes to whoever controls more regions', () => {
    const state = judged([
      { faction: 'runen', vp: 32, units: { 1: ['1b'], 2: ['1b'], 3: ['1b'] } },
      { faction: 'koda', vp: 32, units: { 5: ['1b'], 6: ['1b'] } },
    ]);
    expect(wroth.outcome(state)).toMatchObject({ winners: [0], reason: { key: 'wroth:reason.regions' } });
  });

  test('WR-13.7: the last round ends the game without 30 VP, 0 is no limit', () => {
    expect(wroth.outcome(judged([{ faction: 'runen', vp: 3 }, { faction: 'koda' }], { round: 20 }))!.winners).toEqual([
      0,
    ]);
    expect(
      judged([{ faction: 'runen', vp: 3 }, { faction: 'koda' }], { round: 20, options: { maxRounds: 0 } }).round,
    ).toBe(21);
  });

  const tied = (rest: Partial<Sketch> = {}) =>
    judged(
      [
        { faction: 'runen', vp: 32, units: { 1: ['1b'] } },
        { faction: 'koda', vp: 32, units: { 2: ['1b'] } },
        { faction: 'guild', vp: 20 },
      ],
      rest,
    );

  test('TC-56, WR-13.4, WR-13.5: all agree and share', () => {
    const state = tied();
    expect(wroth.acting(state)).toEqual([0, 1]);
    expect(refusal(state, 2, { type: 'tiebreak.share', agree: true })).toBe('WR-3.2 not-asked');
    const one = make(state, 1, { type: 'tiebreak.share', agree: true }).state;
    expect(refusal(one, 1, { type: 'tiebreak.share', agree: false })).toBe('WR-3.2 not-asked');
    const both = make(one, 0, { type: 'tiebreak.share', agree: true }).state;
    expect(wroth.outcome(both)).toMatchObject({ winners: [0, 1], reason: { key: 'wroth:reason.shared' } });
  });

  test('TC-56, WR-13.5, WR-13.6: one refuses, and rock beats scissors', () => {
    const asked = make(make(tied(), 0, { type: 'tiebreak.share', agree: true }).state, 1, {
      type: 'tiebreak.share',
      agree: false,
    }).state;
    const first = make(asked, 0, { type: 'tiebreak.throw', sign: 'rock' }).state;
    const thrown = make(first, 1, { type: 'tiebreak.throw', sign: 'scissors' }).state;
    expect(wroth.outcome(thrown)).toMatchObject({ winners: [0], reason: { key: 'wroth:reason.rps' } });
  });

  test('WR-13.5, WR-24.5: time that runs out agrees; the options share or throw at once', () => {
    expect(wroth.decisions(tied(), 0)[0]!.fallback).toBe('yes');
    expect(wroth.outcome(tied({ options: { tieBreak: 'share' } }))!.winners).toEqual([0, 1]);
    expect(offered(tied({ options: { tieBreak: 'rps' } }), 0)).toEqual(['throw']);
  });

  test('WR-13.6: two signs decide, one or three do not', () => {
    const left = (...signs: ('rock' | 'paper' | 'scissors')[]) =>
      survivors(signs.map((sign, seat) => ({ seat, sign })));
    expect(left('rock', 'paper', 'rock')).toEqual([1]);
    expect(left('rock', 'scissors', 'rock')).toEqual([0, 2]);
    expect(left('scissors', 'paper')).toEqual([0]);
    expect(left('rock', 'paper', 'scissors')).toEqual([0, 1, 2]);
    expect(left('paper', 'paper')).toEqual([0, 1]);
  });

  test('WR-13.6: after twenty throws without a decision the victory is shared', () => {
    let state = tied({ options: { tieBreak: 'rps' } });
    for (let i = 0; i < 20; i++) {
      expect(state.phase).toBe('tiebreak');
      for (const seat of [0, 1]) state = make(state, seat, { type: 'tiebreak.throw', sign: 'paper' }).state;
    }
    expect(wroth.outcome(state)!.winners).toEqual([0, 1]);
  });

  test('WR-0.3, WR-13.6: a throw is seen by nobody else before all have thrown', () => {
    const open = tied({ options: { tieBreak: 'rps' } });
    const [rock, paper] = (['rock', 'paper'] as const).map((sign) => make(open, 0, { type: 'tiebreak.throw', sign }));
    for (const viewer of ['public', 1, 2] as const) {
      expect(wroth.view(rock!.state, viewer)).toEqual(wroth.view(paper!.state, viewer));
      const seat = viewer === 'public' ? 1 : viewer;
      expect(wroth.decisions(rock!.state, seat, 'public')).toEqual(wroth.decisions(paper!.state, seat, 'public'));
    }
    expect(rock!.events).toEqual(paper!.events);
    expect(wroth.view(rock!.state, 0)).not.toEqual(wroth.view(paper!.state, 0));
    expect(wroth.decisions(open, 0, 'public')[0]).not.toHaveProperty('fallback');
    expect(wroth.decisions(open, 0)[0]!.fallback).toBeDefined();
  });
});

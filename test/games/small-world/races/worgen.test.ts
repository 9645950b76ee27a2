import { describe, expect, test } from 'vitest';
import { smallWorld } from '../../../../src/games/small-world/index.js';
import { make, offers, position, refusal } from '../position.js';

const at = (coins: number, phase: 'chooseMode' | 'form' = 'form') => {
  const state = position({
    players: [{ race: 'worgen', coins, hand: 5, regions: { 'L1A-08': 1 } }, {}],
    phase,
  });
  return phase === 'form' ? { ...state, step: 1 } : state;
};
const form = (kind: 'human' | 'wolf') => ({ type: 'form', kind }) as const;
const ready = { type: 'ready', keep: { 'L1A-08': { race: 1 } }, liftChampion: false } as const;

describe('Worgen', () => {
  test('SW-10.6, T41: wolf costs a coin and makes every conquest 1 cheaper, human brings 2', () => {
    const wolf = make(make(at(3), 0, form('wolf')).state, 0, ready).state;
    expect(wolf.players[0]!.coins).toBe(2);
    expect(offers(wolf, 0, 'conquer').get('L1A-06')!.cost).toBe(1);
    const human = make(make(at(3), 0, form('human')).state, 0, ready).state;
    expect(human.players[0]!.coins).toBe(5);
    expect(offers(human, 0, 'conquer').get('L1A-06')!.cost).toBe(2);
  });

  test('T41: with 0 coins wolf is illegal; the public is shown both and cannot tell', () => {
    expect(refusal(at(0), 0, form('wolf'))).toEqual({ rule: 'SW-10.6', code: 'wolf-too-dear' });
    expect([...offers(at(0), 0, 'form').keys()]).toEqual(['human']);
    const shown = smallWorld.decisions(at(0), 0, 'public');
    expect(shown).toEqual(smallWorld.decisions(at(7), 0, 'public'));
    expect(shown[0]?.kind === 'choice' && shown[0].options.map(({ id }) => id)).toEqual(['human', 'wolf']);
  });

  test('SW-3.6: asked when expanding and when picked; SW-10.6: not in a turn of decline', () => {
    const expanding = make(at(3, 'chooseMode'), 0, { type: 'chooseMode', mode: 'expand' }).state;
    expect(expanding.phase).toBe('form');
    const drafting = position({ players: [{}, {}], phase: 'pickCombo', combos: [['worgen', 'farmer']] });
    expect(make(drafting, 0, { type: 'pickCombo', index: 0 }).state.phase).toBe('form');
    const declining = make(at(3, 'chooseMode'), 0, { type: 'chooseMode', mode: 'decline' }).state;
    expect(declining.players[0]!.coins).toBe(4);
  });

  test('SW-10.6: the wolf form ends with the turn', () => {
    const wolf = make(make(at(3), 0, form('wolf')).state, 0, ready).state;
    const placing = make(wolf, 0, { type: 'endConquests' }).state;
    expect(make(placing, 0, { type: 'redeploy', placement: { 'L1A-08': { race: 6 } } }).state.record.uses).toEqual({});
  });
});

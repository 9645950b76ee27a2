import { describe, expect, test } from 'vitest';
import { type AnyGame, barrierOf } from '../../../src/engine/index.js';
import { type LichKingState, lichKing } from '../../../src/games/lich-king/index.js';
import { make } from './support/acts.js';
import { playOn, start } from './support/play.js';
import { position } from './support/position.js';

const sound = position({
  heroes: { thrall: { hand: ['heal', 'fight1'], rewards: ['new_allies'] }, jaina: {} },
  ghouls: { dalaran: 3 },
  abominations: ['dalaran'],
  strongholds: ['frosthold'],
});

const spoil = (change: Partial<LichKingState>): readonly string[] =>
  lichKing.faults({ ...sound, ...change }).map((fault) => fault.slice(0, fault.indexOf(':')));

const [thrall, jaina] = sound.heroes as [LichKingState['heroes'][number], LichKingState['heroes'][number]];
const [first] = sound.players as [LichKingState['players'][number]];

describe('what cannot be is found', () => {
  test('a sound position has no fault', () => {
    expect(lichKing.faults(sound)).toEqual([]);
  });

  test.each<readonly [string, Partial<LichKingState>]>([
    ['LK-19.1', { ghouls: sound.ghouls.with(3, 4) }],
    ['LK-19.1', { ghouls: sound.ghouls.map((_, i) => (i < 13 ? 3 : 0)) }],
    ['LK-19.1', { abominations: [...sound.abominations, ...sound.abominations] }],
    ['LK-19.1', { strongholds: [sound.quests[0]!.id] }],
    ['LK-19.1', { strongholds: ['dalaran', 'frosthold', 'the_breach', 'valgarde'] }],
    ['LK-19.2', { heroes: [{ ...thrall, health: 9 }, jaina] }],
    ['LK-19.2', { heroes: [{ ...thrall, health: 0 }, jaina] }],
    ['LK-19.3', { heroDeck: sound.heroDeck.slice(1) }],
    ['LK-19.3', { heroDiscard: sound.heroDeck.slice(0, 1) }],
    ['LK-19.4', { scourgeDeck: sound.scourgeDeck.slice(1) }],
    [
      'LK-19.4',
      { scourgeDeck: sound.scourgeDeck.slice(2), box: { ...sound.box, scourge: sound.scourgeDeck.slice(0, 2) } },
    ],
    ['LK-19.5', { players: [{ ...first, hand: sound.heroDeck.slice(0, 8) }, sound.players[1]!] }],
    ['LK-19.6', { heroes: [{ ...thrall, at: 'icecrown_citadel' }, jaina] }],
    ['LK-19.6', { lichKing: 'icecrown' }],
    ['LK-19.7', { despair: 7 }],
    ['LK-19.7', { result: 'lost', phase: 'over' }],
    ['LK-19.7', { icecrown: { open: false, progress: 22 } }],
    ['LK-19.8', { quests: sound.quests.map((quest) => ({ ...quest, progress: 30 })) }],
    ['LK-2.4', { players: [{ ...first, rewards: [] }, sound.players[1]!] }],
  ])('%s is named', (rule, change) => {
    expect(spoil(change)).toContain(rule);
  });

  test('LK-19.2, LK-6.9: whoever pays health is not defeated', () => {
    const start = position({
      heroes: { liadrin: { health: 2, orders: { indomitable: 'always' } }, jaina: {} },
      scourgeDeck: ['dalaran', 'frosthold'],
      heroDeck: ['heal', 'heal'],
      record: { skipAbominations: true },
    });
    const { state, events } = make(start, 'liadrin', { type: 'endActions' });
    expect([state.heroes[0]!.health, state.despair]).toEqual([1, 0]);
    expect(events.some(({ type }) => type === 'damaged' || type === 'defeated')).toBe(false);
  });

  test('LK-3.5: loss is looked at before the hand limit', () => {
    const start = position({
      heroes: { thrall: { hand: ['heal', 'heal', 'heal', 'defend', 'defend', 'defend', 'fight1'] }, jaina: {} },
      heroDeck: ['heal'],
      shortDeck: true,
      despair: 6,
    });
    const { state } = make(start, 'thrall', { type: 'endActions' });
    expect([state.result, state.frames]).toEqual(['lost', []]);
  });
});

describe('no peeking back', () => {
  test('LK-17.11: nothing is taken back after a roll or a draw; a step before that is', () => {
    const game = lichKing as unknown as AnyGame;
    const move = make(sound, 'thrall', { type: 'move', to: 'the_nexus' });
    expect(barrierOf(game, sound, move)).toBeUndefined();
    expect(barrierOf(game, sound, make(sound, 'thrall', { type: 'rest' }))).toBe('chance');
    const quiet = position({ heroes: { thrall: {}, jaina: {} }, heroDeck: ['heal', 'heal'] });
    expect(barrierOf(game, quiet, make(quiet, 'thrall', { type: 'endActions' }))).toBe('reveal');
  });
});

describe('the tally', () => {
  test('counts heroes and quests of the game and its difficulty', () => {
    const from = start(3, 'tally', { variant: 'heroic' });
    const told: { before: LichKingState; events: ReturnType<typeof make>['events'] }[] = [];
    let state = from;
    for (const { seat, move } of playOn(from, 'tally', undefined, 0).moves) {
      const parsed = lichKing.parseMove(move);
      if (!parsed.ok) throw new Error(parsed.error.code);
      const applied = lichKing.apply(state, seat, parsed.value);
      if (!applied.ok) throw new Error(applied.error.code);
      told.push({ before: state, events: applied.value.events });
      state = applied.value.state;
    }
    const entries = lichKing.tally!(told, lichKing.outcome(state)!);
    const of = (kind: string) => entries.filter((entry) => entry.kind === kind);
    expect(of('hero').map(({ id }) => id)).toEqual(from.heroes.map(({ id }) => id));
    expect(of('quest').map(({ id }) => id)).toEqual(from.quests.map(({ id }) => id));
    expect(of('difficulty')).toEqual([expect.objectContaining({ id: 'heroic', picked: 1, won: 0 })]);
    expect(of('hero').reduce((sum, { turns }) => sum + turns, 0)).toBe(of('difficulty')[0]!.turns);
  });
});

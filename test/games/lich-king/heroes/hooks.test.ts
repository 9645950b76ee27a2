import { HEROES } from '../../../../src/games/lich-king/heroes/index.js';
import type { HeroId } from '../../../../src/games/lich-king/ids.js';
import type { LichKingMove, LichKingState } from '../../../../src/games/lich-king/index.js';
import { make, openId, topKind } from '../support/acts.js';
import { card, ghouls, heroIn, position, type Sketch, withRoll } from '../support/position.js';
import { type Case, everyHookMatters } from '../support/strip.js';

const health = (state: LichKingState, hero: HeroId): number => heroIn(state, hero).health;

/** How many of the hero's abilities are taken. */
const uses = (hero: HeroId, sketch: Omit<Sketch, 'heroes'>, move: LichKingMove): readonly [Case, unknown] => {
  const other = hero === 'tirion' ? 'varian' : 'tirion';
  const state = position({ heroes: { [hero]: {}, [other]: { orders: { autoConsent: 'all' } } }, ...sketch });
  return [() => make(state, hero, move).events[0]?.type, 'abilityUsed'];
};

const fought = (hero: HeroId, at: 'the_breach' | 'valiance_keep' | 'valgarde', count: number): LichKingState =>
  position({ heroes: { [hero]: {}, liadrin: {} }, ghouls: { [at]: count }, lichKing: 'red' });

const summoned = (): LichKingState =>
  make(
    position({
      heroes: { jaina: { at: 'the_nexus' }, liadrin: { orders: { indomitable: 'always' } } },
      heroDeck: ['heal', 'heal'],
      scourgeDeck: ['frosthold', 'ulduar'],
    }),
    'jaina',
    { type: 'endActions' },
  ).state;

function questing(sketch: Sketch, hero: HeroId): LichKingState {
  return make(withRoll(position(sketch), 0, 2), hero, { type: 'quest' }).state;
}

everyHookMatters(HEROES, {
  'tirion.convertsBlocks': [
    () => topKind(make(withRoll(fought('tirion', 'the_breach', 3), 1, 2), 'tirion', { type: 'fight' }).state),
    'assignHits',
  ],
  'tirion.abilities': uses(
    'tirion',
    {},
    { type: 'ability', ability: 'press_forward', hero: 'varian', path: ['utgarde_keep'] },
  ),
  'liadrin.canPrevent': [() => ghouls(summoned(), 'frosthold'), 0],
  'liadrin.prevent': [() => health(summoned(), 'liadrin'), 6],
  'liadrin.restBonus': [
    () => {
      const state = position({ heroes: { liadrin: { health: 1 }, jaina: {} } });
      return health(make(withRoll(state, 2, 0), 'liadrin', { type: 'rest' }).state, 'liadrin');
    },
    4,
  ],
  'thrall.questReach': [
    () => topKind(questing({ heroes: { jaina: { at: 'the_nexus' }, thrall: { hand: ['travel2'] } } }, 'jaina')),
    'questProgress',
  ],
  'thrall.abilities': uses(
    'thrall',
    { ghouls: { warsong_hold: 1 } },
    { type: 'ability', ability: 'chain_lightning', spaces: ['warsong_hold'] },
  ),
  'sylvanas.cardPlayed': [
    () => {
      const state = position({
        heroes: { sylvanas: { at: 'valgarde', health: 3, hand: ['fight1'] }, jaina: {} },
        ghouls: { valgarde: 1 },
      });
      const open = make(withRoll(state, 0, 2), 'sylvanas', { type: 'fight' }).state;
      const cards = [card(open, 'sylvanas', 'fight1')];
      return health(make(open, 'sylvanas', { type: 'playFight', window: openId(open), cards }).state, 'sylvanas');
    },
    4,
  ],
  'sylvanas.abilities': uses(
    'sylvanas',
    { ghouls: { valgarde: 1 } },
    { type: 'ability', ability: 'wailing_arrow', target: 'valgarde' },
  ),
  'muradin.questCards': [
    () => {
      const hand = ['travel2', 'travel2'] as const;
      const open = questing({ heroes: { muradin: { at: 'wyrmrest_temple', hand }, jaina: {} } }, 'muradin');
      return make(open, 'muradin', { type: 'autoQuest', window: openId(open) }).state.quests[2]?.progress;
    },
    2,
  ],
  'muradin.abilities': uses(
    'muradin',
    { ghouls: { dalaran: 1 } },
    { type: 'ability', ability: 'storm_bolt', target: 'dalaran' },
  ),
  'jaina.fightBlocks': [
    () => health(make(withRoll(fought('jaina', 'valiance_keep', 3), 2, 0), 'jaina', { type: 'fight' }).state, 'jaina'),
    5,
  ],
  'jaina.abilities': uses('jaina', {}, { type: 'ability', ability: 'teleport', to: 'dalaran' }),
  'varian.fightHits': [
    () => ghouls(make(withRoll(fought('varian', 'valgarde', 3), 1, 1), 'varian', { type: 'fight' }).state, 'valgarde'),
    1,
  ],
  'varian.abilities': uses(
    'varian',
    { ghouls: { utgarde_keep: 1 } },
    { type: 'ability', ability: 'for_the_alliance', moves: [{ from: 'utgarde_keep', count: 1 }] },
  ),
});

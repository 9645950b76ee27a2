import { type CardId, faceOf } from '../../games/lich-king/data/cards.js';
import type { Frame, FrameKind, FrameOf } from '../../games/lich-king/frames/frame.js';
import type { Assignment } from '../../games/lich-king/moves.js';
import { parting } from './cards.js';
import { abominationsWorth, ghoulsWorth, healthWorth } from './goals.js';
import type { Sight } from './sight.js';

/** The topmost frame of a kind that is under way. */
export const under = <K extends FrameKind>(sight: Sight, kind: K): FrameOf<K> | undefined =>
  sight.view.frames.findLast((frame: Frame): frame is FrameOf<K> => frame.kind === kind);

/** What it costs a seat to let cards go. */
function price(sight: Sight, seat: number, cards: readonly CardId[]): number {
  const owner = sight.view.heroes.find((hero) => hero.seat === seat);
  return owner ? cards.reduce((sum, card) => sum + parting(sight, owner, card), 0) : 0;
}

/** What hits can do on a space: abominations first. */
function slain(sight: Sight, fight: FrameOf<'fight'>, hits: number): number {
  const { ghouls, abominations } = sight.space(fight.at);
  const large = Math.min(abominations.length, Math.floor(hits / 3));
  return abominationsWorth(sight, large) + ghoulsWorth(sight, fight.at, Math.min(ghouls, hits - 3 * large));
}

/** Fight cards: what they kill beyond the dice, less what they are worth in hand. */
export function fightCardsScore(sight: Sight, seat: number, cards: readonly CardId[]): number {
  const fight = under(sight, 'fight');
  if (!fight) return -1;
  const added = cards.reduce((sum, card) => sum + faceOf(card).value, 0);
  return slain(sight, fight, fight.hits + added) - slain(sight, fight, fight.hits) - price(sight, seat, cards);
}

/** Defend cards: always against defeat, else where a hand can spare them. */
export function defendScore(sight: Sight, seat: number, cards: readonly CardId[]): number {
  const damage = under(sight, 'defend');
  if (!damage) return -1;
  const victim = sight.hero(damage.victim);
  const { health } = victim;
  const prevented = Math.min(damage.pending, 2 * cards.length);
  const cost = price(sight, seat, cards);
  if (damage.pending >= health) return health > damage.pending - 2 * sight.defends(victim.at, victim) ? 20 - cost : -1;
  return prevented * healthWorth(health) - cost;
}

export const assignmentsWorth = (sight: Sight, spaces: readonly Assignment[]): number =>
  spaces.reduce(
    (sum, { loc, ghouls, abominations }) =>
      sum + ghoulsWorth(sight, loc, ghouls) + abominationsWorth(sight, abominations.length),
    0,
  );

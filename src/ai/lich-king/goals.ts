import { faceOf, iconOf } from '../../games/lich-king/data/cards.js';
import { regionOf } from '../../games/lich-king/data/map.js';
import { QUEST_CARDS } from '../../games/lich-king/data/quests.js';
import type { SpaceId } from '../../games/lich-king/data/spaces.js';
import type { HeroView } from '../../games/lich-king/view.js';
import type { Sight } from './sight.js';

/** Two dice bring two hits and two thirds of a block on average (LK-1.4). */
const HITS = 2;
const BLOCKS = 2 / 3;
/** What things are worth, in steps of a quest; found by playing some thousand games. */
export const WORTH = {
  /** Taking the first, second and third ghoul of a space away: in any case, and by the danger of another one there. */
  ghoul: [
    { plain: 0.28, danger: 0.45 },
    { plain: 2.17, danger: 0.39 },
    { plain: 1.53, danger: 6.73 },
  ],
  /** Slaying an abomination; more where few are left to place, for each that is missing costs despair (LK-12.3). */
  abomination: 3.8,
  scarce: 3.14,
  reward: 1.99,
  /** Each other hero at a quest: cards are laid out for each other. */
  company: 0.44,
  /** A point of health: of the last two, of those up to four, of the others. */
  health: { last: 0.95, few: 0.95, many: 0.42 },
  /** To stand where abominations could end it. */
  mortal: 4,
  /** A Heal card beyond its health: on a quest it spares the way out and back. */
  heal: { onQuest: 0.85, elsewhere: -0.35 },
  /** What a way must gain for a Travel card. */
  travel: 0.51,
  /** What is reached only in a later turn. */
  later: 0.29,
  urgency: { least: 1.91, most: 4.45, pace: 1.31 },
};
const SUICIDE = -50;
/** Chance of three hits without a card (LK-1.4). */
const UNAIDED = 1 / 4;

/** What a point of health is worth to somebody who has so many left. */
export const healthWorth = (health: number): number =>
  health <= 2 ? WORTH.health.last : health <= 4 ? WORTH.health.few : WORTH.health.many;

/** Few ghouls left in the supply: soon every card costs despair (LK-10.5). */
const scarcity = ({ view }: Sight): number => 1 + Math.max(0, 8 - view.supply.ghouls) / 5;

/** Hits and blocks that a hero can count on in a fight. */
function strength(hero: HeroView, enemies: number): { readonly hits: number; readonly blocks: number } {
  if (hero.id === 'varian' && enemies >= 2) return { hits: HITS + 1, blocks: BLOCKS };
  if (hero.id === 'tirion') return { hits: HITS + BLOCKS / 2, blocks: BLOCKS / 2 };
  return { hits: HITS, blocks: hero.id === 'jaina' ? BLOCKS + 1 : BLOCKS };
}

/** Worth of taking so many ghouls off a space. */
export function ghoulsWorth(sight: Sight, space: SpaceId, removed: number): number {
  const { ghouls } = sight.space(space);
  let worth = 0;
  for (let i = 0; i < removed; i += 1) {
    const level = WORTH.ghoul[Math.ceil(ghouls - i) - 1];
    const part = Math.min(1, removed - i);
    if (level) worth += part * (level.plain + level.danger * sight.danger(space));
  }
  return worth * scarcity(sight);
}

export const abominationsWorth = (sight: Sight, count: number): number =>
  count * (WORTH.abomination + WORTH.scarce / (1 + sight.view.supply.abominations) ** 2);

/** What it costs to stand somewhere with so much health lost that abominations could end it. */
function mortality(sight: Sight, hero: HeroView, space: SpaceId, loss: number, slain: number): number {
  const left = hero.health - loss + 2 * sight.defends(space, hero);
  return left <= sight.threat(space) - slain ? WORTH.mortal : 0;
}

/** Worth of one fight of this hero on a space. */
export function fightWorth(sight: Sight, hero: HeroView, space: SpaceId): number {
  const { ghouls, abominations } = sight.space(space);
  const enemies = ghouls + abominations.length;
  if (enemies === 0) return 0;
  const { hits, blocks } = strength(hero, enemies);
  const cards = sight.hand(hero).filter((card) => iconOf(card) === 'fight');
  const helped = hits + cards.reduce((sum, card) => sum + faceOf(card).value, 0);
  const slain = abominations.length === 0 ? 0 : helped >= 3 ? 1 : UNAIDED;
  const removed = Math.max(0, Math.min(ghouls, slain === 1 ? helped - 3 : hits));
  const left = enemies - slain - removed;
  const bonus = sight.lichKing(space);
  const loss = Math.max(0, left + bonus - blocks);
  const worst = enemies - 1 + bonus - 2 * sight.defends(space, hero);
  const risk = worst >= hero.health ? (left + bonus >= hero.health ? SUICIDE : -2) : 0;
  const gain = ghoulsWorth(sight, space, removed) + abominationsWorth(sight, slain);
  return gain - loss * healthWorth(hero.health) + risk - mortality(sight, hero, space, loss, slain);
}

/** Steps that a quest action of this hero can hope for: two hits, and the cards of all who stand there. */
export function questSteps(sight: Sight, hero: HeroView, space: SpaceId): number {
  const quest = sight.quest(space);
  if (!quest) return 0;
  const track = QUEST_CARDS[quest.id].track;
  const helpers = sight.view.heroes.filter(
    (other) => other === hero || other.at === space || (other.id === 'thrall' && regionOf(other.at) === quest.region),
  );
  const hands = helpers.map((helper) => {
    const acting = helper === hero;
    const extra = acting ? (helper.id === 'muradin' ? 1 : 0) - (quest.id === 'argent_tournament' ? 1 : 0) : 0;
    return { icons: sight.hand(helper).map(iconOf), left: 1 + extra };
  });
  let hits = quest.id === 'ulduar' ? HITS - 1 : HITS;
  let at = quest.progress;
  while (at < track.length) {
    const next = track[at] ?? null;
    const hand = hands.find(({ icons, left }) => left > 0 && icons.includes(next));
    if (hand) {
      hand.icons.splice(hand.icons.indexOf(next), 1);
      hand.left -= 1;
    } else if (hits > 0) hits -= 1;
    else break;
    at += 1;
  }
  return at - quest.progress;
}

/** How much the quests press: the fewer turns for the steps to go, the more. */
export const urgency = (sight: Sight): number =>
  Math.max(
    WORTH.urgency.least,
    Math.min(WORTH.urgency.most, sight.toGo / Math.max(1, WORTH.urgency.pace * sight.turnsLeft)),
  );

/** Worth of one quest action of this hero on a space. */
export function questWorth(sight: Sight, hero: HeroView, space: SpaceId): number {
  const quest = sight.quest(space);
  if (!quest) return 0;
  const steps = questSteps(sight, hero, space);
  const done = quest.progress + steps >= quest.length;
  const last = quest.region === null;
  if (done && last) return 100;
  const raw = quest.damage + sight.lichKing(space);
  const blocks = quest.id === 'vault_of_archavon' ? 0.1 : BLOCKS;
  const worst = raw - 2 * sight.defends(space, hero);
  const risk = worst >= hero.health ? SUICIDE : 0;
  const company = sight.space(space).heroes.filter((id) => id !== hero.id).length * WORTH.company;
  const loss = raw - blocks;
  const gain = (steps + company) * urgency(sight) + (done ? WORTH.reward : 0);
  return gain - loss * healthWorth(hero.health) + risk - mortality(sight, hero, space, loss, 0);
}

/** Worth of one rest of this hero on a space. */
export function restWorth(sight: Sight, hero: HeroView, space: SpaceId, extra = 0): number {
  if (sight.quest(space)) return 0;
  const { stronghold, heroes } = sight.space(space);
  const heal = HITS + extra + (stronghold ? 1 : 0) + (hero.id === 'liadrin' || heroes.includes('liadrin') ? 1 : 0);
  const gained = Math.min(hero.max - hero.health, heal);
  let worth = 0;
  for (let i = 0; i < gained; i += 1) worth += healthWorth(hero.health + i);
  const threat = sight.threat(space);
  if (threat === 0 || hero.health + gained <= threat) return worth;
  return hero.health <= threat ? worth + WORTH.mortal : worth;
}

/** The best thing to do on a space, once there. */
export const spaceWorth = (sight: Sight, hero: HeroView, space: SpaceId): number =>
  Math.max(fightWorth(sight, hero, space), questWorth(sight, hero, space), restWorth(sight, hero, space));

/** The best there is for a hero on a space, `spent` actions from now: its worth shared over the actions until then. */
export function prospect(sight: Sight, hero: HeroView, from: SpaceId, spent: number, actions: number): number {
  let best = 0;
  for (const { id } of sight.view.spaces) {
    const steps = sight.steps(from, id);
    if (!Number.isFinite(steps)) continue;
    const needed = spent + steps + 1;
    const late = needed > actions ? WORTH.later : 1;
    best = Math.max(best, (late * spaceWorth(sight, hero, id)) / needed);
  }
  return best;
}

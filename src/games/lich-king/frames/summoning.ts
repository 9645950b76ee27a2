import type { Seat } from '../../../engine/index.js';
import { ghoulSupply, ghoulsAt, heroOf } from '../board.js';
import { GHOULS_ON_SPACE } from '../data/tables.js';
import type { Draft } from '../draft.js';
import { HEROES } from '../heroes/index.js';
import type { HeroId } from '../ids.js';
import type { LichKingState } from '../state.js';
import { placeGhouls } from '../summon.js';
import { HERO_NAMES, key, SPACE_NAMES } from '../words.js';
import type { FrameRule, Summons } from './frame.js';

/** Ghouls of a batch that would cost despair, by an overrun or by an empty supply (LK-17.8). */
function costly(state: LichKingState, { space, count, fill }: Summons): number {
  if (!fill && ghoulsAt(state, space) >= GHOULS_ON_SPACE) return count;
  return Math.max(0, count - ghoulSupply(state));
}

/** How many ghouls of a batch a hero could prevent. */
const preventable = (state: LichKingState, hero: HeroId, { space, count }: Summons): number =>
  Math.min(count, HEROES[hero].canPrevent?.(state, heroOf(state, hero), space) ?? 0);

const preventer = (state: LichKingState, summons: Summons) =>
  state.heroes.find(({ id }) => preventable(state, id, summons) > 0);

/** How many are prevented without asking; undefined where the player wants to be asked (LK-17.9). */
function byOrder(state: LichKingState, seat: Seat, hero: HeroId, summons: Summons): number | undefined {
  const most = preventable(state, hero, summons);
  switch (state.players[seat]?.orders.indomitable) {
    case 'never':
      return 0;
    case 'always':
      return most;
    case 'ask':
      return undefined;
    default:
      return Math.min(most, costly(state, summons));
  }
}

function resolve(draft: Draft, hero: HeroId | undefined, { space, count }: Summons, prevented: number): void {
  if (hero && prevented > 0) {
    HEROES[hero].prevent?.(draft, heroOf(draft.next, hero), prevented);
    draft.tell({ type: 'ghoulsPrevented', hero, space, ghouls: prevented });
  }
  placeGhouls(draft, space, count - prevented);
}

/** Ghouls are summoned batch by batch; each may be prevented before it is placed (LK-13.3). */
export const summoning: FrameRule<'summoning'> = {
  run: (draft, { queue: [summons, ...rest] }) => {
    if (!summons) {
      draft.pop();
      return false;
    }
    draft.replace({ kind: 'summoning', queue: rest });
    const hero = preventer(draft.next, summons);
    const prevented = hero ? byOrder(draft.next, hero.seat, hero.id, summons) : 0;
    if (hero && prevented === undefined) {
      draft.push({ kind: 'indomitable', decision: draft.newWindow(), hero: hero.id, summons });
    } else resolve(draft, hero?.id, summons, prevented ?? 0);
    return false;
  },
};

/** Liadrin's player is asked about one batch (LK-17.9). */
export const indomitable: FrameRule<'indomitable'> = {
  run: () => true,
  asks: (state, { hero }) => [heroOf(state, hero).seat],
  decisions: (state, { decision, hero, summons }) => {
    const most = preventable(state, hero, summons);
    const facts = { hero: HERO_NAMES[hero], space: SPACE_NAMES[summons.space], count: summons.count };
    return [
      {
        kind: 'choice',
        id: 'indomitable',
        verb: 'answer',
        prompt: key('prompt.indomitable'),
        facts: { ...facts, health: heroOf(state, hero).health, despair: costly(state, summons) },
        options: Array.from({ length: most + 1 }, (_, prevent) => ({
          id: String(prevent),
          label: key(prevent === 0 ? 'option.preventNone' : 'option.prevent'),
          facts: { count: prevent },
          move: { type: 'indomitable', decision, prevent } as const,
          slots: { count: String(prevent) },
        })),
        fallback: String(Math.min(most, costly(state, summons))),
      },
    ];
  },
  answers: {
    indomitable: {
      rule: 'LK-13.3',
      refuse: (state, { hero, summons }, _seat, { prevent }) => {
        const most = preventable(state, hero, summons);
        return prevent <= most ? undefined : { rule: 'LK-13.3', code: 'too-many-prevented', facts: { most } };
      },
      perform: (draft, { hero, summons }, _seat, { prevent }) => {
        draft.pop();
        resolve(draft, hero, summons, prevent);
      },
    },
  },
};

import { violation } from '../../../engine/index.js';
import { activeSeat, heroesAt, heroesFromActive } from '../board.js';
import { damage } from '../damage.js';
import { distance, neighbours, spaceOf } from '../data/map.js';
import type { SpaceId } from '../data/spaces.js';
import type { Draft } from '../draft.js';
import type { AbominationId, HeroId } from '../ids.js';
import type { HeroState, LichKingState } from '../state.js';
import { frameBelow } from '../timing.js';
import { HERO_NAMES, key, SPACE_NAMES } from '../words.js';
import type { FrameOf, FrameRule } from './frame.js';

type Striking = FrameOf<'abominations'>;

const placeOf = ({ abominations }: LichKingState, id: AbominationId): SpaceId | undefined =>
  abominations.find((figure) => figure.id === id)?.at;

/** Neighbours on a shortest way to any nearest hero; none where a hero is already there (LK-11.2, LK-11.3). */
export function legalSteps(state: LichKingState, id: AbominationId): readonly SpaceId[] {
  const from = placeOf(state, id);
  if (!from) return [];
  const nearest = Math.min(...state.heroes.map(({ at }) => distance(state, from, at)));
  if (nearest === 0) return [];
  return neighbours(state, from).filter((next) =>
    state.heroes.some(({ at }) => distance(state, next, at) === nearest - 1),
  );
}

const victims = (state: LichKingState, id: AbominationId): readonly Readonly<HeroState>[] => {
  const at = placeOf(state, id);
  return at ? heroesAt(state, at) : [];
};

function step(draft: Draft, id: AbominationId, to: SpaceId): void {
  const from = placeOf(draft.next, id);
  if (!from) return;
  draft.next.abominations = draft.next.abominations.map((figure) => (figure.id === id ? { id, at: to } : figure));
  draft.tell({ type: 'abominationMoved', abomination: id, from, to });
}

const struck = ({ strikes }: Striking, hero: HeroId): number =>
  strikes.find((strike) => strike.hero === hero)?.damage ?? 0;

/** Notes a strike; those on one hero are one damage event (LK-11.6). */
function strike(draft: Draft, frame: Striking, abomination: AbominationId, hero: HeroId): void {
  const others = frame.strikes.filter((other) => other.hero !== hero);
  draft.amend(frame, { ...frame, strikes: [...others, { hero, damage: struck(frame, hero) + 1 }] });
  draft.tell({ type: 'abominationStruck', abomination, hero });
}

const idsOf = (state: LichKingState): readonly AbominationId[] => state.abominations.map(({ id }) => id);

/** All move, then all choose their victims, then one event for each struck hero in turn order (LK-11). */
export const abominations: FrameRule<'abominations'> = {
  run: (draft, frame) => {
    const { next } = draft;
    const [id, ...queue] = frame.queue;
    if (frame.stage === 'strike') {
      const victim = heroesFromActive(next).find((hero) => struck(frame, hero.id) > 0);
      if (!victim) {
        draft.pop();
        return false;
      }
      draft.replace({ ...frame, strikes: frame.strikes.filter(({ hero }) => hero !== victim.id) });
      damage(draft, victim.id, 'abominations', struck(frame, victim.id), 0);
    } else if (!id) {
      const stage = frame.stage === 'move' ? 'victims' : 'strike';
      draft.replace({ ...frame, stage, queue: stage === 'victims' ? idsOf(next) : [] });
    } else if (frame.stage === 'move') {
      draft.replace({ ...frame, queue });
      const [only, ...others] = legalSteps(next, id);
      if (others.length > 0) draft.push({ kind: 'abominationStep', abomination: id });
      else if (only) step(draft, id, only);
    } else {
      const taken = { ...frame, queue };
      draft.replace(taken);
      const [only, ...others] = victims(next, id);
      if (others.length > 0) draft.push({ kind: 'abominationVictim', abomination: id });
      else if (only) strike(draft, taken, id, only.id);
    }
    return false;
  },
};

/** Several shortest ways: the active player chooses (LK-11.2). */
export const abominationStep: FrameRule<'abominationStep'> = {
  run: () => true,
  asks: (state) => [activeSeat(state)],
  decisions: (state, { abomination }) => {
    const from = placeOf(state, abomination);
    const steps = legalSteps(state, abomination);
    return [
      {
        kind: 'choice',
        id: 'abominationStep',
        verb: 'choose',
        prompt: key('prompt.abominationStep'),
        ...(from ? { facts: { space: SPACE_NAMES[from] } } : {}),
        options: steps.map((to) => ({
          id: to,
          label: key('option.space'),
          facts: { space: SPACE_NAMES[to], code: spaceOf(to).code },
          move: { type: 'abominationStep', abomination, to } as const,
          slots: { target: spaceOf(to).code },
        })),
        fallback: steps[0] ?? '',
      },
    ];
  },
  answers: {
    abominationStep: {
      rule: 'LK-11.2',
      refuse: (state, frame, _seat, { abomination, to }) =>
        abomination === frame.abomination && legalSteps(state, abomination).includes(to)
          ? undefined
          : violation('LK-11.2', 'no-shortest-way', { space: SPACE_NAMES[to] }),
      perform: (draft, _frame, _seat, { abomination, to }) => {
        draft.pop();
        step(draft, abomination, to);
      },
    },
  },
};

/** LK-17.12: the hero with the most health left after the strikes already assigned, in turn order. */
function sturdiest(state: LichKingState, id: AbominationId): HeroId | undefined {
  const frame = frameBelow(state, 'abominations');
  const here = victims(state, id);
  const left = ({ id: hero, health }: Readonly<HeroState>): number => health - (frame ? struck(frame, hero) : 0);
  const most = Math.max(...here.map(left));
  return heroesFromActive(state).find((hero) => here.includes(hero) && left(hero) === most)?.id;
}

/** Several heroes on its space: the active player chooses the victim (LK-11.5). */
export const abominationVictim: FrameRule<'abominationVictim'> = {
  run: () => true,
  asks: (state) => [activeSeat(state)],
  decisions: (state, { abomination }) => {
    const at = placeOf(state, abomination);
    const sturdy = sturdiest(state, abomination);
    return [
      {
        kind: 'choice',
        id: 'abominationVictim',
        verb: 'choose',
        prompt: key('prompt.abominationVictim'),
        ...(at ? { facts: { space: SPACE_NAMES[at] } } : {}),
        options: victims(state, abomination).map(({ id, health }) => ({
          id,
          label: key('option.victim'),
          facts: { hero: HERO_NAMES[id], health },
          move: { type: 'abominationVictim', abomination, hero: id } as const,
          slots: { hero: id },
        })),
        ...(sturdy ? { suggested: sturdy, fallback: sturdy } : {}),
      },
    ];
  },
  answers: {
    abominationVictim: {
      rule: 'LK-11.5',
      refuse: (state, frame, _seat, { abomination, hero }) =>
        abomination === frame.abomination && victims(state, abomination).some(({ id }) => id === hero)
          ? undefined
          : violation('LK-11.5', 'no-victim', { hero: HERO_NAMES[hero] }),
      perform: (draft, _frame, _seat, { abomination, hero }) => {
        draft.pop();
        const under = frameBelow(draft.next, 'abominations');
        if (under) strike(draft, under, abomination, hero);
      },
    },
  },
};

import { type RuleViolation, violation } from '../../../engine/index.js';
import { choiceOf, codesOf } from '../asking.js';
import { enemiesAt } from '../board.js';
import { connected, neighbours, regionOf } from '../data/map.js';
import type { SpaceId } from '../data/spaces.js';
import { rollDice } from '../dice.js';
import type { Draft } from '../draft.js';
import { type Ability, ability, type Hero, type Self } from '../hooks.js';
import type { AbilityMove } from '../moves.js';
import type { LichKingState } from '../state.js';
import { key } from '../words.js';

const MOST = 3;

/** Whether the spaces hang together: each can be reached from the first through the others. */
function hangTogether(state: LichKingState, [first, ...rest]: readonly SpaceId[]): boolean {
  const reached = first ? [first] : [];
  for (const at of reached) {
    for (const space of rest) if (!reached.includes(space) && connected(state, at, space)) reached.push(space);
  }
  return reached.length === rest.length + 1;
}

function refuse(
  state: LichKingState,
  { at }: Self,
  { spaces }: AbilityMove<'chain_lightning'>,
): RuleViolation | undefined {
  if (spaces.length > MOST) return violation('LK-13.5', 'too-many-spaces', { count: spaces.length, most: MOST });
  if (new Set(spaces).size < spaces.length) return violation('LK-13.5', 'space-twice');
  if (!spaces.includes(at)) return violation('LK-13.5', 'own-space-missing');
  if (!hangTogether(state, spaces)) return violation('LK-13.5', 'no-chain');
  return spaces.some((space) => enemiesAt(state, space) > 0) ? undefined : violation('LK-13.5', 'no-enemy');
}

/** Every chain of at most 3 spaces from here, the shortest first, each with the own space first. */
function chainsFrom(state: LichKingState, at: SpaceId): readonly (readonly SpaceId[])[] {
  const near = neighbours(state, at);
  const triples = near.flatMap((second, i) => [
    ...near.slice(i + 1).map((third) => [at, second, third]),
    ...neighbours(state, second)
      .filter((third) => third !== at && !near.includes(third))
      .map((third) => [at, second, third]),
  ]);
  return [[at], ...near.map((second) => [at, second]), ...triples];
}

/** Chains that differ in the enemies they reach; one that reaches fewer than another is not worth naming. */
function worthwhile(state: LichKingState, at: SpaceId): readonly (readonly SpaceId[])[] {
  const best: { readonly chain: readonly SpaceId[]; readonly struck: readonly SpaceId[] }[] = [];
  for (const chain of chainsFrom(state, at)) {
    const struck = chain.filter((space) => enemiesAt(state, space) > 0);
    const known = best.some((other) => struck.every((space) => other.struck.includes(space)));
    if (struck.length > 0 && !known) best.push({ chain, struck });
  }
  return best
    .filter(
      ({ struck }) =>
        !best.some(
          (other) => other.struck.length > struck.length && struck.every((space) => other.struck.includes(space)),
        ),
    )
    .map(({ chain }) => chain);
}

/** One die for each space; where it hits nothing, there is nothing to assign. */
function strike(draft: Draft, self: Self, { spaces }: AbilityMove<'chain_lightning'>): void {
  const dice = rollDice(draft, self.id, 'chain_lightning', spaces.length);
  const struck = spaces.flatMap((loc, i) => {
    const hits = dice[i]?.hits ?? 0;
    return hits > 0 && enemiesAt(draft.next, loc) > 0 ? [{ loc, hits }] : [];
  });
  if (struck.length > 0) draft.push({ kind: 'assignHits', hero: self.id, spaces: struck, convertible: 0 });
}

/** LK-13.5: no attack, so neither damage nor Fight cards. */
const chainLightning: Ability<'chain_lightning'> = {
  id: 'chain_lightning',
  cost: 'action',
  oncePerTurn: true,
  refuse,
  perform: strike,
  decision: (state, { at }) =>
    choiceOf({
      id: 'chain_lightning',
      verb: 'ability',
      prompt: key('hero.prompt.chain_lightning'),
      options: worthwhile(state, at).map((spaces) => ({
        id: codesOf(spaces),
        label: key('hero.option.chain_lightning'),
        facts: { codes: codesOf(spaces), count: spaces.reduce((sum, space) => sum + enemiesAt(state, space), 0) },
        move: { type: 'ability', ability: 'chain_lightning', spaces } as const,
        slots: { name: 'chain_lightning', target: codesOf(spaces) },
        ends: 'chance' as const,
      })),
    }),
};

/** Thrall, the warchief, who helps with every quest of the region he is in (LK-13.6). */
export const thrall = {
  id: 'thrall',
  questReach: (_, { at }, { quest }) => regionOf(quest) !== null && regionOf(quest) === regionOf(at),
  abilities: [ability(chainLightning)],
} as const satisfies Hero;

import { type Choice, type Option, type RuleViolation, type Seat, violation } from '../../../engine/index.js';
import { declareAttack, OBSTACLES, occupy } from '../conquest.js';
import { type Attacker, attackerOf, type Price, priceOf, siteOf } from '../cost.js';
import type { Audience } from '../decisions.js';
import type { Draft } from '../draft.js';
import { mayPayFee, withFee } from '../effects.js';
import type { MoveOf, SmallWorldMove } from '../moves.js';
import type { RulesOf } from '../rule.js';
import type { RegionIndex, SmallWorldState } from '../state.js';
import { BOARD_NAMES, key, raceName, TERRAIN_NAMES } from '../words.js';

/** SW-11.3 a, b: beside the race's own regions, never from outside; what it costs are the fees. */
function priceFor(attacker: Attacker, index: RegionIndex): Price | string {
  const site = siteOf(attacker, index, {});
  if (!site) return 'unknown-region';
  const price = priceOf(site, attacker);
  if (typeof price === 'string') return OBSTACLES[price];
  const near = site.adjacent || attacker.abilities.countsAsAdjacent.some((counts) => counts(site));
  return near && !attacker.first ? price : 'champion-too-far';
}

function optionFor(
  state: SmallWorldState,
  { atlas }: Attacker,
  index: RegionIndex,
  fee: number,
): Option<SmallWorldMove> {
  const region = atlas.regions[index];
  if (!region) throw new RangeError(`There is no region ${index}`);
  const code = atlas.codes[index] ?? '';
  return {
    id: code,
    label: key('option.championConquer'),
    facts: { target: code, terrain: TERRAIN_NAMES[region.terrain], fee },
    ...(fee > 0 ? { why: key('why.fee') } : {}),
    move: { type: 'championConquer', region: region.id },
    slots: { target: code, with: 'champion' },
    cost: 0,
    group: BOARD_NAMES[region.board],
    ...(state.regions[index]?.faceDown ? { ends: 'reveal' as const } : {}),
  };
}

export function decideChampion(
  state: SmallWorldState,
  seat: Seat,
  audience: Audience,
): Choice<SmallWorldMove> | undefined {
  if (!state.players[seat]?.champion) return undefined;
  const attacker = attackerOf(state, seat);
  const options: Option<SmallWorldMove>[] = [];
  for (let index = 0; index < state.regions.length; index++) {
    const price = priceFor(attacker, index);
    if (typeof price === 'string' || !mayPayFee(state, seat, price.fee, audience)) continue;
    options.push(withFee(state, price.fee, optionFor(state, attacker, index, price.fee)));
  }
  if (options.length === 0) return undefined;
  const facts = { race: raceName(state.players[seat]?.race) };
  return {
    kind: 'choice',
    id: 'championConquer',
    verb: 'conquer',
    prompt: key('prompt.championConquer'),
    facts,
    options,
  };
}

function refuse(state: SmallWorldState, seat: Seat, { region }: MoveOf<'championConquer'>): RuleViolation | undefined {
  const attacker = attackerOf(state, seat);
  const { atlas } = attacker;
  const index = atlas.indices.get(region);
  if (index === undefined) return violation('SW-4.2', 'unknown-region', { region });
  const target = atlas.codes[index] ?? region;
  const { champion = 0, coins = 0, race } = state.players[seat] ?? {};
  if (!champion) return violation('SW-11.3', 'champion-not-in-hand');
  const price = priceFor(attacker, index);
  if (typeof price === 'string') {
    const targets = state.regions.flatMap((_, at) =>
      typeof priceFor(attacker, at) === 'object' ? [atlas.codes[at] ?? ''] : [],
    );
    const rule = price === 'champion-too-far' ? 'SW-11.3' : 'SW-4.2';
    return violation(rule, price, { target, race: raceName(race), targets: targets.join(', ') });
  }
  return price.fee > coins ? violation('SW-4.6', 'fee', { target, fee: price.fee, coins }) : undefined;
}

function perform(draft: Draft, seat: Seat, { region }: MoveOf<'championConquer'>): void {
  const index = draft.atlas.indices.get(region);
  const price = index === undefined ? 'unknown-region' : priceFor(attackerOf(draft.next, seat), index);
  if (index === undefined || typeof price === 'string') throw new Error(`${region} was checked before: ${price}`);
  declareAttack(draft, seat, index, price.fee, {});
  occupy(draft, seat, index, { race: 0, beasts: 0, champion: 1 }, {});
}

export const CHAMPION_RULES: RulesOf<'championConquer'> = {
  championConquer: { phase: 'conquest', rule: 'SW-11.3', refuse, perform },
};

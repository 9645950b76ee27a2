import {
  type Choice,
  type Option,
  type RuleViolation,
  type Seat,
  type Text,
  text,
  violation,
} from '../../../engine/index.js';
import { type Atlas, atlasOf } from '../atlas.js';
import { attackerOf } from '../cost.js';
import type { Audience } from '../decisions.js';
import { mayPayFee, withFee } from '../effects.js';
import type { Intimidated, MoveOf, SmallWorldMove } from '../moves.js';
import type { RulesOf } from '../rule.js';
import type { RegionIndex, SmallWorldState } from '../state.js';
import { usesOf } from '../uses.js';
import { BOARD_NAMES, key, raceName } from '../words.js';
import { destinations, feeFor, INTIMIDATE, intimidate, obstacleAt, piecesAt, USES } from './intimidation.js';

function pieceName(state: SmallWorldState, from: RegionIndex, piece: Intimidated): Text {
  const here = state.regions[from];
  const holder = here && state.players[here.owner];
  const race = raceName(here?.declined ? holder?.declinedRace : holder?.race);
  return text(key(`intimidated.${piece}`), { race });
}

function optionFor(
  state: SmallWorldState,
  atlas: Atlas,
  from: RegionIndex,
  piece: Intimidated,
  to: RegionIndex | undefined,
): Option<SmallWorldMove> {
  const region = atlas.regions[from];
  const goal = to === undefined ? undefined : { id: atlas.regions[to]?.id ?? '', code: atlas.codes[to] ?? '' };
  if (!region) throw new RangeError(`There is no region ${from}`);
  const code = atlas.codes[from] ?? '';
  return {
    id: goal ? `${code}-${piece}-${goal.code}` : `${code}-${piece}`,
    label: key(goal ? 'option.intimidateTo' : 'option.intimidate'),
    facts: { from: code, piece: pieceName(state, from, piece), target: goal?.code ?? '' },
    move: goal
      ? { type: 'intimidate', from: region.id, piece, to: goal.id }
      : { type: 'intimidate', from: region.id, piece },
    slots: goal ? { from: code, with: piece, target: goal.code } : { from: code, with: piece },
    group: BOARD_NAMES[region.board],
  };
}

export function decideIntimidation(
  state: SmallWorldState,
  seat: Seat,
  audience: Audience,
): Choice<SmallWorldMove> | undefined {
  const left = USES - usesOf(state, INTIMIDATE);
  if (left <= 0) return undefined;
  const attacker = attackerOf(state, seat);
  const { atlas } = attacker;
  const options: Option<SmallWorldMove>[] = [];
  state.regions.forEach((here, from) => {
    if (obstacleAt(state, atlas, seat, from) !== undefined) return;
    for (const piece of piecesAt(here)) {
      const fee = feeFor(attacker, from, piece);
      if (!mayPayFee(state, seat, fee, audience)) continue;
      const goals = destinations(state, from, piece);
      for (const to of goals.length > 0 ? goals : [undefined]) {
        const option = optionFor(state, atlas, from, piece, to);
        const dear = fee > 0 ? { ...option, why: key('why.fee'), facts: { ...option.facts, fee } } : option;
        options.push(withFee(state, fee, dear));
      }
    }
  });
  if (options.length === 0) return undefined;
  const facts = { left, uses: USES };
  return { kind: 'choice', id: INTIMIDATE, verb: 'ability', prompt: key('prompt.intimidate'), facts, options };
}

function refuse(
  state: SmallWorldState,
  seat: Seat,
  { from: id, piece, to }: MoveOf<'intimidate'>,
): RuleViolation | undefined {
  const rule = 'SW-11.14';
  if (state.players[seat]?.power !== 'intimidating') return violation(rule, 'not-intimidating');
  if (usesOf(state, INTIMIDATE) >= USES) return violation(rule, 'no-intimidation-left', { uses: USES });
  const atlas = atlasOf(state.boards);
  const from = atlas.indices.get(id);
  const here = from === undefined ? undefined : state.regions[from];
  if (from === undefined || !here) return violation(rule, 'unknown-region', { region: id });
  const target = atlas.codes[from] ?? id;
  const obstacle = obstacleAt(state, atlas, seat, from);
  if (obstacle) return violation(rule, obstacle, { target, race: raceName(state.players[seat]?.race) });
  const open = piecesAt(here);
  if (!open.includes(piece)) {
    const pieces = open.map((one) => pieceName(state, from, one));
    if (pieces.length === 0) return violation(rule, 'intimidate-nothing', { target });
    return violation(rule, 'intimidate-piece', { target, pieces });
  }
  const goals = destinations(state, from, piece);
  const goal = to === undefined ? undefined : atlas.indices.get(to);
  const fits = goals.length === 0 ? to === undefined : goal !== undefined && goals.includes(goal);
  if (!fits) {
    const targets = goals.map((index) => atlas.codes[index]).join(', ');
    return goals.length === 0
      ? violation(rule, 'intimidate-nowhere', { target })
      : violation(rule, 'intimidate-where', { target, targets });
  }
  const fee = feeFor(attackerOf(state, seat), from, piece);
  const coins = state.players[seat]?.coins ?? 0;
  return fee > coins ? violation('SW-4.6', 'fee', { target, fee, coins }) : undefined;
}

export const INTIMIDATE_RULES: RulesOf<'intimidate'> = {
  intimidate: { phase: 'conquest', rule: 'SW-11.14', refuse, perform: intimidate },
};

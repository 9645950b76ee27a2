import { type RuleViolation, type Seat, violation } from '../../engine/index.js';
import { abilitiesOf } from './collected.js';
import { mayPay, takeCombo, tokensOf } from './combos.js';
import { type Draft, inTray } from './draft.js';
import { enterSteps } from './flow.js';
import type { PowerId, RaceId } from './ids.js';
import type { MoveOf } from './moves.js';
import type { RulesOf } from './rule.js';
import type { SmallWorldState } from './state.js';
import { bannersOf, ROWS, rowOf, takeRow } from './teams.js';

interface Deal {
  readonly race: RaceId;
  readonly power: PowerId;
  readonly price: number;
  /** Coins that lay on the combo. */
  readonly found: number;
}

/** Pays for banner and badge and takes their tokens in hand (SW-3.2, SW-18.6). */
function take(draft: Draft, seat: Seat, { race, power, price, found }: Deal, clear: () => void): void {
  const player = draft.player(seat);
  const tokens = tokensOf(race, power, inTray(draft.next, race));
  player.coins += found - price;
  player.race = race;
  player.power = power;
  player.hand = tokens;
  draft.fromTray(race, tokens);
  draft.tell({ type: 'comboPicked', seat, race, power, price, found, tokens });
  clear();
  for (const hook of abilitiesOf(draft.next, seat).onPick) hook(draft, seat);
  enterSteps(draft, 'form');
}

function refusePick(state: SmallWorldState, seat: Seat, { index }: MoveOf<'pickCombo'>): RuleViolation | undefined {
  if (state.sides) return violation('SW-18.6', 'other-draft', { move: 'pickTeamCombo' });
  const coins = state.players[seat]?.coins ?? 0;
  if (index >= state.combos.length)
    return violation('SW-3.2', 'no-such-combo', { index, last: state.combos.length - 1 });
  return mayPay(state, coins, index) ? undefined : violation('SW-3.2', 'too-few-coins', { price: index, coins });
}

function pick(draft: Draft, seat: Seat, { index }: MoveOf<'pickCombo'>): void {
  const combo = draft.next.combos[index];
  if (!combo) throw new RangeError(`There is no combo ${index}`);
  const { race, power, coins: found } = combo;
  take(draft, seat, { race, power, price: index, found }, () => takeCombo(draft, index));
}

function refuseTeamPick(
  state: SmallWorldState,
  seat: Seat,
  { row }: MoveOf<'pickTeamCombo'>,
): RuleViolation | undefined {
  if (!state.sides) return violation('SW-3.2', 'other-draft', { move: 'pickCombo' });
  const side = state.sides[seat];
  if (!rowOf(state, side, row)) {
    return violation('SW-18.6', 'no-such-row', { row, last: Math.min(ROWS, bannersOf(state, side).length) - 1 });
  }
  const coins = state.players[seat]?.coins ?? 0;
  return coins >= row ? undefined : violation('SW-18.6', 'too-few-coins', { price: row, coins });
}

function pickTeam(draft: Draft, seat: Seat, { row }: MoveOf<'pickTeamCombo'>): void {
  const tiles = rowOf(draft.next, draft.next.sides?.[seat], row);
  if (!tiles) throw new RangeError(`Seat ${seat} finds nothing in row ${row}`);
  const { race, power } = tiles;
  take(draft, seat, { race, power, price: row, found: 0 }, () => takeRow(draft, race, power));
}

/** PICK_COMBO: of the column in the free-for-all, of the own faction's rows in Battle for Azeroth. */
export const PICKS: RulesOf<'pickCombo' | 'pickTeamCombo'> = {
  pickCombo: { phase: 'pickCombo', rule: 'SW-3.2', refuse: refusePick, perform: pick },
  pickTeamCombo: { phase: 'pickCombo', rule: 'SW-18.6', refuse: refuseTeamPick, perform: pickTeam },
};

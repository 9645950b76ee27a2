import { type RuleViolation, type Seat, violation } from '../../../engine/index.js';
import type { Question } from '../abilities.js';
import { atlasOf } from '../atlas.js';
import { driveOut, idOf, payFees } from '../conquest.js';
import { attackerOf } from '../cost.js';
import type { Draft } from '../draft.js';
import { feeOfEffect } from '../effects.js';
import { resumeSteps } from '../flow.js';
import { vacate } from '../losses.js';
import type { MoveOf } from '../moves.js';
import type { RulesOf } from '../rule.js';
import type { RegionIndex, SmallWorldState } from '../state.js';
import { key, TERRAIN_NAMES } from '../words.js';

/** What must be paid before a bomb works there: an explosion is a conquest (SW-10.9f). */
const feeAt = (state: SmallWorldState, seat: Seat, index: RegionIndex): number =>
  feeOfEffect(attackerOf(state, seat), index, 'conquest');

/** SW-10.9c, f: a conquest without occupation; no marker is turned, no objective settled. */
function explode(draft: Draft, seat: Seat, index: RegionIndex): void {
  const { defender } = driveOut(draft, seat, index, undefined);
  vacate(draft, index);
  draft.tell({ type: 'exploded', seat, region: idOf(draft, index), ...(defender ? { defender } : {}) });
}

/** Turns one bomb over; true if a fee must be decided on first. The bomb leaves the game in any case. */
function turnOver(draft: Draft, seat: Seat, index: RegionIndex): boolean {
  const region = draft.region(index);
  const { bomb, watchtower } = region;
  if (!bomb) return false;
  region.bomb = null;
  draft.tell({ type: 'bombTurned', seat, region: idOf(draft, index), bomb, reveals: true });
  if (bomb === 'dud') return false;
  if (watchtower) {
    draft.tell({ type: 'bombHeld', seat, region: idOf(draft, index) });
    return false;
  }
  if (feeAt(draft.next, seat, index) > 0) {
    draft.record().bombFee = index;
    return true;
  }
  explode(draft, seat, index);
  return false;
}

/** SW-10.9c, d: all bombs in order of region id; those without an opponent above them go back unseen. */
export function resolveBombs(draft: Draft, seat: Seat): void {
  for (const index of draft.atlas.byId) {
    if (!draft.next.regions[index]?.bomb) continue;
    const region = draft.region(index);
    if (region.owner >= 0 && region.owner !== seat) {
      if (turnOver(draft, seat, index)) return;
      continue;
    }
    if (region.bomb) draft.next.bombs = [region.bomb, ...draft.next.bombs];
    region.bomb = null;
  }
}

function refuseFee(state: SmallWorldState, seat: Seat, { region, pay }: MoveOf<'bombFee'>): RuleViolation | undefined {
  const { indices, codes } = atlasOf(state.boards);
  const index = state.record.bombFee ?? -1;
  const target = codes[index] ?? '';
  if (indices.get(region) !== index) return violation('SW-10.9', 'other-bomb', { target });
  const fee = feeAt(state, seat, index);
  const coins = state.players[seat]?.coins ?? 0;
  return pay && fee > coins ? violation('SW-10.9', 'bomb-too-dear', { target, fee, coins }) : undefined;
}

function answer(draft: Draft, seat: Seat, { pay }: MoveOf<'bombFee'>): void {
  const index = draft.next.record.bombFee ?? -1;
  draft.record().bombFee = null;
  if (pay) {
    payFees(draft, seat, index, feeAt(draft.next, seat, index));
    explode(draft, seat, index);
  } else draft.tell({ type: 'bombHeld', seat, region: idOf(draft, index) });
  resolveBombs(draft, seat);
  if (draft.next.record.bombFee === null) resumeSteps(draft, 'turnStart');
}

export const BOMB_FEES: RulesOf<'bombFee'> = {
  bombFee: { phase: 'turnStart', rule: 'SW-10.9', refuse: refuseFee, perform: answer },
};

export const decideBombFee: Question = (state, seat, audience) => {
  const { bombFee: index } = state.record;
  const { regions, codes } = atlasOf(state.boards);
  const region = index === null ? undefined : regions[index];
  if (index === null || !region) return undefined;
  const fee = feeAt(state, seat, index);
  const known = audience === 'own' || state.coinsOpen;
  const target = codes[index] ?? '';
  const facts = { target, terrain: TERRAIN_NAMES[region.terrain], fee };
  const option = (pay: boolean) => ({
    id: pay ? 'pay' : 'hold',
    label: key(pay ? 'option.bombPaid' : 'option.bombUnpaid'),
    facts,
    move: { type: 'bombFee', region: region.id, pay } as const,
    slots: { target, yes: pay ? 'yes' : 'no' },
    ...(state.coinsOpen ? {} : { private: true as const }),
  });
  const payable = !known || fee <= (state.players[seat]?.coins ?? 0);
  return {
    kind: 'choice',
    id: 'bombFee',
    verb: 'answer',
    prompt: key('prompt.bombFee'),
    facts,
    options: [...(payable ? [option(true)] : []), option(false)],
    suggested: payable ? 'pay' : 'hold',
    fallback: 'hold',
  };
};

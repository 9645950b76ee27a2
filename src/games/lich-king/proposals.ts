import type { Seat } from '../../engine/index.js';
import { performAbility } from './actions/ability.js';
import { performHeal } from './actions/heal.js';
import { performTravel } from './actions/travel.js';
import { heroOf } from './board.js';
import type { Draft } from './draft.js';
import type { ProposalMove } from './frames/frame.js';
import type { HeroId } from './ids.js';
import { performReward } from './play-reward.js';
import type { LichKingState } from './state.js';

/** Effects on other players' heroes: agreed first, then paid for and carried out (LK-17.7). */

function agreesBeforehand({ players }: LichKingState, seat: Seat, proposal: ProposalMove): boolean {
  const order = players[seat]?.orders.autoConsent;
  return order === 'all' || (order === 'healOnly' && proposal.type === 'playHeal');
}

export function carryOutProposal(draft: Draft, seat: Seat, proposal: ProposalMove): void {
  switch (proposal.type) {
    case 'playTravel':
      performTravel(draft, seat, proposal);
      break;
    case 'playHeal':
      performHeal(draft, seat, proposal);
      break;
    case 'ability':
      performAbility(draft, seat, proposal);
      break;
    case 'playReward':
      performReward(draft, seat, proposal);
  }
}

/** Asks whoever has not agreed beforehand; nobody asks himself, so the solo game never asks (LK-16.5). */
export function propose(draft: Draft, proposer: Seat, proposal: ProposalMove, heroes: readonly HeroId[]): void {
  const seats = new Set(heroes.map((hero) => heroOf(draft.next, hero).seat));
  const waiting = [...seats].filter((seat) => seat !== proposer && !agreesBeforehand(draft.next, seat, proposal));
  if (waiting.length === 0) {
    carryOutProposal(draft, proposer, proposal);
    return;
  }
  draft.push({ kind: 'consent', request: draft.newWindow(), proposer, proposal, waiting });
  draft.tell({ type: 'consentAsked', seat: proposer, asked: waiting, proposal: proposal.type });
}

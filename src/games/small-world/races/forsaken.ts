import { type RuleViolation, type Seat, violation } from '../../../engine/index.js';
import type { Question, Race } from '../abilities.js';
import { type Draft, inTray } from '../draft.js';
import { resumeSteps } from '../flow.js';
import type { MoveOf } from '../moves.js';
import type { RulesOf } from '../rule.js';
import type { SmallWorldState } from '../state.js';
import { key } from '../words.js';

/** Recruits that this turn's attacks and the tray allow, whatever they cost. */
const possible = (state: SmallWorldState): number => Math.min(state.record.forcedOut, inTray(state, 'forsaken'));

function refuseRecruit(state: SmallWorldState, seat: Seat, { count }: MoveOf<'recruit'>): RuleViolation | undefined {
  const most = possible(state);
  const coins = state.players[seat]?.coins ?? 0;
  if (count > most) return violation('SW-10.8', 'too-many-recruits', { count, most });
  return count > coins ? violation('SW-10.8', 'recruits-too-dear', { count, coins }) : undefined;
}

function recruit(draft: Draft, seat: Seat, { count }: MoveOf<'recruit'>): void {
  const player = draft.player(seat);
  player.coins -= count;
  player.hand += count;
  draft.fromTray('forsaken', count);
  if (count > 0) draft.tell({ type: 'recruited', seat, race: 'forsaken', tokens: count, coins: count });
  resumeSteps(draft, 'recruit');
}

export const RECRUITS: RulesOf<'recruit'> = {
  recruit: { phase: 'recruit', rule: 'SW-10.8', refuse: refuseRecruit, perform: recruit },
};

const decideRecruit: Question = (state, seat, audience) => {
  const most = possible(state);
  if (most === 0) return undefined;
  const known = audience === 'own' || state.coinsOpen;
  const affordable = known ? Math.min(most, state.players[seat]?.coins ?? 0) : most;
  return {
    kind: 'choice',
    id: 'recruit',
    verb: 'recruit',
    prompt: key('prompt.recruit'),
    facts: { most },
    options: Array.from({ length: affordable + 1 }, (_, count) => ({
      id: String(count),
      label: key(count > 0 ? 'option.recruit' : 'option.recruitNone'),
      facts: { count },
      move: { type: 'recruit', count },
      slots: { count: String(count) },
      ...(state.coinsOpen ? {} : { private: true as const }),
    })),
    suggested: String(affordable),
    fallback: '0',
  };
};

/** SW-10.8: a recruit for a coin for each enemy or Murloc token that this turn's attacks forced out of play. */
export const forsaken = {
  id: 'forsaken',
  faction: 'horde',
  tokens: 6,
  trayMax: 20,
  steps: { recruit: [{ order: 1, decision: decideRecruit }] },
} as const satisfies Race;

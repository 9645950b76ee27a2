import { type RuleViolation, type Seat, violation } from '../../../engine/index.js';
import type { Question, Race } from '../abilities.js';
import type { Draft } from '../draft.js';
import { resumeSteps } from '../flow.js';
import type { MoveOf, SmallWorldMove } from '../moves.js';
import type { RulesOf } from '../rule.js';
import type { SmallWorldState } from '../state.js';
import { use, usesOf } from '../uses.js';
import { key } from '../words.js';

const GAIN = 2;
const PRICE = 1;

function refuseForm({ players }: SmallWorldState, seat: Seat, { kind }: MoveOf<'form'>): RuleViolation | undefined {
  const coins = players[seat]?.coins ?? 0;
  return kind === 'wolf' && coins < PRICE ? violation('SW-10.6', 'wolf-too-dear', { coins }) : undefined;
}

function take(draft: Draft, seat: Seat, { kind }: MoveOf<'form'>): void {
  draft.player(seat).coins += kind === 'human' ? GAIN : -PRICE;
  use(draft, kind);
  draft.tell({ type: 'formTaken', seat, kind, coins: kind === 'human' ? GAIN : PRICE });
  resumeSteps(draft, 'form');
}

export const FORMS: RulesOf<'form'> = {
  form: { phase: 'form', rule: 'SW-10.6', refuse: refuseForm, perform: take },
};

/** Both forms are shown to the public, who does not know the coins. */
const decideForm: Question = (state, seat, audience) => {
  const known = audience === 'own' || state.coinsOpen;
  const canPay = !known || (state.players[seat]?.coins ?? 0) >= PRICE;
  const form = (kind: 'human' | 'wolf') => ({
    id: kind,
    label: key(`option.${kind}`),
    move: { type: 'form', kind } satisfies SmallWorldMove,
    slots: { with: kind },
    ...(state.coinsOpen ? {} : { private: true as const }),
  });
  return {
    kind: 'choice',
    id: 'form',
    verb: 'choose',
    prompt: key('prompt.form'),
    options: [form('human'), ...(canPay ? [form('wolf')] : [])],
    suggested: 'human',
    fallback: 'human',
  };
};

/** SW-10.6: as humans 2 coins at once, as wolves a coin for cheaper conquests in this turn. */
export const worgen = {
  id: 'worgen',
  faction: 'alliance',
  tokens: 5,
  trayMax: 10,
  conquestCost: ({ state }) => (usesOf(state, 'wolf') > 0 ? -1 : 0),
  steps: { form: [{ order: 1, decision: decideForm }] },
} as const satisfies Race;

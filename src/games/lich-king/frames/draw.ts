import { violation } from '../../../engine/index.js';
import { activeSeat, questAt } from '../board.js';
import { type CardId, faceOf } from '../data/cards.js';
import { spaceOf } from '../data/map.js';
import { ICECROWN, SPACE_IDS, type SpaceId } from '../data/spaces.js';
import { DRAWN_CARDS } from '../data/tables.js';
import { despair } from '../despair.js';
import type { Draft } from '../draft.js';
import type { LichKingState } from '../state.js';
import { key, SPACE_NAMES } from '../words.js';
import type { FrameRule } from './frame.js';

/** LK-9.1: both cards together; each that is missing costs despair. */
function take(draft: Draft): void {
  const { next } = draft;
  const cards = next.heroDeck.slice(0, DRAWN_CARDS);
  next.heroDeck = next.heroDeck.slice(DRAWN_CARDS);
  next.drawn = cards;
  draft.tell({ type: 'cardsDrawn', seat: activeSeat(next), cards, reveals: true });
  despair(draft, 'noCard', DRAWN_CARDS - cards.length);
}

/** The drawn card to be resolved next: the Scourge rises before Strongholds are built. */
const unresolved = ({ drawn }: LichKingState): CardId | undefined =>
  drawn.find((card) => faceOf(card).kind === 'scourge_rises') ??
  drawn.find((card) => faceOf(card).kind === 'stronghold');

/** The draw step (LK-9.1). Until it is done the hand limit waits: see settle.ts. */
export const draw: FrameRule<'draw'> = {
  run: (draft, frame) => {
    const { next } = draft;
    if (frame.stage === 'take') {
      draft.replace({ kind: 'draw', stage: 'resolve', gate: false });
      take(draft);
      return false;
    }
    const card = unresolved(next);
    if (!card) {
      const player = draft.player(activeSeat(next));
      player.hand = [...player.hand, ...next.drawn];
      next.drawn = [];
      draft.pop();
    } else if (frame.gate) {
      draft.replace({ ...frame, gate: false });
      draft.push({ kind: 'rewardGate', gate: 'G1b', window: draft.newWindow(), passed: [] });
    } else {
      next.drawn = next.drawn.filter((other) => other !== card);
      next.box = { ...next.box, cards: [...next.box.cards, card] };
      draft.replace({ ...frame, gate: true });
      const rises = faceOf(card).kind === 'scourge_rises';
      draft.push(rises ? { kind: 'rise', stage: 'begin' } : { kind: 'placeStronghold' });
    }
    return false;
  },
};

/** LK-9.4: regular spaces without a quest marker and without a stronghold. */
const sites = (state: LichKingState): readonly SpaceId[] =>
  SPACE_IDS.filter((id) => id !== ICECROWN && !questAt(state, id) && !state.strongholds.includes(id));

export const placeStronghold: FrameRule<'placeStronghold'> = {
  run: () => true,
  asks: (state) => [activeSeat(state)],
  decisions: (state) => [
    {
      kind: 'choice',
      id: 'placeStronghold',
      verb: 'place',
      prompt: key('prompt.placeStronghold'),
      options: sites(state).map((at) => {
        const { code, region } = spaceOf(at);
        return {
          id: at,
          label: key('option.space'),
          facts: { space: SPACE_NAMES[at], code },
          move: { type: 'placeStronghold', at } as const,
          slots: { target: code },
          ...(region ? { group: key(`region.${region}`) } : {}),
        };
      }),
      fallback: sites(state)[0] ?? '',
    },
  ],
  answers: {
    placeStronghold: {
      rule: 'LK-9.4',
      refuse: (state, _frame, _seat, { at }) =>
        sites(state).includes(at) ? undefined : violation('LK-9.4', 'no-site', { space: SPACE_NAMES[at] }),
      perform: (draft, _frame, seat, { at }) => {
        draft.pop();
        draft.next.strongholds = [...draft.next.strongholds, at];
        draft.tell({ type: 'strongholdPlaced', seat, space: at });
      },
    },
  },
};

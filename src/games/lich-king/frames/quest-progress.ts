import { type Seat, violation } from '../../../engine/index.js';
import { heroOf, progressOf } from '../board.js';
import { faceOf, iconOf } from '../data/cards.js';
import { QUEST_CARDS } from '../data/quests.js';
import type { Draft } from '../draft.js';
import {
  allowance,
  bestSequence,
  carryOut,
  contributors,
  isComplete,
  layable,
  layCard,
  nextIcon,
  spendHit,
} from '../quest-progress.js';
import type { LichKingState } from '../state.js';
import { frameBelow } from '../timing.js';
import { cardName, HERO_NAMES, key, QUEST_NAMES } from '../words.js';
import type { FrameOf, FrameRule, QuestFrame } from './frame.js';
import { closeChoice, PASS, passChoice, stillAsked } from './windows.js';

type Progress = FrameOf<'questProgress'>;

const actionOf = (state: LichKingState): QuestFrame => frameBelow(state, 'quest') as QuestFrame;

const actor = (state: LichKingState): Seat => heroOf(state, actionOf(state).hero).seat;

/** Cards of a seat that fit the next icon. */
function fitting(state: LichKingState, seat: Seat) {
  const action = actionOf(state);
  const icon = nextIcon(state, action.quest);
  return layable(state, action, seat).filter((card) => iconOf(card) === icon);
}

const hasOptedOut = (state: LichKingState, seat: Seat): boolean => !state.players[seat]?.orders.autoContribute;

/** Whether somebody wants to decide for themselves: the acting player, or another who could lay something out (LK-17.4). */
const isByHand = (state: LichKingState): boolean =>
  state.players.some(
    (_, seat) =>
      hasOptedOut(state, seat) && (seat === actor(state) || layable(state, actionOf(state), seat).length > 0),
  );

/** Those who opted out and can lay out a card now, and the acting player while there is something to spend. */
function asks(state: LichKingState, frame: Progress): readonly Seat[] {
  const action = actionOf(state);
  if (isComplete(state, action.quest) || !isByHand(state)) return [];
  return stillAsked(state, frame, (seat) =>
    seat === actor(state)
      ? action.hits > 0 || fitting(state, seat).length > 0
      : hasOptedOut(state, seat) && fitting(state, seat).length > 0,
  );
}

/** Closes the window: what is left is laid out and spent as the best sequence says (LK-7.5, LK-7.6). */
function close(draft: Draft): void {
  const action = actionOf(draft.next);
  carryOut(draft, action, bestSequence(draft.next, action, contributors(draft.next, action)));
  if (!draft.over) draft.pop();
}

/** Cards are laid out and hits spent, in any order (LK-7.2). */
export const questProgress: FrameRule<'questProgress'> = {
  run: (draft, frame) => {
    if (asks(draft.next, frame).length > 0) return true;
    if (isComplete(draft.next, actionOf(draft.next).quest)) draft.pop();
    else close(draft);
    return false;
  },
  asks,
  decisions: (state, frame, seat) => {
    const { window } = frame;
    const { hero, quest, hits, blocks } = actionOf(state);
    const icon = nextIcon(state, quest);
    const facts = {
      hero: HERO_NAMES[hero],
      quest: QUEST_NAMES[quest],
      hits,
      blocks,
      progress: progressOf(state, quest),
      length: QUEST_CARDS[quest].track.length,
      ...(icon ? { icon: { key: key(`icon.${icon}`) } } : {}),
    };
    const kinds = new Map(fitting(state, seat).map((card) => [faceOf(card).kind, card]));
    const cards = [...kinds].map(([kind, card]) => ({
      id: kind,
      label: key('option.contribute'),
      facts: { card: cardName(card) },
      move: { type: 'contribute', window, card } as const,
      slots: { name: kind },
    }));
    const contribute = {
      kind: 'choice',
      id: 'contribute',
      verb: 'play',
      prompt: key('prompt.contribute'),
      facts,
      options: cards,
    } as const;
    const laying = cards.length > 0 ? [contribute] : [];
    if (seat !== actor(state)) return [...laying, passChoice(frame)];
    const best = bestSequence(state, actionOf(state), contributors(state, actionOf(state))).length;
    return [
      {
        kind: 'choice',
        id: 'autoQuest',
        verb: 'quest',
        prompt: key('prompt.questProgress'),
        facts,
        options: [
          { id: 'auto', label: key('option.autoQuest'), facts: { steps: best }, move: { type: 'autoQuest', window } },
        ],
        suggested: 'auto',
        fallback: 'auto',
      },
      ...laying,
      ...(hits > 0
        ? [
            {
              kind: 'choice',
              id: 'spendHit',
              verb: 'assign',
              prompt: key('prompt.spendHit'),
              facts,
              options: Array.from({ length: hits }, (_, i) => ({
                id: String(i + 1),
                label: key('option.spendHit'),
                facts: { count: i + 1 },
                move: { type: 'spendHit', window, count: i + 1 } as const,
                slots: { count: String(i + 1) },
              })),
            } as const,
          ]
        : []),
      passChoice(frame),
    ];
  },
  orders: (state, frame, seat) => (actor(state) === seat ? [closeChoice(frame)] : []),
  answers: {
    pass: PASS,
    closeWindow: {
      rule: 'LK-17.4',
      unasked: (state, _frame, seat) => seat === actor(state),
      refuse: (state, _frame, seat) => (seat === actor(state) ? undefined : violation('LK-17.4', 'not-acting')),
      perform: (draft) => close(draft),
    },
    autoQuest: {
      rule: 'LK-7.6',
      unasked: (state, _frame, seat) => seat === actor(state),
      refuse: (state, _frame, seat) => (seat === actor(state) ? undefined : violation('LK-7.6', 'not-acting')),
      perform: (draft) => close(draft),
    },
    contribute: {
      rule: 'LK-7.3',
      unasked: () => true,
      refuse: (state, _frame, seat, { card }) => {
        const action = actionOf(state);
        if (!state.players[seat]?.hand.includes(card)) return violation('LK-7.2', 'not-your-card');
        if (allowance(state, action, seat) === 0) return violation('LK-7.3', 'not-there');
        if (!layable(state, action, seat).includes(card)) return violation('LK-7.3', 'no-more-cards');
        const icon = nextIcon(state, action.quest);
        const wanted = { icon: { key: key(`icon.${icon ?? 'fight'}`) } };
        return iconOf(card) === icon ? undefined : violation('LK-7.2', 'wrong-icon', wanted);
      },
      perform: (draft, frame, seat, { card }) => {
        draft.replace({ ...frame, passed: [] });
        layCard(draft, actionOf(draft.next), seat, card);
      },
    },
    spendHit: {
      rule: 'LK-7.2',
      unasked: (state, _frame, seat) => seat === actor(state),
      refuse: (state, _frame, seat, { count }) => {
        if (seat !== actor(state)) return violation('LK-7.2', 'not-acting');
        const { hits, quest } = actionOf(state);
        const room = QUEST_CARDS[quest].track.length - progressOf(state, quest);
        return count <= Math.min(hits, Math.max(room, 1)) ? undefined : violation('LK-7.2', 'too-few-hits', { hits });
      },
      perform: (draft, frame, _seat, { count }) => {
        draft.replace({ ...frame, passed: [] });
        let action = actionOf(draft.next);
        for (let i = 0; i < count && !draft.over; i++) action = spendHit(draft, action);
      },
    },
  },
};

import { type Choice, seatName } from '../../../engine/index.js';
import type { LichKingMove } from '../moves.js';
import { proposalText } from '../proposal-words.js';
import { carryOutProposal } from '../proposals.js';
import { key } from '../words.js';
import type { ConsentFrame, FrameRule } from './frame.js';

const withdrawal = ({ request }: ConsentFrame): Choice<LichKingMove> => ({
  kind: 'choice',
  id: 'withdraw',
  verb: 'answer',
  prompt: key('prompt.withdraw'),
  options: [{ id: 'withdraw', label: key('option.withdraw'), move: { type: 'withdraw', request } }],
});

/** A proposal waits for the players of the heroes it moves; nothing is spent before all agree (LK-17.7). */
export const consent: FrameRule<'consent'> = {
  run: () => true,
  asks: (_state, { waiting }) => waiting,
  decisions: (_state, { request, proposer, proposal }) => {
    const facts = { player: seatName(proposer), proposal: proposalText(proposal) };
    return [
      {
        kind: 'choice',
        id: 'consent',
        verb: 'answer',
        prompt: key('prompt.consent'),
        facts,
        options: [
          {
            id: 'yes',
            label: key('option.consent'),
            facts,
            move: { type: 'respondConsent', request, accept: true },
            slots: { yes: 'yes' },
          },
          {
            id: 'no',
            label: key('option.refuse'),
            facts,
            move: { type: 'respondConsent', request, accept: false },
            slots: { yes: 'no' },
          },
        ],
        suggested: 'yes',
        fallback: 'no',
      },
    ];
  },
  orders: (_state, frame, seat) => (seat === frame.proposer ? [withdrawal(frame)] : []),
  answers: {
    respondConsent: {
      rule: 'LK-17.7',
      perform: (draft, frame, seat, { accept }) => {
        draft.tell({ type: accept ? 'consentGiven' : 'consentRefused', seat });
        const waiting = frame.waiting.filter((other) => other !== seat);
        if (accept && waiting.length > 0) {
          draft.replace({ ...frame, waiting });
          return;
        }
        draft.pop();
        if (accept) carryOutProposal(draft, frame.proposer, frame.proposal);
      },
    },
    withdraw: {
      rule: 'LK-17.7',
      unasked: (_state, { proposer }, seat) => seat === proposer,
      refuse: (_state, { proposer }, seat) =>
        seat === proposer ? undefined : { rule: 'LK-17.7', code: 'not-your-proposal' },
      perform: (draft, { proposer, waiting, proposal }) => {
        draft.pop();
        draft.tell({ type: 'consentWithdrawn', seat: proposer, asked: waiting, proposal: proposal.type });
      },
    },
  },
};

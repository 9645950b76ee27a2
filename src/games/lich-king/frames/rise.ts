import { ghoulsAt } from '../board.js';
import { shuffleScourge, takeScourge } from '../cards.js';
import { regionOf } from '../data/map.js';
import type { SpaceId } from '../data/spaces.js';
import { GHOULS_ON_SPACE, SCOURGE_TRACK } from '../data/tables.js';
import type { Draft } from '../draft.js';
import { summon, summonAbomination } from '../summon.js';
import { key } from '../words.js';
import type { FrameRule } from './frame.js';
import { PASS, passChoice, stillAsked } from './windows.js';

/** LK-9.3, steps 1 and 2 as far as the Lich King. */
function begin(draft: Draft): SpaceId {
  const { next } = draft;
  next.scourge = Math.min(next.scourge + 1, SCOURGE_TRACK.length - 1);
  const space = takeScourge(draft, 'bottom');
  next.scourgeDiscard = [...next.scourgeDiscard, space];
  draft.tell({ type: 'scourgeRose', space, rate: SCOURGE_TRACK[next.scourge] ?? 0, reveals: true });
  const region = regionOf(space);
  if (!next.icecrown.open && region && region !== next.lichKing) {
    next.lichKing = region;
    draft.tell({ type: 'lichKingMoved', to: region });
  }
  return space;
}

/** The Scourge Rises (LK-9.3). */
export const rise: FrameRule<'rise'> = {
  run: (draft, frame) => {
    switch (frame.stage) {
      case 'begin': {
        const space = begin(draft);
        const missing = GHOULS_ON_SPACE - ghoulsAt(draft.next, space);
        draft.replace({ kind: 'rise', stage: 'abomination', space });
        if (missing > 0) summon(draft, [{ space, count: missing, fill: true }]);
        break;
      }
      case 'abomination':
        draft.replace({ ...frame, stage: 'gap' });
        summonAbomination(draft, frame.space);
        break;
      case 'gap':
        draft.replace({ ...frame, stage: 'shuffle' });
        draft.push({ kind: 'riseGap', window: draft.newWindow(), passed: [] });
        break;
      case 'shuffle':
        draft.pop();
        shuffleScourge(draft);
    }
    return false;
  },
};

const asks: FrameRule<'riseGap'>['asks'] = (state, frame) => stillAsked(state, frame, () => false);

/** Before the shuffle: only Alexstrasza's Cleansing may be played, by the timing table (LK-15.2). */
export const riseGap: FrameRule<'riseGap'> = {
  run: (draft, frame) => {
    if (asks(draft.next, frame).length > 0) return true;
    draft.pop();
    return false;
  },
  asks,
  decisions: (_state, frame) => [{ ...passChoice(frame), prompt: key('prompt.riseGap') }],
  answers: { pass: PASS },
};

import { factionOf } from '../../board.js';
import type { Trait } from '../../hooks.js';
import { diceOfOthers } from '../dice.js';
import { useThisRound } from '../uses.js';

const ID = 'venna.borrowed_face';

/** WR-21.7.2: once a round a spent die counts as showing the face of somebody else's unspent one, the AI's included. */
export const borrowedFace = {
  id: ID,
  faction: 'venna',
  faces: (state, side) => (factionOf(state, side).usedThisRound.includes(ID) ? [] : diceOfOthers(state, side)),
  borrowed: (draft, side) => useThisRound(draft, side, ID),
} as const satisfies Trait;

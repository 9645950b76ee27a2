import { type Option, type Seat, seatName, type Text, text } from '../../../engine/index.js';
import type { Artifact, Question } from '../abilities.js';
import { atlasOf } from '../atlas.js';
import { abilitiesOf } from '../collected.js';
import { conquer, freePieces, refuseConquer, type Target, targetsOf } from '../conquest.js';
import { regionOption } from '../marker-choices.js';
import type { MoveOf, SmallWorldMove } from '../moves.js';
import type { RulesOf } from '../rule.js';
import type { SmallWorldState } from '../state.js';
import { key, MARKER_NAMES } from '../words.js';
import { declarable, isUnused } from './carrying.js';

const FEE = 2;
const MEANS = { doomhammer: true } as const;

/** More than any defence: what is left is the race's minimum. */
const ANY_DEFENCE = 1000;

/** Its coins go to whoever holds the region, to the bank where that is nobody else (SW-12.15). */
const receiver = ({ regions }: SmallWorldState, seat: Seat, { index }: Target): Text => {
  const owner = regions[index]?.owner ?? seat;
  return owner < 0 || owner === seat ? text(key('bank')) : seatName(owner);
};

/** One option for each target, with Beasts and with race tokens. */
const decide: Question = (state, seat, audience) => {
  const { hand = 0, beasts: pack = 0, coins = 0 } = state.players[seat] ?? {};
  const { minimumPieces: cost } = abilitiesOf(state, seat);
  if (!isUnused(state, 'doomhammer') || freePieces(state, seat) < cost) return undefined;
  const atlas = atlasOf(state.boards);
  const options: Option<SmallWorldMove>[] = [];
  for (const target of targetsOf(state, seat, MEANS)) {
    const { index, fee } = target;
    const secret = !state.coinsOpen;
    if (fee > coins && !(audience === 'public' && secret)) continue;
    const region = atlas.regions[index]?.id ?? '';
    const most = Math.min(pack, cost);
    for (let beasts = most; beasts >= Math.max(0, cost - hand); beasts--) {
      const move = { type: 'doomhammerConquer', region, pay: { race: cost - beasts, beasts } } as const;
      const sent = text(key('payment'), { race: cost - beasts, beasts });
      const facts = { sent: pack > 0 ? sent : String(cost), fee, to: receiver(state, seat, target) };
      const made = regionOption(atlas, index, 'doomhammer', move, facts);
      const id = beasts === most ? made.id : `${made.id}-${beasts}b`;
      const slots = { target: made.id, with: 'doomhammer', ...(beasts === most ? {} : { count: String(beasts) }) };
      const reveals = state.regions[index]?.faceDown ? { ends: 'reveal' as const } : {};
      options.push({ ...made, id, slots, cost, ...reveals, ...(secret ? { private: true as const } : {}) });
    }
  }
  if (options.length === 0) return undefined;
  const facts = { marker: MARKER_NAMES.doomhammer };
  return { kind: 'choice', id: 'doomhammerConquer', verb: 'conquer', prompt: key('prompt.doomhammer'), facts, options };
};

/** SW-12.15: once a turn one region for the least a race can send, whatever stands there, after 2 coins to its holder. */
export const doomhammer = {
  id: 'doomhammer',
  means: { ...declarable('doomhammer'), alone: true },
  conquestCost: ({ means }) => (means.doomhammer ? -ANY_DEFENCE : 0),
  surcharge: ({ means }) => (means.doomhammer ? FEE : 0),
  actions: [decide],
} as const satisfies Artifact;

const asConquest = ({ region, pay }: MoveOf<'doomhammerConquer'>): MoveOf<'conquer'> => ({
  type: 'conquer',
  region,
  pay,
  means: MEANS,
});

export const DOOMHAMMER_RULES: RulesOf<'doomhammerConquer'> = {
  doomhammerConquer: {
    phase: 'conquest',
    rule: 'SW-12.15',
    refuse: (state, seat, move) => refuseConquer(state, seat, asConquest(move)),
    perform: (draft, seat, move) => conquer(draft, seat, asConquest(move)),
  },
};

import type { Choice, Option, Seat } from '../../../engine/index.js';
import type { Question } from '../abilities.js';
import { atlasOf } from '../atlas.js';
import { abilitiesOf } from '../collected.js';
import { freePieces, type Target, targetsOf } from '../conquest.js';
import { MOST_SHORT, oddsOf } from '../cost.js';
import type { SmallWorldMove } from '../moves.js';
import type { RegionIndex, SmallWorldState } from '../state.js';
import { usesOf } from '../uses.js';
import { BOARD_NAMES, key, TERRAIN_NAMES } from '../words.js';
import { mostShort, strikeMeans } from './strike.js';

type Offer = Option<SmallWorldMove>;

const namesOf = (state: SmallWorldState, index: RegionIndex) => {
  const { regions, codes } = atlasOf(state.boards);
  const region = regions[index];
  if (!region) throw new RangeError(`There is no region ${index}`);
  return { region, target: codes[index] ?? '', terrain: TERRAIN_NAMES[region.terrain] };
};

function offer(state: SmallWorldState, seat: Seat, target: Target, rollDie: boolean, frostmourne: boolean): Offer {
  const { region, target: code, terrain } = namesOf(state, target.index);
  const { cost, fee } = target;
  const short = cost - freePieces(state, seat);
  const ways = [...(rollDie ? ['die'] : []), ...(frostmourne ? ['frostmourne'] : [])];
  return {
    id: [code, ...ways].join('-'),
    label: key(rollDie ? 'option.strikeAndRoll' : 'option.strike'),
    why: key(fee > 0 ? 'why.strikeAndFee' : frostmourne ? 'why.strikeFrostmourne' : 'why.strike'),
    facts: { target: code, terrain, cost, short, fee },
    move: {
      type: 'airstrike',
      region: region.id,
      rollDie,
      ...(frostmourne ? { frostmourne: true } : {}),
    },
    slots: { name: 'airstrike', target: code, ...(ways.length > 0 ? { with: ways.join('+') } : {}) },
    cost,
    group: BOARD_NAMES[region.board],
    ...(short > 0 ? { odds: oddsOf(short) } : {}),
    ...(rollDie ? { ends: 'chance' as const } : {}),
    ...(fee > 0 && !state.coinsOpen ? { private: true as const } : {}),
  };
}

/** SW-10.3: every region a strike may still win, with the die and without, with Frostmourne and without. */
export const decideStrike: Question = (state, seat, audience) => {
  const free = freePieces(state, seat);
  const { minimumPieces, means } = abilitiesOf(state, seat);
  if (usesOf(state, 'airstrike') > 0 || free < minimumPieces) return undefined;
  const coins =
    audience === 'public' && !state.coinsOpen ? Number.POSITIVE_INFINITY : (state.players[seat]?.coins ?? 0);
  const swords = means.some(({ name }) => name === 'frostmourne') ? [false, true] : [false];
  const options = swords.flatMap((frostmourne) =>
    targetsOf(state, seat, strikeMeans(frostmourne)).flatMap((target) =>
      [true, false]
        .filter((rollDie) => target.fee <= coins && target.cost - free <= mostShort(rollDie))
        .map((rollDie) => offer(state, seat, target, rollDie, frostmourne)),
    ),
  );
  if (options.length === 0) return undefined;
  return {
    kind: 'choice',
    id: 'airstrike',
    verb: 'ability',
    prompt: key('prompt.airstrike'),
    facts: { free },
    options,
  };
};

const under = (state: SmallWorldState, seat: Seat) => {
  const { strike } = state.record;
  if (!strike) return undefined;
  const { target, terrain } = namesOf(state, strike.region);
  const free = freePieces(state, seat);
  return { cost: strike.cost, free, short: strike.cost - free, target, terrain };
};

/** SW-10.3b: what is covered must be completed; only Beasts leave a choice. */
export const decideResolve: Question = (state, seat) => {
  const facts = under(state, seat);
  if (!facts || facts.short > 0) return undefined;
  const { hand = 0, beasts: pack = 0 } = state.players[seat] ?? {};
  const hidden = state.regions[state.record.strike?.region ?? -1]?.faceDown;
  const options: Offer[] = [];
  for (let beasts = Math.min(pack, facts.cost); beasts >= Math.max(0, facts.cost - hand); beasts--) {
    const race = facts.cost - beasts;
    options.push({
      id: `${race}-${beasts}b`,
      label: key(pack > 0 ? 'option.strikeWithBeasts' : 'option.strikeEnds'),
      facts: { cost: facts.cost, target: facts.target, race, beasts },
      move: { type: 'resolveAirstrike', pay: { race, beasts } },
      slots: { target: facts.target, count: String(beasts) },
      ...(hidden ? { ends: 'reveal' as const } : {}),
    });
  }
  const first = options[0]?.id ?? '';
  return {
    kind: 'choice',
    id: 'resolveAirstrike',
    verb: 'choose',
    prompt: key('prompt.resolveAirstrike'),
    facts,
    options,
    suggested: first,
    fallback: first,
  };
};

const settling = (
  state: SmallWorldState,
  seat: Seat,
  made: (facts: NonNullable<ReturnType<typeof under>>) => Omit<Choice<SmallWorldMove>, 'kind' | 'facts' | 'prompt'>,
): Choice<SmallWorldMove> | undefined => {
  const facts = under(state, seat);
  if (!facts || facts.short <= 0 || facts.short > MOST_SHORT) return undefined;
  return { kind: 'choice', facts, prompt: key('prompt.strikeShort'), ...made(facts) };
};

/** SW-10.3c */
export const decideSecondRoll: Question = (state, seat) =>
  settling(state, seat, (facts) => ({
    id: 'finalConquest',
    verb: 'reinforce',
    options: [
      {
        id: facts.target,
        label: key('option.strikeLast'),
        facts: { ...facts, odds: Math.round(oddsOf(facts.short) * 100) },
        move: { type: 'finalConquest' },
        slots: { target: facts.target },
        odds: oddsOf(facts.short),
        ends: 'chance',
      },
    ],
  }));

/** SW-10.3d */
export const decideAbandon: Question = (state, seat) =>
  settling(state, seat, (facts) => ({
    id: 'abandonStrike',
    verb: 'choose',
    options: [{ id: 'let-go', label: key('option.abandonStrike'), facts, move: { type: 'abandonStrike' } }],
    fallback: 'let-go',
  }));

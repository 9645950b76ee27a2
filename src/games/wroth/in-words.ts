import { type Seat, seatName, type Text, text } from '../../engine/index.js';
import type { FactionView, RegionView, UnitsView, WrothView } from './view.js';
import { ACTION_NAMES, ELITE_NAMES, FACTION_NAMES, key, REGION_NAMES, SEER_NAMES, TRAIT_NAMES } from './words.js';

const unitsOf = ({ faction, basics, elites }: UnitsView): Text =>
  text(key('board.units'), {
    faction: FACTION_NAMES[faction],
    units: [
      ...(basics > 0 ? [text(key('unit.basics'), { count: basics })] : []),
      ...elites.map(({ type, vitality }) => text(key('board.elite'), { name: ELITE_NAMES[type], vitality })),
    ],
  });

const marksOf = ({ token, base, objective, controller }: RegionView): readonly Text[] => [
  ...(token ? [text(key('board.token'), { vp: token.value })] : []),
  ...(token?.symbol ? [ACTION_NAMES[token.symbol]] : []),
  ...(controller ? [text(key('board.controlled'), { faction: FACTION_NAMES[controller] })] : []),
  ...(base ? [text(key('board.base'))] : []),
  ...(objective ? [text(key('board.objective'), { token: objective })] : []),
];

function lineOf(region: RegionView): Text {
  const facts = { code: region.code, place: REGION_NAMES[region.id], marks: marksOf(region) };
  if (region.units.length === 0) return text(key(region.id === 0 ? 'board.emptyOutskirts' : 'board.empty'), facts);
  return text(key(region.id === 0 ? 'board.outskirts' : 'board.region'), {
    ...facts,
    units: region.units.map(unitsOf),
  });
}

/** One line for each region, the pool of dice last. */
export const board = (view: WrothView): readonly Text[] => [
  ...view.regions.map(lineOf),
  ...(view.pool.length > 0 && view.phase === 'draft'
    ? [text(key('board.pool'), { dice: view.pool.map(({ face }) => ACTION_NAMES[face]) })]
    : []),
];

const diceOf = ({ dice, seer }: FactionView): readonly Text[] => [
  ...dice.map(({ face }) => ACTION_NAMES[face]),
  ...(seer && !seer.spent ? [text(key('holdings.seer'), { face: SEER_NAMES[seer.face] })] : []),
];

/** What a seat has beside the board; nothing before its faction stands. */
export function holdings({ factions, picks }: WrothView, seat: Seat): readonly Text[] {
  const own = factions.find((faction) => faction.seat === seat);
  if (!own) {
    const pick = picks.find((made) => made.seat === seat);
    return pick ? [FACTION_NAMES[pick.faction]] : [];
  }
  const dice = diceOf(own);
  return [
    FACTION_NAMES[own.faction],
    text(key('holdings.vp'), { vp: own.vp }),
    text(key('holdings.korra'), { korra: own.korra }),
    text(key('holdings.mat'), { mat: own.mat, discard: own.discard }),
    ...(dice.length > 0 ? [text(key('holdings.dice'), { dice })] : []),
    ...own.traits.map(({ id, used }) =>
      text(key(used ? 'holdings.traitUsed' : 'holdings.trait'), { trait: TRAIT_NAMES[id] }),
    ),
  ];
}

/** A faction's player, as far as it has one. */
export const playerOf = (view: WrothView, faction: string): Text => {
  const seat = view.factions.find((known) => known.faction === faction)?.seat ?? -1;
  return seat < 0 ? text(key('ai')) : seatName(seat);
};

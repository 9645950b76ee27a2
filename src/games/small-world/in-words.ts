import { type Seat, seatName, type Text, text } from '../../engine/index.js';
import type { RegionView, SmallWorldView } from './view.js';
import { key, MARKER_NAMES, RACE_NAMES } from './words.js';

const MARKS = ['mountain', 'fort', 'wispWall', 'watchtower', 'bomb', 'objective', 'faceDown'] as const;

/** What lies in a region besides a player's tokens. */
const marksOf = (region: RegionView): readonly Text[] => [
  ...(region.murlocs > 0 ? [text(key('mark.murlocs'), { count: region.murlocs })] : []),
  ...MARKS.filter((mark) => region[mark]).map((mark) => text(key(`mark.${mark}`))),
  ...region.artifacts.map((artifact) => MARKER_NAMES[artifact]),
  ...(region.place ? [MARKER_NAMES[region.place]] : []),
];

function lineOf(region: RegionView): Text | undefined {
  const { code, holding } = region;
  const marks = marksOf(region);
  if (!holding) return marks.length > 0 ? text(key('inWords.unheld'), { code, marks }) : undefined;
  const pieces = [
    text(key(holding.declined ? 'inWords.declined' : 'inWords.race'), {
      race: RACE_NAMES[holding.race],
      tokens: holding.tokens,
    }),
    ...(holding.beasts > 0
      ? [text(key('inWords.piece'), { piece: text(key('piece.beasts')), count: holding.beasts })]
      : []),
    ...(holding.champion ? [text(key('piece.champion'))] : []),
    ...marks,
  ];
  return text(key('inWords.held'), { code, name: seatName(holding.seat), pieces });
}

/** The board in words: a line a region that holds something, then the free ones by their codes. */
export function board({ regions }: SmallWorldView): readonly Text[] {
  const free = regions.filter((region) => !lineOf(region)).map(({ code }) => code);
  return [
    ...regions.flatMap((region) => lineOf(region) ?? []),
    ...(free.length > 0 ? [text(key('inWords.free'), { codes: free.join(' ') })] : []),
  ];
}

/** A player's coins, where the viewer may know them, and the pieces in hand. */
export function holdings({ players }: SmallWorldView, seat: Seat): readonly Text[] {
  const player = players.find((other) => other.seat === seat);
  if (!player) return [];
  const { race, beasts, champion } = player.hand;
  const pieces = [
    ...(race > 0 ? [text(key('inWords.piece'), { piece: text(key('piece.race')), count: race })] : []),
    ...(beasts > 0 ? [text(key('inWords.piece'), { piece: text(key('piece.beasts')), count: beasts })] : []),
    ...(champion ? [text(key('piece.champion'))] : []),
  ];
  return [
    ...(player.coins === undefined ? [] : [text(key('inWords.coins'), { coins: player.coins })]),
    ...(pieces.length > 0 ? [text(key('inWords.hand'), { pieces })] : []),
  ];
}

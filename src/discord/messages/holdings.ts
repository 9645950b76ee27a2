import type { Seat } from '../../engine/index.js';
import type { Language } from '../../text/index.js';
import { ui } from '../words.js';

/** What views of all games may tell of a player; each part is there only where the viewer may know it. */
interface PlayerPart {
  readonly seat?: unknown;
  readonly coins?: unknown;
  readonly hand?: unknown;
}

function playerIn(view: object, seat: Seat): PlayerPart | undefined {
  const players: unknown = 'players' in view ? view.players : undefined;
  if (!Array.isArray(players)) return undefined;
  const found: unknown =
    players.find((player: unknown) => (player as PlayerPart | null)?.seat === seat) ?? players[seat];
  return typeof found === 'object' && found !== null ? found : undefined;
}

/** Coins, where this viewer may know them. */
export function coinsIn(view: object, seat: Seat): number | undefined {
  const coins = playerIn(view, seat)?.coins;
  return typeof coins === 'number' ? coins : undefined;
}

/** 'coins 7 · in hand: tokens 5', as far as the view tells. */
export function holdingsLine(view: object, seat: Seat, language: Language): string | undefined {
  const coins = coinsIn(view, seat);
  const hand = playerIn(view, seat)?.hand;
  const pieces =
    typeof hand === 'object' && hand !== null
      ? Object.entries(hand).flatMap(([kind, count]) =>
          typeof count === 'number' && count > 0 ? [`${ui(language, `piece.${kind}`)} ${count}`] : [],
        )
      : [];
  const parts = [
    ...(coins === undefined ? [] : [ui(language, 'holdings.coins', { coins })]),
    ...(pieces.length > 0 ? [ui(language, 'holdings.hand', { pieces: pieces.join(', ') })] : []),
  ];
  return parts.length > 0 ? parts.join(' · ') : undefined;
}

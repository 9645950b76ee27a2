import type { AnyGame } from '../engine/index.js';
import { lichKing } from './lich-king/index.js';
import { smallWorld } from './small-world/index.js';
import { wroth } from './wroth/index.js';

export const GAME_IDS = ['small-world', 'wroth', 'lich-king'] as const;
export type GameId = (typeof GAME_IDS)[number];

/** All games there are; their moves come in through `parseMove`, their states go out as JSON. */
export const GAMES: Readonly<Record<GameId, AnyGame>> = {
  'small-world': smallWorld as unknown as AnyGame,
  wroth: wroth as unknown as AnyGame,
  'lich-king': lichKing as unknown as AnyGame,
};

export const gameById = (id: string): AnyGame | undefined =>
  Object.hasOwn(GAMES, id) ? GAMES[id as GameId] : undefined;

import type { Quest } from '../hooks.js';

/** LK-14.8: the acting hero lays out a card fewer, the others as always. */
export const argentTournament = { id: 'argent_tournament', actingCards: -1 } as const satisfies Quest;

import type { Colour } from './colour.js';

export type Pattern = 'bend' | 'bars' | 'dots' | 'lattice' | 'chevrons';

/** A seat is told by colour, pattern and letter, so that no one of them has to be seen. */
export interface SeatLook {
  readonly letter: string;
  readonly colour: Colour;
  /** For icons and letters on the colour. */
  readonly ink: Colour;
  readonly pattern: Pattern;
  /** In the band around the seat's regions. */
  readonly dash: readonly number[];
}

export const SEATS: readonly SeatLook[] = [
  { letter: 'A', colour: '#cf2e39', ink: '#fff6ea', pattern: 'bend', dash: [26, 10] },
  { letter: 'B', colour: '#3a8fe8', ink: '#ffffff', pattern: 'bars', dash: [4, 12] },
  { letter: 'C', colour: '#f2b61f', ink: '#33210a', pattern: 'dots', dash: [1, 18] },
  { letter: 'D', colour: '#f6f1e4', ink: '#33302a', pattern: 'lattice', dash: [12, 5] },
  { letter: 'E', colour: '#4d2a78', ink: '#f4ecff', pattern: 'chevrons', dash: [18, 6, 3, 6] },
];

export function seatLook(seat: number): SeatLook {
  const look = SEATS[seat];
  if (!look) throw new Error(`There is no seat ${seat}; pictures know seats 0 to ${SEATS.length - 1}`);
  return look;
}

/** "Now": legal targets, the active player, the next step. Nothing else is ever this colour. */
export const NOW = '#1fe4ff';

export const INK = '#22160c';
export const CREAM = '#fff5dc';
export const BEACH = '#f0dfb0';
export const OVER = '#97938d';
export const DANGER = '#b3271d';

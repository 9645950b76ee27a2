import { expect, test } from 'vitest';
import type { Viewer } from '../../../src/engine/index.js';
import { type WrothState, wroth } from '../../../src/games/wroth/index.js';
import { playAtRandom, TABLES } from './support/play.js';

/** The same to everybody but for what only the generator knows, and the throws that are not shown yet. */
const twin = (state: WrothState, viewer: Viewer): WrothState => ({
  ...state,
  random: { seed: 'another seed', position: 999 },
  tieBreak: state.tieBreak && {
    ...state.tieBreak,
    answers: Object.fromEntries(
      Object.entries(state.tieBreak.answers).map(([seat, answer]) => [
        seat,
        typeof answer === 'boolean' || Number(seat) === viewer ? answer : 'scissors',
      ]),
    ),
  },
});

test.each(TABLES)('WR-0.3: of %i, %s: dice to come are in no view and no decision', (seats, variant) => {
  let moment = 0;
  playAtRandom(
    seats,
    `secrets ${seats}`,
    (state, seat) => {
      moment += 1;
      if (moment % 5 > 0) return;
      for (const viewer of ['public', 0] as const) {
        expect(JSON.stringify(wroth.view(twin(state, viewer), viewer))).toBe(JSON.stringify(wroth.view(state, viewer)));
      }
      // What happens to a seat that does not answer may differ: it is drawn.
      const open = (of: WrothState) =>
        JSON.stringify(wroth.decisions(of, seat, 'public').map(({ fallback: _, ...decision }) => decision));
      expect(open(twin(state, 'public'))).toBe(open(state));
    },
    { variant },
  );
});

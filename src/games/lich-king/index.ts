import type { Game } from '../../engine/index.js';
import { activeSeat } from './board.js';
import { decisions, orders } from './decisions.js';
import { faultsOf } from './faults.js';
import { board, holdings } from './in-words.js';
import { narrate } from './narrate.js';
import { OPTIONS_SCHEMA, parseOptions, VARIANTS } from './options.js';
import { outcomeOf } from './outcome.js';
import { parseMove } from './parse-move.js';
import { acting, apply, type LichKing } from './rules.js';
import { setup } from './setup.js';
import { tally } from './tally.js';
import { turnLine } from './turn-line.js';
import { view } from './view.js';
import { key } from './words.js';

export type { LichKingEvent } from './events.js';
export type { LichKingMove } from './moves.js';
export type { LichKingOptions } from './options.js';
export type { LichKingState } from './state.js';
export type * from './view.js';

/** World of Warcraft: Wrath of the Lich King, for 1 to 5 players who win or lose together. */
export const lichKing: Game<LichKing> = {
  id: 'lich-king',
  rules: 1,
  seats: { min: 1, max: 5 },
  modes: VARIANTS,
  optionsSchema: OPTIONS_SCHEMA,
  parseOptions,
  setup,
  parseMove,
  acting,
  decisions,
  orders,
  apply,
  view,
  turn: (state) => ({
    number: state.turn,
    round: state.round,
    ...(state.result ? {} : { seat: activeSeat(state) }),
    phase: key(`phase.${state.phase}`),
  }),
  outcome: outcomeOf,
  narrate,
  turnLine,
  board,
  holdings,
  tally,
  faults: faultsOf,
};

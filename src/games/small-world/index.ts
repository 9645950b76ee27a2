import type { Game } from '../../engine/index.js';
import { decisions } from './decisions.js';
import { faultsOf } from './faults.js';
import { board, holdings } from './in-words.js';
import { parseMove } from './moves.js';
import { narrate, turnLine } from './narrate.js';
import { OPTIONS_SCHEMA, parseOptions, VARIANTS } from './options.js';
import { outcomeOf } from './outcome.js';
import { acting, apply, type SmallWorld } from './rules.js';
import { setup } from './setup.js';
import { tally } from './tally.js';
import { view } from './view.js';
import { key } from './words.js';

export type { SmallWorldEvent } from './events.js';
export type { SmallWorldMove } from './moves.js';
export type { SmallWorldOptions } from './options.js';
export type { SmallWorldState } from './state.js';
export type * from './view.js';

/** Small World of Warcraft for 2 to 5 players, each for himself or as Battle for Azeroth. */
export const smallWorld: Game<SmallWorld> = {
  id: 'small-world',
  rules: 1,
  seats: { min: 2, max: 5 },
  modes: VARIANTS,
  optionsSchema: OPTIONS_SCHEMA,
  parseOptions,
  setup,
  parseMove,
  acting,
  decisions,
  apply,
  view,
  turn: (state) => ({
    number: state.turn,
    round: state.round,
    rounds: state.rounds,
    ...(state.phase === 'over' ? {} : { seat: state.active }),
    phase: key(`phase.${state.phase}`),
  }),
  outcome: outcomeOf,
  narrate,
  board,
  holdings,
  turnLine,
  tally,
  faults: faultsOf,
};

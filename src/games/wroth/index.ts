import type { Game } from '../../engine/index.js';
import { HOUSE } from '../../engine/index.js';
import { decisions } from './decisions.js';
import { faultsOf } from './faults.js';
import { acting } from './flow.js';
import { board, holdings } from './in-words.js';
import { narrate, turnLine } from './narrate.js';
import { OPTIONS_SCHEMA, parseOptions, VARIANTS } from './options.js';
import { outcomeOf } from './outcome.js';
import { parseMove } from './parse.js';
import { apply, type Wroth } from './rules.js';
import { setup } from './setup.js';
import { tally } from './tally.js';
import { view } from './view.js';
import { key } from './words.js';

export type { WrothEvent } from './events.js';
export type { WrothMove } from './moves.js';
export type { WrothOptions } from './options.js';
export type { WrothState } from './state.js';
export type * from './view.js';

/** Wroth for 1 to 4 players: against each other, or together against an AI faction. */
export const wroth: Game<Wroth> = {
  id: 'wroth',
  rules: 1,
  seats: { min: 1, max: 4 },
  modes: VARIANTS,
  optionsSchema: OPTIONS_SCHEMA,
  parseOptions,
  setup,
  parseMove,
  acting,
  decisions,
  apply,
  view,
  turn: (state) => {
    const [seat] = acting(state);
    return {
      number: state.turn,
      round: state.round,
      ...(seat === undefined || seat === HOUSE ? {} : { seat }),
      phase: key(`phase.${state.phase}`),
    };
  },
  outcome: outcomeOf,
  narrate,
  board,
  holdings,
  turnLine,
  tally,
  faults: faultsOf,
};

import { type AnyGame, fail, type Game, type GameTypes, HOUSE, ok, text, violation } from '../../src/engine/index.js';

interface Siege extends GameTypes {
  state: {
    readonly random: GameTypes['state']['random'];
    readonly turn: number;
    readonly steps: number;
    readonly flags: number;
  };
  move: { readonly type: 'wait' | 'advance' | 'flag' };
  event: { readonly type: 'waited' | 'advanced' | 'flagged' };
  view: { readonly steps: number };
  options: Record<string, never>;
}

const TURNS = 2;
const STEPS = 3;

const housesTurn = ({ turn, steps }: Siege['state']): boolean => steps < turn * STEPS;

const game: Game<Siege> = {
  id: 'siege',
  rules: 1,
  seats: { min: 1, max: 1 },
  modes: [],
  optionsSchema: {},
  parseOptions: () => ok({}),
  setup: (_options, _seats, random) => ({ random: random.state, turn: 0, steps: 0, flags: 0 }),
  parseMove: (input) => ok(input as Siege['move']),
  acting: (state) => (housesTurn(state) ? [HOUSE] : state.turn < TURNS ? [0] : []),
  decisions: (state, seat) => {
    if (housesTurn(state) !== (seat === HOUSE)) return [];
    const types = seat === HOUSE ? (['advance'] as const) : (['wait', 'advance'] as const);
    const options = types.map((type) => ({ id: type, label: type, move: { type } }));
    return [{ kind: 'choice', id: 'step', verb: 'choose', prompt: 'siege:step', options }];
  },
  orders: (_state, seat) => [
    {
      kind: 'choice',
      id: 'flag',
      verb: 'choose',
      prompt: 'siege:flag',
      options: seat === HOUSE ? [] : [{ id: 'flag', label: 'flag', move: { type: 'flag' } }],
    },
  ],
  apply: (state, seat, { type }) => {
    if (type === 'flag') return ok({ state: { ...state, flags: state.flags + 1 }, events: [{ type: 'flagged' }] });
    if (housesTurn(state) !== (seat === HOUSE)) return fail(violation('SIEGE-1', 'notOpen'));
    return seat === HOUSE
      ? ok({ state: { ...state, steps: state.steps + 1 }, events: [{ type: 'advanced' }] })
      : ok({ state: { ...state, turn: state.turn + 1 }, events: [{ type: type === 'wait' ? 'waited' : 'advanced' }] });
  },
  view: ({ steps }, viewer) => {
    if (viewer === HOUSE) throw new RangeError('The house looks at nothing');
    return { steps };
  },
  turn: ({ turn }) => ({ number: turn + 1, round: turn + 1, seat: 0, phase: 'siege:phase' }),
  outcome: (state) =>
    state.turn === TURNS && !housesTurn(state)
      ? { winners: [], scores: [0], reason: text('siege:overrun') }
      : undefined,
  narrate: () => undefined,
  board: () => [],
  holdings: () => [],
  faults: () => [],
};

/** One player waits (and may raise a flag at any time), the house takes three steps; after two turns the house has won. */
export const houseGame: AnyGame = game;

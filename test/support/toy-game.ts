import {
  type Amounts,
  type AnyGame,
  type Applied,
  type BaseState,
  type Choice,
  type Decision,
  fail,
  type Game,
  ok,
  Random,
  type Result,
  type RuleViolation,
  type Seat,
  seatName,
  text,
  violation,
} from '../../src/engine/index.js';

/*
 * The toy: every turn begins by waking (no choice), then up to three acts, then "end", then pieces are spread over the
 * camp. It has one of everything a table must handle: chance, a reveal, a secret, a forced decision, a distribution
 * and an attack that asks somebody whose turn it is not.
 */

type Phase = 'wake' | 'act' | 'spread' | 'over';

interface ToyState extends BaseState {
  readonly seats: number;
  readonly rounds: number;
  readonly number: number;
  readonly phase: Phase;
  readonly acts: number;
  readonly scores: readonly number[];
  /** Secret: how many coins each seat has. */
  readonly coins: readonly number[];
  /** Face-down cards, the next one first. */
  readonly cards: readonly number[];
  readonly camps: readonly Amounts[];
  /** Seats that are attacked and have not answered. */
  readonly attacked: readonly Seat[];
}

type ToyMove =
  | { readonly type: 'wake' }
  | { readonly type: 'walk'; readonly steps: number }
  | { readonly type: 'roll' }
  | { readonly type: 'peek' }
  | { readonly type: 'bid'; readonly coins: number }
  | { readonly type: 'attack'; readonly targets: readonly Seat[] }
  | { readonly type: 'answer'; readonly hold: boolean }
  | { readonly type: 'end' }
  | { readonly type: 'spread'; readonly plan: Amounts };

interface ToyEvent {
  readonly type: string;
  readonly seat: Seat;
  readonly value?: number;
  readonly audience?: readonly Seat[];
  readonly reveals?: true;
}

interface ToyOptions {
  readonly rounds: number;
}

interface ToyView {
  readonly scores: readonly number[];
  readonly camps: readonly Amounts[];
  readonly coins?: number;
}

interface Toy {
  state: ToyState;
  move: ToyMove;
  event: ToyEvent;
  view: ToyView;
  options: ToyOptions;
}

const PIECES = 4;
const CAMPS = ['C1', 'C2', 'C3'];

const activeSeat = (state: ToyState): Seat => (state.number - 1) % state.seats;

const option = (id: string, move: ToyMove, more: object = {}) => ({ id, label: `toy:${move.type}`, move, ...more });

const choice = (id: string, options: Choice<ToyMove>['options'], fallback?: string): Choice<ToyMove> => ({
  kind: 'choice',
  id,
  verb: 'choose',
  prompt: `toy:${id}`,
  options,
  ...(fallback ? { fallback } : {}),
});

function decisions(state: ToyState, seat: Seat, audience: 'own' | 'public' = 'own'): readonly Decision<ToyMove>[] {
  if (state.phase === 'over') return [];
  if (state.attacked.length > 0)
    return state.attacked.includes(seat)
      ? [
          choice(
            'answer',
            [option('hold', { type: 'answer', hold: true }), option('yield', { type: 'answer', hold: false })],
            'yield',
          ),
        ]
      : [];
  if (seat !== activeSeat(state)) return [];
  if (state.phase === 'wake') return [choice('wake', [option('wake', { type: 'wake' })])];
  if (state.phase === 'spread') return [spreading(state, seat)];
  const others = Array.from({ length: state.seats }, (_, i) => i).filter((other) => other !== seat);
  const most = audience === 'own' ? (state.coins[seat] as number) : 3;
  const acts = [
    option('walk1', { type: 'walk', steps: 1 }),
    option('walk2', { type: 'walk', steps: 2 }),
    option('roll', { type: 'roll' }, { ends: 'chance' }),
    ...(state.cards.length > 0 ? [option('peek', { type: 'peek' }, { ends: 'reveal' })] : []),
    ...others.map((other) => option(`attack${other}`, { type: 'attack', targets: [other] })),
    ...(others.length > 1 ? [option('attackAll', { type: 'attack', targets: others })] : []),
  ];
  const bids = [1, 2, 3].filter((coins) => coins <= most);
  return [
    ...(state.acts > 0 ? [choice('act', acts)] : []),
    ...(state.acts > 0 && bids.length > 0
      ? [
          choice(
            'bid',
            bids.map((coins) => option(`bid${coins}`, { type: 'bid', coins }, { private: true })),
          ),
        ]
      : []),
    choice('end', [option('end', { type: 'end' }, { ends: 'turn' })], 'end'),
  ] as readonly Decision<ToyMove>[];
}

function spreading(state: ToyState, seat: Seat): Decision<ToyMove> {
  const now = state.camps[seat] as Amounts;
  return {
    kind: 'distribution',
    id: 'spread',
    verb: 'redeploy',
    prompt: 'toy:spread',
    cells: CAMPS.map((id, i) => ({
      id,
      code: id,
      label: 'toy:camp',
      min: i === 0 ? 1 : 2,
      mayBeEmpty: i !== 0,
      now: now[id] ?? {},
    })),
    pieces: { tent: PIECES },
    all: true,
    move: { type: 'spread' },
    field: 'plan',
    presets: [
      option('together', { type: 'spread', plan: { C1: { tent: PIECES } } }),
      option('apart', { type: 'spread', plan: { C1: { tent: 2 }, C2: { tent: 2 } } }),
    ],
    fallback: 'together',
  };
}

const refused = (code: string) => fail(violation('TOY-1', code));

function planFault(plan: Amounts): boolean {
  const counts = CAMPS.map((id) => plan[id]?.tent ?? 0);
  const [first = 0, ...others] = counts;
  return counts.reduce((sum, count) => sum + count, 0) !== PIECES || first < 1 || others.some((count) => count === 1);
}

function apply(state: ToyState, seat: Seat, move: ToyMove): Result<Applied<Toy>, RuleViolation> {
  const open = decisions(state, seat);
  if (!open.some((decision) => allows(decision, move))) return refused('notOpen');
  const done = (changes: Partial<ToyState>, ...events: readonly ToyEvent[]) =>
    ok({ state: { ...state, ...changes }, events });
  const scored = (points: number): readonly number[] => state.scores.map((old, i) => (i === seat ? old + points : old));
  const acts = state.acts - 1;
  switch (move.type) {
    case 'wake':
      return done({ phase: 'act', acts: 3 }, { type: 'woke', seat });
    case 'walk':
      return done({ acts, scores: scored(move.steps) }, { type: 'walked', seat, value: move.steps });
    case 'roll': {
      const random = new Random(state.random);
      const value = 1 + random.int(6);
      return done({ acts, scores: scored(value), random: random.state }, { type: 'rolled', seat, value });
    }
    case 'peek': {
      const [value = 0, ...cards] = state.cards;
      return done({ acts, cards, scores: scored(value) }, { type: 'peeked', seat, value, reveals: true });
    }
    case 'bid': {
      const coins = state.coins.map((old, i) => (i === seat ? old - move.coins : old));
      return done(
        { acts, coins, scores: scored(move.coins) },
        { type: 'bid', seat, value: move.coins, audience: [seat] },
      );
    }
    case 'attack':
      return done({ acts, attacked: move.targets }, { type: 'attacked', seat, value: move.targets.length });
    case 'answer':
      return done(
        { attacked: state.attacked.filter((other) => other !== seat), scores: scored(move.hold ? 0 : -1) },
        { type: move.hold ? 'held' : 'yielded', seat },
      );
    case 'end':
      return done({ phase: 'spread' }, { type: 'ended', seat });
    case 'spread': {
      if (planFault(move.plan)) return refused('plan');
      const number = state.number + 1;
      const phase = number > state.seats * state.rounds ? 'over' : 'wake';
      return done({ number, phase, camps: state.camps.with(seat, move.plan) }, { type: 'spread', seat });
    }
  }
}

const allows = (decision: Decision<ToyMove>, move: ToyMove): boolean =>
  decision.kind === 'choice'
    ? decision.options.some((offered) => JSON.stringify(offered.move) === JSON.stringify(move))
    : decision.move.type === move.type;

const FIELDS: Readonly<Record<ToyMove['type'], readonly string[]>> = {
  wake: [],
  walk: ['steps'],
  roll: [],
  peek: [],
  bid: ['coins'],
  attack: ['targets'],
  answer: ['hold'],
  end: [],
  spread: ['plan'],
};

const game: Game<Toy> = {
  id: 'toy',
  rules: 1,
  seats: { min: 2, max: 4 },
  modes: [],
  optionsSchema: { type: 'object', properties: { rounds: { type: 'integer', default: 2 } } },
  parseOptions(input) {
    const { rounds = 2, ...others } = (input ?? {}) as { readonly rounds?: number };
    if (Object.keys(others).length > 0) return refused('unknownOption');
    return Number.isInteger(rounds) && rounds > 0 ? ok({ rounds }) : refused('rounds');
  },
  setup: ({ rounds }, seats, random) => {
    const cards = random.shuffle([1, 2, 3, 4, 5]);
    return {
      seats,
      rounds,
      number: 1,
      phase: 'wake',
      acts: 0,
      scores: Array<number>(seats).fill(0),
      coins: Array<number>(seats).fill(3),
      cards,
      camps: Array.from({ length: seats }, () => ({ C1: { tent: PIECES } })),
      attacked: [],
      random: random.state,
    };
  },
  parseMove(input) {
    const { type, ...fields } = input as { readonly type: ToyMove['type'] };
    const wanted = FIELDS[type];
    return wanted && Object.keys(fields).join() === wanted.join() ? ok(input as ToyMove) : refused('unknownMove');
  },
  acting(state) {
    if (state.phase === 'over') return [];
    return state.attacked.length > 0 ? state.attacked : [activeSeat(state)];
  },
  decisions,
  apply,
  view: ({ scores, camps, coins }, viewer) =>
    viewer === 'public' ? { scores, camps } : { scores, camps, coins: coins[viewer] as number },
  turn: (state) => ({
    number: state.number,
    round: Math.min(state.rounds, Math.floor((state.number - 1) / state.seats) + 1),
    rounds: state.rounds,
    ...(state.phase === 'over' ? {} : { seat: activeSeat(state) }),
    phase: `toy:phase.${state.phase}`,
  }),
  outcome(state) {
    if (state.phase !== 'over') return undefined;
    const best = Math.max(...state.scores);
    const winners = [...state.scores.keys()].filter((seat) => state.scores[seat] === best);
    return { winners, scores: state.scores, reason: text('toy:mostPoints', { name: seatName(winners[0] as Seat) }) };
  },
  narrate: ({ type, seat, value }) =>
    type === 'woke'
      ? undefined
      : text(`toy:${type}`, { name: seatName(seat), ...(value === undefined ? {} : { value }) }),
  board: ({ scores }) => scores.map((points, seat) => text('toy:score', { name: seatName(seat), points })),
  holdings: ({ coins }) => (coins === undefined ? [] : [text('toy:coins', { coins })]),
  turnLine: (events, _view, { round, seat }) =>
    text('toy:line', { round, name: seatName(seat ?? 0), events: events.map(({ type }) => type).join(' ') }),
  faults: ({ coins }) => (coins.some((count) => count < 0) ? ['coins below zero'] : []),
};

export const toyGame: AnyGame = game;

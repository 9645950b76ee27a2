import { type Game, type GameTypes, ok } from '../../src/engine/index.js';

interface Endless extends GameTypes {
  state: { readonly random: GameTypes['state']['random']; readonly count: number; readonly filler: string };
  move: { readonly type: 'step' };
  event: { readonly type: 'stepped' };
  view: { readonly count: number };
  options: Record<string, never>;
}

/** A game of one move that never ends: it shows whether a long log makes a table slow. */
export const endless: Game<Endless> = {
  id: 'endless',
  rules: 1,
  seats: { min: 2, max: 2 },
  modes: [],
  optionsSchema: {},
  parseOptions: () => ok({}),
  setup: (_options, _seats, random) => ({ random: random.state, count: 0, filler: 'x'.repeat(4000) }),
  parseMove: () => ok({ type: 'step' }),
  acting: () => [0],
  decisions: () => [
    {
      kind: 'choice',
      id: 'step',
      verb: 'move',
      prompt: 'step',
      options: [
        { id: 'one', label: 'step', move: { type: 'step' } },
        { id: 'again', label: 'step', move: { type: 'step' } },
      ],
    },
  ],
  apply: (state) => ok({ state: { ...state, count: state.count + 1 }, events: [{ type: 'stepped' }] }),
  view: ({ count }) => ({ count }),
  turn: () => ({ number: 1, round: 1, seat: 0, phase: 'step' }),
  outcome: () => undefined,
  narrate: () => undefined,
  board: () => [],
  holdings: () => [],
  faults: () => [],
};

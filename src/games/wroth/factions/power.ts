import { type Choice, type Decision, type Option, type RuleViolation, violation } from '../../../engine/index.js';
import type { Draft } from '../draft.js';
import type { Power } from '../hooks.js';
import type { MoveOf, WrothMove } from '../moves.js';
import type { Side, WrothState } from '../state.js';
import { key } from '../words.js';

type Kind = 'buy.ability' | 'trait.use' | 'unit.activate';

/** A move that has these parameters. */
type With<T extends Kind, K extends keyof MoveOf<T>> = MoveOf<T> & Required<Pick<MoveOf<T>, K>>;

interface Parts<T extends Kind, K extends keyof MoveOf<T>> {
  /** Exactly the parameters the book gives the command, besides what names it (WR-24.3a). */
  readonly takes: readonly K[];
  readonly decide: (state: WrothState, side: Side) => Decision<WrothMove> | undefined;
  readonly refuse: (state: WrothState, side: Side, move: With<T, K>) => RuleViolation | undefined;
  readonly perform: (draft: Draft, side: Side, move: With<T, K>) => void;
}

/** What every such move has: its type and what it uses. */
const NAMING = 2;

function takesExactly<T extends Kind, K extends keyof MoveOf<T>>(
  move: MoveOf<T>,
  takes: readonly K[],
): move is With<T, K> {
  return Object.keys(move).length === NAMING + takes.length && takes.every((name) => move[name] !== undefined);
}

/** A power whose move must have its parameters, all of them and no others. */
export function powerOf<T extends Kind, const K extends keyof MoveOf<T> = never>(parts: Parts<T, K>): Power<T> {
  const { takes, decide, refuse, perform } = parts;
  return {
    decide,
    refuse: (state, side, move) =>
      takesExactly(move, takes)
        ? refuse(state, side, move)
        : violation('WR-24.3', 'wrong-parameters', { parameters: takes.join(', ') || '–' }),
    perform: (draft, side, move) => {
      if (takesExactly(move, takes)) perform(draft, side, move);
    },
  };
}

/** A power's sentences: its id stands in the catalogue with an underscore for the dot. */
export const promptOf = (id: string): string => key(`faction.prompt.${id.replace('.', '_')}`);
export const labelOf = (id: string): string => key(`faction.option.${id.replace('.', '_')}`);

/** What is typed for a power: its id without the faction. */
export const nameOf = (id: string): string => id.slice(id.indexOf('.') + 1);

/** The question of a power, asked only where there is something to choose; every option is typed with the power's name. */
export function offer(id: string, options: readonly Option<WrothMove>[]): Choice<WrothMove> | undefined {
  if (options.length === 0) return undefined;
  const name = nameOf(id);
  const named = options.map((option) => ({ ...option, slots: { ...option.slots, name } }));
  return { kind: 'choice', id, verb: 'ability', prompt: promptOf(id), options: named };
}

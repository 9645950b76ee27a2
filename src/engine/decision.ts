import type { Facts, Text } from './text.js';
import type { Verb } from './verbs.js';

/** A move is plain JSON with a type; each game has its own union of them. */
export interface BaseMove {
  readonly type: string;
}

/** What an option brings about that cannot be taken back. */
export type Ends = 'chance' | 'reveal' | 'turn';

/** The words of a slash command that tell one option of a verb from another. */
export const SLOTS = ['target', 'from', 'with', 'count', 'name', 'hero', 'yes'] as const;
export type Slot = (typeof SLOTS)[number];

/** One complete legal move, with all that a button, a menu entry, an autocomplete line or a bot needs to know of it. */
export interface Option<M extends BaseMove> {
  /** Unique within its decision, stable for the same state, at most 40 characters of [A-Za-z0-9+=_.-]. */
  readonly id: string;
  /** Key of the label, put into words with `facts`. */
  readonly label: string;
  readonly facts?: Facts;
  /** Key of the line under the label that says why (how a cost came about), put into words with the same facts. */
  readonly why?: string;
  readonly move: M;
  /** How a typed command names this option, e.g. {target: 'L5', with: 'frostmourne'}. Values are codes, equal in all languages. */
  readonly slots?: Readonly<Partial<Record<Slot, string>>>;
  readonly cost?: number;
  /** Chance of success, 0 to 1, where dice decide. */
  readonly odds?: number;
  /** Menus of more than 25 options are split by group (a board, a colour). */
  readonly group?: string;
  readonly ends?: Ends;
  /** Its legality depends on what only this seat knows; public controls show it in any case. */
  readonly private?: true;
}

interface Asked {
  /** The kind of decision, e.g. 'pickCombo'; at most one of a kind is open for a seat. */
  readonly id: string;
  readonly verb: Verb;
  /** Key of the question, put into words with `facts`. */
  readonly prompt: string;
  readonly facts?: Facts;
}

/** Pick one of the options. */
export interface Choice<M extends BaseMove> extends Asked {
  readonly kind: 'choice';
  readonly options: readonly Option<M>[];
  /** Id of the option to suggest first. */
  readonly suggested?: string;
  /** Id of the option taken when the time is up; absent where letting time pass decides nothing. */
  readonly fallback?: string;
}

/** A place that pieces can be put on, or that can be picked. */
export interface Cell {
  readonly id: string;
  /** What stands on the board and is typed, e.g. 'L5'. */
  readonly code: string;
  readonly label: string;
  readonly facts?: Facts;
  readonly group?: string;
}

export interface DistributionCell extends Cell {
  /** Fewest pieces (of all kinds together) if any stand here. */
  readonly min: number;
  /** True where nothing at all may stand here although `min` is higher (an abandoned region). */
  readonly mayBeEmpty: boolean;
  /** Most of each kind; a kind that is not named is limited only by how many there are. */
  readonly max?: Readonly<Record<string, number>>;
  /** What stands here now. */
  readonly now: Readonly<Record<string, number>>;
}

/** Divide pieces over cells. The answer goes into `move[field]` as {cell: {kind: count}}. */
export interface Distribution<M extends BaseMove> extends Asked {
  readonly kind: 'distribution';
  readonly cells: readonly DistributionCell[];
  /** How many of each kind there are to divide; a kind is named in its game's catalogue (`piece.<kind>`). */
  readonly pieces: Readonly<Record<string, number>>;
  /** Whether all pieces must be placed, or what is not placed goes elsewhere. */
  readonly all: boolean;
  /** Exactly so many of the cells stay without pieces; absent where only the cells say what may be empty. */
  readonly empty?: number;
  readonly move: Readonly<Record<string, unknown>> & BaseMove;
  readonly field: string;
  /** Complete legal moves, never empty; the first is the suggestion. */
  readonly presets: readonly Option<M>[];
  /** Id of the preset taken when the time is up. */
  readonly fallback?: string;
}

/** Pick several cells. The answer goes into `move[field]` as a list of cell ids, in the order of `cells`. */
export interface Subset<M extends BaseMove> extends Asked {
  readonly kind: 'subset';
  readonly cells: readonly Cell[];
  readonly min: number;
  readonly max: number;
  readonly move: Readonly<Record<string, unknown>> & BaseMove;
  readonly field: string;
  /** Complete legal moves, never empty; the first is the suggestion. */
  readonly presets: readonly Option<M>[];
  readonly fallback?: string;
}

/** What a seat may decide now. Controls, autocomplete, bots and programs are all made from these and nothing else. */
export type Decision<M extends BaseMove = BaseMove> = Choice<M> | Distribution<M> | Subset<M>;

export type Amounts = Readonly<Record<string, Readonly<Record<string, number>>>>;

/** The complete moves a decision offers ready-made. */
export const optionsOf = <M extends BaseMove>(decision: Decision<M>): readonly Option<M>[] =>
  decision.kind === 'choice' ? decision.options : decision.presets;

/** The move that answers a distribution or subset. Whether it is legal is for the game to say. */
export const compose = <M extends BaseMove>(
  decision: Distribution<M> | Subset<M>,
  answer: Amounts | readonly string[],
): M => ({ ...decision.move, [decision.field]: answer }) as unknown as M;

/** What is done for a seat whose time is up: the first open decision that has a fallback. */
export function fallbackOf<M extends BaseMove>(decisions: readonly Decision<M>[]): Option<M> | undefined {
  for (const decision of decisions) {
    const option = optionsOf(decision).find(({ id }) => id === decision.fallback);
    if (option) return option;
  }
  return undefined;
}

/** The option to take without asking: there is just one, and that is no secret. */
export function forcedOf<M extends BaseMove>(decisions: readonly Decision<M>[]): Option<M> | undefined {
  const [decision, ...others] = decisions;
  if (!decision || others.length > 0 || decision.kind !== 'choice' || decision.options.length !== 1) return undefined;
  const option = decision.options[0];
  return option?.private ? undefined : option;
}

/** The words of an option or cell. */
export const labelOf = ({ label, facts }: { readonly label: string; readonly facts?: Facts }): Text =>
  facts ? { key: label, facts } : { key: label };

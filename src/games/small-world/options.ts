import { fail, type Json, ok, type Result, type RuleViolation, type Seat, violation } from '../../engine/index.js';
import { BOARD_IDS, type BoardId } from './boards/index.js';
import { TABLES } from './setup.js';

export const VARIANTS = ['freeForAll', 'battleForAzeroth'] as const;

export interface SmallWorldOptions {
  /** 'battleForAzeroth' is the team variant (SW-18). */
  readonly variant: (typeof VARIANTS)[number];
  /** Board sides in the order in which they are shown, or drawn at random (SW-1.2). */
  readonly boards: 'random' | readonly BoardId[];
  readonly startPlayer: 'random' | Seat;
  /** SW-15.1; 'open' shows everybody's coins. */
  readonly coins: 'secret' | 'open';
}

export const OPTIONS_SCHEMA: Json = {
  type: 'object',
  additionalProperties: false,
  properties: {
    variant: { type: 'string', enum: [...VARIANTS], default: 'freeForAll' },
    boards: {
      default: 'random',
      oneOf: [
        { const: 'random' },
        { type: 'array', items: { type: 'string', enum: [...BOARD_IDS] }, minItems: 2, maxItems: 5, uniqueItems: true },
      ],
    },
    startPlayer: { default: 'random', oneOf: [{ const: 'random' }, { type: 'integer', minimum: 0, maximum: 4 }] },
    coins: { type: 'string', enum: ['secret', 'open'], default: 'secret' },
  },
};

const NAMES: readonly string[] = ['variant', 'boards', 'startPlayer', 'coins'];

const bad = (rule: string, option: string) => fail(violation(rule, 'bad-option', { option }));

const isBoard = (value: unknown): value is BoardId => (BOARD_IDS as readonly unknown[]).includes(value);

function readBoards(value: unknown, seats: number): Result<SmallWorldOptions['boards'], RuleViolation> {
  if (value === undefined || value === 'random') return ok('random');
  if (!Array.isArray(value) || !value.every(isBoard)) return bad('SW-1.2', 'boards');
  const sheets = value.map((board) => board.slice(0, 2));
  if (new Set(sheets).size < sheets.length) return fail(violation('SW-1.2', 'same-sheet'));
  const sizes = (boards: readonly string[]): string =>
    boards
      .map(([size]) => size)
      .sort()
      .join('');
  const wanted = TABLES[seats]?.boards ?? [];
  if (sizes(value) !== sizes(wanted)) {
    return fail(violation('SW-1.1', 'wrong-boards', { players: seats, sizes: wanted.join(' + ') }));
  }
  return ok([...value]);
}

/** Reads options from outside; what is left out gets its default, what is unknown is refused. */
export function parseOptions(input: unknown, seats: number): Result<SmallWorldOptions, RuleViolation> {
  if (!TABLES[seats]) return fail(violation('SW-1.1', 'wrong-seats', { players: seats }));
  const given: unknown = input ?? {};
  if (typeof given !== 'object' || given === null || Array.isArray(given)) return bad('SW-2', 'options');
  const unknown = Object.keys(given).find((name) => !NAMES.includes(name));
  if (unknown !== undefined) return bad('SW-2', unknown.slice(0, 20));
  const { variant, boards, startPlayer, coins } = given as Readonly<Record<string, unknown>>;
  const played = VARIANTS.find((known) => known === (variant ?? 'freeForAll'));
  if (!played) return bad('SW-2', 'variant');
  if (coins !== undefined && coins !== 'secret' && coins !== 'open') return bad('SW-15.1', 'coins');
  const starts = startPlayer ?? 'random';
  const isSeat = typeof starts === 'number' && Number.isInteger(starts) && starts >= 0 && starts < seats;
  if (starts !== 'random' && !isSeat) return bad('SW-2.7', 'startPlayer');
  if (played === 'battleForAzeroth' && starts !== 'random' && starts !== 0) {
    return fail(violation('SW-18.2', 'alliance-starts'));
  }
  const read = readBoards(boards, seats);
  if (!read.ok) return read;
  return ok({ variant: played, boards: read.value, startPlayer: starts, coins: coins ?? 'secret' });
}

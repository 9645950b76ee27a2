import { fail, type Json, ok, type Result, type RuleViolation, type Seat, violation } from '../../engine/index.js';
import { SOLO_HEROES, STARTING_HAND } from './data/tables.js';
import { DIFFICULTIES, type Difficulty, HERO_IDS, type HeroId } from './ids.js';

/** A table is opened at a difficulty (LK-2.9); the first is the usual one. */
export const VARIANTS = ['normal', 'introductory', 'heroic', 'mythic'] as const satisfies readonly Difficulty[];

const SETS = ['random', 'firstGame'] as const;

export interface LichKingOptions {
  readonly variant: Difficulty;
  /** Quests and rewards drawn, or those for a first game (LK-2.4, LK-2.5). */
  readonly set: (typeof SETS)[number];
  /** One hero a seat in seat order, the three of the row in the solo game, or drawn (LK-2.1, LK-16.1). */
  readonly heroes: 'random' | readonly HeroId[];
  /** Who begins (LK-2.10); in the solo game always the leftmost hero. */
  readonly startPlayer: 'random' | Seat;
}

export const OPTIONS_SCHEMA: Json = {
  type: 'object',
  additionalProperties: false,
  properties: {
    variant: { type: 'string', enum: [...VARIANTS], default: 'normal' },
    set: { type: 'string', enum: [...SETS], default: 'random' },
    heroes: {
      default: 'random',
      oneOf: [
        { const: 'random' },
        { type: 'array', items: { type: 'string', enum: [...HERO_IDS] }, minItems: 2, maxItems: 5, uniqueItems: true },
      ],
    },
    startPlayer: { default: 'random', oneOf: [{ const: 'random' }, { type: 'integer', minimum: 0, maximum: 4 }] },
  },
};

const NAMES = Object.keys((OPTIONS_SCHEMA as { properties: object }).properties);

const bad = (rule: string, option: string) => fail(violation(rule, 'bad-option', { option }));

/** Heroes in a game: one a seat, three for a player alone. */
export const heroCount = (seats: number): number => (seats === 1 ? SOLO_HEROES : seats);

const isHero = (value: unknown): value is HeroId => (HERO_IDS as readonly unknown[]).includes(value);

function readHeroes(value: unknown, seats: number): Result<LichKingOptions['heroes'], RuleViolation> {
  if (value === undefined || value === 'random') return ok('random');
  if (!Array.isArray(value) || !value.every(isHero)) return bad('LK-2.1', 'heroes');
  if (new Set(value).size < value.length) return fail(violation('LK-2.1', 'hero-twice'));
  const wanted = heroCount(seats);
  return value.length === wanted ? ok([...value]) : fail(violation('LK-2.1', 'wrong-heroes', { wanted }));
}

/** Reads options from outside; what is left out gets its default, what is unknown is refused. */
export function parseOptions(input: unknown, seats: number): Result<LichKingOptions, RuleViolation> {
  if (!STARTING_HAND[seats]) return fail(violation('LK-2.1', 'wrong-seats', { players: seats }));
  const given: unknown = input ?? {};
  if (typeof given !== 'object' || given === null || Array.isArray(given)) return bad('LK-2.1', 'options');
  const unknown = Object.keys(given).find((name) => !NAMES.includes(name));
  if (unknown !== undefined) return bad('LK-2.1', unknown.slice(0, 20));
  const {
    variant = 'normal',
    set = 'random',
    heroes,
    startPlayer = 'random',
  } = given as Readonly<Record<string, unknown>>;
  const played = DIFFICULTIES.find((known) => known === variant);
  if (!played) return bad('LK-2.9', 'variant');
  const drawn = SETS.find((known) => known === set);
  if (!drawn) return bad('LK-2.5', 'set');
  const isSeat =
    typeof startPlayer === 'number' && Number.isInteger(startPlayer) && startPlayer >= 0 && startPlayer < seats;
  if (startPlayer !== 'random' && !isSeat) return bad('LK-2.10', 'startPlayer');
  const read = readHeroes(heroes, seats);
  if (!read.ok) return read;
  return ok({ variant: played, set: drawn, heroes: read.value, startPlayer });
}

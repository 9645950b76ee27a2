import { fail, type Json, ok, type Result, type RuleViolation, type Seat, violation } from '../../engine/index.js';
import { MATS } from './components/mats.js';
import { COOP, VERSUS } from './components/tables.js';
import { FACTION_IDS, SCENARIO_IDS, type ScenarioId } from './ids.js';

/** 'versus': players against each other (WR-2); 'coop': alone or together against one AI faction (WR-15). */
export const VARIANTS = ['versus', 'coop'] as const;
export const MARCH_MODES = ['converge', 'exodus'] as const;
export const ELITE_BONUSES = ['control', 'occupy'] as const;
const SCENARIO_CHOICES = ['choose', 'random', ...SCENARIO_IDS] as const;
export const TIE_BREAKS = ['ask', 'share', 'rps'] as const;

/** WR-25 */
export interface WrothOptions {
  readonly variant: (typeof VARIANTS)[number];
  readonly marchMode: (typeof MARCH_MODES)[number];
  readonly eliteBonus: (typeof ELITE_BONUSES)[number];
  /** Seats that keep two traits (WR-2.4). */
  readonly extraTraitSeats: readonly Seat[];
  /** Co-op: the scenario and with it the AI faction; chosen by the host, drawn by lot, or fixed (WR-15.2). */
  readonly scenario: 'choose' | 'random' | ScenarioId;
  readonly baseMovesInRound1: boolean;
  readonly expansionFactions: boolean;
  /** 0 is no limit (WR-13.7). */
  readonly maxRounds: number;
  /** Added to every VP target of the AI. */
  readonly aiVpHandicap: number;
  readonly tieBreak: (typeof TIE_BREAKS)[number];
}

const MOST_ROUNDS = 1000;
const MOST_HANDICAP = 100;

export const OPTIONS_SCHEMA: Json = {
  type: 'object',
  additionalProperties: false,
  properties: {
    variant: { type: 'string', enum: [...VARIANTS], default: 'versus' },
    marchMode: { type: 'string', enum: [...MARCH_MODES], default: 'converge' },
    eliteBonus: { type: 'string', enum: [...ELITE_BONUSES], default: 'control' },
    extraTraitSeats: {
      type: 'array',
      items: { type: 'integer', minimum: 0, maximum: 3 },
      uniqueItems: true,
      default: [],
    },
    scenario: { type: 'string', enum: [...SCENARIO_CHOICES], default: 'choose' },
    baseMovesInRound1: { type: 'boolean', default: true },
    expansionFactions: { type: 'boolean', default: true },
    maxRounds: { type: 'integer', minimum: 0, maximum: MOST_ROUNDS, default: 20 },
    aiVpHandicap: { type: 'integer', minimum: -MOST_HANDICAP, maximum: MOST_HANDICAP, default: 0 },
    tieBreak: { type: 'string', enum: [...TIE_BREAKS], default: 'ask' },
  },
};

const DEFAULTS: WrothOptions = {
  variant: 'versus',
  marchMode: 'converge',
  eliteBonus: 'control',
  extraTraitSeats: [],
  scenario: 'choose',
  baseMovesInRound1: true,
  expansionFactions: true,
  maxRounds: 20,
  aiVpHandicap: 0,
  tieBreak: 'ask',
};

type Check = (value: unknown, seats: number) => boolean;

const oneOf =
  (words: readonly string[]): Check =>
  (value) =>
    words.includes(value as string);
const flag: Check = (value) => typeof value === 'boolean';
const within =
  (least: number, most: number): Check =>
  (value) =>
    typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most;
const seatList: Check = (value, seats) =>
  Array.isArray(value) &&
  new Set(value).size === value.length &&
  value.every((seat) => within(0, seats - 1)(seat, seats));

const CHECKS: { readonly [K in keyof WrothOptions]: Check } = {
  variant: oneOf(VARIANTS),
  marchMode: oneOf(MARCH_MODES),
  eliteBonus: oneOf(ELITE_BONUSES),
  extraTraitSeats: seatList,
  scenario: oneOf(SCENARIO_CHOICES),
  baseMovesInRound1: flag,
  expansionFactions: flag,
  maxRounds: within(0, MOST_ROUNDS),
  aiVpHandicap: within(-MOST_HANDICAP, MOST_HANDICAP),
  tieBreak: oneOf(TIE_BREAKS),
};

const bad = (option: string) => fail(violation('WR-25', 'bad-option', { option }));

/** Reads options from outside; what is left out gets its default, what is unknown is refused. */
export function parseOptions(input: unknown, seats: number): Result<WrothOptions, RuleViolation> {
  const given: unknown = input ?? {};
  if (typeof given !== 'object' || given === null || Array.isArray(given)) return bad('options');
  for (const [name, value] of Object.entries(given)) {
    if (!Object.hasOwn(CHECKS, name)) return bad(name.slice(0, 20));
    if (!CHECKS[name as keyof WrothOptions](value, seats)) return bad(name);
  }
  const options: WrothOptions = { ...DEFAULTS, ...given };
  const table = (options.variant === 'coop' ? COOP : VERSUS)[seats];
  if (!table) return fail(violation('WR-1.8', 'wrong-seats', { players: seats }));
  if (options.variant === 'coop' && options.extraTraitSeats.length > 0) {
    return fail(violation('WR-2.4', 'versus-only', { option: 'extraTraitSeats' }));
  }
  const faction = FACTION_IDS.find((id) => options.scenario.startsWith(`${id}.`));
  if (faction && MATS[faction].expansion && !options.expansionFactions) return bad('scenario');
  return ok(options);
}

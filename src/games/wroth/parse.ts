import { z } from 'zod';
import { fail, ok, type Result, type RuleViolation, violation } from '../../engine/index.js';
import {
  ABILITY_IDS,
  ACTION_FACES,
  DIE_IDS,
  ELITE_TYPES,
  type EliteId,
  FACTION_IDS,
  REGIONS,
  SCENARIO_IDS,
  SEER,
  SEER_FACES,
  SIGNS,
  TRAIT_IDS,
  ZONES,
} from './ids.js';
import type { MoveType, WrothMove } from './moves.js';

/** More than all units of a faction; nobody means a higher number. */
const MOST = 60;

const count = z.number().int().min(0).max(MOST);
const region = z.literal(REGIONS);
const faction = z.enum(FACTION_IDS);
const eliteId = z.custom<EliteId>(
  (value) => typeof value === 'string' && /^[a-z]+#[1-6]$/.test(value) && isEliteType(value.slice(0, -2)),
);
const isEliteType = (name: string): boolean => (ELITE_TYPES as readonly string[]).includes(name);
const target = z.union([z.literal('basic'), eliteId]);
const points = z.array(target).max(MOST);
const elites = z.array(eliteId).max(MOST);
const group = { basics: count, elites };
const hits = { region, faction, points };
const dieId = z.enum(DIE_IDS);
const spendable = z.union([dieId, z.literal(SEER)]);

/** Exactly so many Basics, from where; a region that gives none is left out. */
const gather = z.strictObject({
  mat: count,
  discard: count,
  regions: z.partialRecord(z.enum(['0', '1', '2', '3', '4', '5', '6', '7', '8']), count.min(1)),
});

const into = {
  target: region,
  moves: z.array(z.strictObject({ from: region, ...group })).max(REGIONS.length),
};
const outOf = {
  source: region,
  moves: z.array(z.strictObject({ to: region, ...group })).max(REGIONS.length),
};

const diceAction = z.union([
  z.strictObject({ do: z.literal('mine') }),
  z.strictObject({ do: z.literal('reinforce'), region, count }),
  z.strictObject({ do: z.literal('maneuver'), mode: z.literal('move'), from: region, to: region, ...group }),
  z.strictObject({ do: z.literal('maneuver'), mode: z.literal('deploy') }),
  z.strictObject({ do: z.literal('fight'), ...hits }),
]);
const action = z.union([
  diceAction,
  z.strictObject({ do: z.literal('march'), ...into }),
  z.strictObject({ do: z.literal('march'), ...outOf }),
]);

const shape = <T extends MoveType>(type: T, fields: z.ZodRawShape = {}) =>
  z.strictObject({ type: z.literal(type), ...fields });

/** What each move is made of, and the rule that says so (WR-24.3). */
const SHAPES: { readonly [T in MoveType]: { readonly rule: string; readonly read: z.ZodType } } = {
  'setup.ai': { rule: 'WR-15.2', read: shape('setup.ai', { faction, scenario: z.enum(SCENARIO_IDS) }) },
  'setup.pick': {
    rule: 'WR-2.3',
    read: shape('setup.pick', { faction, traits: z.array(z.enum(TRAIT_IDS)).max(3), zone: z.enum(ZONES) }),
  },
  'bonus.perform': { rule: 'WR-5.2', read: shape('bonus.perform', { action: diceAction }) },
  'bonus.decline': { rule: 'WR-5.1', read: shape('bonus.decline') },
  'draft.take': { rule: 'WR-7.2', read: shape('draft.take', { dieId }) },
  'die.spend': {
    rule: 'WR-8.3',
    read: shape('die.spend', { dieId, action: z.union([diceAction, z.null()]), as: dieId.optional() }),
  },
  march: {
    rule: 'WR-10.6',
    read: z.union([
      shape('march', { dice: z.array(spendable).max(2), ...into }),
      shape('march', { dice: z.array(spendable).max(2), ...outOf }),
    ]),
  },
  'seer.spend': {
    rule: 'WR-10.10',
    read: shape('seer.spend', {
      region: region.optional(),
      faction: faction.optional(),
      points: points.optional(),
      action: action.optional(),
    }),
  },
  'buy.elite': {
    rule: 'WR-10.8',
    read: shape('buy.elite', {
      elite: z.enum(ELITE_TYPES),
      region: region.optional(),
      replace: region.optional(),
      gather: gather.optional(),
    }),
  },
  'buy.ability': {
    rule: 'WR-10.9',
    read: shape('buy.ability', {
      ability: z.enum(ABILITY_IDS),
      dieId: dieId.optional(),
      face: z.enum(ACTION_FACES).optional(),
      dice: z.array(spendable).max(DIE_IDS.length).optional(),
      region: region.optional(),
      faction: faction.optional(),
      to: region.optional(),
      action: diceAction.optional(),
    }),
  },
  'trait.use': {
    rule: 'WR-21.0',
    read: shape('trait.use', {
      trait: z.enum(TRAIT_IDS),
      region: region.optional(),
      gather: gather.optional(),
      face: z.enum(SEER_FACES).optional(),
      faction: faction.optional(),
      count: count.optional(),
      replace: region.optional(),
      points: points.optional(),
      moves: z
        .array(z.strictObject({ unit: eliteId, path: z.array(region).max(2) }))
        .max(6)
        .optional(),
    }),
  },
  'unit.activate': {
    rule: 'WR-20.0',
    read: shape('unit.activate', {
      unit: eliteId,
      region: region.optional(),
      faction: faction.optional(),
      points: points.optional(),
      to: region.optional(),
    }),
  },
  'damage.allocate': {
    rule: 'WR-12.9',
    read: z.union([
      shape('damage.allocate', { faction, points, region: region.optional() }),
      shape('damage.allocate', { decline: z.literal(true) }),
    ]),
  },
  'coop.assignDamage': { rule: 'WR-17.9', read: shape('coop.assignDamage', { faction, target }) },
  'coop.pickUnit': { rule: 'WR-19.4', read: shape('coop.pickUnit', { faction }) },
  'turn.end': { rule: 'WR-8.4', read: shape('turn.end') },
  'tiebreak.share': { rule: 'WR-13.5', read: shape('tiebreak.share', { agree: z.boolean() }) },
  'tiebreak.throw': { rule: 'WR-13.6', read: shape('tiebreak.throw', { sign: z.enum(SIGNS) }) },
  'ai.step': { rule: 'WR-16.5', read: shape('ai.step') },
};

/** Where a value does not fit; of several shapes, in the one that fits furthest. */
function placeOf(error: z.ZodError): string {
  const [issue] = error.issues;
  if (!issue) return '';
  if (issue.code === 'unrecognized_keys') return [...issue.path, issue.keys[0]?.slice(0, 20)].join('.');
  if (issue.code !== 'invalid_union') return issue.path.join('.');
  const inner = issue.errors.map(([first]) => [...issue.path, ...(first?.path ?? [])].join('.'));
  return inner.toSorted((a, b) => b.length - a.length)[0] ?? issue.path.join('.');
}

/** Reads a move from outside. What is missing, extra or senseless is named; nothing is filled in or left out (WR-24.4). */
export function parseMove(input: unknown): Result<WrothMove, RuleViolation> {
  const type = typeof input === 'object' && input !== null && 'type' in input ? input.type : undefined;
  if (typeof type !== 'string' || !Object.hasOwn(SHAPES, type)) {
    return fail(violation('WR-24.3', 'unknown-move', { moves: Object.keys(SHAPES).join(', ') }));
  }
  const { rule, read } = SHAPES[type as MoveType];
  const parsed = read.safeParse(input);
  return parsed.success
    ? ok(input as WrothMove)
    : fail(violation(rule, 'bad-parameter', { move: type, parameter: placeOf(parsed.error) || type }));
}

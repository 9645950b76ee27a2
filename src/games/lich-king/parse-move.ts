import { z } from 'zod';
import { fail, ok, type Result, type RuleViolation, violation } from '../../engine/index.js';
import { isCard } from './data/cards.js';
import { SPACE_IDS } from './data/spaces.js';
import { ABOMINATION_IDS, GATES, HERO_IDS, REGIONS } from './ids.js';
import type { LichKingMove, MoveType } from './moves.js';
import { CONSENTS, DEFENCES, PREVENTIONS } from './standing-orders.js';

const space = z.enum(SPACE_IDS);
const hero = z.enum(HERO_IDS);
const card = z.string().max(20).refine(isCard);
const window = z.string().min(1).max(12);
const few = (least: number, most: number) => z.number().int().min(least).max(most);

const assignment = z.strictObject({
  loc: space,
  ghouls: few(0, 3),
  abominations: z.array(z.enum(ABOMINATION_IDS)).max(3),
});
const assignments = z.array(assignment).max(SPACE_IDS.length);
const path = z.array(space).min(1).max(5);
const cards = z.array(card).min(1).max(20);

const move = <T extends MoveType, S extends z.core.$ZodLooseShape>(type: T, shape: S) =>
  z.strictObject({ type: z.literal(type), ...shape });

const used = <S extends z.core.$ZodLooseShape>(ability: string, shape: S) =>
  move('ability', { ability: z.literal(ability), ...shape });

const ability = z.discriminatedUnion('ability', [
  used('press_forward', { hero, path: path.max(2) }),
  used('chain_lightning', { spaces: z.array(space).min(1).max(3) }),
  used('wailing_arrow', { target: space }),
  used('teleport', { to: space }),
  used('storm_bolt', { target: space }),
  used('for_the_alliance', {
    moves: z
      .array(z.strictObject({ from: space, count: few(1, 2) }))
      .min(1)
      .max(2),
  }),
]);

const played = <P extends z.ZodType>(reward: string, params: P) =>
  move('playReward', { reward: z.literal(reward), params });

const nothing = z.strictObject({});

const reward = z.discriminatedUnion('reward', [
  played('argent_crusaders', z.strictObject({ hero, spaces: assignments })),
  played('knights_of_the_ebon_blade', z.strictObject({ region: z.enum(REGIONS), spaces: assignments })),
  played('borrowed_time', nothing),
  played('one_quiet_night', nothing),
  played('alexstraszas_cleansing', z.strictObject({ scourgeCard: space })),
  played(
    'blessing_of_the_light',
    z.discriminatedUnion('mode', [
      z.strictObject({ mode: z.literal('all') }),
      z.strictObject({ mode: z.literal('one'), hero }),
    ]),
  ),
  played('gunship_support', z.strictObject({ hero, to: space })),
  played('new_allies', z.strictObject({ cards: z.array(card).max(2) })),
  played('onward_to_victory', z.strictObject({ moves: z.array(z.strictObject({ hero, path })).min(1).max(5) })),
]);

const orders = z
  .strictObject({
    autoPassFight: z.boolean(),
    autoContribute: z.boolean(),
    defend: z.enum(DEFENCES),
    autoConsent: z.enum(CONSENTS),
    indomitable: z.enum(PREVENTIONS),
    holdGates: z
      .array(z.enum(GATES))
      .max(GATES.length)
      .refine((gates) => new Set(gates).size === gates.length),
  })
  .partial()
  .refine((given) => Object.keys(given).length > 0 && Object.values(given).every((value) => value !== undefined));

/** What each move is made of, and the rule that is named when it comes at the wrong time. */
const SHAPES: Readonly<Record<MoveType, readonly [rule: string, shape: z.ZodType]>> = {
  move: ['LK-4.2', move('move', { to: space })],
  fight: ['LK-4.2', move('fight', {})],
  quest: ['LK-4.2', move('quest', {})],
  rest: ['LK-4.2', move('rest', {})],
  flightPath: ['LK-4.2', move('flightPath', { to: space })],
  ability: ['LK-4.2', ability],
  playTravel: ['LK-4.10', move('playTravel', { card, hero, path: path.max(4) })],
  playHeal: ['LK-4.10', move('playHeal', { card, hero })],
  endActions: ['LK-3.2', move('endActions', {})],
  playFight: ['LK-5.2', move('playFight', { window, cards })],
  playDefend: ['LK-5.3', move('playDefend', { window, cards })],
  contribute: ['LK-7.2', move('contribute', { window, card })],
  spendHit: ['LK-7.2', move('spendHit', { window, count: few(1, 10) })],
  autoQuest: ['LK-7.6', move('autoQuest', { window })],
  pass: ['LK-17.2', move('pass', { window })],
  closeWindow: ['LK-17.2', move('closeWindow', { window })],
  assignHits: ['LK-4.4', move('assignHits', { convertBlocks: few(0, 2).optional(), spaces: assignments })],
  respondConsent: ['LK-17.7', move('respondConsent', { request: window, accept: z.boolean() })],
  withdraw: ['LK-17.7', move('withdraw', { request: window })],
  answer: ['LK-15.6', move('answer', { request: window, yes: z.boolean() })],
  placeStronghold: ['LK-9.4', move('placeStronghold', { at: space })],
  indomitable: ['LK-13.3', move('indomitable', { decision: window, prevent: few(0, 3) })],
  abominationStep: ['LK-11.2', move('abominationStep', { abomination: z.enum(ABOMINATION_IDS), to: space })],
  abominationVictim: ['LK-11.5', move('abominationVictim', { abomination: z.enum(ABOMINATION_IDS), hero })],
  discard: ['LK-9.6', move('discard', { cards })],
  playReward: ['LK-15.2', reward],
  setStandingOrders: ['LK-17.8', move('setStandingOrders', { orders })],
};

export const MOVE_RULES = Object.fromEntries(Object.entries(SHAPES).map(([type, [rule]]) => [type, rule])) as Readonly<
  Record<MoveType, string>
>;

/** Reads a move from outside; what is missing, extra or senseless is refused, nothing is filled in. */
export function parseMove(input: unknown): Result<LichKingMove, RuleViolation> {
  const type = typeof input === 'object' && input !== null && 'type' in input ? input.type : undefined;
  if (typeof type !== 'string' || !Object.hasOwn(SHAPES, type))
    return fail(violation('LK-18.2', 'unknown-move', { moves: Object.keys(SHAPES).join(', ') }));
  const [rule, shape] = SHAPES[type as MoveType];
  const read = shape.safeParse(input);
  if (read.success) return ok(read.data as LichKingMove);
  const parameter = read.error.issues[0]?.path.join('.') || type;
  return fail(violation(rule, 'bad-parameter', { move: type, parameter }));
}

import { HOUSE, Random, type Seat } from '../../../../src/engine/index.js';
import type { Task } from '../../../../src/games/wroth/agenda.js';
import { ELITES } from '../../../../src/games/wroth/components/mats.js';
import { AI_BASICS } from '../../../../src/games/wroth/components/tables.js';
import type { CoopState } from '../../../../src/games/wroth/coop/state.js';
import type {
  ActionFace,
  EliteType,
  FactionId,
  RegionId,
  ScenarioId,
  SeerFace,
  TokenId,
  TraitId,
} from '../../../../src/games/wroth/ids.js';
import { TOKEN_IDS, ZONES } from '../../../../src/games/wroth/ids.js';
import { parseOptions, type WrothOptions } from '../../../../src/games/wroth/options.js';
import type { Pending } from '../../../../src/games/wroth/pending.js';
import { NO_RECORD, newFaction, setup, tableOf } from '../../../../src/games/wroth/setup.js';
import type { Die, Elite, Faction, Phase, TurnRecord, WrothState } from '../../../../src/games/wroth/state.js';

/** "3b" is three Basics, "stoic" a Stoic at full Vitality, "stoic:1" one with Vitality 1. */
type Units = readonly (string | EliteType)[];

export interface FactionSketch {
  readonly faction: FactionId;
  readonly traits?: readonly TraitId[];
  /** Units by region, e.g. {3: ['2b', 'stoic:2']}. */
  readonly units?: Readonly<Partial<Record<RegionId, Units>>>;
  readonly korra?: number;
  readonly vp?: number;
  /** Basics on the mat; without it all that are not on the map or in the discard pile. */
  readonly mat?: number;
  readonly discard?: number;
  readonly dice?: readonly ActionFace[];
  readonly seer?: SeerFace | 'spent';
  readonly usedTraits?: readonly TraitId[];
}

export interface Sketch {
  readonly players: readonly FactionSketch[];
  /** The AI faction; makes the game co-operative. */
  readonly ai?: FactionSketch & { readonly scenario: ScenarioId };
  readonly coop?: Partial<CoopState>;
  readonly options?: Partial<WrothOptions>;
  readonly tokens?: Readonly<Partial<Record<RegionId, TokenId>>>;
  readonly phase?: Phase;
  /** Where the game stands; without it in the turn of `active`. */
  readonly agenda?: readonly Task[];
  readonly pending?: readonly Pending[];
  readonly active?: Seat;
  readonly first?: Seat;
  readonly round?: number;
  readonly turn?: number;
  readonly record?: Partial<TurnRecord>;
  /** Korra in the pool; without it what nobody holds. */
  readonly pool?: number;
  readonly seed?: string;
}

const TOKENS: readonly TokenId[] = ['T07', 'T08', 'T09', 'T10', 'T11', 'T05', 'T06', 'T04'];

/** Named tokens lie where the case says; a region whose own lies elsewhere then gets one that is left. */
function layOut(named: NonNullable<Sketch['tokens']>): readonly TokenId[] {
  const used = new Set(Object.values(named));
  const left = TOKEN_IDS.filter(
    (token) => !used.has(token) && !TOKENS.some((own, at) => own === token && !named[(at + 1) as RegionId]),
  );
  return TOKENS.map((own, at) => named[(at + 1) as RegionId] ?? (used.has(own) ? left.shift()! : own));
}

function stand(faction: Faction, units: NonNullable<FactionSketch['units']>): Faction {
  const basics = faction.basics.slice();
  const elites: Elite[] = faction.elites.map((elite) => ({ ...elite }));
  for (const [region, list] of Object.entries(units)) {
    for (const unit of list) {
      const count = /^(\d+)b$/.exec(unit)?.[1];
      if (count) {
        basics[Number(region)]! += Number(count);
        continue;
      }
      const [type, vitality] = unit.split(':');
      const die = elites.find((elite) => elite.type === type && elite.at === 'mat');
      if (!die) throw new Error(`No ${type} is left for region ${region}`);
      die.at = Number(region) as RegionId;
      die.vitality = vitality ? Number(vitality) : ELITES[die.type].vitality;
      die.deployed = 1;
    }
  }
  return { ...faction, basics, elites };
}

/**
 * A position as a case describes it. What it does not mention is empty or as the rules make it: all other units on the
 * mats, all other Korra in the pool, and it is the turn of `active` (seat 0) in the Actions of round 2.
 */
export function position(sketch: Sketch): WrothState {
  const seats = sketch.players.length;
  const variant = sketch.ai ? 'coop' : 'versus';
  const options = parseOptions({ variant, ...sketch.options }, seats);
  if (!options.ok) throw new Error(options.error.code);
  const start = setup(options.value, seats, Random.fromSeed(sketch.seed ?? 'position'));
  const table = tableOf(start);
  let dieNumber = 0;
  const draw = (face: ActionFace): Die => {
    dieNumber += 1;
    return { id: `d${dieNumber}` as Die['id'], face };
  };
  const build = (given: FactionSketch, seat: Seat): Faction => {
    const basics = seat === HOUSE ? AI_BASICS : table.basics;
    const traits = [...(given.traits ?? []), ...(given.usedTraits ?? [])];
    const bare = newFaction(given.faction, basics, { seat, zone: ZONES[seat] ?? null, traits });
    const faction = stand(bare, given.units ?? {});
    const placed = faction.basics.reduce((sum, n) => sum + n, 0);
    const mat = given.mat ?? basics - placed - (given.discard ?? 0);
    return {
      ...faction,
      mat,
      discard: given.discard ?? (given.mat === undefined ? 0 : basics - placed - given.mat),
      korra: given.korra ?? 0,
      vp: sketch.ai && seat !== HOUSE ? 0 : (given.vp ?? 0),
      traits: faction.traits.map(({ id }) => ({ id, used: given.usedTraits?.includes(id) ?? false })),
      dice: (given.dice ?? []).map(draw),
      seer: given.seer === undefined ? null : seerOf(given.seer),
    };
  };
  const factions = sketch.players.map((player, seat) => build(player, seat));
  if (sketch.ai) factions.push(build(sketch.ai, HOUSE));
  const held = factions.reduce((sum, { korra }) => sum + korra, 0);
  const active = sketch.active ?? 0;
  const spent: Die[] = [];
  while (dieNumber < table.actionDice) spent.push(draw('mine'));
  const coop: CoopState | null = sketch.ai
    ? {
        scenario: sketch.ai.scenario,
        base: 1,
        chaos: 1,
        vp: sketch.players[0]?.vp ?? 0,
        set: 1,
        aiTurn: 0,
        firstAction: null,
        objectives: {},
        counters: {},
        tallies: {},
        destroyed: {},
        ...sketch.coop,
      }
    : null;
  return {
    ...start,
    phase: sketch.phase ?? 'actions',
    round: sketch.round ?? 2,
    turn: sketch.turn ?? 10,
    first: sketch.first ?? 0,
    active,
    record: { ...NO_RECORD, ...sketch.record },
    picks: sketch.players.map(({ faction, traits }, seat) => ({ faction, traits: traits ?? [], zone: ZONES[seat]! })),
    tokens: layOut(sketch.tokens ?? {}),
    korra: sketch.pool ?? start.korra - held,
    factions,
    pool: spent,
    pending: sketch.pending ?? [],
    agenda: sketch.agenda ?? [{ do: 'act', side: active }, { do: 'lap' }],
    coop,
  };
}

const seerOf = (seer: SeerFace | 'spent'): Faction['seer'] =>
  seer === 'spent' ? { face: 'mine', spent: true } : { face: seer, spent: false };

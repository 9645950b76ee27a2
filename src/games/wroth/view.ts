import type { Seat, Viewer } from '../../engine/index.js';
import { basicsIn, controllingCamp, elitesIn, isNumbered, mostUnits, threat, unitsIn, vpOf } from './board.js';
import { GOAL } from './components/tables.js';
import { TOKENS, type VpToken } from './components/tokens.js';
import { type CoopView, coopView } from './coop/view.js';
import {
  type EliteId,
  type EliteType,
  type FactionId,
  type NumberedId,
  type Objective,
  REGIONS,
  type RegionId,
  type SeerFace,
  type Sign,
  type TraitId,
  type Zone,
} from './ids.js';
import type { WrothOptions } from './options.js';
import type { Die, Phase, WrothState } from './state.js';

/** Units of one faction in a region. */
export interface UnitsView {
  readonly faction: FactionId;
  /** HOUSE for the AI. */
  readonly seat: Seat;
  readonly basics: number;
  readonly elites: readonly { readonly id: EliteId; readonly type: EliteType; readonly vitality: number }[];
}

export interface RegionView {
  readonly id: RegionId;
  /** What stands on the board and is typed. */
  readonly code: string;
  readonly token?: VpToken;
  readonly units: readonly UnitsView[];
  /** Who controls it; in co-op the AI, or the human faction with most units where the players do. */
  readonly controller?: FactionId;
  readonly base?: true;
  readonly objective?: Objective;
  /** Co-op: what the AI sees in it. */
  readonly threat?: number;
}

export interface FactionView {
  readonly faction: FactionId;
  readonly seat: Seat;
  readonly zone?: Zone;
  readonly korra: number;
  readonly vp: number;
  readonly mat: number;
  readonly discard: number;
  readonly elitesOnMat: readonly { readonly type: EliteType; readonly count: number }[];
  readonly traits: readonly { readonly id: TraitId; readonly used: boolean }[];
  readonly dice: readonly Die[];
  readonly seer?: { readonly face: SeerFace; readonly spent: boolean };
}

export interface TieView {
  readonly seats: readonly Seat[];
  readonly stage: 'share' | 'throw';
  /** Who has answered; how, only where that is no secret or one's own. */
  readonly answered: readonly Seat[];
  readonly own?: boolean | Sign;
}

export interface WrothView {
  readonly variant: WrothOptions['variant'];
  readonly marchMode: WrothOptions['marchMode'];
  readonly phase: Phase;
  readonly round: number;
  readonly roundDie: number;
  readonly first: Seat;
  readonly active?: FactionId;
  readonly korraPool: number;
  /** VP that win, where the same number counts for all. */
  readonly goal?: number;
  readonly regions: readonly RegionView[];
  /** The players in seat order, then the AI. */
  readonly factions: readonly FactionView[];
  readonly picks: readonly { readonly seat: Seat; readonly faction: FactionId }[];
  readonly pool: readonly Die[];
  readonly tie?: TieView;
  readonly winners?: readonly Seat[];
  readonly coop?: CoopView;
}

/** The round die stays at 6 (WR-4.1). */
export const roundDie = (round: number): number => Math.min(round, 6);

/** In co-op the band of a region the players control is the largest human faction's. */
function controllerOf(state: WrothState, region: NumberedId): FactionId | undefined {
  const factionAt = (side: number | undefined) => (side === undefined ? undefined : state.factions[side]?.id);
  if (!state.coop) return factionAt(mostUnits(state, region));
  const camp = controllingCamp(state, region);
  if (camp !== 'humans') return camp && factionAt(state.seats);
  let largest = 0;
  for (let side = 1; side < state.seats; side++) {
    if (unitsIn(state, side, region) > unitsIn(state, largest, region)) largest = side;
  }
  return factionAt(largest);
}

function regionView(state: WrothState, id: RegionId): RegionView {
  const units = state.factions.flatMap(({ id: faction, seat }, side): UnitsView[] =>
    unitsIn(state, side, id) === 0
      ? []
      : [
          {
            faction,
            seat,
            basics: basicsIn(state, side, id),
            elites: elitesIn(state, side, id).map((elite) => ({
              id: elite.id,
              type: elite.type,
              vitality: elite.vitality,
            })),
          },
        ],
  );
  const plain = { id, code: String(id), units };
  if (!isNumbered(id)) return plain;
  const token = state.tokens[id - 1];
  const controller = controllerOf(state, id);
  const objective = state.coop && (['A', 'B'] as const).find((name) => state.coop?.objectives[name] === id);
  return {
    ...plain,
    ...(token ? { token: TOKENS[token] } : {}),
    ...(controller ? { controller } : {}),
    ...(state.coop?.base === id && state.factions.length > 0 ? { base: true } : {}),
    ...(objective ? { objective } : {}),
    ...(state.coop && state.factions.length > 0 ? { threat: threat(state, id) } : {}),
  };
}

function factionView(state: WrothState, side: number): FactionView | undefined {
  const faction = state.factions[side];
  if (!faction) return undefined;
  const types = [...new Set(faction.elites.map(({ type }) => type))];
  return {
    faction: faction.id,
    seat: faction.seat,
    ...(faction.zone ? { zone: faction.zone } : {}),
    korra: faction.korra,
    vp: vpOf(state, side),
    mat: faction.mat,
    discard: faction.discard,
    elitesOnMat: types.map((type) => ({
      type,
      count: faction.elites.filter((elite) => elite.type === type && elite.at === 'mat').length,
    })),
    traits: faction.traits,
    dice: faction.dice,
    ...(faction.seer ? { seer: faction.seer } : {}),
  };
}

/** Everything is public but a throw that is not shown yet (WR-0.3). */
function tieView({ tieBreak }: WrothState, viewer: Viewer): TieView | undefined {
  if (!tieBreak) return undefined;
  const { seats, stage, answers } = tieBreak;
  const own = viewer === 'public' ? undefined : answers[viewer];
  const answered = seats.filter((seat) => Object.hasOwn(answers, seat));
  return { seats, stage, answered, ...(own === undefined ? {} : { own }) };
}

export function view(state: WrothState, viewer: Viewer): WrothView {
  const active = state.factions[state.active];
  const tie = tieView(state, viewer);
  const coop = coopView(state);
  return {
    variant: state.options.variant,
    marchMode: state.options.marchMode,
    phase: state.phase,
    round: state.round,
    roundDie: roundDie(state.round),
    first: state.first,
    ...(active ? { active: active.id } : {}),
    korraPool: state.korra,
    ...(state.options.variant === 'versus' ? { goal: GOAL } : {}),
    regions: REGIONS.map((id) => regionView(state, id)),
    factions: state.factions.flatMap((_, side) => factionView(state, side) ?? []),
    picks: state.picks.map(({ faction }, seat) => ({ seat, faction })),
    pool: state.pool,
    ...(tie ? { tie } : {}),
    ...(state.result ? { winners: state.result.winners } : {}),
    ...(coop ? { coop } : {}),
  };
}

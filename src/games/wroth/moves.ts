import type {
  AbilityId,
  ActionFace,
  DieId,
  EliteId,
  EliteType,
  FactionId,
  RegionId,
  ScenarioId,
  SEER,
  SeerFace,
  Sign,
  TraitId,
  Zone,
} from './ids.js';

/** A unit that takes a point of damage: any Basic of the faction there, or one Elite die (WR-12.9). */
export type Target = 'basic' | EliteId;

/** Units of one faction that go together. */
export interface Group {
  readonly basics: number;
  readonly elites: readonly EliteId[];
}

/** Basics taken from mat, discard pile and regions (WR-11.4). */
export interface Gather {
  readonly mat: number;
  readonly discard: number;
  readonly regions: Readonly<Partial<Record<RegionId, number>>>;
}

/** Points of one instance of damage, given one after another to one faction in a region (WR-12.2, WR-12.7). */
export interface Hits {
  readonly region: RegionId;
  readonly faction: FactionId;
  readonly points: readonly Target[];
}

/** What a die can do (WR-10.2 to 10.5); also a bonus action, or one repeated by Double. */
export type DiceAction =
  | { readonly do: 'mine' }
  | { readonly do: 'reinforce'; readonly region: RegionId; readonly count: number }
  | ({ readonly do: 'maneuver'; readonly mode: 'move'; readonly from: RegionId; readonly to: RegionId } & Group)
  | { readonly do: 'maneuver'; readonly mode: 'deploy' }
  | ({ readonly do: 'fight' } & Hits);

/** WR-10.6: into one region from its neighbours, or in `exodus` mode out of one region to its neighbours. */
export type MarchRoute =
  | { readonly target: RegionId; readonly moves: readonly (Group & { readonly from: RegionId })[] }
  | { readonly source: RegionId; readonly moves: readonly (Group & { readonly to: RegionId })[] };

/** A March that is repeated by Double costs no dice (WR-10.11). */
export type Action = DiceAction | ({ readonly do: 'march' } & MarchRoute);

export type SpendableDie = DieId | typeof SEER;

/** One step or two of a Lancer in Cavalry Sweep. */
export interface SweepMove {
  readonly unit: EliteId;
  readonly path: readonly RegionId[];
}

/** The moves of the book, under its names (WR-24.3). */
export type WrothMove =
  | { readonly type: 'setup.ai'; readonly faction: FactionId; readonly scenario: ScenarioId }
  | {
      readonly type: 'setup.pick';
      readonly faction: FactionId;
      readonly traits: readonly TraitId[];
      readonly zone: Zone;
    }
  | { readonly type: 'bonus.perform'; readonly action: DiceAction }
  | { readonly type: 'bonus.decline' }
  | { readonly type: 'draft.take'; readonly dieId: DieId }
  | {
      readonly type: 'die.spend';
      readonly dieId: DieId;
      /** null discards the die. */
      readonly action: DiceAction | null;
      /** Borrowed Face: the die of another faction whose face counts (WR-21.7.2). */
      readonly as?: DieId;
    }
  | ({ readonly type: 'march'; readonly dice: readonly SpendableDie[] } & MarchRoute)
  | {
      readonly type: 'seer.spend';
      readonly region?: RegionId;
      readonly faction?: FactionId;
      readonly points?: readonly Target[];
      /** What Double repeats. */
      readonly action?: Action;
    }
  | {
      readonly type: 'buy.elite';
      readonly elite: EliteType;
      readonly region?: RegionId;
      readonly replace?: RegionId;
      readonly gather?: Gather;
    }
  | {
      readonly type: 'buy.ability';
      readonly ability: AbilityId;
      readonly dieId?: DieId;
      readonly face?: ActionFace;
      readonly dice?: readonly SpendableDie[];
      readonly region?: RegionId;
      readonly faction?: FactionId;
      readonly to?: RegionId;
      readonly action?: DiceAction;
    }
  | {
      readonly type: 'trait.use';
      readonly trait: TraitId;
      readonly region?: RegionId;
      readonly gather?: Gather;
      readonly face?: SeerFace;
      readonly faction?: FactionId;
      readonly count?: number;
      readonly replace?: RegionId;
      readonly points?: readonly Target[];
      readonly moves?: readonly SweepMove[];
    }
  | {
      readonly type: 'unit.activate';
      readonly unit: EliteId;
      readonly region?: RegionId;
      readonly faction?: FactionId;
      readonly points?: readonly Target[];
      readonly to?: RegionId;
    }
  | {
      readonly type: 'damage.allocate';
      readonly faction: FactionId;
      readonly points: readonly Target[];
      /** Only where the damage may go to one of several regions (Judgement). */
      readonly region?: RegionId;
      readonly decline?: never;
    }
  | { readonly type: 'damage.allocate'; readonly decline: true }
  | { readonly type: 'coop.assignDamage'; readonly faction: FactionId; readonly target: Target }
  | { readonly type: 'coop.pickUnit'; readonly faction: FactionId }
  | { readonly type: 'turn.end' }
  | { readonly type: 'tiebreak.share'; readonly agree: boolean }
  | { readonly type: 'tiebreak.throw'; readonly sign: Sign }
  /** The automated faction takes its next step; only the house makes it. */
  | { readonly type: 'ai.step' };

export type MoveType = WrothMove['type'];
export type MoveOf<T extends MoveType> = Extract<WrothMove, { readonly type: T }>;

import type { Decision, RuleViolation } from '../../engine/index.js';
import type { Draft } from './draft.js';
import type { EliteId, EliteType, FactionId, NumberedId, RegionId } from './ids.js';
import type { Gather, Group, MoveOf, Target, WrothMove } from './moves.js';
import type { Die, Elite, Side, WrothState } from './state.js';

/**
 * Why damage is dealt. Only `fight` is the Fight action and gets its bonuses; fight, strike and assault are attacks, and
 * all else is plain damage (WR-10.12, WR-12.1). `attack` is an attack of the AI that no die made (WR-19.3).
 */
export type InstanceKind = 'fight' | 'strike' | 'assault' | 'attack' | 'damage';

/** One point that was given, and whether it destroyed its target. */
export interface Hit {
  readonly side: Side;
  readonly target: Target;
  readonly destroyed: boolean;
}

/** One instance of damage when all its points are given (WR-12.8). */
export interface Instance {
  readonly kind: InstanceKind;
  readonly dealer: Side;
  readonly region: RegionId;
  readonly hits: readonly Hit[];
}

/** The units of one faction in one region while points are given one after another (WR-12.7). */
export interface Defence {
  readonly basics: number;
  /** Those with Vitality left. */
  readonly elites: readonly { readonly id: EliteId; readonly type: EliteType; readonly vitality: number }[];
}

/** How an Elite came onto the map. In set-up it deals no damage but still brings its company (WR-15.7). */
export interface Deployment {
  readonly elite: Readonly<Elite>;
  readonly region: RegionId;
  readonly cause: 'bought' | 'effect' | 'setup';
  /** What the buyer of a Revenant gathers. */
  readonly gather?: Gather;
}

/**
 * What an Elite type, a trait or a scenario event may have to say. Each hook answers one question of the rules and is
 * absent where there is nothing to say to it; numbers of several abilities add up. `side` is the faction that has the
 * ability. What an ability must remember lives in the state (`usedThisTurn`, `usedThisRound`, `record`), never here.
 * Hooks that get a Draft may change it with the primitives of units.ts, korra.ts and damage.ts and may queue decisions;
 * all others only read.
 */
export interface Hooks {
  /** Added to the damage of the Fight action on a faction in a region (Maul, Old Grudge). */
  readonly fightDamage?: (state: WrothState, side: Side, region: NumberedId, target: Side) => number;
  /** How many more Basics a Reinforce may deploy there (Rally). */
  readonly reinforce?: (state: WrothState, side: Side, region: RegionId) => number;
  /** How many more Basics may join this group of a Maneuver (Procession). */
  readonly maneuver?: (group: Group) => number;
  /** Korra on top of every Mine: die, bonus, Double, All-seeing (Delve; for the AI WR-17.13). */
  readonly mine?: (state: WrothState, side: Side) => number;
  /** Korra on top of the 1 of Allocation (Deep Coffers, Tribute). */
  readonly allocation?: (state: WrothState, side: Side) => number;
  /** Basics on top of the usual Muster (Endless Screams). */
  readonly muster?: (state: WrothState, side: Side) => number;
  /** VP after all regions are scored (Sacred Formation); told under the trait's name. */
  readonly score?: (state: WrothState, side: Side) => number;
  /** Whether the faction wins a tie for most units there (Hold the Line). */
  readonly winsTie?: (state: WrothState, side: Side, region: NumberedId) => boolean;
  /** Owner of the units: true where this unit may not be given the next point (Guard, Shadow). */
  readonly bars?: (defence: Defence, target: Target) => boolean;
  /** Fewest dice for a March now, if not two (Unstoppable March). It notes its use itself in `marched`. */
  readonly marchDice?: (state: WrothState, side: Side) => number;
  readonly marched?: (draft: Draft, side: Side, dice: number) => void;
  /** Dice of others whose face may count for one that is spent (Borrowed Face). It notes its use itself in `borrowed`. */
  readonly faces?: (state: WrothState, side: Side) => readonly Die[];
  readonly borrowed?: (draft: Draft, side: Side) => void;
  /** Start of the round, in player order (Unyielding; WR-4.3). */
  readonly atUpkeep?: (draft: Draft, side: Side) => void;
  /** End of Preparation, in player order (None Left Behind; WR-6.5). */
  readonly atPreparationEnd?: (draft: Draft, side: Side) => void;
  /** An own Elite of this type was deployed by any means (Escort, Judgement, Contract, Rampage, Raise). */
  readonly onDeployed?: (draft: Draft, side: Side, deployment: Deployment) => void;
  /** An own Elite of this type has moved, after its whole group has (Charge; the AI Lancer's extra step). */
  readonly onMoved?: (draft: Draft, side: Side, elite: Readonly<Elite>) => void;
  /**
   * An instance of damage is over, whoever dealt it and whomever it hit: the dealer's hooks come first, then the others'
   * in player order, then the scenario's (Legion, Blood Scent, Soul Tithe; WR-12.8).
   */
  readonly afterDamage?: (draft: Draft, side: Side, instance: Instance) => void;
  /** A human faction has performed a Mine action of any kind, its own gain done (WR-10.12); for scenario events. */
  readonly afterMine?: (draft: Draft, side: Side) => void;
}

/**
 * Something a player may do as a free step. The turn's code has already made sure that it is the own turn, that the limit
 * is not used up and that the cost can be paid; it pays and marks the use before `perform`. A step that leaves nothing to
 * decide is an option of a choice; what is left out of `decide` is still accepted if `refuse` finds nothing.
 */
export interface Power<T extends 'buy.ability' | 'trait.use' | 'unit.activate'> {
  readonly decide: (state: WrothState, side: Side) => Decision<WrothMove> | undefined;
  readonly refuse: (state: WrothState, side: Side, move: MoveOf<T>) => RuleViolation | undefined;
  readonly perform: (draft: Draft, side: Side, move: MoveOf<T>) => void;
}

/** An Elite type; what is printed about it is in components/mats.ts. */
export interface EliteKind extends Hooks {
  readonly id: EliteType;
  /** A unit that is set off as a free step (Snare, Hex, Gallop). It notes limits of its own itself. */
  readonly activate?: Power<'unit.activate'>;
  /** Whether `gather` belongs to its purchase, and what forbids a given one (Revenant). */
  readonly gather?: {
    readonly options: (state: WrothState, side: Side, region: RegionId) => readonly Gather[];
    readonly refuse: (state: WrothState, side: Side, region: RegionId, gather: Gather) => RuleViolation | undefined;
  };
}

/** A trait card: lasting hooks, or a power used once in a game (WR-21.0). */
export interface Trait extends Hooks {
  readonly id: string;
  readonly faction: FactionId;
  readonly power?: Power<'trait.use'>;
}

/** An ability on the mat that is bought with Korra (WR-10.9). */
export interface MatAbility extends Power<'buy.ability'> {
  readonly id: string;
}

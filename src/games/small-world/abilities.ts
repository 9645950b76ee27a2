import type { Decision, Seat } from '../../engine/index.js';
import type { Atlas } from './atlas.js';
import type { Region } from './boards/index.js';
import type { Audience } from './decisions.js';
import type { Draft } from './draft.js';
import type { ArtifactId, Faction, PlaceId, PowerId, RaceId } from './ids.js';
import type { Means, SmallWorldMove } from './moves.js';
import type { Conquest, RegionIndex, RegionState, SmallWorldState } from './state.js';

/**
 * What somebody wants to do to a region: conquer it, move race tokens or Beasts out of it (an attack too, SW-10.16), or
 * touch something else in it.
 */
export type Effect = 'conquest' | 'move' | 'touch';

/** A region as somebody looks at it who may want to conquer it. */
export interface Site {
  readonly state: SmallWorldState;
  readonly atlas: Atlas;
  readonly attacker: Seat;
  readonly index: RegionIndex;
  readonly region: Region;
  readonly here: Readonly<RegionState>;
  /** The attacker's active race occupies no region (SW-4.1). */
  readonly first: boolean;
  readonly adjacent: boolean;
  readonly means: Means;
  readonly effect: Effect;
}

/** Pieces of an active race driven out of a region; `take` of a loss hook may keep the token that would be discarded. */
export interface Loss {
  readonly defender: Seat;
  readonly attacker: Seat;
  readonly index: RegionIndex;
  tokens: number;
  beasts: number;
  champion: 0 | 1;
}

/** Something that may be declared with a conquest, under its name in the move (SW-3.9). */
export interface Declarable {
  readonly name: keyof Means;
  /** It stands alone, in a move of its own: no conquest is combined with it (SW-12.7). */
  readonly alone?: true;
  /** Whether it may be declared against this region now. */
  readonly usable: (site: Site) => boolean;
  /** When the attack is declared: it is used even if the attack fails (SW-6.5). */
  readonly spend: (draft: Draft, seat: Seat) => void;
  /** When the attack succeeds, after the pieces are placed (SW-4.7.5, SW-12.4). */
  readonly carry?: (draft: Draft, seat: Seat, to: RegionIndex) => void;
}

/** What an ability asks a player now, if anything; for 'public' as the public may know it (SW-15.1). */
export type Question = (state: SmallWorldState, seat: Seat, audience: Audience) => Decision<SmallWorldMove> | undefined;

/** Phases in which only abilities have something to do (SW-3.1, 3.6, 3.10, 3.12, the end of 3.9). */
export type StepPhase = 'turnStart' | 'form' | 'conquestEnd' | 'recruit' | 'endStep';

/** The order of the start of a turn (SW-3.1 b to e). */
export const AT_TURN_START = { ransom: 1, harmony: 2, bombs: 3, beasts: 4 } as const;

/** The order of RECRUIT (SW-3.10). */
export const AT_RECRUIT = { forsaken: 1, spiritHealer: 2 } as const;

/** The order of what answers for a lost token (SW-5.3). */
export const AT_LOSS = { champion: 1, chapel: 2, beasts: 3, draenei: 4 } as const;

/** The order of the end of a turn (SW-3.12). */
export const AT_END_STEP = {
  forts: 1,
  watchtowers: 2,
  aegis: 3,
  heart: 4,
  objectives: 5,
  bombs: 6,
  harmony: 7,
} as const;

/** One thing an ability does in such a phase: by itself, by asking, or both in this order. */
export interface Step {
  /** Its place in the rule book's order within the phase; unique there. */
  readonly order: number;
  readonly run?: (draft: Draft, seat: Seat) => void;
  /** Whether there is something to ask must follow from public knowledge, as must everything told to the public. */
  readonly decision?: Question;
}

/**
 * What a race, power, artifact or place may have to say. Each hook answers one question of the rules and is absent when
 * the ability has nothing to say to it. Benefits add up (SW-0.4). What an ability must remember lives in the state.
 */
export interface Ability {
  /** Attacker: added to the cost; reductions are negative (SW-4.3). */
  readonly conquestCost?: (site: Site) => number;
  /** Attacker: another way to reach the region, as its travel cost; undefined says nothing (SW-4.2.4). */
  readonly reach?: (site: Site) => number | undefined;
  /** Attacker: what it adds to the means of a conquest; its effect comes through `conquestCost` and `reach` (SW-6.5). */
  readonly means?: Declarable;
  /** Attacker: true where the region counts as adjacent without a shared border, for the Champion too (SW-10.14). */
  readonly countsAsAdjacent?: (site: Site) => boolean;
  /** Attacker: true lets the race attack water (SW-4.2.2). */
  readonly entersWater?: true;
  /** Fewest pieces for a conquest and for holding a region (SW-4.3, SW-7.1); the highest counts. */
  readonly minimumPieces?: number;
  /** Defender, or marker in the region: coins the attacker owes its holder first (SW-4.6). */
  readonly fee?: (site: Site) => number;
  /** Attacker: coins that what he declares costs, on top of all fees, to whoever holds the region (SW-4.6). */
  readonly surcharge?: (site: Site) => number;
  /** Defender, or marker in the region: the attacker has paid everything that is due for this attack (SW-4.6). */
  readonly feePaid?: (draft: Draft, site: Site) => void;
  /** Banner or badge of anybody's active race, `owner`'s here: a region was conquered by whoever it was, its marker is turned (SW-4.7.8). */
  readonly conquestByAnybody?: (draft: Draft, owner: Seat, attacker: Seat, region: RegionIndex) => void;
  /** Attacker, after the pieces are placed and before the marker is turned (SW-4.7.6). */
  readonly afterConquest?: (draft: Draft, conquest: Conquest) => void;
  /** Defender: what happens instead of losing a token; the lowest order that answers true decides (SW-5.3). */
  readonly lossOf?: { readonly order: number; readonly take: (draft: Draft, loss: Loss) => boolean };
  /** Coins at SCORING beyond the regions and the faction bonus, shown under the ability's name (SW-8.1). */
  readonly income?: (state: SmallWorldState, atlas: Atlas, seat: Seat) => number;
  /** Marker: coins at SCORING to whoever earns them, wherever the marker lies, in decline too (SW-13.6). */
  readonly incomeAnywhere?: (state: SmallWorldState, atlas: Atlas, seat: Seat, index: RegionIndex) => number;
  /** Attacker: lets a neutral race choose a side, and counts a race that lost two regions twice (SW-8.3, SW-13.5). */
  readonly raisesFactionBonus?: true;
  /** Marker: what happens when it is turned up, in the turn of `seat` (SW-12.2, SW-13.6). */
  readonly onReveal?: (draft: Draft, seat: Seat, index: RegionIndex) => void;
  /** Marker: what the current player is asked before anything else goes on, while `record.unsettled` names it (SW-13.6). */
  readonly uponReveal?: Question;
  readonly onPick?: (draft: Draft, seat: Seat) => void;
  readonly onDecline?: (draft: Draft, seat: Seat) => void;
  /** The badge stays beside the declined banner (SW-9.4). */
  readonly keptInDecline?: true;
  readonly steps?: Readonly<Partial<Record<StepPhase, readonly Step[]>>>;
  /** Decisions offered in CONQUEST beside the plain conquests (SW-3.9). */
  readonly actions?: readonly Question[];
  /** Decisions that must be answered before the conquests go on, in a phase of their own (SW-10.3). */
  readonly settles?: readonly Question[];
}

export interface Race extends Ability {
  readonly id: RaceId;
  readonly faction: Faction;
  /** On the banner (SW-1.6). */
  readonly tokens: number;
  readonly trayMax: number;
}

export interface Power extends Ability {
  readonly id: PowerId;
  /** On the badge (SW-1.7). */
  readonly tokens: number;
}

export interface Artifact extends Ability {
  readonly id: ArtifactId;
}

export interface Place extends Ability {
  readonly id: PlaceId;
}

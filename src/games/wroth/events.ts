import type { BaseEvent, Seat } from '../../engine/index.js';
import type { CoopEvent } from './coop/events.js';
import type { FactionEvent } from './factions/events.js';
import type { InstanceKind } from './hooks.js';
import type {
  AbilityId,
  ActionFace,
  DieId,
  EliteId,
  EliteType,
  FactionId,
  NumberedId,
  RegionId,
  SeerFace,
  Sign,
  TokenId,
  TraitId,
  Zone,
} from './ids.js';
import type { Group, SpendableDie, Target } from './moves.js';
import type { Phase } from './state.js';

interface ByFaction extends BaseEvent {
  readonly faction: FactionId;
}

/** Where deployed Basics come from (WR-11.4). */
export type Source = 'mat' | 'discard' | 'map';

/** What happened (WR-24.7). */
export type WrothEvent =
  | CoopEvent
  | FactionEvent
  | (BaseEvent & { readonly type: 'roundBegan'; readonly round: number; readonly first: Seat })
  | (BaseEvent & { readonly type: 'phaseStarted'; readonly phase: Phase })
  | (BaseEvent & { readonly type: 'tokensLaid'; readonly tokens: readonly TokenId[] })
  | (ByFaction & {
      readonly type: 'picked';
      readonly seat: Seat;
      readonly traits: readonly TraitId[];
      readonly zone: Zone;
    })
  | (ByFaction & { readonly type: 'turnBegan' })
  | (ByFaction & { readonly type: 'korraGained'; readonly amount: number; readonly by: string })
  | (ByFaction & { readonly type: 'korraPaid'; readonly amount: number; readonly by: string })
  | (ByFaction & {
      readonly type: 'deployed';
      readonly region: RegionId;
      readonly basics: number;
      readonly elite?: EliteId;
      readonly from: Source;
    })
  | (ByFaction & {
      readonly type: 'returned';
      readonly region: RegionId;
      readonly basics: number;
      readonly to: 'mat' | 'discard';
    })
  | (ByFaction & { readonly type: 'moved'; readonly from: RegionId; readonly to: RegionId } & Group)
  | (ByFaction & {
      readonly type: 'attacked';
      readonly kind: InstanceKind;
      readonly region: NumberedId;
      readonly damage: number;
      /** Absent where the points may go to several factions (WR-17.9). */
      readonly target?: FactionId;
    })
  | (ByFaction & {
      readonly type: 'damaged';
      readonly region: RegionId;
      readonly target: Target;
      readonly left: number;
    })
  | (ByFaction & { readonly type: 'destroyed'; readonly region: RegionId; readonly target: Target })
  | (ByFaction & { readonly type: 'healed'; readonly elite: EliteId; readonly vitality: number })
  | (ByFaction & { readonly type: 'dieTaken'; readonly die: DieId; readonly face: ActionFace; readonly last?: true })
  | (ByFaction & {
      readonly type: 'dieSpent';
      readonly dice: readonly SpendableDie[];
      readonly on: ActionFace | 'march' | 'nothing';
    })
  | (BaseEvent & { readonly type: 'diceRolled'; readonly faces: readonly ActionFace[] })
  | (ByFaction & { readonly type: 'seerRolled'; readonly face: SeerFace })
  | (ByFaction & { readonly type: 'seerSpent'; readonly face: SeerFace })
  | (ByFaction & { readonly type: 'eliteBought'; readonly elite: EliteType; readonly cost: number })
  | (ByFaction & { readonly type: 'abilityBought'; readonly ability: AbilityId; readonly cost: number })
  | (ByFaction & { readonly type: 'unitActivated'; readonly unit: EliteId })
  | (ByFaction & { readonly type: 'traitUsed'; readonly trait: TraitId })
  | (ByFaction & { readonly type: 'bonusOffered'; readonly region: NumberedId; readonly action: ActionFace })
  | (ByFaction & { readonly type: 'bonusDeclined'; readonly region: NumberedId })
  | (ByFaction & {
      readonly type: 'scored';
      readonly region: NumberedId;
      readonly control: number;
      readonly dominance: number;
      readonly icons: number;
    })
  | (ByFaction & { readonly type: 'traitScored'; readonly trait: TraitId; readonly vp: number })
  | (BaseEvent & { readonly type: 'tied'; readonly seats: readonly Seat[]; readonly stage: 'share' | 'throw' })
  | (BaseEvent & { readonly type: 'voted'; readonly seat: Seat; readonly agree: boolean })
  /** That somebody has thrown; with which sign comes with the others' (WR-13.6). */
  | (BaseEvent & { readonly type: 'thrown'; readonly seat: Seat })
  | (BaseEvent & {
      readonly type: 'signsShown';
      readonly signs: readonly { readonly seat: Seat; readonly sign: Sign }[];
    })
  | (BaseEvent & {
      readonly type: 'gameEnded';
      readonly vp: readonly number[];
      readonly winners: readonly Seat[];
      readonly by: string;
    });

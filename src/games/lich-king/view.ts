import type { Seat } from '../../engine/index.js';
import { abominationSupply, abominationsAt, activeHero, ghoulSupply, heroesAt, maxHealth, questAt } from './board.js';
import type { CardId } from './data/cards.js';
import { QUEST_CARDS } from './data/quests.js';
import { SPACES, type SpaceId } from './data/spaces.js';
import { SCOURGE_TRACK, STRONGHOLDS } from './data/tables.js';
import type { Frame } from './frames/frame.js';
import type { AbilityId, AbominationId, Difficulty, HeroId, QuestId, Region, RewardId } from './ids.js';
import type { StandingOrders } from './standing-orders.js';
import type { LichKingState, Phase } from './state.js';

/** What stands on a space; where it lies is printed on the board (data/spaces.ts). */
export interface SpaceView {
  readonly id: SpaceId;
  /** 'R3': what stands on the picture and is typed. */
  readonly code: string;
  readonly ghouls: number;
  readonly abominations: readonly AbominationId[];
  readonly heroes: readonly HeroId[];
  readonly stronghold: boolean;
  /** An unfinished quest that can be worked on here. */
  readonly quest: boolean;
}

export interface HeroView {
  readonly id: HeroId;
  readonly seat: Seat;
  readonly at: SpaceId;
  readonly health: number;
  readonly max: number;
}

export interface PlayerView {
  readonly seat: Seat;
  readonly hand: readonly CardId[];
  readonly rewards: readonly RewardId[];
  readonly orders: StandingOrders;
}

export interface QuestView {
  readonly id: QuestId;
  readonly region: Region | null;
  readonly damage: number;
  readonly progress: number;
  readonly length: number;
  readonly done: boolean;
}

/** All that players may see; it is the same for everybody (LK-18.3). */
export interface LichKingView {
  readonly difficulty: Difficulty;
  readonly solo: boolean;
  readonly turn: number;
  readonly round: number;
  readonly phase: Phase;
  /** The hero whose turn it is; absent when the game is over. */
  readonly active?: HeroId;
  readonly actionsLeft: number;
  readonly used: readonly AbilityId[];
  /** One Quiet Night: what is left out of this turn (LK-15.5). */
  readonly skips: { readonly summon: boolean; readonly abominations: boolean };
  readonly scourge: { readonly index: number; readonly rate: number };
  readonly despair: number;
  readonly lichKing: Region | 'icecrown';
  /** In board order. */
  readonly spaces: readonly SpaceView[];
  /** In turn order. */
  readonly heroes: readonly HeroView[];
  readonly players: readonly PlayerView[];
  /** Red, green, purple; then Icecrown Citadel once it is open. */
  readonly quests: readonly QuestView[];
  readonly open: boolean;
  readonly supply: { readonly ghouls: number; readonly abominations: number; readonly strongholds: number };
  readonly heroDeck: { readonly left: number; readonly piles: readonly number[] };
  readonly heroDiscard: readonly CardId[];
  readonly drawn: readonly CardId[];
  readonly scourgeDeck: { readonly left: number; readonly shuffled: readonly SpaceId[] };
  readonly scourgeDiscard: readonly SpaceId[];
  /** The scourge card being resolved. */
  readonly revealed?: SpaceId;
  readonly box: {
    readonly cards: readonly CardId[];
    readonly scourge: readonly SpaceId[];
    readonly rewards: readonly RewardId[];
  };
  /** What is being resolved, the last on top (LK-3.3). */
  readonly frames: readonly Frame[];
  readonly result?: 'won' | 'lost';
}

function questViews(state: LichKingState): readonly QuestView[] {
  const shown = ({ id, progress, done }: { id: QuestId; progress: number; done: boolean }): QuestView => {
    const { region, damage, track } = QUEST_CARDS[id];
    return { id, region, damage, progress, length: track.length, done };
  };
  const { open, progress } = state.icecrown;
  const last = shown({ id: 'icecrown_citadel', progress, done: state.result === 'won' });
  return [...state.quests.map(shown), ...(open ? [last] : [])];
}

/** No seed, no order of a deck, no reward that nobody has state. */
export function view(state: LichKingState): LichKingView {
  return {
    difficulty: state.difficulty,
    solo: state.solo,
    turn: state.turn,
    round: state.round,
    phase: state.phase,
    ...(state.result ? { result: state.result } : { active: activeHero(state).id }),
    actionsLeft: state.record.actionsLeft,
    used: state.record.used,
    skips: { summon: state.record.skipSummon, abominations: state.record.skipAbominations },
    scourge: { index: state.scourge, rate: SCOURGE_TRACK[state.scourge] ?? 0 },
    despair: state.despair,
    lichKing: state.lichKing,
    spaces: SPACES.map(({ id, code }, index) => ({
      id,
      code,
      ghouls: state.ghouls[index] ?? 0,
      abominations: abominationsAt(state, id).map((figure) => figure.id),
      heroes: heroesAt(state, id).map((hero) => hero.id),
      stronghold: state.strongholds.includes(id),
      quest: questAt(state, id) !== undefined,
    })),
    heroes: state.heroes.map(({ id, seat, at, health }) => ({ id, seat, at, health, max: maxHealth(id) })),
    players: state.players.map(({ hand, rewards, orders }, seat) => ({ seat, hand, rewards, orders })),
    quests: questViews(state),
    open: state.icecrown.open,
    supply: {
      ghouls: ghoulSupply(state),
      abominations: abominationSupply(state),
      strongholds: STRONGHOLDS - state.strongholds.length,
    },
    heroDeck: { left: state.heroDeck.length, piles: state.piles },
    heroDiscard: state.heroDiscard,
    drawn: state.drawn,
    scourgeDeck: { left: state.scourgeDeck.length, shuffled: state.shuffled },
    scourgeDiscard: state.scourgeDiscard,
    ...(state.revealed ? { revealed: state.revealed } : {}),
    box: { cards: state.box.cards, scourge: state.box.scourge, rewards: state.box.rewards },
    frames: state.frames,
  };
}

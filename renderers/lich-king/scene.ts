import { type CardId, faceOf } from '../../src/games/lich-king/data/cards.js';
import { QUEST_CARDS } from '../../src/games/lich-king/data/quests.js';
import type { SpaceId } from '../../src/games/lich-king/data/spaces.js';
import { ACTIONS, DESPAIR_LOSES, SCOURGE_TRACK } from '../../src/games/lich-king/data/tables.js';
import type { Region, RewardId } from '../../src/games/lich-king/ids.js';
import type { HeroView, LichKingView, QuestView } from '../../src/games/lich-king/view.js';
import { HERO_NAMES, key, QUEST_NAMES, SPACE_NAMES } from '../../src/games/lich-king/words.js';
import { type Language, say } from '../../src/text/index.js';
import type { Highlight } from '../request.js';
import { HERO_ICONS, QUEST_ICONS } from './icons.js';
import type { Shown } from './ledger/cards.js';
import type { HeroCard } from './ledger/heroes.js';
import type { Tracks } from './ledger/tracks.js';
import type { QuestCard } from './strip.js';

/** What stands on a space. */
export interface Standing {
  readonly ghouls: number;
  readonly abominations: number;
  readonly stronghold: boolean;
  readonly quest: boolean;
  readonly heroes: readonly { readonly icon: string; readonly seat: number; readonly active: boolean }[];
  /** Where something can be done now. */
  readonly target: boolean;
}

/** All that a picture shows, as data. */
export interface Scene {
  readonly spaces: ReadonlyMap<SpaceId, Standing>;
  readonly lichKing: Region | 'icecrown';
  readonly open: boolean;
  readonly difficulty: string;
  readonly tracks: Tracks;
  readonly heroes: readonly HeroCard[];
  /** One hand for all heroes, in the solo game. */
  readonly shared?: readonly Shown[];
  readonly quests: readonly QuestCard[];
  readonly last?: QuestCard;
}

/** Each hero has the look of a seat, also in the solo game, where one player has three. */
const lookOf = (view: LichKingView, hero: HeroView): number => view.heroes.indexOf(hero);

function handOf(hand: readonly CardId[], rewards: readonly RewardId[]): readonly Shown[] {
  const cards = hand.flatMap((card): Shown[] => {
    const { icon, value } = faceOf(card);
    return icon ? [{ kind: icon, value }] : [];
  });
  return [...cards, ...rewards.map((reward): Shown => ({ reward }))];
}

function heroCard(view: LichKingView, hero: HeroView, language: Language, names: readonly string[]): HeroCard {
  const player = view.players[hero.seat];
  return {
    hero: say(language, HERO_NAMES[hero.id]),
    player: view.solo ? '' : (names[hero.seat] ?? ''),
    place: say(language, SPACE_NAMES[hero.at]),
    icon: HERO_ICONS[hero.id],
    seat: lookOf(view, hero),
    health: hero.health,
    most: hero.max,
    ...(hero.id === view.active ? { actions: { left: view.actionsLeft, all: ACTIONS } } : {}),
    ...(view.solo || !player ? {} : { hand: handOf(player.hand, player.rewards) }),
  };
}

const questCard = ({ id, damage, progress, region, done }: QuestView, language: Language): QuestCard => ({
  name: say(language, QUEST_NAMES[id]),
  icon: QUEST_ICONS[id],
  area: region ?? 'icecrown',
  damage,
  track: QUEST_CARDS[id].track,
  progress,
  done,
});

function standings(view: LichKingView, highlights: readonly Highlight[]): ReadonlyMap<SpaceId, Standing> {
  const targets = new Set(highlights.map(({ region }) => region));
  return new Map(
    view.spaces.map((space) => {
      const heroes = view.heroes
        .filter(({ at }) => at === space.id)
        .map((hero) => ({ icon: HERO_ICONS[hero.id], seat: lookOf(view, hero), active: hero.id === view.active }));
      const { ghouls, abominations, stronghold, quest } = space;
      const target = targets.has(space.code) || targets.has(space.id);
      return [space.id, { ghouls, abominations: abominations.length, stronghold, quest, heroes, target }];
    }),
  );
}

export function sceneOf(
  view: LichKingView,
  language: Language,
  names: readonly string[],
  highlights: readonly Highlight[],
): Scene {
  const quests = view.quests.map((quest) => questCard(quest, language));
  const last = view.open ? quests.pop() : undefined;
  const [shared] = view.solo ? view.players : [];
  return {
    spaces: standings(view, highlights),
    lichKing: view.lichKing,
    open: view.open,
    difficulty: say(language, { key: key(`difficulty.${view.difficulty}`) }),
    tracks: {
      scourge: SCOURGE_TRACK,
      rate: view.scourge.index,
      despair: view.despair,
      loseAt: DESPAIR_LOSES,
      heroDeck: view.heroDeck.left,
      scourgeDeck: view.scourgeDeck.left,
      ghouls: view.supply.ghouls,
    },
    heroes: view.heroes.map((hero) => heroCard(view, hero, language, names)),
    ...(shared ? { shared: handOf(shared.hand, shared.rewards) } : {}),
    quests,
    ...(last ? { last } : {}),
  };
}

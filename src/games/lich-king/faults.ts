import { questAt } from './board.js';
import { REGULAR_CARDS, RISE_CARDS, STRONGHOLD_CARDS } from './data/cards.js';
import { indexOf } from './data/map.js';
import { QUEST_CARDS } from './data/quests.js';
import { ICECROWN, SPACE_IDS } from './data/spaces.js';
import { DESPAIR_LOSES, GHOULS, GHOULS_ON_SPACE, HERO_SHEETS, SCOURGE_TRACK, STRONGHOLDS } from './data/tables.js';
import { excess } from './frames/hand-limit.js';
import { ABOMINATION_IDS, REWARD_IDS } from './ids.js';
import type { LichKingState } from './state.js';

const unique = (items: readonly unknown[]): boolean => new Set(items).size === items.length;

function* figures(state: LichKingState): Generator<string> {
  const { ghouls, abominations, strongholds, icecrown, heroes, lichKing } = state;
  if (ghouls.reduce((sum, count) => sum + count, 0) > GHOULS) yield 'LK-19.1: more ghouls than there are';
  if (ghouls.length !== SPACE_IDS.length) yield 'LK-19.1: ghouls off the board';
  if (ghouls.some((count) => !Number.isInteger(count) || count < 0 || count > GHOULS_ON_SPACE))
    yield 'LK-19.1: a space with a wrong number of ghouls';
  if (abominations.length > ABOMINATION_IDS.length || !unique(abominations.map(({ id }) => id)))
    yield 'LK-19.1: more abominations than there are';
  if (strongholds.length > STRONGHOLDS || !unique(strongholds)) yield 'LK-19.1: a stronghold too many';
  if (strongholds.some((at) => at === ICECROWN || questAt(state, at))) yield 'LK-19.1: a stronghold on a quest space';
  const inside = (ghouls[indexOf(ICECROWN)] ?? 0) > 0 || [...heroes, ...abominations].some(({ at }) => at === ICECROWN);
  if (inside && !icecrown.open) yield 'LK-19.6: something stands on closed Icecrown';
  if ((lichKing === 'icecrown') !== icecrown.open) yield 'LK-19.6: the Lich King is at the wrong place';
}

function* people(state: LichKingState): Generator<string> {
  const { heroes, players, frames, result } = state;
  for (const { id, health } of heroes) {
    if (health < 0 || health > HERO_SHEETS[id].health) yield `LK-19.2: ${id} has ${health} health`;
    if (health === 0 && frames.length === 0 && !result) yield `LK-19.2: ${id} is defeated and stands`;
  }
  for (const seat of players.keys()) {
    const asked = frames.some((frame) => frame.kind === 'draw' || (frame.kind === 'handLimit' && frame.seat === seat));
    if (excess(state, seat) > 0 && !asked && !result) yield `LK-19.5: seat ${seat} holds too many cards`;
  }
}

function* cards(state: LichKingState): Generator<string> {
  const { heroDeck, drawn, heroDiscard, players, box, scourgeDeck, revealed, scourgeDiscard, quests } = state;
  const hands = players.flatMap(({ hand }) => hand);
  const everywhere = [...heroDeck, ...drawn, ...heroDiscard, ...hands, ...box.cards];
  const all = REGULAR_CARDS.length + RISE_CARDS.length + STRONGHOLD_CARDS.length;
  if (everywhere.length !== all || !unique(everywhere)) yield 'LK-19.3: a hero card is lost or twice there';
  const regular = new Set(REGULAR_CARDS);
  if (![...heroDiscard, ...hands].every((card) => regular.has(card))) yield 'LK-19.3: a special card in hand';
  if (box.cards.some((card) => regular.has(card))) yield 'LK-19.3: a regular card in the box';
  const scourge = [...scourgeDeck, ...(revealed ? [revealed] : []), ...scourgeDiscard, ...box.scourge];
  if (scourge.length !== SPACE_IDS.length - 1 || !unique(scourge)) yield 'LK-19.4: a scourge card is lost';
  if (box.scourge.length > 1) yield 'LK-19.4: more than one scourge card in the box';
  const held = players.flatMap(({ rewards }) => rewards);
  const rewards = [...held, ...box.rewards, ...box.unseenRewards, ...quests.flatMap(({ reward }) => reward ?? [])];
  if (rewards.length !== REWARD_IDS.length || !unique(rewards)) yield 'LK-2.4: a reward is lost';
}

function* tracks({ quests, icecrown, despair, scourge, result, phase, frames }: LichKingState): Generator<string> {
  for (const { id, progress, done } of quests) {
    const { length } = QUEST_CARDS[id].track;
    if (progress < 0 || progress > length) yield `LK-19.8: ${id} at ${progress}`;
    if (done && progress !== length) yield `LK-19.8: ${id} done at ${progress}`;
  }
  const siege = QUEST_CARDS[ICECROWN].track.length;
  if (icecrown.progress < 0 || icecrown.progress > siege) yield 'LK-19.8: Icecrown beyond its track';
  if (icecrown.open !== quests.every(({ done }) => done)) yield 'LK-8.5: Icecrown open at the wrong time';
  if (despair < 0 || despair > DESPAIR_LOSES) yield `LK-19.7: despair ${despair}`;
  if (!SCOURGE_TRACK[scourge]) yield `LK-19.7: scourge marker at ${scourge}`;
  if ((result === 'lost') !== despair >= DESPAIR_LOSES) yield 'LK-19.7: lost at the wrong time';
  if ((result === 'won') !== (icecrown.progress === siege)) yield 'LK-19.7: won at the wrong time';
  if ((phase === 'over') !== (result !== null)) yield 'LK-3.1: over without a result';
  if (result && frames.length > 0) yield 'LK-3.1: over with something unfinished';
}

/** What is wrong with a state by the invariants of section 19; that nothing falls which only rises is for tests. */
export const faultsOf = (state: LichKingState): readonly string[] => [
  ...figures(state),
  ...people(state),
  ...cards(state),
  ...tracks(state),
];

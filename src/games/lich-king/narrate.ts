import { type Facts, seatName, type Text, text } from '../../engine/index.js';
import { factsOf } from './asking.js';
import type { CardId } from './data/cards.js';
import type { EventOf, EventType, LichKingEvent } from './events.js';
import { cardName, HERO_NAMES, key, QUEST_NAMES, REWARD_NAMES } from './words.js';

const tell = (path: string, facts: Facts = {}): Text => text(key(`event.${path}`), facts);

const cardNames = (cards: readonly CardId[]): readonly Text[] => cards.map(cardName);

function removed({ space, ghouls, abominations }: EventOf<'enemiesRemoved'>): Text | undefined {
  const figures = [
    ...(ghouls > 0 ? [text(key('event.ghouls'), { count: ghouls })] : []),
    ...(abominations > 0 ? [text(key('event.abominations'), { count: abominations })] : []),
  ];
  return figures.length > 0 ? tell('enemiesRemoved', { ...factsOf(space), figures }) : undefined;
}

function damaged({ hero, source, raw, blocks, prevented, loss, health }: EventOf<'damaged'>): Text {
  const facts = { hero: HERO_NAMES[hero], source: text(key(`source.${source}`)), raw, blocks, prevented, loss, health };
  return tell(loss === 0 ? 'unhurt' : prevented > 0 ? 'defended' : 'damaged', facts);
}

function rolled({ hero, for: why, dice }: EventOf<'rolled'>): Text {
  const hits = dice.reduce((sum, face) => sum + face.hits, 0);
  const blocks = dice.reduce((sum, face) => sum + face.blocks, 0);
  const known = why === 'fight' || why === 'quest' || why === 'rest';
  const doing = text(key(known ? `doing.${why}` : `ability.${why}`));
  return tell('rolled', { hero: HERO_NAMES[hero], doing, hits, blocks });
}

type Tellers = { readonly [T in EventType]?: (event: EventOf<T>) => Text | undefined };

/** Where an event has no sentence the picture says enough, or another event tells it. */
const TELLERS: Tellers = {
  turnBegan: ({ seat, hero }) => tell('turnBegan', { player: seatName(seat), hero: HERO_NAMES[hero] }),
  moved: ({ hero, to, by }) =>
    by === 'defeat' ? undefined : tell('moved', { hero: HERO_NAMES[hero], ...factsOf(to) }),
  rolled,
  abilityUsed: ({ hero, ability }) =>
    tell('abilityUsed', { hero: HERO_NAMES[hero], ability: text(key(`ability.${ability}`)) }),
  cardPlayed: ({ seat, card, hero }) =>
    hero
      ? tell('cardPlayedFor', { player: seatName(seat), card: cardName(card), hero: HERO_NAMES[hero] })
      : tell('cardPlayed', { player: seatName(seat), card: cardName(card) }),
  cardLaid: ({ seat, card }) => tell('cardLaid', { player: seatName(seat), card: cardName(card) }),
  progressed: ({ quest, progress, length }) => tell('progressed', { quest: QUEST_NAMES[quest], progress, length }),
  enemiesRemoved: removed,
  ghoulsMoved: ({ from, to, ghouls }) =>
    tell('ghoulsMoved', { count: ghouls, from: factsOf(from).space ?? '', ...factsOf(to) }),
  damaged,
  healed: ({ hero, gained, health }) =>
    gained > 0 ? tell('healed', { hero: HERO_NAMES[hero], gained, health }) : undefined,
  healthPaid: ({ hero, paid, health }) => tell('healthPaid', { hero: HERO_NAMES[hero], paid, health }),
  defeated: ({ hero }) => tell('defeated', { hero: HERO_NAMES[hero] }),
  despaired: ({ reason, despair }) => tell(`despaired.${reason}`, { despair }),
  ghoulsSummoned: ({ space, ghouls }) => tell('ghoulsSummoned', { count: ghouls, ...factsOf(space) }),
  ghoulsPrevented: ({ hero, space, ghouls }) =>
    tell('ghoulsPrevented', { hero: HERO_NAMES[hero], count: ghouls, ...factsOf(space) }),
  overrun: ({ space }) => tell('overrun', factsOf(space)),
  abominationSummoned: ({ space }) => tell('abominationSummoned', factsOf(space)),
  cardsDrawn: ({ seat, cards }) =>
    cards.length > 0 ? tell('cardsDrawn', { player: seatName(seat), cards: cardNames(cards) }) : undefined,
  cardsTaken: ({ seat, cards }) =>
    cards.length > 0 ? tell('cardsTaken', { player: seatName(seat), cards: cardNames(cards) }) : undefined,
  discarded: ({ seat, cards }) => tell('discarded', { player: seatName(seat), cards: cardNames(cards) }),
  scourgeRose: ({ space, rate }) => tell('scourgeRose', { rate, ...factsOf(space) }),
  lichKingMoved: ({ to }) => tell('lichKingMoved', { region: text(key(`region.${to}`)) }),
  scourgeRevealed: ({ space }) => tell('scourgeRevealed', factsOf(space)),
  strongholdPlaced: ({ seat, space }) => tell('strongholdPlaced', { player: seatName(seat), ...factsOf(space) }),
  abominationMoved: ({ to }) => tell('abominationMoved', factsOf(to)),
  abominationStruck: ({ hero }) => tell('abominationStruck', { hero: HERO_NAMES[hero] }),
  questCompleted: ({ quest, hero }) => tell('questCompleted', { quest: QUEST_NAMES[quest], hero: HERO_NAMES[hero] }),
  rewardTaken: ({ seat, reward }) => tell('rewardTaken', { player: seatName(seat), reward: REWARD_NAMES[reward] }),
  siegeBegan: () => tell('siegeBegan'),
  rewardPlayed: ({ seat, reward }) => tell('rewardPlayed', { player: seatName(seat), reward: REWARD_NAMES[reward] }),
  consentAsked: ({ seat, asked }) => tell('consentAsked', { player: seatName(seat), asked: asked.map(seatName) }),
  consentWithdrawn: ({ seat }) => tell('consentWithdrawn', { player: seatName(seat) }),
  consentRefused: ({ seat }) => tell('consentRefused', { player: seatName(seat) }),
  actionsEnded: ({ hero }) => tell('actionsEnded', { hero: HERO_NAMES[hero] }),
  gameEnded: ({ result }) => tell(result),
};

/** The sentence for the thread, in the present tense, who first. */
export const narrate = (event: LichKingEvent): Text | undefined =>
  (TELLERS[event.type] as ((event: LichKingEvent) => Text | undefined) | undefined)?.(event);

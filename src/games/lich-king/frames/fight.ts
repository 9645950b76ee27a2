import { violation } from '../../../engine/index.js';
import { enemiesAt, heroOf, lichKingDamage, playsCardsAt } from '../board.js';
import { playCard } from '../cards.js';
import { damage } from '../damage.js';
import { faceOf } from '../data/cards.js';
import { HEROES } from '../heroes/index.js';
import { cardPlayed } from '../played.js';
import type { LichKingState } from '../state.js';
import { frameBelow } from '../timing.js';
import { HERO_NAMES, key, SPACE_NAMES } from '../words.js';
import type { FightFrame, FrameRule } from './frame.js';
import { cardsIn, closeChoice, handfulOption, handfuls, PASS, passChoice, refuseCards, stillAsked } from './windows.js';

/** A fight after its roll: cards, hits, then what the enemies that are left do (LK-4.4). */
export const fight: FrameRule<'fight'> = {
  run: (draft, frame) => {
    const { hero, at, hits, blocks, safe, rolledBlocks } = frame;
    switch (frame.stage) {
      case 'cards':
        draft.replace({ ...frame, stage: 'assign' });
        draft.push({ kind: 'fightCards', window: draft.newWindow(), passed: [] });
        break;
      case 'assign': {
        const convertible = HEROES[hero].convertsBlocks ? rolledBlocks : 0;
        draft.replace({ ...frame, stage: 'damage' });
        draft.push({ kind: 'assignHits', hero, spaces: [{ loc: at, hits }], convertible });
        break;
      }
      case 'damage': {
        const raw = enemiesAt(draft.next, at) + lichKingDamage(draft.next, at);
        draft.pop();
        if (!safe) damage(draft, hero, 'fight', raw, blocks);
      }
    }
    return false;
  },
};

const fightOf = (state: LichKingState): FightFrame => frameBelow(state, 'fight') as FightFrame;

const mayPlay = (state: LichKingState, seat: number): boolean =>
  playsCardsAt(state, seat, fightOf(state).cardsFrom) && cardsIn(state, seat, 'fight').length > 0;

const asks: FrameRule<'fightCards'>['asks'] = (state, frame) =>
  stillAsked(state, frame, (seat) => mayPlay(state, seat)).filter((seat) => !state.players[seat]?.orders.autoPassFight);

/** The window for Fight cards (LK-17.3). */
export const fightCards: FrameRule<'fightCards'> = {
  run: (draft, frame) => {
    if (asks(draft.next, frame).length > 0) return true;
    draft.pop();
    return false;
  },
  asks,
  decisions: (state, frame, seat) => {
    const { hero, at, hits, blocks } = fightOf(state);
    const facts = { hero: HERO_NAMES[hero], space: SPACE_NAMES[at], hits, blocks, enemies: enemiesAt(state, at) };
    const cards = mayPlay(state, seat) ? cardsIn(state, seat, 'fight') : [];
    const options = handfuls(cards, cards.length).map((handful) => {
      const added = handful.reduce((sum, card) => sum + faceOf(card).value, 0);
      const move = { type: 'playFight', window: frame.window, cards: handful } as const;
      return handfulOption(handful, move, { hits: hits + added, added });
    });
    const close = heroOf(state, hero).seat === seat ? [closeChoice(frame)] : [];
    return [
      ...(options.length > 0
        ? [{ kind: 'choice', id: 'playFight', verb: 'play', prompt: key('prompt.playFight'), facts, options } as const]
        : []),
      { ...passChoice(frame), facts },
      ...close,
    ];
  },
  orders: (state, frame, seat) => (heroOf(state, fightOf(state).hero).seat === seat ? [closeChoice(frame)] : []),
  answers: {
    pass: PASS,
    closeWindow: {
      rule: 'LK-17.3',
      unasked: (state, _frame, seat) => heroOf(state, fightOf(state).hero).seat === seat,
      refuse: (state, _frame, seat) =>
        heroOf(state, fightOf(state).hero).seat === seat ? undefined : violation('LK-17.3', 'not-acting'),
      perform: (draft) => draft.pop(),
    },
    playFight: {
      rule: 'LK-5.2',
      unasked: (state, _frame, seat) => mayPlay(state, seat),
      refuse: (state, _frame, seat, { cards }) =>
        refuseCards(
          state,
          seat,
          playsCardsAt(state, seat, fightOf(state).cardsFrom) ? cards : ['?'],
          'fight',
          'LK-5.2',
        ),
      perform: (draft, frame, seat, { cards }) => {
        for (const card of cards) {
          const under = fightOf(draft.next);
          draft.amend(under, { ...under, hits: under.hits + faceOf(card).value });
          playCard(draft, seat, card);
          cardPlayed(draft, { seat, card, acting: under.hero });
        }
        draft.replace({ ...frame, passed: [] });
      },
    },
  },
};

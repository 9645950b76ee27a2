import { describe, expect, test } from 'vitest';
import { QUEST_CARDS } from '../../../../src/games/lich-king/data/quests.js';
import { QUEST_IDS, type QuestId } from '../../../../src/games/lich-king/ids.js';
import type { LichKingState } from '../../../../src/games/lich-king/index.js';
import { QUESTS } from '../../../../src/games/lich-king/quests/index.js';
import { make, openId, play, refusal } from '../support/acts.js';
import { abominations, card, ghouls, heroIn, position, withRoll } from '../support/position.js';

/** A quest action whose window is closed as the engine thinks best. */
function quest(state: LichKingState, hits: number, blocks: number): LichKingState {
  const hero = state.heroes[state.active]!.id;
  const open = make(withRoll(state, hits, blocks), hero, { type: 'quest' }).state;
  if (open.frames.at(-1)?.kind !== 'questProgress') return open;
  return make(open, hero, { type: 'autoQuest', window: openId(open) }).state;
}

const progress = (state: LichKingState, id: QuestId): number =>
  state.quests.find((other) => other.id === id)?.progress ?? 0;

describe('the cards', () => {
  test('LK-14.1: lengths of the tracks, and damage: red quests 3, all others 2', () => {
    const lengths = Object.fromEntries(QUEST_IDS.map((id) => [id, QUEST_CARDS[id].track.length]));
    expect(lengths).toEqual({
      naxxramas: 15,
      utgarde_keep: 16,
      wyrmrest_temple: 17,
      the_nexus: 15,
      azjol_nerub: 14,
      vault_of_archavon: 13,
      ulduar: 13,
      argent_tournament: 14,
      gundrak: 14,
      icecrown_citadel: 22,
    });
    for (const id of QUEST_IDS) expect(QUEST_CARDS[id].damage).toBe(QUEST_CARDS[id].region === 'red' ? 3 : 2);
  });

  test('LK-14.2: The Nexus, Wyrmrest Temple and Icecrown have no effect', () => {
    const plain = QUEST_IDS.filter((id) => Object.keys(QUESTS[id]).length === 1);
    expect(plain).toEqual(['wyrmrest_temple', 'the_nexus', 'icecrown_citadel']);
  });
});

describe('Naxxramas', () => {
  const at = (sketch: { progress: number; ghouls?: number; health?: number; despair?: number }) =>
    position({
      heroes: { tirion: { at: 'naxxramas', health: sketch.health ?? 8 }, sylvanas: {} },
      quests: { naxxramas: sketch.progress },
      ghouls: { naxxramas: sketch.ghouls ?? 0 },
      despair: sketch.despair ?? 0,
      lichKing: 'green',
    });

  test('LK-T03, LK-14.3: after each quest action a ghoul, once the damage is dealt', () => {
    const state = position({
      heroes: { tirion: { at: 'naxxramas', hand: ['fight2'] }, sylvanas: { at: 'naxxramas', hand: ['heal'] } },
      quests: { naxxramas: 3 },
      lichKing: 'green',
    });
    const open = make(withRoll(state, 2, 1), 'tirion', { type: 'quest' }).state;
    const window = openId(open);
    const done = play(
      open,
      ['tirion', { type: 'contribute', window, card: card(state, 'tirion', 'fight2') }],
      ['tirion', { type: 'spendHit', window, count: 1 }],
      ['sylvanas', { type: 'contribute', window, card: card(state, 'sylvanas', 'heal') }],
      ['tirion', { type: 'spendHit', window, count: 1 }],
    );
    expect([progress(done, 'naxxramas'), ghouls(done, 'naxxramas')]).toEqual([7, 1]);
    expect([heroIn(done, 'tirion').health, heroIn(done, 'sylvanas').health]).toEqual([7, 6]);
    expect(done.players.map(({ hand }) => hand.length)).toEqual([1, 1]);
  });

  test('LK-14.3: also with the action that completes it, and the fourth is an overrun', () => {
    const done = quest(at({ progress: 14, ghouls: 3 }), 2, 0);
    expect([done.quests[2]!.done, ghouls(done, 'naxxramas'), abominations(done, 'naxxramas')]).toEqual([true, 3, 1]);
    expect(done.despair).toBe(1);
  });

  test('LK-14.3: first the damage, even a defeat, then the ghoul', () => {
    const done = quest(at({ progress: 0, health: 2 }), 2, 0);
    expect([heroIn(done, 'tirion').at, ghouls(done, 'naxxramas')]).toEqual(['the_breach', 1]);
    const lost = quest(at({ progress: 0, health: 2, despair: 5 }), 2, 0);
    expect([lost.result, ghouls(lost, 'naxxramas')]).toEqual(['lost', 0]);
  });

  test('LK-14.2: when the quest is done, or another one is in play, nothing comes', () => {
    expect(ghouls(quest(at({ progress: 0 }), 2, 0), 'naxxramas')).toBe(1);
    const other = position({ heroes: { tirion: { at: 'wyrmrest_temple' }, sylvanas: {} } });
    expect(ghouls(quest(other, 2, 0), 'naxxramas')).toBe(0);
  });
});

describe('Utgarde Keep', () => {
  test('LK-T81, LK-14.4: completed, a ghoul on each connected space; a fourth overruns', () => {
    const state = position({
      heroes: { tirion: { at: 'utgarde_keep' }, sylvanas: { at: 'dalaran' } },
      quests: { utgarde_keep: 15 },
      ghouls: { amberpine_lodge: 3 },
      abominations: ['the_nexus', 'ulduar'],
      lichKing: 'green',
    });
    const done = quest(state, 1, 1);
    const around = ['amberpine_lodge', 'grizzlemaw', 'valgarde', 'vengeance_landing'] as const;
    expect(around.map((space) => ghouls(done, space))).toEqual([3, 1, 1, 1]);
    expect([done.despair, abominations(done, 'amberpine_lodge'), done.quests[2]!.done]).toEqual([1, 1, true]);
  });

  test('LK-14.4: not before it is completed', () => {
    const state = position({
      heroes: { tirion: { at: 'utgarde_keep' }, sylvanas: {} },
      quests: { utgarde_keep: 3 },
    });
    expect(quest(state, 2, 0).ghouls.every((count) => count === 0)).toBe(true);
  });

  test('LK-14.4: in the order of the rule', () => {
    const state = position({
      heroes: { tirion: { at: 'utgarde_keep' }, sylvanas: { at: 'dalaran' } },
      quests: { utgarde_keep: 15 },
    });
    const open = make(withRoll(state, 2, 0), 'tirion', { type: 'quest' }).state;
    const { events } = make(open, 'tirion', { type: 'autoQuest', window: openId(open) });
    const spaces = events.flatMap((event) => (event.type === 'ghoulsSummoned' ? [event.space] : []));
    expect(spaces).toEqual(['amberpine_lodge', 'grizzlemaw', 'valgarde', 'vengeance_landing']);
  });
});

describe('Azjol-Nerub', () => {
  const jaina = (at: 'valiance_keep' | 'warsong_hold', quests: { azjol_nerub: number | 'done' }) =>
    position({ heroes: { jaina: { at, health: 1, hand: ['heal'] }, tirion: {} }, quests });

  test('LK-T51, LK-14.5: no rest action next to it, but a Heal card works; further away all may rest', () => {
    const near = jaina('valiance_keep', { azjol_nerub: 0 });
    expect(refusal(near, 'jaina', { type: 'rest' })).toMatch(/^LK-14\.5 /);
    const healed = make(withRoll(near, 2, 0), 'jaina', {
      type: 'playHeal',
      card: card(near, 'jaina', 'heal'),
      hero: 'jaina',
    }).state;
    expect(heroIn(healed, 'jaina').health).toBe(4);
    make(jaina('warsong_hold', { azjol_nerub: 0 }), 'jaina', { type: 'rest' });
  });

  test('LK-14.2, LK-14.5: rest is back when the quest is done or not in play', () => {
    make(jaina('valiance_keep', { azjol_nerub: 'done' }), 'jaina', { type: 'rest' });
    make(position({ heroes: { jaina: {}, tirion: {} } }), 'jaina', { type: 'rest' });
  });
});

describe('dice', () => {
  const at = (space: 'ulduar' | 'vault_of_archavon') =>
    position({ heroes: { tirion: { at: space }, sylvanas: {} }, quests: { [space]: 0 }, lichKing: 'purple' });

  test('LK-T53, LK-14.6: Ulduar cancels a rolled hit, if there is one', () => {
    const done = quest(at('ulduar'), 2, 1);
    expect([progress(done, 'ulduar'), heroIn(done, 'tirion').health]).toEqual([1, 7]);
    const none = quest(at('ulduar'), 0, 2);
    expect([progress(none, 'ulduar'), heroIn(none, 'tirion').health]).toEqual([0, 8]);
  });

  test('LK-T53, LK-14.7: the Vault of Archavon cancels a rolled block, if there is one', () => {
    const done = quest(at('vault_of_archavon'), 1, 1);
    expect([progress(done, 'vault_of_archavon'), heroIn(done, 'tirion').health]).toEqual([1, 5]);
    const none = quest(at('vault_of_archavon'), 2, 0);
    expect([progress(none, 'vault_of_archavon'), heroIn(none, 'tirion').health]).toEqual([2, 5]);
  });

  test('LK-14.6: only in quest actions', () => {
    const state = position({
      heroes: { tirion: { at: 'ulduar' }, sylvanas: {} },
      quests: { ulduar: 0 },
      ghouls: { ulduar: 2 },
    });
    expect(ghouls(make(withRoll(state, 2, 0), 'tirion', { type: 'fight' }).state, 'ulduar')).toBe(0);
  });
});

describe('Argent Tournament', () => {
  test('LK-14.8: the acting hero lays out nothing, another hero there one card as always', () => {
    const state = position({
      heroes: {
        tirion: { at: 'argent_tournament', hand: ['fight1', 'fight1'] },
        varian: { at: 'argent_tournament', hand: ['fight1', 'fight1'], orders: { autoContribute: true } },
      },
      quests: { argent_tournament: 0 },
    });
    expect(progress(quest(state, 0, 2), 'argent_tournament')).toBe(1);
  });
});

describe('Gundrak', () => {
  const heroes = { liadrin: { at: 'gundrak', hand: ['heal'] }, muradin: { at: 'gundrak', health: 4 } } as const;

  test('LK-T52, LK-14.9: nobody heals there; the card is spent', () => {
    const state = position({ heroes, quests: { gundrak: 0 } });
    const open = make(withRoll(state, 3, 0), 'liadrin', {
      type: 'playHeal',
      card: card(state, 'liadrin', 'heal'),
      hero: 'muradin',
    }).state;
    const done = make(open, 'muradin', { type: 'respondConsent', request: openId(open), accept: true }).state;
    expect([heroIn(done, 'muradin').health, done.players[0]!.hand.length]).toEqual([4, 0]);
  });

  test('LK-14.2, LK-14.9: with the quest done healing works again, elsewhere it always did', () => {
    const healing = (state: LichKingState) => {
      const open = make(withRoll(state, 3, 0), 'liadrin', {
        type: 'playHeal',
        card: card(state, 'liadrin', 'heal'),
        hero: 'muradin',
      }).state;
      return heroIn(
        make(open, 'muradin', { type: 'respondConsent', request: openId(open), accept: true }).state,
        'muradin',
      ).health;
    };
    expect(healing(position({ heroes, quests: { gundrak: 'done' } }))).toBe(8);
    const elsewhere = {
      liadrin: { at: 'kolramas', hand: ['heal'] },
      muradin: { at: 'kolramas', health: 4 },
    } as const;
    expect(healing(position({ heroes: elsewhere, quests: { gundrak: 0 } }))).toBe(8);
  });
});

describe('Icecrown Citadel', () => {
  test('LK-T48, LK-14.10: 2 damage and 1 of the Lich King, who is nowhere else', () => {
    const state = position({
      heroes: { thrall: { at: 'icecrown_citadel', hand: ['fight1'] }, jaina: {} },
      icecrown: 0,
      ghouls: { warsong_hold: 1 },
    });
    const done = quest(state, 2, 0);
    expect([done.icecrown.progress, heroIn(done, 'thrall').health]).toEqual([3, 4]);
    const back = position({
      heroes: { thrall: {}, jaina: {} },
      icecrown: 0,
      ghouls: { warsong_hold: 1 },
    });
    expect(heroIn(make(withRoll(back, 2, 0), 'thrall', { type: 'fight' }).state, 'thrall').health).toBe(7);
  });
});

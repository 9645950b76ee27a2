import { describe, expect, test } from 'vitest';
import type { SpaceId } from '../../../../src/games/lich-king/data/spaces.js';
import type { LichKingMove, LichKingState } from '../../../../src/games/lich-king/index.js';
import { allAccepted, make, offers, openId, play, refusal } from '../support/acts.js';
import { ghouls, position, withRoll } from '../support/position.js';

const bolt = (target: SpaceId): LichKingMove => ({ type: 'ability', ability: 'storm_bolt', target });

describe('Storm Bolt', () => {
  const state = position({
    heroes: { muradin: {}, tirion: {} },
    ghouls: { thryms_end: 2, ulduar: 1 },
    abominations: ['dalaran'],
    heroDeck: ['heal', 'heal', 'heal', 'heal'],
    scourgeDeck: ['the_nexus', 'valgarde', 'gundrak', 'shadow_vault'],
    record: { actionsLeft: 0 },
  });

  test('LK-T71, LK-13.10, LK-4.11: one ghoul next to him for no action, once a turn', () => {
    const once = make(state, 'muradin', bolt('thryms_end')).state;
    expect([ghouls(once, 'thryms_end'), once.record.actionsLeft]).toEqual([1, 0]);
    expect(refusal(once, 'muradin', bolt('thryms_end'))).toMatch(/^LK-(4\.11|13\.10) /);
    expect(offers(once, 'muradin', 'storm_bolt')).toEqual([]);
  });

  test('LK-13.10: not far away, not an abomination, not by another hero', () => {
    expect(refusal(state, 'muradin', bolt('ulduar'))).toBe('LK-13.10 not-connected');
    expect(refusal(state, 'muradin', bolt('dalaran'))).toBe('LK-13.10 no-such-enemy');
    expect(refusal(state, 'tirion', bolt('dalaran'))).toMatch(/^LK-/);
    expect(refusal({ ...state, active: 1 }, 'tirion', bolt('dalaran'))).toMatch(/^LK-/);
    expect(allAccepted(state, 'muradin', 'storm_bolt')).toEqual(['P4']);
  });

  test('LK-T71: in his next turn again', () => {
    const calm = { ...state, abominations: [] };
    const later = play(
      calm,
      ['muradin', bolt('thryms_end')],
      ['muradin', { type: 'endActions' }],
      ['tirion', { type: 'endActions' }],
      ['muradin', bolt('thryms_end')],
    );
    expect(ghouls(later, 'thryms_end')).toBe(0);
  });
});

describe('Legacy of the Bronzebeards', () => {
  const auto = (state: LichKingState): LichKingState =>
    make(state, 'muradin', { type: 'autoQuest', window: openId(state) }).state;

  test('LK-T56, LK-13.11: two cards in his own quest action', () => {
    const state = position({
      heroes: { muradin: { at: 'wyrmrest_temple', hand: ['travel2', 'travel2', 'heal', 'heal'] }, tirion: {} },
      quests: { wyrmrest_temple: 0 },
    });
    const done = auto(make(withRoll(state, 2, 0), 'muradin', { type: 'quest' }).state);
    expect(done.quests[2]!.progress).toBe(4);
  });

  test('LK-T56, LK-13.11: one card in the quest action of another', () => {
    const state = position({
      heroes: {
        tirion: { at: 'wyrmrest_temple' },
        muradin: { at: 'wyrmrest_temple', hand: ['travel2', 'travel2'], orders: { autoContribute: true } },
      },
      quests: { wyrmrest_temple: 0 },
    });
    const open = make(withRoll(state, 2, 0), 'tirion', { type: 'quest' }).state;
    const done = make(open, 'tirion', { type: 'autoQuest', window: openId(open) }).state;
    expect(done.quests[2]!.progress).toBe(3);
  });

  test('LK-T55, LK-13.11, LK-14.8: one card at the Argent Tournament', () => {
    const state = position({
      heroes: { muradin: { at: 'argent_tournament', hand: ['fight1', 'fight2'] }, tirion: {} },
      quests: { argent_tournament: 0 },
    });
    const done = auto(make(withRoll(state, 2, 0), 'muradin', { type: 'quest' }).state);
    expect(done.quests[1]!.progress).toBe(3);
  });
});

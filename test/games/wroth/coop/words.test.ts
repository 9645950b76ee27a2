import { describe, expect, test } from 'vitest';
import { HOUSE, labelOf, optionsOf, type Text } from '../../../../src/engine/index.js';
import { SCENARIO_IDS } from '../../../../src/games/wroth/ids.js';
import { wroth } from '../../../../src/games/wroth/index.js';
import { LANGUAGES, say } from '../../../../src/text/index.js';
import { playAtRandom } from '../support/play.js';
import { against, doing, operating } from './house.js';

/** A sentence in every language: no key that is missing, no fact left out. */
function expectWords(words: Text): void {
  for (const language of LANGUAGES) {
    const said = say(language, words);
    if (/coop\.|reason\.|\{|\}|undefined/.test(said)) throw new Error(`${language}: ${said} (${words.key})`);
  }
}

const told = (played: ReturnType<typeof doing>, language: 'en' | 'pl' = 'en'): readonly string[] => {
  const view = wroth.view(played.state, 'public');
  return played.events.flatMap((event) => {
    const words = wroth.narrate(event, view);
    return words ? [say(language, words)] : [];
  });
};

describe('what players read of the AI', () => {
  test.each(SCENARIO_IDS)('%s: name, overview, events, missions and Chaos table in every language', (scenario) => {
    for (const players of [1, 4]) {
      const { coop } = wroth.view(
        against(
          scenario,
          {},
          Array.from({ length: players }, () => ({})),
        ),
        'public',
      );
      const texts = [
        coop!.name,
        coop!.overview,
        ...coop!.events,
        ...coop!.missions.map(({ text }) => text),
        ...coop!.chaosTable,
      ];
      expect(coop!.chaosTable).toHaveLength(8);
      texts.forEach(expectWords);
    }
  });

  test('the reason for a region is told with it', () => {
    const state = against('runen.show_of_force', { 1: ['1b'] }, [{ 2: ['6b'] }]);
    const fight = doing(state, { do: 'ai.act', action: 'fight', cause: 'die' });
    expect(told(fight)).toContain('Region 2: Threat 6, the highest it can reach.');
    expect(told(fight, 'pl')).toContain('Region 2: Zagrożenie 6, najwyższe w zasięgu.');
  });

  test('a Chaos entry says what it does, or that it is empty for so few', () => {
    const two = against('runen.show_of_force', {}, [{}, {}], { coop: { chaos: 6 } });
    expect(told(doing(two, { do: 'ai.chaos', left: 1 }))).toEqual(['Chaos 6: nothing, with so few players.']);
    const one = against('runen.show_of_force', {}, [{}], { coop: { chaos: 4 } });
    expect(told(doing(one, { do: 'ai.chaos', left: 1 }))[0]).toBe('Chaos 4: The Base moves to the next region.');
  });

  test('an attack asks who takes the point, in every language', () => {
    const state = against('runen.show_of_force', {}, [{ 3: ['2b'] }, { 3: ['1b'] }]);
    const asked = operating(state, { op: 'attack', at: 'region:3', damage: 2, times: 1 }).state;
    const [decision] = wroth.decisions(asked, 0);
    expectWords({ key: decision!.prompt, ...(decision!.facts ? { facts: decision!.facts } : {}) });
    optionsOf(decision!).forEach((option) => {
      expectWords(labelOf(option));
    });
  });

  test.each([1, 2, 3, 4])('whole games of %i: every event, prompt and option has its words', (seats) => {
    for (const scenario of ['random', 'choose'] as const) {
      const game = playAtRandom(
        seats,
        `words ${seats} ${scenario}`,
        (state, seat) => {
          const step = seat === HOUSE ? wroth.apply(state, seat, { type: 'ai.step' }) : undefined;
          if (step?.ok) {
            const view = wroth.view(step.value.state, 'public');
            for (const event of step.value.events) {
              const words = wroth.narrate(event, view);
              if (words) expectWords(words);
            }
          }
          for (const decision of wroth.decisions(state, seat)) {
            if (seat >= 0 && decision.id !== 'scenario' && decision.id !== 'assignDamage') continue;
            expectWords({ key: decision.prompt, ...(decision.facts ? { facts: decision.facts } : {}) });
            for (const option of optionsOf(decision)) expectWords(labelOf(option));
          }
        },
        { variant: 'coop', scenario },
      );
      expectWords(wroth.outcome(game.state)!.reason);
    }
  });
});

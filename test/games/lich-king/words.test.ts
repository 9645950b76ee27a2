import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { lichKingGreedy } from '../../../src/ai/lich-king/greedy.js';
import { randomPolicy } from '../../../src/ai/policies.js';
import type { Policy } from '../../../src/ai/policy.js';
import { type AnyGame, optionsOf, type Text } from '../../../src/engine/index.js';
import { type LichKingState, lichKing } from '../../../src/games/lich-king/index.js';
import { simulate } from '../../../src/headless/simulation.js';
import { LANGUAGES, say } from '../../../src/text/index.js';

/** What is wrong with a text: a key without words, or a fact that nobody gave. */
function wrong(text: Text): readonly string[] {
  return LANGUAGES.flatMap((language) => {
    const words = say(language, text);
    const bare = words.includes(text.key.split(':')[1] ?? '?') && !words.includes(' ');
    return bare || /\{\w+\}/.test(words) ? [`${text.key}: ${words}`] : [];
  });
}

const texts = (text: Text): readonly Text[] => [
  text,
  ...Object.values(text.facts ?? {}).flatMap((fact) => {
    if (typeof fact !== 'object') return [];
    return 'key' in fact ? texts(fact) : fact.flatMap(texts);
  }),
];

const GAMES = [1, 2, 3, 4, 5].flatMap((seats) => [
  ['random play', seats, randomPolicy] as const,
  ['plain play', seats, lichKingGreedy] as const,
]);

test.each(GAMES)(
  'everything that is asked, offered and told in %s of %i has words in both languages',
  (_, seats, policy) => {
    const faults = new Set<string>();
    const hear = (text: Text | undefined): void => {
      if (text) for (const part of texts(text)) for (const fault of wrong(part)) faults.add(fault);
    };
    const listening: Policy = (look) => {
      const state = look.state as LichKingState;
      for (const decision of [
        ...lichKing.decisions(state, look.seat),
        ...(lichKing.orders?.(state, look.seat) ?? []),
      ]) {
        hear({ key: decision.prompt, ...(decision.facts ? { facts: decision.facts } : {}) });
        for (const { label, facts, group } of optionsOf(decision)) {
          hear({ key: label, ...(facts ? { facts } : {}) });
          if (group) hear({ key: group });
        }
      }
      return policy(look);
    };
    simulate({
      game: lichKing as unknown as AnyGame,
      seats,
      options: { variant: 'introductory' },
      seed: `words ${seats}`,
      policy: listening,
      watch: (events, now) => {
        const state = now as LichKingState;
        const view = lichKing.view(state, 'public');
        for (const event of events) hear(lichKing.narrate(event as Parameters<typeof lichKing.narrate>[0], view));
        for (const line of [...lichKing.board(view), ...lichKing.holdings(view, 0)]) hear(line);
        hear(lichKing.outcome(state)?.reason);
      },
    });
    expect([...faults]).toEqual([]);
  },
);

const sources = readdirSync('src/games/lich-king', { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.ts'))
  .map((name) => readFileSync(`src/games/lich-king/${name}`, 'utf8'));
const codes = new Set(
  sources.flatMap((source) =>
    [...source.matchAll(/(?:violation\(\s*[^,]+,\s*|code: )'([a-z-]+)'/g)].map(([, code]) => code ?? ''),
  ),
);

test.each([...codes])('LK-18.2: the refusal "%s" has a sentence', (code) => {
  for (const language of LANGUAGES) {
    const key = `lich-king:refusal.${code}`;
    expect(say(language, { key })).not.toBe(`refusal.${code}`);
    expect(say(language, { key })).toContain(' ');
  }
});

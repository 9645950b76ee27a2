import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { labelOf, optionsOf, type Text, text } from '../../../src/engine/index.js';
import { SYMBOLS } from '../../../src/games/small-world/boards/index.js';
import { type SmallWorldEvent, smallWorld } from '../../../src/games/small-world/index.js';
import { PHASES } from '../../../src/games/small-world/state.js';
import { MARKER_NAMES, POWER_NAMES, RACE_NAMES, TERRAIN_NAMES } from '../../../src/games/small-world/words.js';
import { CATALOGUES, LANGUAGES, say } from '../../../src/text/index.js';
import { playAtRandom } from './play.js';
import { conquer, land, make, pair, position, roll } from './position.js';

/** All sentences of a catalogue by their path; plural forms count as one. */
function sentences(node: object, path = ''): Map<string, string> {
  const found = new Map<string, string>();
  for (const [name, value] of Object.entries(node)) {
    const at = path ? `${path}.${name}` : name;
    if (typeof value === 'string') found.set(at.replace(/_(one|few|many|other)$/, ''), value);
    else for (const [inner, sentence] of sentences(value as object, at)) found.set(inner, sentence);
  }
  return found;
}

const english = sentences(CATALOGUES.en['small-world']);
const polish = sentences(CATALOGUES.pl['small-world']);
const placeholders = (sentence: string | undefined): readonly string[] =>
  [...new Set((sentence ?? '').match(/\{\w+\}/g) ?? [])].sort();

/** Every key of a text and of the texts in it must be in the catalogue, and nothing may be left unfilled. */
function expectWords(words: Text): void {
  for (const language of LANGUAGES) expect(say(language, words), words.key).not.toMatch(/[{}]|small-world|undefined/);
  const keys = (of: Text): readonly string[] => [
    of.key,
    ...Object.values(of.facts ?? {}).flatMap((fact) =>
      typeof fact !== 'object' ? [] : 'key' in fact ? keys(fact) : fact.flatMap(keys),
    ),
  ];
  for (const key of keys(words)) {
    if (key.startsWith('small-world:')) expect(english.has(key.slice('small-world:'.length)), key).toBe(true);
  }
}

describe('the catalogues', () => {
  test('both languages have the same sentences with the same facts in them', () => {
    expect([...polish.keys()]).toEqual([...english.keys()]);
    for (const [path, sentence] of english) {
      expect([path, placeholders(polish.get(path))]).toEqual([path, placeholders(sentence)]);
    }
  });

  test('every name, phase and symbol has its word', () => {
    const names = [RACE_NAMES, POWER_NAMES, TERRAIN_NAMES, MARKER_NAMES].flatMap((group) => Object.values(group));
    for (const name of names) expectWords(name);
    for (const phase of PHASES) expectWords(text(`small-world:phase.${phase}`));
    for (const symbol of SYMBOLS) expectWords(text(`small-world:symbol.${symbol}`));
  });

  test('every refusal in the rules has a sentence, and every sentence a refusal', () => {
    const folder = new URL('../../../src/games/small-world/', import.meta.url);
    const source = readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.ts'))
      .map((name) => readFileSync(new URL(name, folder), 'utf8'))
      .join('\n');
    const told = [...english.keys()]
      .filter((path) => path.startsWith('refusal.'))
      .map((path) => path.slice('refusal.'.length));
    const codes = [...source.matchAll(/violation\(\s*[\w.']+-?[\d.]*'?,\s*'([a-z-]+)'/g)].map(([, code]) => code);
    for (const code of codes) expect(told).toContain(code);
    for (const code of told) expect(source).toMatch(new RegExp(`'${code.replace(/^wrong-total-.*/, 'race')}'`));
  });
});

describe('in play', () => {
  test('every question, option, reason, cell and event can be put into words', () => {
    const told = new Set<string>();
    for (const seats of [2, 3, 5]) {
      playAtRandom(seats, `words${seats}`, (state, seat) => {
        expectWords(text(smallWorld.turn(state).phase));
        for (const decision of smallWorld.decisions(state, seat)) {
          expectWords(text(decision.prompt, decision.facts));
          if (decision.kind !== 'choice') for (const cell of decision.cells) expectWords(labelOf(cell));
          for (const option of optionsOf(decision)) {
            expectWords(labelOf(option));
            expect(say('pl', labelOf(option)).length).toBeLessThanOrEqual(80);
            if (option.group) expectWords(text(option.group));
            if (option.why) expectWords(text(option.why, option.facts));
            const { events, state: after } = make(state, seat, option.move);
            for (const event of events) {
              told.add(event.type);
              const sentence = smallWorld.narrate(event, smallWorld.view(after, 'public'));
              if (sentence) expectWords(sentence);
            }
          }
        }
      });
    }
    for (const type of [
      'comboPicked',
      'comboRevealed',
      'conquered',
      'conquestsEnded',
      'declined',
      'defenderRedeployed',
      'expanded',
      'gameEnded',
      'markerRevealed',
      'raceLeft',
      'readied',
      'redeployed',
      'rolled',
      'roundBegan',
      'scored',
      'turnBegan',
    ]) {
      expect([...told]).toContain(type);
    }
  });

  const [home, next] = pair(
    'L1A',
    () => true,
    (region) => region.terrain === 'hill',
  );
  const fight = position({
    players: [
      { race: 'orcs', hand: 5, regions: { [home]: 1 } },
      { race: 'humans', regions: { [next]: 3, [land('S1A', () => true)]: 1 } },
    ],
  });
  const view = smallWorld.view(fight, 'public');
  const code = view.regions.find(({ id }) => id === next)!.code;
  const tell = (event: SmallWorldEvent) => LANGUAGES.map((language) => say(language, smallWorld.narrate(event, view)!));
  // The table puts names in; here a seat is told by whatever the table's catalogue says.
  const [ann, ben] = [0, 1].map((seat) =>
    LANGUAGES.map((language) => say(language, { key: 'table:seat', facts: { seat, number: seat + 1 } })),
  );

  test('a conquest', () => {
    const { events } = make(fight, 0, conquer(next, 5));
    expect(tell(events[0]!)).toEqual([
      `${ann![0]} conquers ${code} (hill) with 5 Orcs. ${ben![0]}: Humans -1, 2 back to hand.`,
      `${ann![1]} podbija ${code} (wzgórza): Orkowie ×5. ${ben![1]}: Ludzie -1, na rękę 2.`,
    ]);
  });

  test('a combo, with Polish plurals', () => {
    const event = { type: 'comboPicked', seat: 0, race: 'tauren', power: 'sailing', found: 0, tokens: 16 } as const;
    expect(tell({ ...event, price: 2 })).toEqual([
      `${ann![0]} takes Sailing Tauren for 2 coins: 16 tokens.`,
      `${ann![1]} bierze: Taureni Żeglarze za 2 monety, 16 żetonów.`,
    ]);
    expect(tell({ ...event, price: 1 })[1]).toContain('za 1 monetę');
    expect(tell({ ...event, price: 5 })[1]).toContain('za 5 monet,');
  });

  test('a roll and a score', () => {
    expect(tell({ type: 'rolled', seat: 0, region: next, need: 2, roll: 0, odds: 1 / 3, success: false })).toEqual([
      `${ann![0]} rolls for ${code}: needs 2 (33 %), gets 0. ${code} holds.`,
      `${ann![1]} rzuca o ${code}: trzeba 2 (33 %), wypada 0. ${code} się broni.`,
    ]);
    const parts = [
      { source: 'regions', coins: 6 },
      { source: 'faction', coins: 2 },
      { source: 'herbalist', coins: 1 },
    ] as const;
    expect(tell({ type: 'scored', seat: 0, coins: 9, parts })[0]).toBe(
      `${ann![0]} +9: regions 6, faction 2, and Herbalist 1.`,
    );
  });

  test('a refusal says what is wrong and what now', () => {
    const poor = {
      ...fight,
      players: fight.players.map((player, seat) => (seat === 0 ? { ...player, hand: 1 } : player)),
    };
    const refused = smallWorld.apply(poor, 0, roll(next));
    if (refused.ok) throw new Error('accepted');
    const words = { key: `small-world:refusal.${refused.error.code}`, facts: refused.error.facts ?? {} };
    expect(say('en', words)).toBe(
      `${code} takes 5, you have 1 in hand: 4 short, and the die gives 3 at most. Choose a cheaper region.`,
    );
    expectWords(words);
  });

  test('one line for a whole turn', () => {
    const { events, state } = make(fight, 0, conquer(next, 5));
    const line = smallWorld.turnLine!(
      [...events, { type: 'scored', seat: 0, coins: 9, parts: [] }],
      smallWorld.view(state, 'public'),
      smallWorld.turn(fight),
    );
    expect(say('en', line)).toBe(`Round 2 · ${ann![0]} · Orcs · +9 coins · 1 conquest`);
    expectWords(line);
  });
});

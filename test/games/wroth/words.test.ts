import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { labelOf, optionsOf, type Text, text } from '../../../src/engine/index.js';
import { type WrothEvent, wroth } from '../../../src/games/wroth/index.js';
import { PHASES } from '../../../src/games/wroth/state.js';
import * as words from '../../../src/games/wroth/words.js';
import { CATALOGUES, LANGUAGES, say } from '../../../src/text/index.js';
import { fight, make, spend } from './support/moves.js';
import { playAtRandom, TABLES } from './support/play.js';
import { position } from './support/position.js';

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

const english = sentences(CATALOGUES.en.wroth);
const polish = sentences(CATALOGUES.pl.wroth);
const placeholders = (sentence: string | undefined): readonly string[] =>
  [...new Set((sentence ?? '').match(/\{\w+\}/g) ?? [])].sort();

const checked = new Set<string>();

/** Every key of a text and of the texts in it must be in the catalogue, and nothing may be left unfilled. */
function expectWords(told: Text): void {
  const known = JSON.stringify(told);
  if (checked.has(known)) return;
  checked.add(known);
  for (const language of LANGUAGES) expect(say(language, told), told.key).not.toMatch(/[{}]|wroth:|undefined/);
  const keys = (of: Text): readonly string[] => [
    of.key,
    ...Object.values(of.facts ?? {}).flatMap((fact) =>
      typeof fact !== 'object' ? [] : 'key' in fact ? keys(fact) : fact.flatMap(keys),
    ),
  ];
  for (const key of keys(told)) {
    if (key.startsWith('wroth:')) expect(english.has(key.slice('wroth:'.length)), key).toBe(true);
  }
}

describe('the catalogues', () => {
  test('both languages have the same sentences with the same facts in them', () => {
    expect([...polish.keys()].sort()).toEqual([...english.keys()].sort());
    for (const [path, sentence] of english) {
      expect([path, placeholders(polish.get(path))]).toEqual([path, placeholders(sentence)]);
    }
  });

  test('every name and phase has its word', () => {
    const groups = [
      words.FACTION_NAMES,
      words.BASIC_NAMES,
      words.ELITE_NAMES,
      words.TRAIT_NAMES,
      words.ABILITY_NAMES,
      words.REGION_NAMES,
      words.ACTION_NAMES,
      words.SEER_NAMES,
    ];
    for (const name of groups.flatMap((group) => Object.values<Text>(group))) expectWords(name);
    for (const phase of PHASES) expectWords(text(words.key(`phase.${phase}`)));
  });

  test('every refusal in the rules has a sentence, and every sentence a refusal', () => {
    const folder = new URL('../../../src/games/wroth/', import.meta.url);
    const source = readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.ts'))
      .map((name) => readFileSync(new URL(name, folder), 'utf8'))
      .join('\n');
    const told = [...english.keys()]
      .filter((path) => path.startsWith('refusal.'))
      .map((path) => path.slice('refusal.'.length));
    const codes = [...source.matchAll(/violation\(\s*[^,()]+,\s*'([a-z-]+)'/g)].map(([, code]) => code);
    expect(codes.length).toBeGreaterThan(60);
    for (const code of codes) expect(told).toContain(code);
    for (const code of told) expect(source, code).toContain(code.replace(/^march-(converge|exodus)$/, 'march-$'));
  });
});

describe('in play', () => {
  test('WR-24.7: every question, option, board line and event can be put into words', () => {
    const told = new Set<string>();
    for (const [seats, variant] of TABLES) {
      const look = (state: Parameters<typeof wroth.view>[0], seat: number): void => {
        expectWords(text(wroth.turn(state).phase));
        const view = wroth.view(state, 'public');
        for (const line of wroth.board(view)) expectWords(line);
        for (let other = 0; other < seats; other++) for (const line of wroth.holdings(view, other)) expectWords(line);
        for (const decision of wroth.decisions(state, seat)) {
          expectWords(text(decision.prompt, decision.facts));
          if (decision.kind !== 'choice') for (const cell of decision.cells) expectWords(labelOf(cell));
          for (const option of optionsOf(decision)) {
            expectWords(labelOf(option));
            if (option.group) expectWords(text(option.group));
            if (option.why) expectWords(text(option.why, option.facts));
          }
          const { events, state: next } = make(state, seat, optionsOf(decision).at(-1)!.move);
          const after = wroth.view(next, 'public');
          for (const event of events) {
            told.add(event.type);
            const sentence = wroth.narrate(event, after);
            if (sentence) expectWords(sentence);
          }
          expectWords(wroth.turnLine!(events, after, wroth.turn(state)));
        }
        const outcome = wroth.outcome(state);
        if (outcome) expectWords(outcome.reason);
      };
      const { state } = playAtRandom(seats, `words${seats}`, look, { variant });
      expectWords(wroth.outcome(state)!.reason);
    }
    for (const type of [
      ...['roundBegan', 'phaseStarted', 'picked', 'korraGained', 'korraPaid', 'deployed', 'moved', 'attacked'],
      ...['damaged', 'destroyed', 'dieTaken', 'dieSpent', 'seerRolled', 'seerSpent', 'eliteBought', 'traitUsed'],
      ...['scored', 'chaosResolved', 'baseMoved', 'gameEnded'],
    ]) {
      expect([...told], type).toContain(type);
    }
  });

  const state = position({
    players: [
      { faction: 'koda', dice: ['fight'], units: { 3: ['1b', 'grizzled'] } },
      { faction: 'runen', units: { 3: ['2b'] } },
    ],
  });
  const { events, state: next } = make(state, 0, spend(state, 0, fight(3, 'runen', 'basic', 'basic')));
  const view = wroth.view(next, 'public');
  const tell = (event: WrothEvent): readonly string[] =>
    LANGUAGES.map((language) => say(language, wroth.narrate(event, view) ?? { key: 'none' }));

  test('a fight', () => {
    expect(events.filter((event) => wroth.narrate(event, view)).map((event) => tell(event)[0])).toEqual([
      'Koda spend a die: Fight.',
      'Koda attack Runen in 3 Eastern Shelf, damage 2.',
      'Runen lose a Basic in 3 Eastern Shelf.',
      'Runen lose a Basic in 3 Eastern Shelf.',
    ]);
  });

  test('the board and what a seat has, in words', () => {
    expect(say('en', wroth.board(view)[3]!)).toBe(
      '**3** Eastern Shelf [3 VP and controlled by Koda]: Koda (1 Basic and Grizzled with 5 Vitality)',
    );
    expect(wroth.holdings(view, 1).map((line) => say('en', line))).toEqual([
      'Runen',
      '0 VP',
      'Korra 0',
      'on the mat 23, lost 2',
    ]);
  });

  test('a turn in one line', () => {
    const line = wroth.turnLine!(events, view, wroth.turn(state));
    expect(say('en', line)).toMatch(/^Round 2 · .+ · Koda · 2 enemies destroyed$/);
  });

  test('a refusal says what is wrong and what now', () => {
    const refused = wroth.apply(state, 0, { type: 'turn.end' });
    if (refused.ok) throw new Error('accepted');
    expect(say('en', { key: `wroth:refusal.${refused.error.code}` })).toBe(
      'First spend or discard a die, or march. Then you may end the turn.',
    );
  });
});

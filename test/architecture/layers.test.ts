import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize, sep } from 'node:path';
import { describe, expect, test } from 'vitest';

/** From the inside out: a layer may import itself and those before it, and packages only where the list says so. */
const LAYERS = [
  'src/engine',
  'src/games',
  'src/text',
  'src/ai',
  'renderers',
  'src/table',
  'src/storage',
  'src/jobs',
  'src/discord',
  'commands',
  'src/sandbox',
  'src/headless',
  'src',
] as const;

type Layer = (typeof LAYERS)[number];

const layerOf = (file: string): Layer | undefined =>
  LAYERS.find((layer) => file.startsWith(`${layer}/`)) ?? (file.startsWith('src/') ? 'src' : undefined);

/** What the rules may use from outside the project: nothing that touches a clock, a file or a network. */
const PURE: Readonly<Record<string, readonly string[]>> = {
  'src/engine': ['node:crypto'],
  'src/games': ['zod'],
  'src/text': ['i18next'],
};

/** The sandbox stands in for Discord; it must not know the bot, nor the bot it. */
const STRANGERS: Readonly<Record<string, readonly Layer[]>> = {
  'src/sandbox': LAYERS.filter((layer) => layer !== 'src/sandbox'),
  'src/headless': ['src/storage', 'src/jobs', 'src/discord', 'commands', 'src/sandbox'],
};

const files = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => `${folder}/${name.split(sep).join('/')}`)
    .filter((name) => !name.startsWith('src/tools/'));

const IMPORT =
  /(?:^|\n)\s*(?:import|export)\s(?:[^'";]*?\sfrom\s)?['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]\s*\)/g;

const importsOf = (source: string): string[] => [...source.matchAll(IMPORT)].map(([, a, b]) => a ?? b ?? '');

/** What is wrong with one import, or nothing. */
function fault(file: string, target: string): string | undefined {
  const from = layerOf(file);
  if (!from) return undefined;
  if (!target.startsWith('.')) {
    const allowed = PURE[from];
    return allowed && !allowed.includes(target)
      ? `${file} uses ${target}; ${from} may use only ${allowed.join(', ')}`
      : undefined;
  }
  const to = layerOf(
    normalize(join(dirname(file), target))
      .split(sep)
      .join('/'),
  );
  if (!to || to === from) return undefined;
  if (STRANGERS[from]?.includes(to)) return `${file} imports ${target}: ${from} must not know ${to}`;
  return LAYERS.indexOf(to) > LAYERS.indexOf(from)
    ? `${file} imports ${target}: ${from} stands before ${to}`
    : undefined;
}

describe('the layers', () => {
  test('no file imports against the grain', () => {
    const faults = ['src', 'commands', 'renderers']
      .flatMap(files)
      .flatMap((file) => importsOf(readFileSync(file, 'utf8')).map((target) => fault(file, target)))
      .filter((found) => found !== undefined);
    expect(faults).toEqual([]);
  });

  test.each([
    ['src/engine/game.ts', '../games/index.js'],
    ['src/games/small-world/setup.ts', 'node:fs'],
    ['src/games/small-world/setup.ts', '../../table/model.js'],
    ['renderers/index.ts', '../src/table/tables.js'],
    ['src/table/tables.ts', '../discord/client.js'],
    ['src/sandbox/world.ts', '../engine/index.js'],
    ['commands/table.ts', '../src/main.js'],
  ])('%s importing %s is a fault', (file, target) => {
    expect(fault(file, target)).toBeDefined();
  });

  test('every way to write an import is seen', () => {
    const source = `import a from './a.js';\nimport type { B } from "./b.js";\nimport './c.js';\nexport * from './d.js';\nimport {\n  e,\n} from './e.js';\nconst f = await import('./f.js');`;
    expect(importsOf(source)).toEqual(['./a.js', './b.js', './c.js', './d.js', './e.js', './f.js']);
  });
});

import {
  type Color,
  differenceCiede2000,
  filterDeficiencyDeuter,
  filterDeficiencyProt,
  filterDeficiencyTrit,
  filterGrayscale,
  parse,
} from 'culori';
import { describe, expect, test } from 'vitest';
import { contrast } from '../../../renderers/canvas/colour.js';
import { PALETTE_IDS, type PaletteId, paletteOf, seatLook, seatOnDark } from '../../../renderers/canvas/palette.js';
import { terrainColours } from '../../../renderers/small-world/terrain.js';

type Eyes = (colour: Color) => Color;

/** As Machado, Oliveira and Fernandes (2009) simulate who lacks one kind of cone altogether. */
const EYES = {
  usual: (colour: Color) => colour,
  deutan: filterDeficiencyDeuter(1) as Eyes,
  protan: filterDeficiencyProt(1) as Eyes,
  tritan: filterDeficiencyTrit(1) as Eyes,
  colourless: filterGrayscale(1) as Eyes,
} satisfies Record<string, Eyes>;

const difference = differenceCiede2000();

/** The two colours that are hardest to tell apart, and how far apart they are. */
function closest(colours: readonly string[], eyes: Eyes): { readonly apart: number; readonly pair: string } {
  const seen = colours.map((colour) => ({ colour, as: eyes(parse(colour) as Color) }));
  const pairs = seen.flatMap((a, i) =>
    seen.slice(i + 1).map((b) => ({ apart: difference(a.as, b.as), pair: `${a.colour} ${b.colour}` })),
  );
  return pairs.reduce((least, pair) => (pair.apart < least.apart ? pair : least));
}

/** Who looks through which palette, and how far apart seats and terrains are then at least (CIEDE2000). */
const LOOKS: readonly (readonly [PaletteId, keyof typeof EYES, seats: number, terrains: number])[] = [
  ['standard', 'usual', 24, 12],
  ['standard', 'deutan', 24, 12],
  ['standard', 'protan', 24, 12],
  ['standard', 'tritan', 24, 12],
  ['deutan', 'deutan', 27, 17],
  ['protan', 'protan', 27, 17],
  ['tritan', 'tritan', 26, 17],
  ['contrast', 'usual', 26, 12],
  ['contrast', 'deutan', 24, 10],
  ['contrast', 'protan', 24, 10],
  ['contrast', 'tritan', 24, 10],
  ['grey', 'colourless', 12, 6],
];

const coloursOf = (id: PaletteId): readonly string[] => paletteOf(id).seats.map(({ colour }) => colour);

describe.each(LOOKS)('the palette "%s" for %s eyes', (id, eyes, seats, terrains) => {
  test('keeps the seats apart', () => {
    const { apart, pair } = closest(coloursOf(id), EYES[eyes]);
    expect(apart, pair).toBeGreaterThanOrEqual(seats);
  });
  test('keeps the terrains apart', () => {
    const { apart, pair } = closest(Object.values(terrainColours(paletteOf(id))), EYES[eyes]);
    expect(apart, pair).toBeGreaterThanOrEqual(terrains);
  });
});

test.each(LOOKS.filter(([id]) => id !== 'grey'))('in "%s", for %s eyes, no seat looks like "now"', (id, eyes) => {
  const now = EYES[eyes](parse(paletteOf(id).now) as Color);
  for (const colour of coloursOf(id))
    expect(difference(EYES[eyes](parse(colour) as Color), now), colour).toBeGreaterThan(18);
});

describe.each(PALETTE_IDS)('the palette "%s"', (id) => {
  const palette = paletteOf(id);
  test('tells every seat by letter, colour and pattern, and its ink and its light tone can be read', () => {
    for (const trait of ['letter', 'colour', 'pattern'] as const)
      expect(new Set(palette.seats.map((seat) => seat[trait])).size).toBe(5);
    for (const seat of palette.seats) {
      expect(contrast(seat.colour, seat.ink), seat.letter).toBeGreaterThanOrEqual(4.5);
      expect(contrast(seatOnDark(seat, '#17120d'), '#17120d'), seat.letter).toBeGreaterThanOrEqual(4.5);
    }
    expect(() => seatLook(5, palette)).toThrow(/seat 5/);
  });
});

test('a palette that does not exist is refused by name', () => {
  expect(() => paletteOf('sepia' as PaletteId)).toThrow(/"sepia"/);
});

import { alpha, type Colour, contrast, darken, lighten } from './colour.js';

/** The standard one can be told apart with any eyes; the others are made for some. */
export const PALETTE_IDS = ['standard', 'deutan', 'protan', 'tritan', 'contrast', 'grey'] as const;
export type PaletteId = (typeof PALETTE_IDS)[number];

export type Pattern = 'bend' | 'bars' | 'dots' | 'lattice' | 'chevrons';

/** A seat is told by colour, pattern and letter, so that no one of them has to be seen. */
export interface SeatLook {
  readonly letter: string;
  readonly colour: Colour;
  /** For icons and letters on the colour. */
  readonly ink: Colour;
  readonly pattern: Pattern;
  /** In the band around the seat's regions. */
  readonly dash: readonly number[];
}

/** Every colour that games share. Painters are handed one; what only one game has is kept with that game. */
export interface Palette {
  readonly id: PaletteId;
  readonly seats: readonly SeatLook[];
  /** "Now": legal targets, the active player, the next step. Nothing else is ever this colour. */
  readonly now: Colour;
  readonly ink: Colour;
  readonly cream: Colour;
  readonly beach: Colour;
  readonly over: Colour;
  readonly danger: Colour;
  /** How much the painting of the map steps back behind what stands on it, 0 to 1. */
  readonly fade: number;
  /** The ground of a panel, and words upon it. */
  readonly panel: (colour: Colour) => Colour;
  readonly words: (colour: Colour) => Colour;
  /** The picture is drawn without any colour. */
  readonly colourless: boolean;
}

const LIGHT_INK = '#ffffff';
const DARK_INK = '#2b1c0a';

const MARKS = [
  { letter: 'A', pattern: 'bend', dash: [26, 10] },
  { letter: 'B', pattern: 'bars', dash: [4, 12] },
  { letter: 'C', pattern: 'dots', dash: [1, 18] },
  { letter: 'D', pattern: 'lattice', dash: [12, 5] },
  { letter: 'E', pattern: 'chevrons', dash: [18, 6, 3, 6] },
] as const;

const inkOn = (colour: Colour): Colour =>
  contrast(colour, LIGHT_INK) > contrast(colour, DARK_INK) ? LIGHT_INK : DARK_INK;

const seatsOf = (...colours: readonly [Colour, Colour, Colour, Colour, Colour]): readonly SeatLook[] =>
  MARKS.map((mark, seat) => {
    const colour = colours[seat] ?? '#000000';
    return { ...mark, colour, ink: inkOn(colour) };
  });

const same = (colour: Colour): Colour => colour;

export const STANDARD: Palette = {
  id: 'standard',
  seats: seatsOf('#c4222c', '#2a76c9', '#f2b61f', '#f6f1e4', '#34135c'),
  now: '#1fe4ff',
  ink: '#22160c',
  cream: '#fff5dc',
  beach: '#f0dfb0',
  over: '#97938d',
  danger: '#b3271d',
  fade: 0,
  panel: same,
  words: same,
  colourless: false,
};

const PALETTES: Readonly<Record<PaletteId, Palette>> = {
  standard: STANDARD,
  deutan: {
    ...STANDARD,
    id: 'deutan',
    seats: seatsOf('#8f3d08', '#2c66d8', '#eba010', '#fbf7ee', '#0f0a28'),
    danger: '#7a2a00',
  },
  protan: {
    ...STANDARD,
    id: 'protan',
    seats: seatsOf('#a03408', '#3a62e6', '#e09a12', '#fbf7ee', '#0f0a28'),
    danger: '#8a3400',
  },
  tritan: {
    ...STANDARD,
    id: 'tritan',
    seats: seatsOf('#b80f2c', '#007068', '#ff9a6e', '#fbf7ee', '#1a1026'),
  },
  contrast: {
    ...STANDARD,
    id: 'contrast',
    seats: seatsOf('#b30012', '#0060d6', '#ffc400', '#fff8e6', '#1c0044'),
    ink: '#000000',
    cream: '#ffffff',
    beach: '#fff6d8',
    over: '#a8a6a2',
    danger: '#9c0000',
    fade: 0.45,
    panel: (colour) => darken(colour, 0.6),
    words: (colour) => lighten(colour, 0.6),
  },
  grey: {
    ...STANDARD,
    id: 'grey',
    seats: seatsOf('#474747', '#757575', '#b6b6b6', '#f9f9f9', '#1c1c1c'),
    now: '#ffffff',
    ink: '#141414',
    cream: '#fafafa',
    beach: '#dedede',
    over: '#949494',
    danger: '#3a3a3a',
    fade: 0.15,
    colourless: true,
  },
};

export function paletteOf(id: PaletteId = 'standard'): Palette {
  if (!Object.hasOwn(PALETTES, id)) throw new Error(`There is no palette "${id}"; there are ${PALETTE_IDS.join(', ')}`);
  return PALETTES[id];
}

export function seatLook(seat: number, { seats }: Palette = STANDARD): SeatLook {
  const look = seats[seat];
  if (!look) throw new Error(`There is no seat ${seat}; pictures know seats 0 to ${seats.length - 1}`);
  return look;
}

/** A seat's colour as it can be read on a dark ground. */
export function seatOnDark({ colour }: SeatLook, ground: Colour = '#2a2d34'): Colour {
  let light = colour;
  while (contrast(light, ground) < 5) light = lighten(light, 0.1);
  return light;
}

/** What a seat's pattern is drawn with on its own colour: dark on light, light on dark. */
export const patternInk = ({ colour }: SeatLook, opacity: number): string =>
  alpha(contrast(colour, '#000000') > 3 ? '#000000' : '#ffffff', opacity);

/** The standard palette's, for painters that are not handed one. */
export const { seats: SEATS, now: NOW, ink: INK, cream: CREAM } = STANDARD;

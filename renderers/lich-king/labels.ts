import { createCanvas } from '@napi-rs/canvas';
import { ICECROWN, type SpaceId } from '../../src/games/lich-king/data/spaces.js';
import { type Language, say } from '../../src/text/index.js';
import { font } from '../canvas/fonts.js';
import type { Box } from '../canvas/geometry.js';
import type { Pen } from '../canvas/pen.js';
import { Recent } from '../canvas/recent.js';
import { write } from '../canvas/text.js';
import { AREA_LOOKS } from './look.js';
import { SPOTS, type Spot } from './spots.js';

const SIZE = 25;
const LINE = 24;
/** Longer names are broken into lines. */
const WIDEST = 162;
const BELOW = { plate: 23, citadel: 46 };
const HALO = 'rgba(8,12,18,.92)';

/** To the side of the usual place under the plate, where another place is in the way. */
const SHIFTS: Partial<Record<SpaceId, number>> = {
  frosthold: -6,
  draktharon_keep: 4,
  the_avalanche: 16,
  terrace_of_the_makers: -12,
  thunderfall: 10,
  dalaran: -16,
  grizzlemaw: -30,
  vengeance_landing: 8,
  amberpine_lodge: -36,
  utgarde_keep: -6,
  valgarde: 28,
};

/** A space's code and name, line by line, around (x, y). */
export interface SpaceLabel {
  readonly spot: Spot;
  readonly code: string;
  readonly lines: readonly string[];
  readonly box: Box;
}

/** Words in as few lines as keep to `WIDEST`, as even as can be. */
function broken(words: readonly string[], width: (line: string) => number): readonly string[] {
  const whole = words.join(' ');
  if (words.length === 1 || width(whole) <= WIDEST) return [whole];
  let best = [whole];
  let least = Number.POSITIVE_INFINITY;
  for (let at = 1; at < words.length; at += 1) {
    const lines = [words.slice(0, at).join(' '), ...broken(words.slice(at), width)];
    const widest = Math.max(...lines.map(width)) + 40 * lines.length;
    if (widest < least) [best, least] = [lines, widest];
  }
  return best;
}

function labelsIn(language: Language): readonly SpaceLabel[] {
  const pen = createCanvas(1, 1).getContext('2d');
  pen.font = font('sans700', SIZE);
  const width = (line: string): number => pen.measureText(line).width;
  return [...SPOTS.values()].map((spot): SpaceLabel => {
    const { id, code } = spot.space;
    const dx = SHIFTS[id] ?? 0;
    const [first = '', ...others] = say(language, { key: `lich-king:space.${id}` }).split(' ');
    const lines = broken([`${code} ${first}`, ...others], width);
    const size = { width: Math.max(...lines.map(width)) + 6, height: lines.length * LINE + 4 };
    const below = (id === ICECROWN ? BELOW.citadel : BELOW.plate) + size.height / 2;
    return { spot, code, lines, box: { x: spot.x + dx, y: spot.y + below, ...size } };
  });
}

const kept = new Recent<readonly SpaceLabel[]>(8);

export const labelsOf = (language: Language): readonly SpaceLabel[] => kept.get(language, () => labelsIn(language));

/** The name in white, the code before it in the colour of its region. */
export function drawLabels(pen: Pen, language: Language): void {
  for (const { spot, code, lines, box } of labelsOf(language))
    lines.forEach((line, i) => {
      const y = box.y + SIZE * 0.34 + (i - (lines.length - 1) / 2) * LINE;
      const style = {
        face: 'sans700',
        size: SIZE,
        align: 'center',
        fill: '#ffffff',
        halo: HALO,
        haloWidth: 6,
      } as const;
      const width = write(pen, line, box.x, y, style);
      if (i === 0) write(pen, code, box.x - width / 2, y, { ...style, align: 'left', fill: AREA_LOOKS[spot.area].rim });
    });
}

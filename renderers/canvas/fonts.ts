import { createRequire } from 'node:module';
import { GlobalFonts } from '@napi-rs/canvas';

/** `sans` for everything that is read, `gothic` for heads and names of lands only. */
const FACES = {
  sans500: { package: 'fira-sans-condensed', weight: 500 },
  sans600: { package: 'fira-sans-condensed', weight: 600 },
  sans700: { package: 'fira-sans-condensed', weight: 700 },
  sans800: { package: 'fira-sans-condensed', weight: 800 },
  gothic600: { package: 'grenze-gotisch', weight: 600 },
  gothic700: { package: 'grenze-gotisch', weight: 700 },
} as const;
export type Face = keyof typeof FACES;

/** Each file holds one subset; the second is found by naming its alias too, or ą ę ł ś ż would fall back. */
const SUBSETS = ['latin', 'latin-ext'] as const;

const alias = (face: string, subset: string): string => `wartable-${face}-${subset}`;

export const font = (face: Face, size: number): string =>
  `${size}px ${SUBSETS.map((subset) => alias(face, subset)).join(', ')}`;

export function loadFonts(): void {
  const { resolve } = createRequire(import.meta.url);
  for (const [face, { package: name, weight }] of Object.entries(FACES)) {
    for (const subset of SUBSETS) {
      if (GlobalFonts.has(alias(face, subset))) continue;
      const file = resolve(`@fontsource/${name}/files/${name}-${subset}-${weight}-normal.woff2`);
      if (!GlobalFonts.registerFromPath(file, alias(face, subset)))
        throw new Error(`The font file ${file} cannot be read; "npm ci" brings it back`);
    }
  }
}

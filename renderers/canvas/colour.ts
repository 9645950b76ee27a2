/** '#rrggbb' */
export type Colour = string;

const channels = (colour: Colour): number[] => [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));

/** From `a` (share 0) to `b` (share 1). */
export function mix(a: Colour, b: Colour, share: number): Colour {
  const to = channels(b);
  const mixed = channels(a).map((from, i) => Math.round(from + ((to[i] ?? 0) - from) * share));
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

export const lighten = (colour: Colour, share: number): Colour => mix(colour, '#ffffff', share);
export const darken = (colour: Colour, share: number): Colour => mix(colour, '#000000', share);

export const alpha = (colour: Colour, opacity: number): string => `rgba(${channels(colour).join()},${opacity})`;

/** Relative luminance as WCAG defines it, 0 to 1. */
function luminance(colour: Colour): number {
  const [r = 0, g = 0, b = 0] = channels(colour).map((value) => {
    const v = value / 255;
    return v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** 1 to 21, as WCAG defines it. */
export function contrast(a: Colour, b: Colour): number {
  const [dark = 0, light = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (light + 0.05) / (dark + 0.05);
}

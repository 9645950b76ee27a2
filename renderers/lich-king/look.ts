import type { Colour } from '../canvas/colour.js';

/** The areas of Northrend: three regions, and Icecrown, which is in none (LK-1.2). */
export const AREAS = ['red', 'green', 'purple', 'icecrown'] as const;
export type Area = (typeof AREAS)[number];

export interface AreaLook {
  readonly ground: Colour;
  /** On cards and badges. */
  readonly tone: Colour;
  /** The rim of plates. */
  readonly rim: Colour;
}

export const AREA_LOOKS: Readonly<Record<Area, AreaLook>> = {
  red: { ground: '#934a3e', tone: '#b4584b', rim: '#ffb3a2' },
  green: { ground: '#98a56b', tone: '#8d9d4a', rim: '#d9e79c' },
  purple: { ground: '#6f5a96', tone: '#8a63b5', rim: '#dcc3ff' },
  icecrown: { ground: '#8aa9bf', tone: '#7fb6d8', rim: '#d4f0ff' },
};

/** The picture's plan: the map, the strip of quests below it, the ledger at its right. */
export const SHEET = { width: 1600, height: 1000, map: { width: 1184, height: 804 } } as const;

/** Ice: the edge between the parts of the picture. */
export const ACCENT = '#7fb6d8';
/** Three ghouls, the last of a hero's health. */
export const ALARM = '#ff5a3c';

import { type EliteType, FACTION_IDS, type FactionId } from '../../src/games/wroth/ids.js';
import type { Colour } from '../canvas/colour.js';
import type { Pattern } from '../canvas/palette.js';

/** The picture's plan: the map, and the ledger at its right. */
export const SHEET = { width: 1600, height: 1000, map: 1000 } as const;

export const ACCENT = '#c98a4a';
export const BONE = '#eadfc2';
export const NIGHT = '#2b2140';

export interface FactionLook {
  readonly colour: Colour;
  readonly ink: Colour;
  /** On dark ground. */
  readonly bright: Colour;
  readonly pattern: Pattern;
  readonly dash: readonly number[];
  readonly icon: string;
}

const look = (
  colour: Colour,
  ink: Colour,
  bright: Colour,
  pattern: Pattern,
  dash: readonly number[],
  icon: string,
): FactionLook => ({ colour, ink, bright, pattern, dash, icon });

export const FACTIONS: Readonly<Record<FactionId, FactionLook>> = {
  aldan: look('#4a2a1a', '#ffe9d2', '#c08a62', 'lattice', [12, 5], 'great-pyramid'),
  guild: look('#2a469c', '#eaf0ff', '#8fa8ff', 'bars', [4, 12], 'curvy-knife'),
  koda: look('#df3a36', '#fff2ea', '#ff9a8f', 'bend', [26, 10], 'paw'),
  ooglan: look('#f5f2e8', '#2b2823', '#ffffff', 'dots', [1, 18], 'terror'),
  runen: look('#2f9d89', '#effffb', '#8fe6d4', 'chevrons', [16, 6, 4, 6], 'rune-stone'),
  paldeyn: look('#f3bf0e', '#2e2204', '#ffe08a', 'lattice', [3, 8], 'griffin-symbol'),
  venna: look('#a668e5', '#fbf2ff', '#dcbcff', 'bars', [30, 5], 'stag-head'),
};

export const ELITE_ICONS: Readonly<Record<EliteType, string>> = {
  elagynt: 'elephant-head',
  wynden: 'sun-priest',
  stellen: 'hooded-assassin',
  crysen: 'shiny-purse',
  grizzled: 'bear-face',
  hunter: 'mantrap',
  karn: 'brute',
  nameless: 'dark-squad',
  stoic: 'golem-head',
  miner: 'mining-helmet',
  ram: 'ram-profile',
  lancer: 'mounted-knight',
  marshal: 'knight-banner',
  hexer: 'witch-face',
  revenant: 'spectre',
};

/** Double is written, not drawn. */
export const FACE_ICONS: Readonly<Record<string, string>> = {
  mine: 'war-pick',
  reinforce: 'three-friends',
  maneuver: 'walking-boot',
  fight: 'crossed-swords',
  strike: 'archery-target',
  assault: 'crossed-axes',
};

export const OTHER_ICONS = {
  camp: 'camping-tent',
  pier: 'anchor',
  base: 'barracks-tent',
  objective: 'flag-objective',
  korra: 'rupee',
  lost: 'tombstone',
  first: 'laurel-crown',
} as const;

export const ICONS: readonly string[] = [
  ...new Set([
    ...FACTION_IDS.map((id) => FACTIONS[id].icon),
    ...Object.values(ELITE_ICONS),
    ...Object.values(FACE_ICONS),
    ...Object.values(OTHER_ICONS),
  ]),
];

import type { RegionSymbol, Terrain } from '../../src/games/small-world/boards/index.js';
import type { Faction, MarkerId, PowerId, RaceId } from '../../src/games/small-world/ids.js';

export const RACE_ICONS: Readonly<Record<RaceId, string>> = {
  draenei: 'crystal-shine',
  dwarves: 'dwarf-face',
  gnomes: 'gears',
  humans: 'visored-helm',
  nightElves: 'woman-elf-face',
  worgen: 'wolf-head',
  bloodElves: 'elf-helmet',
  forsaken: 'half-dead',
  goblins: 'goblin',
  orcs: 'orc-head',
  tauren: 'minotaur',
  trolls: 'tribal-mask',
  ethereals: 'mummy-head',
  kobolds: 'candle-light',
  naga: 'sea-serpent',
  pandaren: 'panda',
};

export const POWER_ICONS: Readonly<Record<PowerId, string>> = {
  archaeologist: 'trowel',
  swampwalker: 'rubber-boot',
  champion: 'laurel-crown',
  mountaineer: 'mountain-climbing',
  mining: 'war-pick',
  blacksmith: 'anvil',
  portalMage: 'magic-portal',
  battlemaster: 'crossed-axes',
  marshdweller: 'lily-pads',
  defensive: 'watchtower',
  explorer: 'compass',
  farmer: 'pitchfork',
  fishing: 'fishing-hook',
  intimidating: 'biceps',
  ranger: 'high-shot',
  garrisoned: 'castle',
  beastmaster: 'paw-print',
  enraged: 'fire-punch',
  herbalist: 'three-leaves',
  sailing: 'sailboat',
};

export const MARKER_ICONS: Readonly<Record<MarkerId, string>> = {
  aegis: 'rosa-shield',
  frostmourne: 'relic-blade',
  ashes: 'burning-embers',
  heart: 'gem-pendant',
  doomhammer: 'warhammer',
  meetingStone: 'rune-stone',
  chapel: 'church',
  karazhan: 'evil-tower',
  darkPortal: 'magic-gate',
  battleground: 'tattered-banner',
  well: 'well',
  spiritHealer: 'angel-wings',
};

export const TERRAIN_ICONS: Readonly<Record<Terrain, string>> = {
  mountain: 'peaks',
  forest: 'pine-tree',
  hill: 'hills',
  field: 'wheat',
  swamp: 'reed',
  lake: 'waves',
  sea: 'big-wave',
};

/** Murlocs are pieces, not print, once the game has begun. A slot shows its board's size letter. */
export type PrintedSymbol = Exclude<RegionSymbol, 'murloc'>;

export const SYMBOL_LOOKS: Readonly<
  Record<PrintedSymbol, { readonly icon?: string; readonly ground: string; readonly ink: string }>
> = {
  anchor: { icon: 'anchor', ground: '#123b5c', ink: '#dff1ff' },
  magic: { icon: 'crystal-ball', ground: '#5a2a86', ink: '#f5e6ff' },
  cave: { icon: 'cave-entrance', ground: '#3a2a1e', ink: '#f3e3c8' },
  slot: { ground: '#6a4a12', ink: '#ffe9b0' },
};

/** One hexagon each, and each adds one to the cost of a conquest (SW-4.3). */
export const DEFENCES = {
  mountain: { icon: 'peaks', colour: '#6d645c' },
  fort: { icon: 'stone-tower', colour: '#7b5a36' },
  wispWall: { icon: 'brick-wall', colour: '#2a7d78' },
} as const;
export type Defence = keyof typeof DEFENCES;

export const FACTION_COLOURS: Readonly<Record<Faction, string>> = {
  alliance: '#33507f',
  horde: '#7d2f2c',
  neutral: '#5c5343',
};

export const PIECE_ICONS = {
  murloc: 'fish-monster',
  watchtower: 'padlock',
  beast: 'bear-head',
  champion: 'swordman',
  objective: 'flying-flag',
  bomb: 'unlit-bomb',
  price: 'crossed-swords',
  harmony: 'yin-yang',
} as const;

export const PIECE_COLOURS = {
  murloc: '#2f8f83',
  faceDown: '#7a5a1e',
  artifact: '#2d6fa8',
  place: '#5a2f86',
  watchtower: '#4d545c',
  bomb: '#15130f',
  objective: '#3d4a63',
  beast: '#6b4a2a',
  champion: '#8a6d23',
  harmony: '#2c5f55',
} as const;

export const ICONS: readonly string[] = [
  ...Object.values(RACE_ICONS),
  ...Object.values(POWER_ICONS),
  ...Object.values(MARKER_ICONS),
  ...Object.values(TERRAIN_ICONS),
  ...Object.values(SYMBOL_LOOKS).flatMap(({ icon }) => icon ?? []),
  ...Object.values(DEFENCES).map(({ icon }) => icon),
  ...Object.values(PIECE_ICONS),
];

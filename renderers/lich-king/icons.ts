/** By the rule book's ids. */
export const HERO_ICONS = {
  tirion: 'winged-sword',
  liadrin: 'holy-grail',
  thrall: 'orc-head',
  sylvanas: 'high-shot',
  muradin: 'dwarf-helmet',
  jaina: 'wizard-staff',
  varian: 'lion',
} as const;

export const QUEST_ICONS = {
  naxxramas: 'goo-skull',
  utgarde_keep: 'viking-helmet',
  wyrmrest_temple: 'spiked-dragon-head',
  the_nexus: 'crystal-cluster',
  azjol_nerub: 'masked-spider',
  vault_of_archavon: 'rock-golem',
  ulduar: 'robot-golem',
  argent_tournament: 'mounted-knight',
  gundrak: 'snake-totem',
  icecrown_citadel: 'crowned-skull',
} as const;

export const REWARD_ICONS = {
  argent_crusaders: 'templar-shield',
  borrowed_time: 'hourglass',
  one_quiet_night: 'night-sleep',
  alexstraszas_cleansing: 'dragon-head',
  blessing_of_the_light: 'sunbeams',
  gunship_support: 'zeppelin',
  new_allies: 'shaking-hands',
  onward_to_victory: 'rally-the-troops',
  knights_of_the_ebon_blade: 'black-knight-helm',
} as const;

/** What cards do and quest steps ask for: colour of a card, and of a step that is done. */
export const KIND_LOOKS = {
  fight: { icon: 'crossed-swords', card: '#a13a30', step: '#d9584a' },
  defend: { icon: 'shield', card: '#3c6ea3', step: '#5b9bdc' },
  travel: { icon: 'walking-boot', card: '#8a6d23', step: '#e0b44a' },
  heal: { icon: 'heart-plus', card: '#2f8057', step: '#57c08a' },
} as const;
export const REWARD_CARD = '#c08a1e';

export const PIECE_ICONS = {
  ghoul: 'death-skull',
  abomination: 'frankenstein-creature',
  lichKing: 'brutal-helm',
  stronghold: 'tower-flag',
  closed: 'padlock',
  scourge: 'raise-zombie',
  despair: 'tear-tracks',
  heroDeck: 'card-draw',
  scourgeDeck: 'card-pick',
  health: 'hearts',
  done: 'check-mark',
} as const;

export const ICONS: readonly string[] = [
  ...Object.values(HERO_ICONS),
  ...Object.values(QUEST_ICONS),
  ...Object.values(REWARD_ICONS),
  ...Object.values(KIND_LOOKS).map(({ icon }) => icon),
  ...Object.values(PIECE_ICONS),
];

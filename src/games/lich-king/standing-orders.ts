import type { Gate } from './ids.js';

export const DEFENCES = ['never', 'ifDefeatOtherwise', 'always'] as const;
export const CONSENTS = ['all', 'healOnly', 'none'] as const;
export const PREVENTIONS = ['never', 'overrunOnly', 'always', 'ask'] as const;

/** What is done for a player without asking; changed at any time (LK-17.8). */
export interface StandingOrders {
  /** Never asked for Fight cards. */
  readonly autoPassFight: boolean;
  /** Cards are laid out for quests as the best sequence wants them (LK-17.4). */
  readonly autoContribute: boolean;
  /** What happens to Defend cards when the time is up (LK-17.5). */
  readonly defend: (typeof DEFENCES)[number];
  /** Which effects on the own hero need no word (LK-17.7). */
  readonly autoConsent: (typeof CONSENTS)[number];
  /** Which ghouls Liadrin prevents (LK-17.9). */
  readonly indomitable: (typeof PREVENTIONS)[number];
  /** Gates at which the holder of a reward wants to be asked (LK-17.6). */
  readonly holdGates: readonly Gate[];
}

export const DEFAULT_ORDERS: StandingOrders = {
  autoPassFight: false,
  autoContribute: true,
  defend: 'ifDefeatOtherwise',
  autoConsent: 'all',
  indomitable: 'overrunOnly',
  holdGates: ['G2', 'G4'],
};

import { lichKingGreedy } from './lich-king/greedy.js';
import type { Policy } from './policy.js';
import { sampleMove } from './sample.js';
import { wrothGreedy } from './wroth/greedy.js';

/** Takes whatever is legal. */
export const randomPolicy: Policy = ({ decisions, random }) => sampleMove(decisions, random);

/** Plain sensible play, by game: a measure of difficulty, and an opponent of random play. */
const GREEDY: Readonly<Record<string, Policy>> = {
  'lich-king': lichKingGreedy,
  wroth: wrothGreedy,
};

export const POLICY_NAMES = ['random', 'greedy'] as const;
export type PolicyName = (typeof POLICY_NAMES)[number];

/** The policy of this name for a game, if there is one. */
export const policyFor = (game: string, name: PolicyName): Policy | undefined =>
  name === 'random' ? randomPolicy : Object.hasOwn(GREEDY, game) ? GREEDY[game] : undefined;

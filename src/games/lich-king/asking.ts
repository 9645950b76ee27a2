import type { Choice, Facts, Option, Verb } from '../../engine/index.js';
import { spaceOf } from './data/map.js';
import type { SpaceId } from './data/spaces.js';
import { HERO_IDS, type HeroId, type Region } from './ids.js';
import type { LichKingMove } from './moves.js';
import { key, SPACE_NAMES } from './words.js';

export const codeOf = (space: SpaceId): string => spaceOf(space).code;

/** Several spaces by what stands on the picture: 'R2+R1'. */
export const codesOf = (spaces: readonly SpaceId[]): string => spaces.map(codeOf).join('+');

/** A space as the facts of a label. */
export const factsOf = (space: SpaceId): Facts => ({ space: SPACE_NAMES[space], code: codeOf(space) });

const REGION_GROUPS: Readonly<Record<Region | 'icecrown', string>> = {
  red: key('region.red'),
  green: key('region.green'),
  purple: key('region.purple'),
  icecrown: key('region.icecrown'),
};

/** Keys by which long lists are grouped. */
export const groupOf = (space: SpaceId): string => REGION_GROUPS[spaceOf(space).region ?? 'icecrown'];

export const HERO_GROUPS = Object.fromEntries(HERO_IDS.map((id) => [id, key(`hero.${id}`)])) as Readonly<
  Record<HeroId, string>
>;

interface Question {
  readonly id: string;
  readonly verb: Verb;
  readonly prompt: string;
  readonly facts?: Facts;
  readonly options: readonly Option<LichKingMove>[];
  readonly suggested?: string;
}

/** A choice among complete moves, if there is any. */
export const choiceOf = (question: Question): Choice<LichKingMove> | undefined =>
  question.options.length === 0 ? undefined : { kind: 'choice', ...question };

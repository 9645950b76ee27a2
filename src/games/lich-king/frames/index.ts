import { abominationStep, abominations, abominationVictim } from './abominations.js';
import { assignHits } from './assign-hits.js';
import { consent } from './consent.js';
import { defend } from './defend.js';
import { draw, placeStronghold } from './draw.js';
import { fight, fightCards } from './fight.js';
import type { FrameKind, FrameRule } from './frame.js';
import { freeFightOffer } from './free-fight-offer.js';
import { handLimit } from './hand-limit.js';
import { quest } from './quest.js';
import { questProgress } from './quest-progress.js';
import { rewardGate } from './reward-gate.js';
import { rise, riseGap } from './rise.js';
import { scourge } from './scourge.js';
import { indomitable, summoning } from './summoning.js';
import { turn } from './turn.js';

/** All kinds of frames there are; a missing one does not compile. */
export const FRAMES: { readonly [K in FrameKind]: FrameRule<K> } = {
  fight,
  fightCards,
  assignHits,
  quest,
  questProgress,
  defend,
  consent,
  freeFightOffer,
  placeStronghold,
  summoning,
  indomitable,
  turn,
  draw,
  rise,
  riseGap,
  scourge,
  abominations,
  abominationStep,
  abominationVictim,
  handLimit,
  rewardGate,
};

/** The rule of a frame whose kind is not known here. */
export const ruleOf = (kind: FrameKind): FrameRule<FrameKind> => FRAMES[kind] as unknown as FrameRule<FrameKind>;

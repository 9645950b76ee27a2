import { controls, unitsIn } from '../../board.js';
import type { Trait } from '../../hooks.js';
import { NUMBERED } from '../../ids.js';

const UNITS = 3;
const MOST = 2;

/** WR-21.1.2: a point for each controlled region with exactly three own units. */
export const sacredFormation = {
  id: 'aldan.sacred_formation',
  faction: 'aldan',
  score: (state, side) =>
    Math.min(
      MOST,
      NUMBERED.filter((region) => unitsIn(state, side, region) === UNITS && controls(state, side, region)).length,
    ),
} as const satisfies Trait;

import { violation } from '../../../../engine/index.js';
import { factionOf } from '../../board.js';
import { CHAOS_SIDES } from '../../components/dice.js';
import type { Trait } from '../../hooks.js';
import { NUMBERED } from '../../ids.js';
import type { Side, WrothState } from '../../state.js';
import { deployBasics } from '../../units.js';
import { labelOf, offer, powerOf } from '../power.js';

const ID = 'ooglan.legend_made_flesh';
const ROLLS = 3;
const SWARM = 2;

const basicsLeft = (state: WrothState, side: Side): number => {
  const { mat, discard } = factionOf(state, side);
  return mat + discard;
};

/** WR-21.4.1: three times two Basics appear where the d8 says, from the mat and then from the discard pile. */
export const legendMadeFlesh = {
  id: ID,
  faction: 'ooglan',
  power: powerOf<'trait.use'>({
    takes: [],
    decide: (state, side) =>
      basicsLeft(state, side) === 0
        ? undefined
        : offer(ID, [
            {
              id: 'use',
              label: labelOf(ID),
              facts: { count: Math.min(ROLLS * SWARM, basicsLeft(state, side)) },
              move: { type: 'trait.use', trait: ID },
              ends: 'chance',
            },
          ]),
    refuse: (state, side) =>
      basicsLeft(state, side) === 0 ? violation('WR-14.3', 'mat-short', { mat: 0 }) : undefined,
    perform: (draft, side) => {
      for (let roll = 0; roll < ROLLS; roll++) {
        const region = NUMBERED[draft.random.int(CHAOS_SIDES)];
        if (region === undefined) continue;
        const fresh = deployBasics(draft, side, region, SWARM);
        deployBasics(draft, side, region, SWARM - fresh, 'discard');
      }
    },
  }),
} as const satisfies Trait;

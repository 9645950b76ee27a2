import { NUMBERED } from '../../ids.js';
import type { Scenario } from '../scenario.js';

const raiseTheTents: Scenario = {
  id: 'paldeyn.raise_the_tents',
  faction: 'paldeyn',
  events: [{ id: 'tents', amount: 1 }],
  missions: [
    { side: 'humans', type: 'controlAllTimes', regions: ['objective:A', 'objective:B'], times: [1, 2, 2, 2] },
    { side: 'ai', type: 'vp', value: [60, 42, 37, 35] },
  ],
  setup: {
    base: [2],
    tokens: { 2: 'T09', 5: 'T10' },
    units: [{ elite: 'marshal', count: [0, 1, 1, 1], at: 'base' }],
    objectives: { A: [2], B: [5] },
  },
  chaos: [
    { ops: [{ op: 'deployElite', elite: 'marshal', count: 1, at: 'objective:A' }] },
    { ops: [{ op: 'performAction', action: 'reinforce' }] },
    { ops: [{ op: 'ability', id: 'paldeyn.drive_out' }] },
    { ops: [{ op: 'korraPerDominated', amount: 1 }] },
    { ops: [{ op: 'attackEach', where: 'objective', damage: 1 }] },
    { minPlayers: 3, ops: [{ op: 'deployElite', elite: 'lancer', count: 1, at: 'objective:B' }] },
    { minPlayers: 3, ops: [{ op: 'ability', id: 'paldeyn.drive_out' }] },
    {
      minPlayers: 4,
      ops: [
        { op: 'deployBasics', at: 'objective:A', count: 2 },
        { op: 'deployBasics', at: 'objective:B', count: 2 },
      ],
    },
  ],
};

const shiningCharge: Scenario = {
  id: 'paldeyn.shining_charge',
  faction: 'paldeyn',
  events: [{ id: 'buyFirst', elite: 'lancer' }],
  missions: [
    { side: 'humans', type: 'vp', value: [18, 32, 42, 50] },
    { side: 'ai', type: 'vp', value: [58, 44, 40, 32] },
  ],
  setup: {
    base: [1, 2, 3, 4, 5, 6],
    tokens: {},
    units: [{ elite: 'lancer', count: [0, 1, 2, 3], at: 'base' }],
    objectives: {},
  },
  chaos: [
    { ops: [{ op: 'deployElite', elite: 'lancer', count: 1, at: 'base' }] },
    { ops: [{ op: 'moveElites', elite: 'lancer' }] },
    { ops: [{ op: 'attackEach', where: 'lancer', damage: 1 }] },
    { ops: [{ op: 'moveBase', to: 'next' }] },
    { ops: [{ op: 'korraPerDominated', amount: 1 }] },
    { minPlayers: 3, ops: [{ op: 'deployElite', elite: 'marshal', count: 1, at: 'threatMaxOccupied' }] },
    {
      minPlayers: 3,
      ops: [
        { op: 'moveElites', elite: 'lancer' },
        { op: 'attackEach', where: 'lancer', damage: 1 },
      ],
    },
    { minPlayers: 4, ops: [{ op: 'performAction', action: 'reinforce' }] },
  ],
};

const rightOfLaw: Scenario = {
  id: 'paldeyn.right_of_law',
  faction: 'paldeyn',
  events: [{ id: 'aiDominance', value: 2 }],
  missions: [
    { side: 'ai', type: 'dominateCount', count: [7, 6, 6, 6], fromRound: 3 },
    { side: 'ai', type: 'vp', value: [58, 46, 42, 38] },
    { side: 'humans', type: 'vp', value: [18, 32, 42, 46] },
    { side: 'humans', type: 'aiDominatesNone', fromRound: 4, consecutive: 2 },
  ],
  setup: {
    base: NUMBERED,
    tokens: {},
    units: [{ elite: 'marshal', count: [0, 1, 2, 2], at: 'base' }],
    objectives: {},
  },
  chaos: [
    { ops: [{ op: 'ability', id: 'paldeyn.drive_out' }] },
    { ops: [{ op: 'deployElite', elite: 'marshal', count: 1, at: 'threatMaxOccupied' }] },
    { ops: [{ op: 'korraPerDominated', amount: 1 }] },
    { ops: [{ op: 'deployBasics', at: 'baseNext', count: 2 }] },
    { ops: [{ op: 'humansDeploy', count: 1 }] },
    { ops: [{ op: 'deployElite', elite: 'lancer', count: 1, at: 'base' }] },
    { minPlayers: 3, ops: [{ op: 'ability', id: 'paldeyn.drive_out' }] },
    { minPlayers: 4, ops: [{ op: 'performAction', action: 'fight' }] },
  ],
};

export const PALDEYN_SCENARIOS: readonly Scenario[] = [raiseTheTents, shiningCharge, rightOfLaw];

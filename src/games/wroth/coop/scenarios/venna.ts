import { NUMBERED } from '../../ids.js';
import type { Scenario } from '../scenario.js';

const stolenFire: Scenario = {
  id: 'venna.stolen_fire',
  faction: 'venna',
  events: [{ id: 'siphon', amount: 1 }],
  missions: [
    { side: 'humans', type: 'vp', value: [16, 28, 34, 38] },
    { side: 'ai', type: 'vp', value: [60, 45, 40, 38] },
  ],
  setup: {
    base: NUMBERED,
    tokens: {},
    units: [{ elite: 'hexer', count: [0, 1, 1, 2], at: 'base' }],
    objectives: {},
  },
  chaos: [
    { ops: [{ op: 'deployElite', elite: 'hexer', count: 1, at: 'base' }] },
    { ops: [{ op: 'ability', id: 'venna.stolen_rite' }] },
    { ops: [{ op: 'loseKorra', amount: 1, to: 'pool' }] },
    { ops: [{ op: 'moveBase', to: 'next' }] },
    { ops: [{ op: 'korra', who: 'each', amount: 1, spend: false }] },
    { ops: [{ op: 'attackEach', where: 'hexer', damage: 1 }] },
    { minPlayers: 3, ops: [{ op: 'deployElite', elite: 'revenant', count: 1, at: 'base' }] },
    { minPlayers: 4, ops: [{ op: 'ability', id: 'venna.stolen_rite' }] },
  ],
};

const lowerGate: Scenario = {
  id: 'venna.lower_gate',
  faction: 'venna',
  events: [{ id: 'gate', token: 'A' }],
  missions: [
    { side: 'humans', type: 'controlTimes', region: 'objective:A', times: [1, 2, 3, 3] },
    { side: 'ai', type: 'vp', value: [60, 44, 42, 38] },
  ],
  setup: {
    base: [1, 2, 3, 4, 5, 6],
    tokens: { 7: 'T11' },
    units: [{ basics: [1, 2, 3, 4], each: [7] }],
    objectives: { A: [7] },
  },
  chaos: [
    { ops: [{ op: 'deployElite', elite: 'revenant', count: 1, at: 'objective:A' }] },
    { ops: [{ op: 'scatter', at: 'objective:A' }] },
    { ops: [{ op: 'gatherDeploy', count: 2, at: 'objective:A' }] },
    { ops: [{ op: 'korraPerDominated', amount: 1 }] },
    { ops: [{ op: 'attack', at: 'objective:A', damage: 2, times: 1 }] },
    { ops: [{ op: 'moveBase', to: 'threatMax' }] },
    { minPlayers: 3, ops: [{ op: 'deployElite', elite: 'hexer', count: 1, at: 'objective:A' }] },
    { minPlayers: 4, ops: [{ op: 'gatherDeploy', count: 4, at: 'objective:A' }] },
  ],
};

const gatheringOfOutcasts: Scenario = {
  id: 'venna.gathering_of_outcasts',
  faction: 'venna',
  events: [{ id: 'reclaim', count: 2 }],
  missions: [
    { side: 'humans', type: 'vp', value: [16, 28, 34, 38] },
    { side: 'ai', type: 'vp', value: [60, 45, 40, 38] },
    { side: 'humans', type: 'destroyBasics', count: [8, 12, 16, 20] },
  ],
  setup: {
    base: NUMBERED,
    tokens: {},
    units: [],
    objectives: {},
  },
  chaos: [
    { ops: [{ op: 'gatherDeploy', count: 2, at: 'base' }] },
    { ops: [{ op: 'deployElite', elite: 'revenant', count: 1, at: 'base' }] },
    { ops: [{ op: 'performAction', action: 'maneuver' }] },
    { ops: [{ op: 'korraPerDominated', amount: 1 }] },
    { ops: [{ op: 'deployElite', elite: 'hexer', count: 1, at: 'threatMaxOccupied' }] },
    { ops: [{ op: 'moveBase', to: 'next' }] },
    { minPlayers: 3, ops: [{ op: 'gatherDeploy', count: 3, at: 'threatMax' }] },
    { minPlayers: 4, ops: [{ op: 'ability', id: 'venna.stolen_rite' }] },
  ],
};

export const VENNA_SCENARIOS: readonly Scenario[] = [stolenFire, lowerGate, gatheringOfOutcasts];

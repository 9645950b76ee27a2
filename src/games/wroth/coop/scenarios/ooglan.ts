import { NUMBERED } from '../../ids.js';
import type { Scenario } from '../scenario.js';

const cullTheWeak: Scenario = {
  id: 'ooglan.cull_the_weak',
  faction: 'ooglan',
  events: [],
  missions: [
    { side: 'ai', type: 'controlAll', regions: [5, 6], consecutive: [3, 3, 2, 2] },
    { side: 'ai', type: 'vp', value: [60, 45, 40, 38] },
    { side: 'humans', type: 'vp', value: [16, 28, 34, 38] },
  ],
  setup: {
    base: [1, 2, 3, 4],
    tokens: { 5: 'T11', 6: 'T10' },
    units: [],
    objectives: {},
  },
  chaos: [
    { ops: [{ op: 'marchToward', targets: [5, 6], minUnits: 2 }] },
    { ops: [{ op: 'deployElite', elite: 'nameless', count: 1, at: 'threatMaxVacant' }] },
    { ops: [{ op: 'ability', id: 'ooglan.bedlam' }] },
    { ops: [{ op: 'korraPerDominated', amount: 1 }] },
    {
      ops: [
        { op: 'marchToward', targets: [5, 6], minUnits: 2 },
        { op: 'attack', at: 'region:5', damage: 1, times: 1 },
        { op: 'attack', at: 'region:6', damage: 1, times: 1 },
      ],
    },
    { minPlayers: 3, ops: [{ op: 'deployElite', elite: 'karn', count: 1, at: 'random' }] },
    { minPlayers: 3, ops: [{ op: 'deployBasics', at: 'base', count: 3 }] },
    {
      minPlayers: 4,
      ops: [
        { op: 'attack', at: 'region:5', damage: 1, times: 1 },
        { op: 'attack', at: 'region:6', damage: 1, times: 1 },
      ],
    },
  ],
};

const birthOfALegend: Scenario = {
  id: 'ooglan.birth_of_a_legend',
  faction: 'ooglan',
  events: [{ id: 'legend', counter: 'legend' }],
  missions: [
    { side: 'ai', type: 'counter', name: 'legend', atLeast: [8, 7, 6, 5] },
    { side: 'ai', type: 'vp', value: [60, 45, 42, 42] },
    { side: 'humans', type: 'vp', value: [16, 28, 34, 42] },
  ],
  setup: {
    base: [8],
    tokens: { 8: 'T09' },
    units: [],
    objectives: { A: [8] },
  },
  chaos: [
    { ops: [{ op: 'counter', name: 'legend', delta: 1 }] },
    { ops: [{ op: 'deployElite', elite: 'nameless', count: 1, at: 'threatMaxVacant' }] },
    { ops: [{ op: 'deployBasics', at: 'objective:A', count: 2 }] },
    { ops: [{ op: 'moveObjective', token: 'A', to: 'random' }] },
    { ops: [{ op: 'korraPerDominated', amount: 1 }] },
    { ops: [{ op: 'ability', id: 'ooglan.bedlam' }] },
    { minPlayers: 3, ops: [{ op: 'deployElite', elite: 'karn', count: 1, at: 'random' }] },
    { minPlayers: 4, ops: [{ op: 'deployBasics', at: 'objective:A', count: 3 }] },
  ],
};

const quietBefore: Scenario = {
  id: 'ooglan.quiet_before',
  faction: 'ooglan',
  events: [{ id: 'silence', rounds: [2, 1, 1, 1], musterFactor: [2, 3, 4, 4] }],
  missions: [
    { side: 'humans', type: 'vp', value: [26, 36, 46, 60] },
    { side: 'ai', type: 'vp', value: [52, 44, 38, 28] },
  ],
  setup: {
    base: NUMBERED,
    tokens: {},
    units: [
      { elite: 'nameless', count: [0, 0, 1, 2], at: 'random' },
      { elite: 'karn', count: [0, 0, 1, 2], at: 'random' },
    ],
    objectives: {},
  },
  chaos: [
    { ops: [{ op: 'deployElite', elite: 'nameless', count: 1, at: 'threatMaxVacant' }] },
    { ops: [{ op: 'deployBasics', at: 'random', count: 2 }] },
    { ops: [{ op: 'korraPerDominated', amount: 1 }] },
    { ops: [{ op: 'deployElite', elite: 'karn', count: 1, at: 'random' }] },
    { ops: [{ op: 'ability', id: 'ooglan.bedlam' }] },
    { ops: [{ op: 'moveBase', to: 'random' }] },
    { minPlayers: 3, ops: [{ op: 'attack', at: 'threatMax', damage: 2, times: 1 }] },
    {
      minPlayers: 4,
      ops: [
        { op: 'deployBasics', at: 'random', count: 2 },
        { op: 'deployBasics', at: 'random', count: 2 },
      ],
    },
  ],
};

export const OOGLAN_SCENARIOS: readonly Scenario[] = [cullTheWeak, birthOfALegend, quietBefore];

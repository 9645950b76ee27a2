import { NUMBERED } from '../../ids.js';
import type { Scenario } from '../scenario.js';

const bringTheRain: Scenario = {
  id: 'aldan.bring_the_rain',
  faction: 'aldan',
  events: [{ id: 'rainTally' }],
  missions: [
    {
      side: 'humans',
      type: 'conditions',
      need: 2,
      rounds: 6,
      of: [
        { type: 'humansControlAtLeast', count: [1, 2, 4, 5] },
        { type: 'aiControlsAtMost', regions: [7, 8], count: 1 },
        { type: 'aiElitesInPlayAtMost', count: [2, 2, 2, 3] },
      ],
    },
    { side: 'ai', type: 'failures', count: [4, 3, 3, 3] },
  ],
  setup: {
    base: [1],
    tokens: { 7: 'T10', 8: 'T09' },
    units: [
      { elite: 'elagynt', count: [0, 1, 1, 1], at: 'base' },
      { elite: 'wynden', count: [0, 0, 0, 1], at: 'base' },
    ],
    objectives: {},
  },
  chaos: [
    { ops: [{ op: 'deployElite', elite: 'elagynt', count: 1, at: 'base' }] },
    { ops: [{ op: 'deployBasics', at: 'region:7', count: 2 }] },
    { ops: [{ op: 'korraPerDominated', amount: 1 }] },
    { ops: [{ op: 'moveBase', to: 'next' }] },
    { ops: [{ op: 'attack', at: 'threatMaxReach', damage: 1, times: 1 }] },
    { minPlayers: 3, ops: [{ op: 'deployElite', elite: 'wynden', count: 1, at: 'base' }] },
    { minPlayers: 3, ops: [{ op: 'scatter', at: 'mostAi' }] },
    {
      minPlayers: 4,
      ops: [
        { op: 'deployBasics', at: 'region:7', count: 2 },
        { op: 'deployBasics', at: 'region:8', count: 2 },
      ],
    },
  ],
};

const procession: Scenario = {
  id: 'aldan.procession',
  faction: 'aldan',
  events: [{ id: 'baseSteps', steps: 2 }, { id: 'elitesFollowBase' }],
  missions: [
    { side: 'humans', type: 'vp', value: [14, 25, 34, 38] },
    { side: 'ai', type: 'vp', value: [65, 48, 40, 38] },
    { side: 'humans', type: 'noAiElites', fromRound: 3, controlAtLeast: 4 },
  ],
  setup: {
    base: NUMBERED,
    tokens: {},
    units: [{ elite: 'elagynt', count: [1, 1, 2, 2], at: 'base' }],
    objectives: {},
  },
  chaos: [
    { ops: [{ op: 'deployElite', elite: 'elagynt', count: 1, at: 'base' }] },
    { ops: [{ op: 'attackEach', where: 'aiElite', damage: 1 }] },
    { ops: [{ op: 'korraPerDominated', amount: 1 }] },
    { ops: [{ op: 'deployBasics', at: 'base', count: 2 }] },
    { ops: [{ op: 'ability', id: 'aldan.ordinance' }] },
    { minPlayers: 3, ops: [{ op: 'deployElite', elite: 'wynden', count: 1, at: 'base' }] },
    { minPlayers: 3, ops: [{ op: 'moveElites', elite: 'any' }] },
    { minPlayers: 4, ops: [{ op: 'attackEach', where: 'aiElite', damage: 1 }] },
  ],
};

const measuredHour: Scenario = {
  id: 'aldan.measured_hour',
  faction: 'aldan',
  events: [{ id: 'upkeepBasics', count: 1, at: 'base' }],
  missions: [
    { side: 'humans', type: 'vp', value: [20, 44, 64, 72] },
    { side: 'ai', type: 'roundEnds', round: 6 },
  ],
  setup: {
    base: [1, 2, 3, 4, 5, 6],
    tokens: { 7: 'T09', 8: 'T10' },
    units: [{ elite: 'wynden', count: [0, 0, 1, 1], at: 'base' }],
    objectives: {},
  },
  chaos: [
    { ops: [{ op: 'deployBasics', at: 'base', perPlayer: 1 }] },
    { ops: [{ op: 'deployElite', elite: 'elagynt', count: 1, at: 'base' }] },
    { ops: [{ op: 'korraPerDominated', amount: 1 }] },
    { ops: [{ op: 'performAction', action: 'reinforce' }] },
    { ops: [{ op: 'none' }] },
    { ops: [{ op: 'ability', id: 'aldan.ordinance' }] },
    { minPlayers: 3, ops: [{ op: 'deployElite', elite: 'wynden', count: 1, at: 'threatMaxOccupied' }] },
    { minPlayers: 4, ops: [{ op: 'performAction', action: 'fight' }] },
  ],
};

export const ALDAN_SCENARIOS: readonly Scenario[] = [bringTheRain, procession, measuredHour];

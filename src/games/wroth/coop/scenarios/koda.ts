import { NUMBERED } from '../../ids.js';
import type { Scenario } from '../scenario.js';

const greatShedding: Scenario = {
  id: 'koda.great_shedding',
  faction: 'koda',
  events: [{ id: 'healUpkeep', elite: 'grizzled', amount: 1 }],
  missions: [
    { side: 'humans', type: 'vp', value: [16, 24, 34, 38] },
    { side: 'ai', type: 'vp', value: [60, 48, 42, 40] },
    { side: 'humans', type: 'destroyEliteType', elite: 'grizzled', count: [3, 3, 4, 5] },
  ],
  setup: {
    base: NUMBERED,
    tokens: {},
    units: [{ elite: 'grizzled', count: [1, 1, 1, 2], at: 'base' }],
    objectives: {},
  },
  chaos: [
    { ops: [{ op: 'deployElite', elite: 'grizzled', count: 1, at: 'base' }] },
    { ops: [{ op: 'moveElites', elite: 'grizzled' }] },
    { ops: [{ op: 'attackEach', where: 'grizzled', damage: 1 }] },
    { ops: [{ op: 'korraPerDominated', amount: 1 }] },
    { ops: [{ op: 'moveBase', to: 'next' }] },
    { minPlayers: 3, ops: [{ op: 'deployElite', elite: 'hunter', count: 2, at: 'threatMaxReach' }] },
    {
      minPlayers: 3,
      ops: [
        { op: 'moveElites', elite: 'grizzled' },
        { op: 'attackEach', where: 'grizzled', damage: 1 },
      ],
    },
    { minPlayers: 4, ops: [{ op: 'deployBasics', at: 'base', count: 4 }] },
  ],
};

const winterLarder: Scenario = {
  id: 'koda.winter_larder',
  faction: 'koda',
  events: [
    { id: 'buyFirst', elite: 'hunter' },
    { id: 'freeHunter', at: 'threatMax' },
  ],
  missions: [
    { side: 'humans', type: 'vp', value: [12, 22, 28, 30] },
    { side: 'ai', type: 'vp', value: [65, 50, 46, 46] },
  ],
  setup: {
    base: [1, 2, 3, 4],
    tokens: {},
    units: [{ elite: 'hunter', count: [1, 2, 3, 4], at: 'random' }],
    objectives: {},
  },
  chaos: [
    { ops: [{ op: 'deployElite', elite: 'hunter', count: 1, at: 'threatMax' }] },
    { ops: [{ op: 'snareAll' }] },
    { ops: [{ op: 'korraPerDominated', amount: 1 }] },
    { ops: [{ op: 'moveElites', elite: 'hunter' }] },
    { ops: [{ op: 'deployElite', elite: 'grizzled', count: 1, at: 'base' }] },
    { ops: [{ op: 'humansDeploy', count: 1 }] },
    { minPlayers: 3, ops: [{ op: 'deployElite', elite: 'hunter', count: 2, at: 'threatMax' }] },
    { minPlayers: 4, ops: [{ op: 'snareAll' }] },
  ],
};

const bloodForTheShore: Scenario = {
  id: 'koda.blood_for_the_shore',
  faction: 'koda',
  events: [{ id: 'coastBase', regions: [1, 2, 3, 4, 5, 6] }],
  missions: [
    { side: 'ai', type: 'controlCount', among: [1, 2, 3, 4, 5, 6], count: 6, fromRound: 3 },
    { side: 'ai', type: 'vp', value: [65, 50, 42, 38] },
    { side: 'humans', type: 'vp', value: [12, 24, 34, 38] },
  ],
  setup: {
    base: [1, 2, 3, 4, 5, 6],
    tokens: { 7: 'T07', 8: 'T08' },
    units: [{ basics: [0, 1, 1, 2], each: [1, 3, 5] }],
    objectives: {},
  },
  chaos: [
    { ops: [{ op: 'deployBasicsVacant', among: [1, 2, 3, 4, 5, 6], count: 1 }] },
    { ops: [{ op: 'deployElite', elite: 'grizzled', count: 1, at: 'base' }] },
    { ops: [{ op: 'performAction', action: 'fight' }] },
    { ops: [{ op: 'korraPerDominated', amount: 1 }] },
    { ops: [{ op: 'deployElite', elite: 'hunter', count: 1, at: 'threatMaxReach' }] },
    { minPlayers: 3, ops: [{ op: 'scatter', at: 'mostAi' }] },
    { minPlayers: 3, ops: [{ op: 'deployBasics', at: 'base', count: 3 }] },
    { minPlayers: 4, ops: [{ op: 'performAction', action: 'fight' }] },
  ],
};

export const KODA_SCENARIOS: readonly Scenario[] = [greatShedding, winterLarder, bloodForTheShore];

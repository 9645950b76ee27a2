import type { Scenario } from '../scenario.js';

const showOfForce: Scenario = {
  id: 'runen.show_of_force',
  faction: 'runen',
  events: [{ id: 'buyFirst', elite: 'ram' }],
  missions: [{ side: 'both', type: 'vp', value: 35 }],
  setup: {
    base: [1, 2, 3, 4],
    tokens: {},
    units: [{ elite: 'ram', count: [0, 1, 2, 3], at: 'random' }],
    objectives: {},
  },
  chaos: [
    { ops: [{ op: 'deployElite', elite: 'ram', count: 1, at: 'base' }] },
    { ops: [{ op: 'korraPerDominated', amount: 1 }] },
    { ops: [{ op: 'moveElites', elite: 'ram' }] },
    { ops: [{ op: 'moveBase', to: 'next' }] },
    {
      minPlayers: 3,
      ops: [
        { op: 'deployElite', elite: 'priority', count: 1, at: 'base' },
        { op: 'attackEach', where: 'ram', damage: 1 },
      ],
    },
    { minPlayers: 3, ops: [{ op: 'korraPerDominated', amount: 2 }] },
    {
      minPlayers: 4,
      ops: [
        { op: 'deployElite', elite: 'priority', count: 1, at: 'base' },
        { op: 'attackEach', where: 'ram', damage: 1 },
      ],
    },
    { minPlayers: 4, ops: [{ op: 'korraPerDominated', amount: 1 }] },
  ],
};

const longGrudge: Scenario = {
  id: 'runen.long_grudge',
  faction: 'runen',
  events: [{ id: 'korraOnAiEliteDestroyed', amount: 2 }],
  missions: [
    { side: 'humans', type: 'destroyElites', count: [1, 2, 2, 3] },
    { side: 'ai', type: 'vp', value: [75, 60, 56, 48] },
  ],
  setup: {
    base: [7],
    tokens: { 7: 'T11', 8: 'T09' },
    units: [{ elite: 'stoic', count: [1, 1, 1, 2], at: 'base' }],
    objectives: {},
  },
  chaos: [
    { ops: [{ op: 'deployElite', elite: 'stoic', count: 1, at: 'base' }] },
    { ops: [{ op: 'heal', elite: 'any', amount: 1 }] },
    {
      ops: [
        { op: 'moveElites', elite: 'ram' },
        { op: 'attack', at: 'threatMaxReach', damage: 1, times: 1 },
      ],
    },
    { ops: [{ op: 'moveBase', to: 'next' }] },
    { ops: [{ op: 'deployElite', elite: 'ram', count: 1, at: 'base' }] },
    { minPlayers: 3, ops: [{ op: 'scatter', at: 'mostAi' }] },
    { minPlayers: 3, ops: [{ op: 'korra', who: 'ai', amount: 2, spend: false }] },
    { minPlayers: 4, ops: [{ op: 'deployElite', elite: 'stoic', count: 1, at: 'threatMaxOccupied' }] },
  ],
};

const deepDelve: Scenario = {
  id: 'runen.deep_delve',
  faction: 'runen',
  events: [{ id: 'aiMineBonus', amount: 1 }],
  missions: [
    { side: 'humans', type: 'controlAll', regions: [7, 8], consecutive: 2 },
    { side: 'humans', type: 'vp', value: [16, 28, 30, 30] },
    { side: 'ai', type: 'vp', value: [60, 45, 42, 42] },
  ],
  setup: {
    base: [8],
    tokens: { 7: 'T10', 8: 'T11' },
    units: [{ elite: 'miner', count: [1, 1, 2, 2], at: 'base' }],
    objectives: { A: [7], B: [8] },
  },
  chaos: [
    { ops: [{ op: 'deployElite', elite: 'miner', count: 1, at: 'base' }] },
    { ops: [{ op: 'performAction', action: 'mine' }] },
    { ops: [{ op: 'korraPerDominated', amount: 1 }] },
    {
      ops: [
        { op: 'deployBasics', at: 'region:7', count: 2 },
        { op: 'deployBasics', at: 'region:8', count: 1 },
      ],
    },
    { ops: [{ op: 'attack', at: 'threatMaxReach', damage: 1, times: 1 }] },
    { minPlayers: 3, ops: [{ op: 'deployElite', elite: 'stoic', count: 1, at: 'region:7' }] },
    { minPlayers: 3, ops: [{ op: 'performAction', action: 'mine' }] },
    {
      minPlayers: 4,
      ops: [
        { op: 'deployElite', elite: 'ram', count: 1, at: 'region:8' },
        { op: 'moveElites', elite: 'ram' },
      ],
    },
  ],
};

export const RUNEN_SCENARIOS: readonly Scenario[] = [showOfForce, longGrudge, deepDelve];

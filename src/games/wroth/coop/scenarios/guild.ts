import { NUMBERED } from '../../ids.js';
import type { Scenario } from '../scenario.js';

const paidInFull: Scenario = {
  id: 'guild.paid_in_full',
  faction: 'guild',
  events: [
    { id: 'aiBanks', mine: 1 },
    { id: 'stealOnFight', amount: 1 },
  ],
  missions: [
    { side: 'ai', type: 'korraHeld', count: [14, 14, 15, 15] },
    { side: 'humans', type: 'vp', value: [20, 34, 48, 52] },
  ],
  setup: {
    base: NUMBERED,
    tokens: {},
    units: [{ elite: 'crysen', count: [1, 1, 2, 2], at: 'base' }],
    objectives: {},
  },
  chaos: [
    { ops: [{ op: 'deployElite', elite: 'crysen', count: 1, at: 'base' }] },
    { ops: [{ op: 'deployElite', elite: 'stellen', count: 1, at: 'threatMax' }] },
    { ops: [{ op: 'korra', who: 'ai', amount: 1, spend: false }] },
    { ops: [{ op: 'ability', id: 'guild.hired_blades' }] },
    { ops: [{ op: 'loseKorra', amount: 1, to: 'ai' }] },
    { ops: [{ op: 'moveBase', to: 'next' }] },
    { minPlayers: 3, ops: [{ op: 'deployElite', elite: 'crysen', count: 1, at: 'base' }] },
    { minPlayers: 4, ops: [{ op: 'korra', who: 'ai', amount: 2, spend: false }] },
  ],
};

const quietKnife: Scenario = {
  id: 'guild.quiet_knife',
  faction: 'guild',
  events: [{ id: 'buyFirst', elite: 'stellen' }],
  missions: [
    { side: 'humans', type: 'controlTimes', region: 'objective:A', times: [2, 3, 4, 4] },
    { side: 'ai', type: 'vp', value: [60, 40, 37, 35] },
  ],
  setup: {
    base: NUMBERED,
    tokens: {},
    units: [],
    objectives: { A: [1, 2, 3, 4, 5, 6] },
  },
  chaos: [
    { ops: [{ op: 'deployElite', elite: 'stellen', count: 1, at: 'objective:A' }] },
    { ops: [{ op: 'moveObjective', token: 'A', to: 'next' }] },
    { ops: [{ op: 'attack', at: 'objective:A', damage: 1, times: 1 }] },
    { ops: [{ op: 'moveBase', to: 'next' }] },
    { ops: [{ op: 'korraPerDominated', amount: 1 }] },
    { ops: [{ op: 'deployBasics', at: 'objective:A', count: 2 }] },
    { minPlayers: 3, ops: [{ op: 'attack', at: 'threatMax', damage: 2, times: 1 }] },
    { minPlayers: 4, ops: [{ op: 'deployElite', elite: 'crysen', count: 1, at: 'base' }] },
  ],
};

const shadowMarket: Scenario = {
  id: 'guild.shadow_market',
  faction: 'guild',
  events: [{ id: 'tax', threshold: 3, amount: 1 }],
  missions: [
    { side: 'humans', type: 'vp', value: [18, 32, 38, 46] },
    { side: 'ai', type: 'vp', value: [58, 45, 40, 36] },
  ],
  setup: {
    base: [1, 2, 3, 4, 5, 6],
    tokens: { 7: 'T01', 8: 'T05' },
    units: [{ elite: 'crysen', count: [0, 1, 2, 3], at: 'base' }],
    objectives: {},
  },
  chaos: [
    { ops: [{ op: 'korra', who: 'ai', amount: 2, spend: true }] },
    { ops: [{ op: 'korra', who: 'each', amount: 1, spend: false }] },
    { ops: [{ op: 'ability', id: 'guild.hired_blades' }] },
    { ops: [{ op: 'moveBase', to: 'threatMax' }] },
    { ops: [{ op: 'attack', at: 'threatMax', damage: 1, times: 1 }] },
    { minPlayers: 3, ops: [{ op: 'deployElite', elite: 'stellen', count: 1, at: 'threatMax' }] },
    { minPlayers: 3, ops: [{ op: 'loseKorra', amount: 1, to: 'ai' }] },
    {
      minPlayers: 4,
      ops: [
        { op: 'ability', id: 'guild.hired_blades' },
        { op: 'ability', id: 'guild.hired_blades' },
      ],
    },
  ],
};

export const GUILD_SCENARIOS: readonly Scenario[] = [paidInFull, quietKnife, shadowMarket];

import { HOUSE } from '../../engine/index.js';
import { KORRA } from './components/dice.js';
import { ELITES, MATS } from './components/mats.js';
import { AI_BASICS } from './components/tables.js';
import { NUMBERED } from './ids.js';
import { tableOf } from './setup.js';
import type { Faction, WrothState } from './state.js';

const isCount = (value: number): boolean => Number.isInteger(value) && value >= 0;

function* factionFaults(faction: Readonly<Faction>, basics: number): Generator<string> {
  const { id, mat, discard, korra, vp } = faction;
  const all = faction.basics.reduce((sum, there) => sum + there, mat + discard);
  if (all !== basics) yield `${id}: ${all} Basics instead of ${basics}`;
  for (const value of [mat, discard, korra, vp, ...faction.basics])
    if (!isCount(value)) yield `${id}: a count of ${value}`;
  const dice = MATS[id].elites.flatMap((type) =>
    Array.from({ length: ELITES[type].dice }, (_, at) => `${type}#${at + 1}`),
  );
  if (faction.elites.map((elite) => elite.id).join() !== dice.join()) yield `${id}: other Elite dice`;
  for (const { id: die, type, at, vitality } of faction.elites) {
    const inPlay = at !== 'mat';
    if (inPlay ? vitality < 1 || vitality > ELITES[type].vitality : vitality !== 0)
      yield `${die} has Vitality ${vitality}`;
  }
  if (faction.seat === HOUSE && (faction.basics[0] ?? 0) > 0) yield 'The AI stands in the Outskirts';
}

/** What is wrong with a state by WR-24.2; empty for every state that play can reach. */
export function faultsOf(state: WrothState): readonly string[] {
  if (state.factions.length === 0) return [];
  const table = tableOf(state);
  const faults = state.factions.flatMap((faction) => [
    ...factionFaults(faction, faction.seat === HOUSE ? AI_BASICS : table.basics),
  ]);
  const korra = state.factions.reduce((sum, faction) => sum + faction.korra, state.korra);
  if (korra !== KORRA || !isCount(state.korra)) faults.push(`${korra} Korra instead of ${KORRA}`);
  const dice = [...state.pool, ...state.factions.flatMap((faction) => faction.dice)].map(({ id }) => id);
  if (dice.length > 0 && (dice.length !== table.actionDice || new Set(dice).size < dice.length)) {
    faults.push(`${dice.length} action dice instead of ${table.actionDice}`);
  }
  if (state.tokens.length !== NUMBERED.length || new Set(state.tokens).size < state.tokens.length) {
    faults.push('A token lies twice or nowhere');
  }
  if (state.phase === 'over' && !state.result) faults.push('The game is over without a result');
  if (state.phase !== 'over' && state.agenda.length === 0)
    faults.push('Nothing is left to do and the game is not over');
  return faults;
}

import { HOUSE, type Random, type Seat } from '../../engine/index.js';
import type { Task } from './agenda.js';
import { KORRA } from './components/dice.js';
import { ELITES, MATS } from './components/mats.js';
import { COOP, type PlayerTable, VERSUS } from './components/tables.js';
import { presetScenario } from './coop/choosing.js';
import { type EliteId, type FactionId, OUTSKIRTS, REGIONS, type TraitId, type Zone } from './ids.js';
import type { WrothOptions } from './options.js';
import { type Elite, type Faction, NOBODY, type TurnRecord, type WrothState } from './state.js';

export const NO_RECORD: TurnRecord = { main: false, last: null, moved: [] };

/** The player table in force (WR-1.8). */
export function tableOf({ options, seats }: Pick<WrothState, 'options' | 'seats'>): PlayerTable {
  const table = (options.variant === 'coop' ? COOP : VERSUS)[seats];
  if (!table) throw new RangeError(`No game of ${seats}`);
  return table;
}

const eliteDice = (faction: FactionId): readonly Elite[] =>
  MATS[faction].elites.flatMap((type) =>
    Array.from(
      { length: ELITES[type].dice },
      (_, at): Elite => ({ id: `${type}#${at + 1}` as EliteId, type, at: 'mat', vitality: 0, deployed: 0 }),
    ),
  );

/** A faction with all its units on the mat; the AI has neither seat, zone nor traits (WR-2.5, WR-15.2). */
export const newFaction = (
  id: FactionId,
  basics: number,
  { seat, zone, traits }: { readonly seat: Seat; readonly zone: Zone | null; readonly traits: readonly TraitId[] } = {
    seat: HOUSE,
    zone: null,
    traits: [],
  },
): Faction => ({
  id,
  seat,
  zone,
  korra: 0,
  vp: 0,
  mat: basics,
  discard: 0,
  basics: REGIONS.map(() => 0),
  elites: eliteDice(id),
  traits: traits.map((trait) => ({ id: trait, used: false })),
  dice: [],
  seer: null,
  usedThisTurn: [],
  usedThisRound: [],
});

/** The same with the units that begin in the zone (WR-2.6). */
export function newPlayer(
  id: FactionId,
  table: PlayerTable,
  given: { readonly seat: Seat; readonly zone: Zone; readonly traits: readonly TraitId[] },
): Faction {
  const faction = newFaction(id, table.basics - table.deployed, given);
  return { ...faction, basics: faction.basics.with(OUTSKIRTS, table.deployed) };
}

/** An empty table: the players pick first, all else follows from that (WR-2.3, WR-15.2). */
export function setup(options: WrothOptions, seats: number, random: Random): WrothState {
  const coop = presetScenario(options, random);
  const picks = Array.from({ length: seats }, (_, seat): Task => ({ do: 'pick', seat }));
  const agenda: readonly Task[] = [
    ...(options.variant === 'coop' && !coop ? [{ do: 'coop.choose' } as const] : []),
    ...picks,
    { do: 'begin' },
  ];
  return {
    random: random.state,
    options,
    seats,
    phase: 'setup',
    round: 0,
    turn: 1,
    first: 0,
    active: NOBODY,
    record: NO_RECORD,
    picks: [],
    tokens: [],
    korra: KORRA,
    factions: [],
    pool: [],
    pending: [],
    agenda,
    tieBreak: null,
    result: null,
    coop,
  };
}

import { controllingCamp, dominates, isNumbered, mostUnits, unitsIn, vpOf } from '../../games/wroth/board.js';
import { ELITES } from '../../games/wroth/components/mats.js';
import { forecast } from '../../games/wroth/coop/missions.js';
import type { Mission } from '../../games/wroth/coop/scenario.js';
import { type ActionFace, type EliteType, NUMBERED, type NumberedId } from '../../games/wroth/ids.js';
import type { WrothState } from '../../games/wroth/index.js';
import { iconsIn, tokenValue } from '../../games/wroth/scoring.js';
import type { Faction, Side } from '../../games/wroth/state.js';

/** What things are worth in VP, by and large. */
const BASIC = 0.35;
const IN_THE_ZONE = 0.2;
const ON_THE_MAT = 0.05;
const VITALITY = 0.4;
const KORRA = 0.3;
const SEER = 0.4;
const DIE: Readonly<Record<ActionFace, number>> = { maneuver: 0.6, reinforce: 0.6, fight: 0.5, mine: 0.35 };
/** A lead of one unit can be lost to one attack; more than three are idle. */
const LEAD = 0.12;
const IDLE_LEAD = 3;
/** Most that a mission is worth, and how much more its second half than its first. */
const MISSION = 14;

function forcesOf(faction: Readonly<Faction>): number {
  let worth = faction.mat * ON_THE_MAT + faction.korra * KORRA;
  for (const [region, basics] of faction.basics.entries()) worth += basics * (region === 0 ? IN_THE_ZONE : BASIC);
  for (const { at, vitality } of faction.elites) {
    if (at !== 'mat') worth += vitality * (isNumbered(at) ? VITALITY : VITALITY - 0.1);
  }
  return worth;
}

function handOf(faction: Readonly<Faction>): number {
  const dice = faction.dice.reduce((sum, { face }) => sum + DIE[face], 0);
  return dice + (faction.seer && !faction.seer.spent ? SEER : 0);
}

/** What a region would score for those who hold it, with something for a safe lead. */
function holding(state: WrothState, region: NumberedId, sides: readonly Side[], lead: number): number {
  const icons = sides.reduce((sum, side) => sum + iconsIn(state, side, region), 0);
  const alone = sides.some((side) => dominates(state, side, region)) ? 1 : 0;
  const points = tokenValue(state, region) + alone + icons;
  return points * (1 + LEAD * Math.min(lead, IDLE_LEAD));
}

const total = (state: WrothState, region: NumberedId, sides: readonly Side[]): number =>
  sides.reduce((sum, side) => sum + unitsIn(state, side, region), 0);

/** VP in sight of some sides against the others, region by region; to be there without control is worth a little. */
function ground(state: WrothState, own: readonly Side[], held: (region: NumberedId) => Side | undefined): number {
  const others = state.factions.map((_, side) => side).filter((side) => !own.includes(side));
  let worth = 0;
  for (const region of NUMBERED) {
    const holder = held(region);
    const ours = total(state, region, own);
    const theirs = total(state, region, others);
    if (holder !== undefined && own.includes(holder)) worth += holding(state, region, own, ours - theirs);
    else if (holder !== undefined) worth -= holding(state, region, others, theirs - ours) / Math.max(1, others.length);
    if (ours > 0 && ours <= theirs) worth += 0.3;
  }
  return worth;
}

/** The wounds of the AI's most wounded Elite, of a type or of any, as part of a kill. */
function wounded(state: WrothState, wanted: EliteType | undefined): number {
  let most = 0;
  for (const { type, at, vitality } of state.factions[state.seats]?.elites ?? []) {
    if (at === 'mat' || (wanted && type !== wanted)) continue;
    most = Math.max(most, 1 - vitality / ELITES[type].vitality);
  }
  return most;
}

const hunted = (state: WrothState, mission: Mission): number => {
  if (mission.type === 'destroyElites') return wounded(state, undefined);
  return mission.type === 'destroyEliteType' ? wounded(state, mission.elite) : 0;
};

/** How near each side is to its missions if the round ended now. */
function missions(state: WrothState): number {
  let worth = 0;
  for (const { camp, now, goal, mission } of forecast(state)) {
    const done = Math.min(1, (now + 0.9 * hunted(state, mission)) / Math.max(1, goal));
    worth += (camp === 'humans' ? MISSION : -MISSION) * (done + done * done) * 0.5;
    if (now >= goal) worth += camp === 'humans' ? MISSION : -MISSION;
  }
  return worth;
}

/** What a position is worth to a seat: points, ground, forces, and in co-op the missions. */
export function worthOf(state: WrothState, seat: Side): number {
  const own = state.factions[seat];
  if (!own) return 0;
  if (state.result) return state.result.winners.includes(seat) ? 1000 : -1000;
  if (!state.coop) {
    const rivals = state.factions.filter((_, side) => side !== seat);
    const theirs = rivals.reduce((sum, { vp }) => sum + vp, 0) / Math.max(1, rivals.length);
    const strength = rivals.reduce((sum, rival) => sum + forcesOf(rival), 0) / Math.max(1, rivals.length);
    return (
      own.vp -
      theirs +
      ground(state, [seat], (region) => mostUnits(state, region)) +
      forcesOf(own) +
      handOf(own) -
      strength
    );
  }
  const humans = state.factions.map((_, side) => side).filter((side) => side < state.seats);
  const ai = state.factions[state.seats];
  const camp = (region: NumberedId): Side | undefined => {
    const controller = controllingCamp(state, region);
    return controller && (controller === 'humans' ? seat : state.seats);
  };
  const forces = humans.reduce((sum, side) => sum + forcesOf(state.factions[side] ?? own), 0);
  return (
    vpOf(state, seat) -
    (ai?.vp ?? 0) +
    ground(state, humans, camp) +
    forces +
    handOf(own) -
    (ai ? forcesOf(ai) : 0) +
    missions(state)
  );
}

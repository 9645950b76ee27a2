import { type RuleViolation, violation } from '../../engine/index.js';
import { basicsIn, controls, enemiesIn, occupied, occupies, reach, unitsIn } from './board.js';
import { kindOf } from './collected.js';
import { CHAOS_SIDES } from './components/dice.js';
import { type DeployRule, ELITES } from './components/mats.js';
import type { Draft } from './draft.js';
import type { Deployment } from './hooks.js';
import { type EliteType, NUMBERED, OUTSKIRTS, REGIONS, type RegionId } from './ids.js';
import type { Gather } from './moves.js';
import type { Side, WrothState } from './state.js';
import { deployElite, onMat, removeBasics } from './units.js';

/** Regions an Elite may be put in, and how a purchase names them (WR-20.0). */
interface Placing {
  readonly by: 'nothing' | 'region' | 'replace';
  readonly places: (state: WrothState, side: Side) => readonly RegionId[];
}

/** The Rite of Three (WR-20.1.2). */
const RITE = 3;

const ZONE: readonly RegionId[] = [OUTSKIRTS];

const PLACINGS: Readonly<Record<DeployRule, Placing>> = {
  zone: { by: 'nothing', places: () => ZONE },
  randomRegion: { by: 'nothing', places: () => NUMBERED },
  exactUnits: {
    by: 'region',
    places: (state, side) => NUMBERED.filter((region) => unitsIn(state, side, region) === RITE),
  },
  enemyPresent: {
    by: 'region',
    places: (state, side) => NUMBERED.filter((region) => enemiesIn(state, side, region).length > 0),
  },
  replaceBasic: {
    by: 'replace',
    places: (state, side) => REGIONS.filter((region) => basicsIn(state, side, region) > 0),
  },
  nearOwn: {
    by: 'region',
    places: (state, side) => (occupied(state, side).length > 0 ? reach(state, side) : ZONE),
  },
  noOwnUnits: {
    by: 'region',
    places: (state, side) => NUMBERED.filter((region) => !occupies(state, side, region)),
  },
  controlledOrZone: {
    by: 'region',
    places: (state, side) => [OUTSKIRTS, ...NUMBERED.filter((region) => controls(state, side, region))],
  },
  ownRegionOrZone: { by: 'region', places: (state, side) => [OUTSKIRTS, ...occupied(state, side)] },
};

export const placingOf = (type: EliteType): Placing => PLACINGS[ELITES[type].deploy];

/** Where an Elite is to go, as a purchase or a trait names it. */
export interface Named {
  readonly region?: RegionId;
  readonly replace?: RegionId;
  readonly gather?: Gather;
}

/** What forbids deploying an Elite there by its own rule (WR-10.8). */
export function refusePlace(state: WrothState, side: Side, type: EliteType, named: Named): RuleViolation | undefined {
  const faction = state.factions[side];
  if (!faction || !onMat(state, side, type)) return violation('WR-14.4', 'none-on-mat', { elite: type });
  const { by, places } = placingOf(type);
  const { region, replace, gather } = named;
  if ((region !== undefined && by !== 'region') || (replace !== undefined && by !== 'replace')) {
    return violation('WR-24.3a', 'place-not-named', { elite: type });
  }
  const place = by === 'region' ? region : replace;
  if (by !== 'nothing') {
    if (place === undefined) return violation('WR-24.3a', 'place-missing', { elite: type });
    if (!places(state, side).includes(place))
      return violation('WR-20.0', 'wrong-place', { elite: type, region: place });
  }
  const rule = kindOf(faction, type).gather;
  if (!rule) return gather === undefined ? undefined : violation('WR-24.3a', 'nothing-gathered', { elite: type });
  return gather === undefined ? undefined : rule.refuse(state, side, place ?? OUTSKIRTS, gather);
}

/** Deploys an Elite where `refusePlace` has found it legal; a Karn's region is rolled now. */
export function placeElite(
  draft: Draft,
  side: Side,
  type: EliteType,
  { region, replace, gather }: Named,
  cause: Deployment['cause'],
): RegionId {
  const rolled = ELITES[type].deploy === 'randomRegion';
  const place = rolled ? ((draft.random.int(CHAOS_SIDES) + 1) as RegionId) : (region ?? replace ?? OUTSKIRTS);
  if (replace !== undefined) removeBasics(draft, side, replace, 1, 'mat');
  deployElite(draft, side, type, place, gather ? { cause, gather } : { cause });
  return place;
}

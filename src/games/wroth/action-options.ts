import type { Option, Text } from '../../engine/index.js';
import { fightDamage, maneuverLimit, reinforceLimit } from './actions.js';
import { elitesIn, enemiesIn, factionOf, isNumbered, occupies, reach } from './board.js';
import { ADJACENT } from './components/map.js';
import { allocations } from './damage.js';
import { type ActionFace, type EliteId, NUMBERED, type NumberedId, REGIONS, type RegionId } from './ids.js';
import type { DiceAction, Group, Hits, Target, WrothMove } from './moves.js';
import type { Elite, Side, WrothState } from './state.js';
import { FACTION_NAMES, groupTexts, key, REGION_NAMES, targetTexts } from './words.js';

/** An action with all that a menu or a command needs to know of it; the move that carries it is put in by `carriedBy`. */
/** An option whose move is still to be made. */
type Sketch = Required<Pick<Option<WrothMove>, 'id' | 'label' | 'facts' | 'slots'>>;

export interface ActionOption extends Sketch {
  readonly action: DiceAction;
}

const MANEUVER = key('option.maneuver');
const HIT = key('option.hit');
const REINFORCE = key('option.reinforce');

const MINE: readonly ActionOption[] = [
  { id: 'mine', label: key('option.mine'), facts: {}, action: { do: 'mine' }, slots: {} },
];

function reinforceOptions(state: WrothState, side: Side): readonly ActionOption[] {
  const { mat } = factionOf(state, side);
  return REGIONS.filter((region) => occupies(state, side, region)).flatMap((region) => {
    const most = Math.min(mat, reinforceLimit(state, side, region));
    return Array.from({ length: most }, (_, less): ActionOption => {
      const count = most - less;
      return {
        id: `${region}.${count}`,
        label: REINFORCE,
        facts: { region, place: REGION_NAMES[region], units: groupTexts({ basics: count, elites: [] }) },
        action: { do: 'reinforce', region, count },
        slots: { target: String(region), count: String(count) },
      };
    });
  });
}

const alike = (a: Readonly<Elite>, b: Readonly<Elite>): boolean => a.type === b.type && a.vitality === b.vitality;

/** Choices of up to two Elites, dice that are alike taken in their order; none is a choice too. */
function eliteChoices(elites: readonly Readonly<Elite>[]): readonly (readonly EliteId[])[] {
  const choices: (readonly EliteId[])[] = [[]];
  for (const [i, first] of elites.entries()) {
    if (elites.slice(0, i).some((before) => alike(before, first))) continue;
    choices.push([first.id]);
    for (const [j, second] of elites.entries()) {
      if (j <= i || elites.slice(i + 1, j).some((before) => alike(before, second))) continue;
      choices.push([first.id, second.id]);
    }
  }
  return choices;
}

interface NamedGroup extends Group {
  readonly units: readonly Text[];
  /** How a command names it: '2+stoic-1'. */
  readonly slug: string;
}

/** Groups that may leave a region with a Maneuver, the largest first. */
function groupsIn(state: WrothState, side: Side, region: RegionId): readonly NamedGroup[] {
  const there = factionOf(state, side).basics[region] ?? 0;
  const groups: NamedGroup[] = [];
  for (const elites of eliteChoices(elitesIn(state, side, region))) {
    const most = Math.min(there, maneuverLimit(state, side, { basics: 0, elites }) - elites.length);
    const slugs = elites.map(eliteSlug);
    for (let basics = most; basics >= 0; basics--) {
      if (basics + elites.length === 0) continue;
      const slug = basics > 0 ? [basics, ...slugs].join('+') : slugs.join('+');
      groups.push({ basics, elites, units: groupTexts({ basics, elites }), slug });
    }
  }
  return groups;
}

const DEPLOY: ActionOption = {
  id: 'deploy',
  label: key('option.deploy'),
  facts: {},
  action: { do: 'maneuver', mode: 'deploy' },
  slots: { target: '0' },
};

/** Ids of options know no '#'. */
export const eliteSlug = (id: EliteId): string => id.replace('#', '-');

/** In the order of the regions one may go to, so that a long list is found by where to. */
function maneuverOptions(state: WrothState, side: Side): readonly ActionOption[] {
  const groups = REGIONS.map((region) => (occupies(state, side, region) ? groupsIn(state, side, region) : []));
  const options: ActionOption[] = factionOf(state, side).mat > 0 ? [DEPLOY] : [];
  for (const to of NUMBERED) {
    const place = REGION_NAMES[to];
    for (const from of ADJACENT[to] ?? []) {
      for (const { basics, elites, units, slug } of groups[from] ?? []) {
        options.push({
          id: `${from}-${to}.${slug}`,
          label: MANEUVER,
          facts: { from, to, place, units },
          action: { do: 'maneuver', mode: 'move', from, to, basics, elites },
          slots: { from: String(from), target: String(to), with: slug },
        });
      }
    }
  }
  return options;
}

/** How a command names who is hit. */
export const pointsSlug = (points: readonly Target[]): string =>
  points.map((target) => (target === 'basic' ? target : eliteSlug(target))).join('+');

/** All ways to attack the regions with so much damage (WR-12.2). */
export function hitOptions<T>(
  state: WrothState,
  side: Side,
  regions: readonly NumberedId[],
  damage: (region: NumberedId, target: Side) => number,
  made: (hits: Hits) => T,
): readonly (Sketch & T)[] {
  const options: (Sketch & T)[] = [];
  for (const region of regions) {
    for (const target of enemiesIn(state, side, region)) {
      const { id: faction } = factionOf(state, target);
      for (const [at, points] of allocations(state, target, region, damage(region, target)).entries()) {
        options.push({
          id: `${region}.${faction}.${at}`,
          label: HIT,
          facts: { region, place: REGION_NAMES[region], faction: FACTION_NAMES[faction], units: targetTexts(points) },
          slots: { target: String(region), with: `${faction}.${pointsSlug(points)}` },
          ...made({ region, faction, points }),
        });
      }
    }
  }
  return options;
}

const fightOptions = (state: WrothState, side: Side): readonly ActionOption[] =>
  hitOptions(
    state,
    side,
    reach(state, side).filter(isNumbered),
    (region, target) => fightDamage(state, side, region, target),
    (hits): { readonly action: DiceAction } => ({ action: { do: 'fight', ...hits } }),
  );

const BY_FACE: Readonly<Record<ActionFace, (state: WrothState, side: Side) => readonly ActionOption[]>> = {
  mine: () => MINE,
  reinforce: reinforceOptions,
  maneuver: maneuverOptions,
  fight: fightOptions,
};

/** The ways to perform the action of a face; none where it cannot be legally performed (WR-10.1). */
export const actionOptions = (state: WrothState, side: Side, face: ActionFace): readonly ActionOption[] =>
  BY_FACE[face](state, side);

/** The same as moves: by a die, as a bonus action, repeated by Double. */
export function carriedBy(
  options: readonly ActionOption[],
  carry: (action: DiceAction) => WrothMove,
  prefix = '',
): readonly Option<WrothMove>[] {
  return options.map(({ id, label, facts, slots, action }) => ({
    id: prefix + id,
    label,
    facts,
    move: carry(action),
    slots,
  }));
}

/** The ways to perform a bonus action (WR-5.2). */
export const bonusOptions = (state: WrothState, side: Side, face: ActionFace): readonly Option<WrothMove>[] =>
  carriedBy(actionOptions(state, side, face), (action) => ({ type: 'bonus.perform', action }));

import { type Text, text } from '../../../engine/index.js';
import { ELITE_TYPES, type EliteType, type NumberedId, type ScenarioId } from '../ids.js';
import { ACTION_NAMES, ELITE_NAMES, key } from '../words.js';
import {
  type ChaosEntry,
  type Condition,
  type Mission,
  type Operation,
  type PerPlayers,
  type Place,
  perPlayers,
  type ScenarioEvent,
  type Site,
} from './scenario.js';

/** Texts of cards are made from their data, so that what is read is what is done. */
const tell = (path: string, facts?: Parameters<typeof text>[1]): Text => text(key(`coop.${path}`), facts);

export const scenarioName = (id: ScenarioId): Text => tell(`scenario.${id.replace('.', '_')}`);
export const overviewOf = (id: ScenarioId): Text => tell(`overview.${id.replace('.', '_')}`);

const basics = (count: number): Text => tell('basics', { count });
const damage = (count: number): Text => tell('damage', { count });
const regionList = (regions: readonly NumberedId[]): string => regions.join(', ');
const eliteOf = (elite: EliteType | 'priority'): Text => (elite === 'priority' ? tell('priority') : ELITE_NAMES[elite]);

/** What deals damage: an Elite of the AI, or one of its attacks. */
export const sourceName = (source: string): Text =>
  (ELITE_TYPES as readonly string[]).includes(source) ? ELITE_NAMES[source as EliteType] : tell(`source.${source}`);

const placeText = (place: Place): Text => {
  const [kind, which = ''] = place.split(':');
  if (kind === 'region') return tell('place.region', { region: which });
  if (kind === 'objective') return tell('place.objective', { token: which });
  return tell(`place.${kind}`);
};

type OpOf<T extends Operation['op']> = Extract<Operation, { readonly op: T }>;

const OPS: { readonly [T in Operation['op']]: (op: OpOf<T>) => Text } = {
  none: () => tell('op.none'),
  deployElite: ({ elite, count, at }) => tell('op.deployElite', { elite: eliteOf(elite), count, place: placeText(at) }),
  deployBasics: (op) =>
    'perPlayer' in op
      ? tell('op.deployBasicsEach', { basics: basics(op.perPlayer), place: placeText(op.at) })
      : tell('op.deployBasics', { basics: basics(op.count), place: placeText(op.at) }),
  deployBasicsVacant: ({ among, count }) =>
    tell('op.deployBasicsVacant', { basics: basics(count), regions: regionList(among) }),
  korraPerDominated: ({ amount }) => tell('op.korraPerDominated', { amount }),
  korra: ({ who, amount, spend }) => tell(`op.korra.${spend ? 'spend' : who}`, { amount }),
  loseKorra: ({ amount, to }) => tell(`op.loseKorra.${to}`, { amount }),
  moveElites: ({ elite }) =>
    elite === 'any' ? tell('op.moveElitesAny') : tell('op.moveElites', { elite: ELITE_NAMES[elite] }),
  attack: ({ at, damage: points, times }) =>
    tell(times > 1 ? 'op.attackTwice' : 'op.attack', { place: placeText(at), damage: damage(points), times }),
  attackEach: ({ where, damage: points }) =>
    where === 'aiElite' || where === 'objective'
      ? tell(`op.attackEach.${where}`, { damage: damage(points) })
      : tell('op.attackEach.elite', { elite: ELITE_NAMES[where], damage: damage(points) }),
  scatter: ({ at }) => tell('op.scatter', { place: placeText(at) }),
  moveBase: ({ to }) => tell(`op.moveBase.${to}`),
  heal: ({ elite, amount }) =>
    elite === 'any' ? tell('op.healAny', { amount }) : tell('op.heal', { elite: ELITE_NAMES[elite], amount }),
  marchToward: ({ targets, minUnits }) => tell('op.marchToward', { count: minUnits, regions: regionList(targets) }),
  gatherDeploy: ({ count, at }) => tell('op.gatherDeploy', { basics: basics(count), place: placeText(at) }),
  ability: ({ id }) => tell(`op.ability.${id}`),
  performAction: ({ action }) => tell('op.performAction', { action: ACTION_NAMES[action] }),
  humansDeploy: ({ count }) => tell('op.humansDeploy', { basics: basics(count) }),
  moveObjective: ({ token, to }) => tell(`op.moveObjective.${to}`, { token }),
  counter: ({ delta }) => tell('op.counter', { amount: delta }),
  snareAll: () => tell('op.snareAll'),
};

const opText = <T extends Operation['op']>(op: OpOf<T>): Text => (OPS[op.op] as (op: OpOf<T>) => Text)(op);

/** Two operations read one after the other. */
const joined = (ops: readonly Operation[]): Text =>
  ops.map((op) => opText(op)).reduce((first, second) => tell('op.then', { first, second }));

/** A line of the Chaos table. */
export const entryText = ({ minPlayers, ops }: ChaosEntry): Text =>
  minPlayers ? tell('op.minPlayers', { players: minPlayers, text: joined(ops) }) : joined(ops);

export function eventText(event: ScenarioEvent, players: number): Text {
  const facts: Record<string, string | number | Text> = {};
  for (const [name, value] of Object.entries(event)) {
    if (typeof value === 'number') facts[name] = value;
  }
  if ('elite' in event) facts.elite = ELITE_NAMES[event.elite];
  if ('at' in event) facts.place = placeText(event.at);
  if ('token' in event) facts.token = event.token;
  if ('regions' in event) facts.regions = regionList(event.regions);
  if (event.id === 'silence') {
    facts.rounds = perPlayers(event.rounds, players);
    facts.musterFactor = perPlayers(event.musterFactor, players);
  }
  if ('count' in event) facts.basics = basics(event.count);
  if (event.id === 'tents') facts.basics = basics(event.amount);
  return tell(`event.${event.id}`, facts);
}

const siteText = (site: Site): Text =>
  typeof site === 'number'
    ? tell('site.region', { region: site })
    : tell('site.objective', { token: site.slice('objective:'.length) });

const conditionText = (condition: Condition, players: number): Text =>
  tell(`condition.${condition.type}`, {
    count: perPlayers(condition.count, players),
    ...('regions' in condition ? { regions: regionList(condition.regions) } : {}),
  });

/** The facts of a mission's sentence, all under the names the catalogue uses. */
function missionFacts(mission: Mission, players: number): Parameters<typeof text>[1] {
  const of = (value: PerPlayers): number => perPlayers(value, players);
  switch (mission.type) {
    case 'vp':
      return { value: of(mission.value) };
    case 'destroyElites':
    case 'destroyBasics':
    case 'failures':
    case 'korraHeld':
      return { count: of(mission.count) };
    case 'destroyEliteType':
      return { count: of(mission.count), elite: ELITE_NAMES[mission.elite] };
    case 'controlAll':
      return { sites: mission.regions.map(siteText), count: of(mission.consecutive) };
    case 'controlAllTimes':
      return { sites: mission.regions.map(siteText), count: of(mission.times) };
    case 'controlTimes':
      return { sites: siteText(mission.region), count: of(mission.times) };
    case 'controlCount':
      return { count: of(mission.count), regions: regionList(mission.among), round: mission.fromRound };
    case 'conditions':
      return {
        rounds: of(mission.rounds),
        need: mission.need,
        conditions: mission.of.map((condition) => conditionText(condition, players)),
      };
    case 'noAiElites':
      return { round: mission.fromRound, count: of(mission.controlAtLeast) };
    case 'roundEnds':
      return { round: of(mission.round) };
    case 'counter':
      return { count: of(mission.atLeast) };
    case 'dominateCount':
      return { count: of(mission.count), round: mission.fromRound };
    case 'aiDominatesNone':
      return { round: mission.fromRound, count: of(mission.consecutive) };
  }
}

/** "Players: reach 28 VP." A handicap of the AI is part of its own goal. */
export function missionText(mission: Mission, players: number, handicap: number): Text {
  const facts =
    mission.type === 'vp' && mission.side === 'ai'
      ? { value: perPlayers(mission.value, players) + handicap }
      : missionFacts(mission, players);
  return tell(`missionOf.${mission.side}`, { mission: tell(`mission.${mission.type}`, facts) });
}

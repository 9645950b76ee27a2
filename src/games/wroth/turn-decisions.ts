import type { Choice, Decision, Option, Seat } from '../../engine/index.js';
import { actionOptions, carriedBy, hitOptions } from './action-options.js';
import { mineYield } from './actions.js';
import { factionOf, reach } from './board.js';
import { collectedOf, kindOf } from './collected.js';
import { ABILITY_DATA, ELITES, MATS } from './components/mats.js';
import { placingOf } from './deployment.js';
import { gatherCode } from './factions/gathering.js';
import { ABILITIES, TRAITS } from './factions/index.js';
import { gatherFacts } from './factions/words.js';
import { type ActionFace, type DieId, type EliteType, NUMBERED, type RegionId } from './ids.js';
import { marchAgain, marchOptions } from './march-options.js';
import type { MoveOf, WrothMove } from './moves.js';
import { affordable, isUsed } from './purchases.js';
import type { Die, Side, WrothState } from './state.js';
import { gathered, onMat } from './units.js';
import { ACTION_NAMES, ELITE_NAMES, key, REGION_NAMES, SEER_NAMES } from './words.js';

type Asked = Decision<WrothMove>;
type Rest = Pick<Choice<WrothMove>, 'facts' | 'suggested' | 'fallback'>;

const choice = (
  id: string,
  verb: Asked['verb'],
  options: readonly Option<WrothMove>[],
  rest: Rest = {},
): readonly Asked[] =>
  options.length === 0 ? [] : [{ kind: 'choice', id, verb, prompt: key(`prompt.${id}`), options, ...rest }];

interface Way {
  readonly die: Die;
  readonly face: ActionFace;
  readonly as?: DieId;
}

/** Each face that a die can be spent for, with the die of lowest id; borrowed faces only where no own die shows them. */
function waysOf(state: WrothState, side: Side): readonly Way[] {
  const { dice } = factionOf(state, side);
  const ways: Way[] = [];
  for (const die of dice.toSorted((a, b) => (a.id < b.id ? -1 : 1))) {
    if (!ways.some(({ face }) => face === die.face)) ways.push({ die, face: die.face });
  }
  const own = ways.slice();
  for (const faces of collectedOf(state, side).faces) {
    for (const lent of faces(state, side)) {
      if (ways.some(({ face }) => face === lent.face)) continue;
      for (const { die } of own) ways.push({ die, face: lent.face, as: lent.id });
    }
  }
  return ways;
}

/** What a die can be spent for; the longest list last. */
function dieDecisions(state: WrothState, seat: Seat, ways: readonly Way[]): readonly Asked[] {
  const found: Asked[] = [];
  for (const face of ['mine', 'reinforce', 'fight', 'maneuver'] as const) {
    const options = ways
      .filter((way) => way.face === face)
      .flatMap(({ die, as }) =>
        carriedBy(
          actionOptions(state, seat, face),
          (action) =>
            as === undefined
              ? { type: 'die.spend', dieId: die.id, action }
              : { type: 'die.spend', dieId: die.id, action, as },
          as === undefined ? '' : `${die.id}as${as}.`,
        ),
      );
    found.push(...choice(face, face, options, { facts: { korra: mineYield(state, seat) } }));
  }
  return found;
}

/** What is seldom wanted: the March, and a die for nothing. */
function lastDecisions(state: WrothState, seat: Seat, ways: readonly Way[]): readonly Asked[] {
  const lowest = factionOf(state, seat)
    .dice.map(({ id }) => id)
    .toSorted()[0];
  const discards = ways
    .filter(({ as }) => as === undefined)
    .map(
      ({ die }): Option<WrothMove> => ({
        id: die.id,
        label: key('option.discard'),
        facts: { face: ACTION_NAMES[die.face] },
        move: { type: 'die.spend', dieId: die.id, action: null },
        slots: { name: die.face },
      }),
    );
  // Dice are offered by face, and the lowest id is the first of its face.
  return [
    ...choice('march', 'march', marchOptions(state, seat)),
    ...choice('discard', 'discard', discards, lowest === undefined ? {} : { fallback: lowest }),
  ];
}

function seerOptions(state: WrothState, seat: Seat): readonly Option<WrothMove>[] {
  const { seer } = factionOf(state, seat);
  if (!seer || seer.spent) return [];
  const attack = (hits: { readonly region: RegionId }): { readonly move: WrothMove } => ({
    move: { type: 'seer.spend', ...hits },
  });
  switch (seer.face) {
    case 'mine':
      return [
        {
          id: 'mine',
          label: key('option.mine'),
          facts: { korra: mineYield(state, seat) },
          move: { type: 'seer.spend' },
        },
      ];
    case 'strike':
      return hitOptions(state, seat, NUMBERED, () => 1, attack);
    case 'assault':
      return hitOptions(state, seat, reach(state, seat), () => 2, attack);
    case 'double': {
      const { last } = state.record;
      if (last === null) return [];
      if (last === 'march') return marchAgain(state, seat);
      return carriedBy(actionOptions(state, seat, last), (action) => ({ type: 'seer.spend', action }));
    }
  }
}

function purchasesOf(state: WrothState, seat: Seat, elite: EliteType): readonly Option<WrothMove>[] {
  if (!affordable(state, seat, elite) || !onMat(state, seat, elite)) return [];
  const { by, places } = placingOf(elite);
  const { cost } = ELITES[elite];
  const facts = { name: ELITE_NAMES[elite], cost };
  const why = key(`faction.rules.${elite}`);
  if (by === 'nothing') {
    const label = key(ELITES[elite].deploy === 'zone' ? 'option.buy' : 'option.buyRandom');
    const ends = ELITES[elite].deploy === 'zone' ? {} : ({ ends: 'chance' } as const);
    return [
      { id: elite, label, facts, why, move: { type: 'buy.elite', elite }, slots: { name: elite }, cost, ...ends },
    ];
  }
  const gather = kindOf(factionOf(state, seat), elite).gather;
  return places(state, seat).flatMap((region) => {
    const move: MoveOf<'buy.elite'> =
      by === 'replace' ? { type: 'buy.elite', elite, replace: region } : { type: 'buy.elite', elite, region };
    const plain: Option<WrothMove> = {
      id: `${elite}.${region}`,
      label: key(by === 'replace' ? 'option.buyInPlace' : 'option.buyAt'),
      facts: { ...facts, region, place: REGION_NAMES[region] },
      why,
      move,
      slots: { name: elite, target: String(region) },
      cost,
    };
    if (!gather) return [plain];
    return gather.options(state, seat, region).map(
      (given, at): Option<WrothMove> => ({
        ...plain,
        id: `${plain.id}.${at}`,
        ...(gathered(given) > 0 ? { label: key('option.buyGathering') } : {}),
        facts: { ...plain.facts, ...gatherFacts(given) },
        move: { ...move, gather: given },
        slots: { ...plain.slots, with: gatherCode(given) },
      }),
    );
  });
}

/** What abilities, traits and units offer as free steps (WR-8.3). */
function powerDecisions(state: WrothState, seat: Seat): readonly Asked[] {
  const faction = factionOf(state, seat);
  const { ability, elites } = MATS[faction.id];
  const found: (Asked | undefined)[] = [];
  if (ability && !isUsed(state, seat, ability) && faction.korra >= ABILITY_DATA[ability].cost) {
    found.push(ABILITIES[ability].decide(state, seat));
  }
  for (const { id, used } of faction.traits) if (!used) found.push(TRAITS[id].power?.decide(state, seat));
  for (const type of elites) found.push(kindOf(faction, type).activate?.decide(state, seat));
  return found.filter((decision) => decision !== undefined);
}

/** A turn: the main step while it is open, free steps, and the end (WR-8.3). */
export function decideTurn(state: WrothState, seat: Seat): readonly Asked[] {
  const faction = factionOf(state, seat);
  const { main } = state.record;
  const ways = main ? [] : waysOf(state, seat);
  const end: Option<WrothMove> = { id: 'end', label: key('option.end'), move: { type: 'turn.end' }, ends: 'turn' };
  return [
    ...(main ? [] : dieDecisions(state, seat, ways)),
    ...choice('seer', 'seer', seerOptions(state, seat), {
      facts: { face: faction.seer ? SEER_NAMES[faction.seer.face] : '' },
    }),
    ...choice(
      'buy',
      'buy',
      MATS[faction.id].elites.flatMap((elite) => purchasesOf(state, seat, elite)),
      { facts: { korra: faction.korra } },
    ),
    ...powerDecisions(state, seat),
    ...(main ? [] : lastDecisions(state, seat, ways)),
    ...(main ? choice('end', 'end', [end], { fallback: 'end' }) : []),
  ];
}

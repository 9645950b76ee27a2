import { type Choice, type Decision, type Option, type Seat, text } from '../../engine/index.js';
import type { Ability } from './abilities.js';
import { atlasOf } from './atlas.js';
import { attacksOf } from './attack-options.js';
import { abilitiesOf } from './collected.js';
import { freePieces } from './conquest.js';
import { holdsAny } from './cost.js';
import { regionsOf } from './deploy.js';
import { decideDefence, decideReady, decideRedeploy } from './deploy-decisions.js';
import { openStep } from './flow.js';
import type { SmallWorldMove } from './moves.js';
import { decidePick } from './pick-decisions.js';
import { PLACES } from './places/index.js';
import { acting } from './rules.js';
import type { RegionIndex, SmallWorldState } from './state.js';
import { key, raceName } from './words.js';

export type Audience = 'own' | 'public';
type Asked = Decision<SmallWorldMove>;

/** Two decisions with one answer each, so that both verbs find theirs; declining is suggested when little is left to move. */
function decideMode(state: SmallWorldState, seat: Seat): readonly Asked[] {
  const player = state.players[seat];
  const { minimumPieces } = abilitiesOf(state, seat);
  let free = freePieces(state, seat);
  let regions = 0;
  for (const index of regionsOf(state, seat)) {
    const tokens = state.regions[index]?.tokens ?? 0;
    free += Math.max(0, tokens - minimumPieces);
    if (tokens > 0) regions += 1;
  }
  const tired = free < 3 && state.round < state.rounds;
  const race = raceName(player?.race);
  const leaving = player?.declinedRace;
  const facts = { race, free, coins: text(key('coins'), { count: regions }), leaving: raceName(leaving) };
  const expand: Choice<SmallWorldMove> = {
    kind: 'choice',
    id: 'expand',
    verb: 'expand',
    prompt: key('prompt.chooseMode'),
    facts,
    options: [{ id: 'expand', label: key('option.expand'), facts, move: { type: 'chooseMode', mode: 'expand' } }],
    fallback: 'expand',
  };
  const decline: Choice<SmallWorldMove> = {
    kind: 'choice',
    id: 'decline',
    verb: 'decline',
    prompt: key('prompt.chooseMode'),
    facts,
    options: [
      {
        id: 'decline',
        label: key(leaving ? 'option.declineLeaving' : 'option.decline'),
        facts,
        move: { type: 'chooseMode', mode: 'decline' },
        ends: 'turn',
      },
    ],
  };
  return tired ? [expand, { ...decline, suggested: 'decline' }] : [{ ...expand, suggested: 'expand' }, decline];
}

const END: Option<SmallWorldMove> = { id: 'end', label: key('option.endConquests'), move: { type: 'endConquests' } };
const END_TURN: Option<SmallWorldMove> = { ...END, label: key('option.endTurn'), ends: 'turn' };

/** SW-3.9: the conquests that can be paid, those the die may win, what abilities add, and stopping. */
function decideConquest(state: SmallWorldState, seat: Seat, audience: Audience): readonly Asked[] {
  const decisions: Asked[] = [];
  const facts = { free: freePieces(state, seat), race: raceName(state.players[seat]?.race) };
  const { paid, rolled, cheapest, likeliest } = attacksOf(state, seat, audience);
  if (paid.length > 0) {
    decisions.push({
      kind: 'choice',
      id: 'conquer',
      verb: 'conquer',
      prompt: key('prompt.conquer'),
      facts,
      options: paid,
      suggested: cheapest,
    });
  }
  if (rolled.length > 0) {
    decisions.push({
      kind: 'choice',
      id: 'finalConquest',
      verb: 'reinforce',
      prompt: key('prompt.finalConquest'),
      facts,
      options: rolled,
      suggested: likeliest,
    });
  }
  for (const action of abilitiesOf(state, seat).actions) {
    const decision = action(state, seat, audience);
    if (decision) decisions.push(decision);
  }
  decisions.push({
    kind: 'choice',
    id: 'endConquests',
    verb: 'end',
    prompt: key('prompt.endConquests'),
    facts,
    options: [holdsAny(state, seat) ? END : END_TURN],
    fallback: 'end',
  });
  return decisions;
}

/** The decision of the ability whose turn it is within its phase. */
function decideStep(state: SmallWorldState, seat: Seat, audience: Audience) {
  const decision = openStep(state, seat)?.decision?.(state, seat, audience);
  return decision ? [decision] : [];
}

/** What a marker asks that was just revealed (SW-13.6). */
function decideRevealed(state: SmallWorldState, seat: Seat, index: RegionIndex, audience: Audience): readonly Asked[] {
  const place = state.regions[index]?.place;
  const decision = place ? (PLACES[place] as Ability).uponReveal?.(state, seat, audience) : undefined;
  return decision ? [decision] : [];
}

/** Everything a seat may decide now; the one source of controls, autocomplete, bots and programs. */
export function decisions(state: SmallWorldState, seat: Seat, audience: Audience = 'own'): readonly Asked[] {
  if (acting(state)[0] !== seat) return [];
  if (state.record.unsettled !== null) return decideRevealed(state, seat, state.record.unsettled, audience);
  switch (state.phase) {
    case 'pickCombo':
      return [decidePick(state, seat, audience)];
    case 'chooseMode':
      return decideMode(state, seat);
    case 'ready':
      return decideReady(state, atlasOf(state.boards), seat);
    case 'conquest':
      return decideConquest(state, seat, audience);
    case 'airstrike':
      return abilitiesOf(state, seat).settles.flatMap((question) => question(state, seat, audience) ?? []);
    case 'redeploy':
      return [decideRedeploy(state, atlasOf(state.boards), seat)];
    case 'defenderRedeploy':
      return [decideDefence(state, atlasOf(state.boards), seat)];
    case 'over':
      return [];
    default:
      return decideStep(state, seat, audience);
  }
}

import type { Outcome, Seat } from '../../engine/index.js';
import { text } from '../../engine/index.js';
import { atlasOf } from './atlas.js';
import { abilitiesOf } from './collected.js';
import type { Draft } from './draft.js';
import type { Income } from './events.js';
import type { Faction } from './ids.js';
import { RACES } from './races/index.js';
import type { SmallWorldState } from './state.js';
import { key } from './words.js';

/** The side a player's active race fights on: its banner's, or the one chosen through the Battleground (SW-13.5). */
export function sideOf(state: SmallWorldState, seat: Seat): Faction {
  const race = state.players[seat]?.race;
  const faction = race ? RACES[race].faction : 'neutral';
  const { side } = state.record;
  return faction === 'neutral' && side && side !== 'none' ? side : faction;
}

/** SW-8.3: one coin for each race of the other faction that lost a region; active and declined are different races. */
export function factionBonus(state: SmallWorldState, seat: Seat): number {
  const side = sideOf(state, seat);
  if (side === 'neutral') return 0;
  const opposing: Faction = side === 'alliance' ? 'horde' : 'alliance';
  const beaten = new Set<string>();
  for (const { race, declined } of state.record.conquests) {
    if (race && RACES[race].faction === opposing) beaten.add(declined ? `${race} declined` : race);
  }
  return beaten.size;
}

/** What a seat's turn brings (SW-8.1). In a turn of decline the active race is gone, so only its regions are left (SW-8.2). */
export function incomeOf(state: SmallWorldState, seat: Seat): readonly Income[] {
  let active = 0;
  let declined = 0;
  for (const region of state.regions) {
    if (region.owner !== seat) continue;
    if (region.declined) declined += 1;
    else active += 1;
  }
  const parts: Income[] = [
    { source: 'regions', coins: active },
    { source: 'declined', coins: declined },
  ];
  const atlas = atlasOf(state.boards);
  for (const { id, of } of abilitiesOf(state, seat).income) parts.push({ source: id, coins: of(state, atlas, seat) });
  parts.push({ source: 'faction', coins: factionBonus(state, seat) });
  return parts.filter(({ coins }) => coins > 0);
}

export function score(draft: Draft, seat: Seat): void {
  const parts = incomeOf(draft.next, seat);
  const coins = parts.reduce((sum, part) => sum + part.coins, 0);
  draft.player(seat).coins += coins;
  draft.tell({ type: 'scored', seat, coins, parts });
}

/** Race tokens on the boards, active and declined; Beasts, Champion and hand do not count (SW-17.2). */
const tokensOnBoards = (state: SmallWorldState, seat: Seat): number =>
  state.regions.reduce((sum, { owner, tokens }) => (owner === seat ? sum + tokens : sum), 0);

/** SW-17: most coins, then most race tokens on the boards, then shared. */
export function outcomeOf(state: SmallWorldState): Outcome | undefined {
  if (state.phase !== 'over') return undefined;
  const scores = state.players.map(({ coins }) => coins);
  const most = Math.max(...scores);
  const richest = scores.flatMap((coins, seat) => (coins === most ? [seat] : []));
  const tokens = richest.map((seat) => tokensOnBoards(state, seat));
  const mostTokens = Math.max(...tokens);
  const winners = richest.filter((_, at) => tokens[at] === mostTokens);
  const decided = richest.length === 1 ? 'coins' : winners.length === 1 ? 'tokens' : 'shared';
  return { winners, scores, reason: text(key(`outcome.${decided}`), { coins: most, tokens: mostTokens }) };
}

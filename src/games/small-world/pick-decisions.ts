import { type Choice, type Option, type Seat, text } from '../../engine/index.js';
import { tokensOf } from './combos.js';
import type { Audience } from './decisions.js';
import { inTray } from './draft.js';
import type { PowerId, RaceId } from './ids.js';
import type { SmallWorldMove } from './moves.js';
import type { SmallWorldState } from './state.js';
import { ROWS, rowOf } from './teams.js';
import { key, POWER_NAMES, RACE_NAMES } from './words.js';

/** A row of what is on offer; its place is its price. */
interface Row {
  readonly race: RaceId;
  readonly power: PowerId;
  readonly price: number;
  /** Coins that lie on it. */
  readonly found: number;
  readonly move: SmallWorldMove;
}

const combosOf = ({ combos }: SmallWorldState): readonly Row[] =>
  combos.map(({ race, power, coins: found }, index) => ({
    race,
    power,
    price: index,
    found,
    move: { type: 'pickCombo', index },
  }));

/** The rows in which the seat's own faction has a banner (SW-18.6). */
const rowsOf = (state: SmallWorldState, seat: Seat): readonly Row[] =>
  Array.from({ length: ROWS }, (_, row) => row).flatMap((row) => {
    const tiles = rowOf(state, state.sides?.[seat], row);
    return tiles ? [{ ...tiles, price: row, found: 0, move: { type: 'pickTeamCombo', row } }] : [];
  });

function optionOf({ race, power, price, found, move }: Row, tokens: number, secret: boolean): Option<SmallWorldMove> {
  const id = String(price);
  const label = key(price > 0 ? 'option.combo' : 'option.comboFree');
  const why = key(found > 0 ? 'why.comboWithCoins' : 'why.combo');
  const facts = {
    race: RACE_NAMES[race],
    power: POWER_NAMES[power],
    price: text(key('price'), { count: price }),
    found: text(key('coins'), { count: found }),
    tokens: text(key('tokens'), { count: tokens }),
  };
  const slots = { target: String(price + 1), name: race };
  return secret
    ? { id, label, why, facts, move, slots, ends: 'reveal', private: true }
    : { id, label, why, facts, move, slots, ends: 'reveal' };
}

/** All rows for the public, those the seat can pay for itself; coins are secret, so none is marked as certain (SW-3.2). */
export function decidePick(state: SmallWorldState, seat: Seat, audience: Audience): Choice<SmallWorldMove> {
  const coins = state.players[seat]?.coins ?? 0;
  const secret = !state.coinsOpen;
  const options: Option<SmallWorldMove>[] = [];
  let suggested = '0';
  let best = Number.NEGATIVE_INFINITY;
  for (const row of state.sides ? rowsOf(state, seat) : combosOf(state)) {
    if ((audience === 'own' || !secret) && coins < row.price) continue;
    const tokens = tokensOf(row.race, row.power, inTray(state, row.race));
    const worth = tokens + row.found - row.price;
    if (worth > best) [best, suggested] = [worth, String(row.price)];
    options.push(optionOf(row, tokens, secret));
  }
  const kind = state.sides ? 'pickTeamCombo' : 'pickCombo';
  return {
    kind: 'choice',
    id: kind,
    verb: 'pick',
    prompt: key(`prompt.${kind}`),
    options,
    suggested,
    fallback: '0',
  };
}

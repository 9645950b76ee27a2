import type { Choice, Option, Seat } from '../../engine/index.js';
import { HEROES } from './heroes/index.js';
import { GATES } from './ids.js';
import type { LichKingMove } from './moves.js';
import { CONSENTS, DEFAULT_ORDERS, DEFENCES, PREVENTIONS, type StandingOrders } from './standing-orders.js';
import type { LichKingState } from './state.js';
import { key } from './words.js';

const optionOf = (name: string, value: string, orders: Partial<StandingOrders>): Option<LichKingMove> => ({
  id: `${name}.${value}`,
  label: key(`order.${name}.${value}`),
  move: { type: 'setStandingOrders', orders },
  slots: { name, with: value },
});

const GATE_SETS = { none: [], usual: DEFAULT_ORDERS.holdGates, all: GATES } as const;

/** Every standing order with its other values; Liadrin's only for who plays her (LK-17.8). */
export function orderDecision(state: LichKingState, seat: Seat): Choice<LichKingMove> {
  const now = state.players[seat]?.orders ?? DEFAULT_ORDERS;
  const prevents = state.heroes.some((hero) => hero.seat === seat && HEROES[hero.id].canPrevent);
  const flag = (name: 'autoPassFight' | 'autoContribute') =>
    optionOf(name, now[name] ? 'off' : 'on', { [name]: !now[name] });
  const holds = (gates: readonly string[]): boolean => gates.join() === now.holdGates.join();
  return {
    kind: 'choice',
    id: 'setStandingOrders',
    verb: 'choose',
    prompt: key('prompt.orders'),
    options: [
      flag('autoPassFight'),
      flag('autoContribute'),
      ...DEFENCES.filter((value) => value !== now.defend).map((defend) => optionOf('defend', defend, { defend })),
      ...CONSENTS.filter((value) => value !== now.autoConsent).map((autoConsent) =>
        optionOf('autoConsent', autoConsent, { autoConsent }),
      ),
      ...PREVENTIONS.filter((value) => prevents && value !== now.indomitable).map((indomitable) =>
        optionOf('indomitable', indomitable, { indomitable }),
      ),
      ...Object.entries(GATE_SETS)
        .filter(([, gates]) => !holds(gates))
        .map(([name, holdGates]) => optionOf('holdGates', name, { holdGates })),
    ],
  };
}

import type { Power } from '../abilities.js';

/** SW-11.9: whoever conquers a swamp of the race pays its player a coin first, also when it has declined. */
export const marshdweller = {
  id: 'marshdweller',
  tokens: 5,
  keptInDecline: true,
  fee: ({ region, effect }) => (effect === 'conquest' && region.terrain === 'swamp' ? 1 : 0),
} as const satisfies Power;

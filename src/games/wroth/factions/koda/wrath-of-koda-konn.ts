import { violation } from '../../../../engine/index.js';
import { basicsIn, enemiesIn, factionOf, isNumbered } from '../../board.js';
import type { Trait } from '../../hooks.js';
import { REGIONS } from '../../ids.js';
import { deployElite, onMat, removeBasics } from '../../units.js';
import { REGION_NAMES } from '../../words.js';
import { labelOf, offer, powerOf } from '../power.js';

const ID = 'koda.wrath_of_koda_konn';

/** WR-21.3.2: a Grizzled for nothing in place of a Basic, and 1 damage to every enemy there. */
export const wrathOfKodaKonn = {
  id: ID,
  faction: 'koda',
  power: powerOf<'trait.use', 'replace'>({
    takes: ['replace'],
    decide: (state, side) =>
      onMat(state, side, 'grizzled')
        ? offer(
            ID,
            REGIONS.filter((region) => basicsIn(state, side, region) > 0).map((region) => ({
              id: String(region),
              label: labelOf(ID),
              facts: { region, place: REGION_NAMES[region], enemies: enemiesIn(state, side, region).length },
              move: { type: 'trait.use', trait: ID, replace: region } as const,
              slots: { target: String(region) },
            })),
          )
        : undefined,
    refuse: (state, side, { replace }) => {
      if (!onMat(state, side, 'grizzled')) return violation('WR-14.4', 'none-on-mat', { elite: 'grizzled' });
      return basicsIn(state, side, replace) > 0
        ? undefined
        : violation('WR-21.3.2', 'no-basic-there', { region: replace, place: REGION_NAMES[replace] });
    },
    perform: (draft, side, { replace }) => {
      removeBasics(draft, side, replace, 1, 'mat');
      deployElite(draft, side, 'grizzled', replace, { cause: 'effect' });
      if (!isNumbered(replace)) return;
      for (const enemy of enemiesIn(draft.next, side, replace)) {
        const { id: faction } = factionOf(draft.next, enemy);
        draft.ask({ ask: 'damage', side, source: ID, damage: 1, regions: [replace], faction, mayDecline: false });
      }
    },
  }),
} as const satisfies Trait;

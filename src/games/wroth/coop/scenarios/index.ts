import type { FactionId, ScenarioId } from '../../ids.js';
import type { Scenario } from '../scenario.js';
import { ALDAN_SCENARIOS } from './aldan.js';
import { GUILD_SCENARIOS } from './guild.js';
import { KODA_SCENARIOS } from './koda.js';
import { OOGLAN_SCENARIOS } from './ooglan.js';
import { PALDEYN_SCENARIOS } from './paldeyn.js';
import { RUNEN_SCENARIOS } from './runen.js';
import { VENNA_SCENARIOS } from './venna.js';

/** The scenario cards of each faction as the automated side (WR-23). */
export const SCENARIOS: Readonly<Record<FactionId, readonly Scenario[]>> = {
  aldan: ALDAN_SCENARIOS,
  guild: GUILD_SCENARIOS,
  koda: KODA_SCENARIOS,
  ooglan: OOGLAN_SCENARIOS,
  runen: RUNEN_SCENARIOS,
  paldeyn: PALDEYN_SCENARIOS,
  venna: VENNA_SCENARIOS,
};

const BY_ID = Object.fromEntries(
  Object.values(SCENARIOS).flatMap((cards) => cards.map((card) => [card.id, card])),
) as Readonly<Record<ScenarioId, Scenario>>;

export const scenarioOf = ({ scenario }: { readonly scenario: ScenarioId }): Scenario => BY_ID[scenario];

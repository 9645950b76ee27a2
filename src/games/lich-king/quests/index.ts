import type { Quest } from '../hooks.js';
import type { QuestId } from '../ids.js';
import { argentTournament } from './argent-tournament.js';
import { azjolNerub } from './azjol-nerub.js';
import { gundrak } from './gundrak.js';
import { naxxramas } from './naxxramas.js';
import { ulduar } from './ulduar.js';
import { utgardeKeep } from './utgarde-keep.js';
import { vaultOfArchavon } from './vault-of-archavon.js';

/** What all quest cards say; a missing, misspelt or misfiled one does not compile. Three have no effect (LK-14.2). */
export const QUESTS: { readonly [Id in QuestId]: Quest & { readonly id: Id } } = {
  naxxramas,
  utgarde_keep: utgardeKeep,
  wyrmrest_temple: { id: 'wyrmrest_temple' },
  the_nexus: { id: 'the_nexus' },
  azjol_nerub: azjolNerub,
  vault_of_archavon: vaultOfArchavon,
  ulduar,
  argent_tournament: argentTournament,
  gundrak,
  icecrown_citadel: { id: 'icecrown_citadel' },
};

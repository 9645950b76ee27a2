import { MATS } from '../components/mats.js';
import type { EliteKind, MatAbility, Trait } from '../hooks.js';
import { type AbilityId, ELITE_TYPES, type EliteType, FACTION_IDS, type TraitId } from '../ids.js';

/** The one list of Elite types; a missing one does not compile. */
export const ELITE_KINDS: Readonly<Record<EliteType, EliteKind>> = Object.fromEntries(
  ELITE_TYPES.map((id) => [id, { id }]),
) as Record<EliteType, EliteKind>;

export const TRAITS: Readonly<Record<TraitId, Trait>> = Object.fromEntries(
  FACTION_IDS.flatMap((faction) => MATS[faction].traits.map((id) => [id, { id, faction }])),
) as Record<TraitId, Trait>;

/** Abilities that can be bought; one that is not built yet is absent. */
export const ABILITIES: Readonly<Partial<Record<AbilityId, MatAbility>>> = {};

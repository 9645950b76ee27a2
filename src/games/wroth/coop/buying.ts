import { ELITES, MATS } from '../components/mats.js';
import type { Draft } from '../draft.js';
import type { EliteType, FactionId } from '../ids.js';
import { payKorra } from '../korra.js';
import type { WrothState } from '../state.js';
import { deployElite, onMat } from '../units.js';
import { rulesOf } from './event-hooks.js';
import { aiFaction, aiOf, choose, coopOf, tellChoice } from './places.js';

const LETTERED = new Map<FactionId, readonly EliteType[]>();

/** The AI's Elite types by their letters (WR-17.7). */
function byLetter(faction: FactionId): readonly EliteType[] {
  const known = LETTERED.get(faction);
  if (known) return known;
  const types = MATS[faction].elites.toSorted((a, b) => (ELITES[a].ai.letter < ELITES[b].ai.letter ? -1 : 1));
  LETTERED.set(faction, types);
  return types;
}

const left = (state: WrothState, types: readonly EliteType[]): EliteType | undefined =>
  types.find((type) => onMat(state, aiOf(state), type));

/** The type an effect deploys that names none; an event about buying does not change it. */
export const priorityElite = (state: WrothState): EliteType | undefined => left(state, byLetter(aiFaction(state).id));

/** What the AI buys next, if it can pay for it: it saves rather than buy out of order. */
export function affordable(state: WrothState): EliteType | undefined {
  const { buysNothing, buysFirst } = rulesOf(coopOf(state));
  if (buysNothing) return undefined;
  const { id, korra } = aiFaction(state);
  const letters = byLetter(id);
  const next = left(state, buysFirst ? [buysFirst, ...letters] : letters);
  return next && ELITES[next].ai.cost <= korra ? next : undefined;
}

/** One purchase (WR-17.7); the next one follows while there is Korra for it. */
export function buyOne(draft: Draft): void {
  const type = affordable(draft.next);
  if (!type) return;
  const { cost, deploy } = ELITES[type].ai;
  const ai = aiOf(draft.next);
  payKorra(draft, ai, cost, type);
  draft.tell({ type: 'eliteBought', faction: aiFaction(draft.next).id, elite: type, cost });
  draft.first({ do: 'ai.buy' });
  const gate = deploy === 'base' ? rulesOf(coopOf(draft.next)).gate?.(draft.next) : undefined;
  if (gate) tellChoice(draft, { region: gate, by: 'gate' });
  const region = gate ?? choose(draft, deploy, 'deploy');
  if (region) deployElite(draft, ai, type, region, { cause: 'bought' });
}

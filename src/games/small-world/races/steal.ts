import { type Option, type RuleViolation, type Seat, violation } from '../../../engine/index.js';
import type { Question } from '../abilities.js';
import { carry } from '../artifacts/carrying.js';
import { atlasOf } from '../atlas.js';
import { payFees } from '../conquest.js';
import { attackerOf, isActiveOf } from '../cost.js';
import type { Draft } from '../draft.js';
import { feeOfEffect, mayPayFee, withFee } from '../effects.js';
import type { ArtifactId } from '../ids.js';
import type { MoveOf, SmallWorldMove } from '../moves.js';
import type { RulesOf } from '../rule.js';
import type { RegionIndex, SmallWorldState } from '../state.js';
import { use, usesOf } from '../uses.js';
import { key, MARKER_NAMES } from '../words.js';

/** Steal and place option share their one use a turn. */
export const ETHEREAL = 'ethereals';

interface Theft {
  readonly artifact: ArtifactId;
  readonly from: RegionIndex;
  /** Own regions next to it. */
  readonly to: readonly RegionIndex[];
  /** An opponent's Aegis keeps thieves out until it is paid for. */
  readonly fee: number;
}

/** Face-up artifacts next to the race; stealing is no attack, and water is no hindrance. */
function thefts(state: SmallWorldState, seat: Seat): readonly Theft[] {
  const { neighbours } = atlasOf(state.boards);
  return state.regions.flatMap((here, from) => {
    if (here.artifacts.length === 0 || here.watchtower || isActiveOf(here, seat)) return [];
    const to = (neighbours[from] ?? []).filter((index) => {
      const region = state.regions[index];
      return region !== undefined && isActiveOf(region, seat);
    });
    if (to.length === 0) return [];
    const fee = feeOfEffect(attackerOf(state, seat), from, 'touch');
    return here.artifacts.map((artifact) => ({ artifact, from, to, fee }));
  });
}

function refuseSteal(state: SmallWorldState, seat: Seat, move: MoveOf<'etherealSteal'>): RuleViolation | undefined {
  if (state.players[seat]?.race !== 'ethereals') return violation('SW-10.13', 'not-your-ability');
  if (usesOf(state, ETHEREAL) > 0) return violation('SW-10.13', 'used-up');
  const { indices, codes } = atlasOf(state.boards);
  const from = indices.get(move.from);
  const to = indices.get(move.to);
  if (from === undefined) return violation('SW-10.13', 'unknown-region', { region: move.from });
  if (to === undefined) return violation('SW-10.13', 'unknown-region', { region: move.to });
  const theft = thefts(state, seat).find((each) => each.artifact === move.artifact && each.from === from);
  const target = codes[from] ?? '';
  if (!theft) return violation('SW-10.13', 'nothing-to-steal', { target, artifact: MARKER_NAMES[move.artifact] });
  if (!theft.to.includes(to)) {
    return violation('SW-10.13', 'steal-elsewhere', { target, targets: theft.to.map((at) => codes[at]).join(', ') });
  }
  const coins = state.players[seat]?.coins ?? 0;
  return theft.fee > coins ? violation('SW-4.6', 'fee', { target, fee: theft.fee, coins }) : undefined;
}

function steal(draft: Draft, seat: Seat, { artifact, from, to }: MoveOf<'etherealSteal'>): void {
  const source = draft.atlas.indices.get(from) ?? -1;
  payFees(draft, seat, source, feeOfEffect(attackerOf(draft.next, seat), source, 'touch'), 'touch');
  use(draft, ETHEREAL);
  carry(draft, seat, artifact, draft.atlas.indices.get(to) ?? -1);
}

export const STEALS: RulesOf<'etherealSteal'> = {
  etherealSteal: { phase: 'conquest', rule: 'SW-10.13', refuse: refuseSteal, perform: steal },
};

export const decideSteal: Question = (state, seat, audience) => {
  if (usesOf(state, ETHEREAL) > 0) return undefined;
  const { codes, regions } = atlasOf(state.boards);
  const idAt = (index: RegionIndex): string => regions[index]?.id ?? '';
  const options = thefts(state, seat)
    .filter(({ fee }) => mayPayFee(state, seat, fee, audience))
    .flatMap(({ artifact, from, to, fee }) =>
      to.map((at): Option<SmallWorldMove> => {
        const [source = '', target = ''] = [codes[from], codes[at]];
        return withFee(state, fee, {
          id: `${artifact}-${target}`,
          label: key(fee > 0 ? 'option.stealWithFee' : 'option.steal'),
          facts: { artifact: MARKER_NAMES[artifact], from: source, target, fee },
          move: { type: 'etherealSteal', artifact, from: idAt(from), to: idAt(at) },
          slots: { name: artifact, from: source, target },
        });
      }),
    );
  if (options.length === 0) return undefined;
  return { kind: 'choice', id: 'etherealSteal', verb: 'ability', prompt: key('prompt.etherealSteal'), options };
};

import { type Option, violation } from '../../../engine/index.js';
import { bestDivision, type Division, divisions, isDivision } from '../assignments.js';
import { heroOf } from '../board.js';
import type { Draft } from '../draft.js';
import { refuseTargets, removeEnemies } from '../enemies.js';
import type { LichKingMove } from '../moves.js';
import { topOf } from '../timing.js';
import { HERO_NAMES, key, SPACE_NAMES } from '../words.js';
import type { FrameOf, FrameRule } from './frame.js';

const moveOf = ({ convertBlocks, spaces }: Division): LichKingMove => ({
  type: 'assignHits',
  ...(convertBlocks > 0 ? { convertBlocks } : {}),
  spaces,
});

const idOf = ({ convertBlocks, spaces }: Division): string =>
  [`c${convertBlocks}`, ...spaces.map(({ ghouls, abominations }) => `${ghouls}-${abominations.length}`)].join('.');

function optionOf(division: Division): Option<LichKingMove> {
  const { convertBlocks: converted, spaces } = division;
  const one = spaces.length === 1 ? spaces[0] : undefined;
  const places = spaces.map(({ loc, ghouls, abominations }) => ({
    key: key('option.assignOn'),
    facts: { space: SPACE_NAMES[loc], ghouls, abominations: abominations.length },
  }));
  const facts = one ? { ghouls: one.ghouls, abominations: one.abominations.length, converted } : { places, converted };
  const label = one ? (converted > 0 ? 'option.assignConverted' : 'option.assign') : 'option.assignSeveral';
  return { id: idOf(division), label: key(label), facts, move: moveOf(division) };
}

/** Figures go back to the supply; in a fight, blocks that became hits block no more (LK-13.2). */
function deal(draft: Draft, { convertBlocks, spaces }: Division): void {
  draft.pop();
  const under = topOf(draft.next);
  if (under?.kind === 'fight') draft.replace({ ...under, blocks: under.blocks - convertBlocks });
  for (const assignment of spaces) removeEnemies(draft, assignment);
}

/** Hits are dealt among the enemies of a space; Chain Lightning has a die for each of its spaces (LK-4.5, LK-13.5). */
export const assignHits: FrameRule<'assignHits'> = {
  run: (draft, frame) => {
    const all = divisions(draft.next, frame);
    const only = all[0];
    if (all.length > 1 || !only) return true;
    deal(draft, only);
    return false;
  },
  asks: (state, { hero }) => [heroOf(state, hero).seat],
  decisions: (state, frame) => {
    const all = divisions(state, frame);
    const best = bestDivision(all);
    const facts = { hero: HERO_NAMES[frame.hero], hits: hitsOf(frame), blocks: frame.convertible };
    const suggested = best ? { suggested: idOf(best), fallback: idOf(best) } : {};
    return [
      {
        kind: 'choice',
        id: 'assignHits',
        verb: 'assign',
        prompt: key('prompt.assignHits'),
        facts,
        options: all.map(optionOf),
        ...suggested,
      },
    ];
  },
  answers: {
    assignHits: {
      rule: 'LK-4.5',
      refuse: (state, frame, _seat, { convertBlocks = 0, spaces }) => {
        const wrong = refuseTargets(state, 'LK-4.4', spaces);
        if (wrong) return wrong;
        return isDivision(state, frame, { convertBlocks, spaces })
          ? undefined
          : violation('LK-4.5', 'hits-not-dealt', { hits: hitsOf(frame) });
      },
      perform: (draft, _frame, _seat, { convertBlocks = 0, spaces }) => deal(draft, { convertBlocks, spaces }),
    },
  },
};

const hitsOf = ({ spaces }: FrameOf<'assignHits'>): number => spaces.reduce((sum, { hits }) => sum + hits, 0);

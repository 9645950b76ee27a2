import { activeHero } from '../board.js';
import { endActions as end } from '../turn.js';
import { HERO_NAMES, key } from '../words.js';
import type { Action } from './action.js';

/** The actions never end by themselves (LK-3.2). */
export const endActions: Action<'endActions'> = {
  rule: 'LK-3.2',
  perform: (draft) => end(draft),
  decisions: (state) => {
    const facts = { hero: HERO_NAMES[activeHero(state).id], actions: state.record.actionsLeft };
    return [
      {
        kind: 'choice',
        id: 'endActions',
        verb: 'end',
        prompt: key('prompt.endActions'),
        facts,
        options: [{ id: 'end', label: key('option.endActions'), facts, move: { type: 'endActions' }, ends: 'turn' }],
        fallback: 'end',
      },
    ];
  },
};

import { seatName, type Text, type Turn, text } from '../../engine/index.js';
import type { LichKingEvent } from './events.js';
import type { LichKingView } from './view.js';
import { HERO_NAMES, key } from './words.js';

/** "Round 3 · Ann · Thrall · 3 enemies destroyed · 4 quest steps · despair 2" */
export function turnLine(events: readonly LichKingEvent[], view: LichKingView, { round, seat }: Turn): Text {
  let removed = 0;
  let steps = 0;
  let hero = view.active;
  for (const event of events) {
    if (event.type === 'enemiesRemoved') removed += event.ghouls + event.abominations;
    else if (event.type === 'progressed') steps += 1;
    else if (event.type === 'actionsEnded') hero = event.hero;
  }
  return text(key('turn.line'), {
    round,
    player: seatName(seat ?? 0),
    hero: hero ? HERO_NAMES[hero] : '',
    removed: text(key('turn.removed'), { count: removed }),
    steps: text(key('turn.steps'), { count: steps }),
    despair: view.despair,
  });
}

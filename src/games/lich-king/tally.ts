import type { Outcome, TallyEntry, Told } from '../../engine/index.js';
import type { LichKing } from './rules.js';

type Counts = { picked: number; turns: number; scored: number; won: number };

/**
 * How heroes, quests, rewards and the difficulty fared. A hero's or the difficulty's score is icons of quests reached,
 * a quest's is its own icons; a reward counts when it is taken and scores when it is played.
 */
export function tally(game: readonly Told<LichKing>[], { winners }: Outcome): readonly TallyEntry[] {
  const start = game[0]?.before;
  if (!start) return [];
  const won = winners.length > 0 ? 1 : 0;
  const entries = new Map<string, Counts>();
  const entry = (kind: string, id: string): Counts => {
    const known = entries.get(`${kind}:${id}`) ?? { picked: 1, turns: 0, scored: 0, won };
    entries.set(`${kind}:${id}`, known);
    return known;
  };
  const difficulty = entry('difficulty', start.difficulty);
  for (const { id } of start.heroes) entry('hero', id);
  for (const { id } of start.quests) entry('quest', id);
  for (const { before, events } of game) {
    const active = before.heroes[before.active];
    for (const event of events) {
      if (event.type === 'progressed') {
        difficulty.scored += 1;
        entry('quest', event.quest).scored += 1;
        if (active) entry('hero', active.id).scored += 1;
      }
      if (event.type === 'actionsEnded') {
        difficulty.turns += 1;
        entry('hero', event.hero).turns += 1;
      }
      if (event.type === 'rolled' && event.for === 'quest') {
        const at = before.heroes.find(({ id }) => id === event.hero)?.at;
        if (at) entry('quest', at).turns += 1;
      }
      if (event.type === 'rewardTaken') entry('reward', event.reward).turns += 1;
      if (event.type === 'rewardPlayed') entry('reward', event.reward).scored += 1;
    }
  }
  return [...entries].map(([item, counts]) => {
    const [kind = '', id = ''] = item.split(':');
    return { kind, id, ...counts };
  });
}

import { type Text, text } from '../../src/engine/index.js';
import { GHOULS_ON_SPACE } from '../../src/games/lich-king/data/tables.js';
import type { LichKingView, SpaceView } from '../../src/games/lich-king/view.js';
import { HERO_NAMES, key, QUEST_NAMES, SPACE_NAMES } from '../../src/games/lich-king/words.js';
import type { Highlight } from '../request.js';

const said = (path: string, facts: Text['facts'] = {}): Text => text(key(`picture.alt.${path}`), facts);

const place = ({ id, code }: SpaceView): Text => said('place', { code, name: SPACE_NAMES[id] });

function turnSentence({ active, result, phase, actionsLeft }: LichKingView): Text {
  if (!active) return said(result ?? 'lost');
  const facts = { hero: HERO_NAMES[active], phase: text(key(`phase.${phase}`)) };
  return said(phase === 'actions' ? 'turn' : 'phase', { ...facts, count: actionsLeft });
}

function heroSentences(view: LichKingView, names: readonly string[]): Text[] {
  const at = new Map(view.spaces.map((space) => [space.id, place(space)]));
  return view.heroes.map(({ id, seat, at: where, health, max }) =>
    said('hero', { hero: HERO_NAMES[id], name: names[seat] ?? '', place: at.get(where) ?? '', health, max }),
  );
}

/** A sentence about the spaces of a kind, where there are any. */
const about = (path: string, spaces: readonly SpaceView[]): Text[] =>
  spaces.length > 0 ? [said(path, { places: spaces.map(place) })] : [];

/** The picture in words, sentence by sentence, what matters most first (the last sentence apart). */
export function altSentences(
  view: LichKingView,
  names: readonly string[],
  highlights: readonly Highlight[],
): readonly Text[] {
  const targets = new Set(highlights.map(({ region }) => region));
  const { despair, scourge, spaces } = view;
  return [
    said('game', {
      game: text(key('game')),
      difficulty: text(key(`difficulty.${view.difficulty}`)),
      round: view.round,
    }),
    turnSentence(view),
    ...about(
      'targets',
      spaces.filter(({ code, id }) => targets.has(code) || targets.has(id)),
    ),
    said('tracks', { despair, rate: scourge.rate, region: text(key(`region.${view.lichKing}`)) }),
    ...view.quests.map(({ id, progress, length, done }) =>
      said(done ? 'questDone' : 'quest', { quest: QUEST_NAMES[id], progress, length }),
    ),
    ...heroSentences(view, names),
    ...about(
      'full',
      spaces.filter(({ ghouls }) => ghouls >= GHOULS_ON_SPACE),
    ),
    ...about(
      'abominations',
      spaces.filter(({ abominations }) => abominations.length > 0),
    ),
    ...about(
      'strongholds',
      spaces.filter(({ stronghold }) => stronghold),
    ),
  ];
}

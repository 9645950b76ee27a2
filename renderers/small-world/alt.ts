import { type Text, text } from '../../src/engine/index.js';
import type { PlayerView, SmallWorldView } from '../../src/games/small-world/view.js';
import { FACTION_NAMES, RACE_NAMES } from '../../src/games/small-world/words.js';
import type { Language } from '../../src/text/index.js';
import { seatLook } from '../canvas/palette.js';
import type { Highlight } from '../request.js';
import { chartOf } from './islands.js';
import { comboName } from './words.js';

const key = (path: string): string => `ui:picture.${path}`;

function playerSentence(player: PlayerView, name: string, language: Language): Text {
  const { active, declined, regions } = player;
  const facts = { name, seat: seatLook(player.seat).letter };
  const held = active && {
    race: comboName(language, active.race, active.power),
    regions: text(key('regions'), { count: regions.active }),
  };
  const gone = declined && {
    declined: RACE_NAMES[declined.race],
    declinedRegions: text(key('regions'), { count: regions.declined }),
  };
  const kind = active ? (declined ? 'alt.both' : 'alt.active') : declined ? 'alt.declined' : 'alt.none';
  return text(key(kind), { ...facts, ...held, ...gone });
}

/** The picture in words, sentence by sentence, what matters most first (the last sentence apart). */
export function altSentences(
  view: SmallWorldView,
  language: Language,
  names: readonly string[],
  highlights: readonly Highlight[],
): readonly Text[] {
  const { areas, codes } = chartOf(view.boards);
  const code = (region: string): string => (codes.get(region) ?? areas.get(region))?.code ?? region;
  const { round, rounds, active } = view;
  const phase = text(`small-world:phase.${view.phase}`);
  const sentences: Text[] = [text(key('alt.round'), { game: text('small-world:game'), round, rounds })];
  if (active === undefined) sentences.push(text(key('alt.over')));
  else sentences.push(text(key('alt.turn'), { name: names[active] ?? '', phase }));
  const targets = highlights.filter(({ short }) => !short);
  if (targets.length > 0) {
    const list = targets.map(({ region, cost }) => text(key('alt.target'), { region: code(region), cost }));
    sentences.push(text(key('alt.targets'), { targets: list }));
  }
  if (view.team) {
    const sides = view.team.sides.map((side, seat) =>
      text(key('alt.side'), { name: names[seat] ?? '', side: FACTION_NAMES[side] }),
    );
    sentences.push(text(key('alt.sides'), { sides }));
  }
  for (const player of view.players) sentences.push(playerSentence(player, names[player.seat] ?? '', language));
  const last = view.conquests.at(-1);
  if (last) {
    const taken = view.conquests
      .filter(({ seat }) => seat === last.seat)
      .map(({ to }) => text(key('alt.code'), { code: code(to) }));
    sentences.push(text(key('alt.last'), { name: names[last.seat] ?? '', regions: taken }));
  }
  return sentences;
}

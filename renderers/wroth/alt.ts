import { type Text, text } from '../../src/engine/index.js';
import type { FactionView, WrothView } from '../../src/games/wroth/view.js';
import { FACTION_NAMES, key } from '../../src/games/wroth/words.js';
import type { Highlight } from '../request.js';

const said = (path: string, facts: Text['facts'] = {}): Text => text(key(`picture.alt.${path}`), facts);

const controlled = (view: WrothView, { faction }: FactionView): readonly Text[] =>
  view.regions.filter(({ controller }) => controller === faction).map(({ code }) => said('code', { code }));

function factionSentence(view: WrothView, own: FactionView, names: readonly string[]): Text {
  const regions = controlled(view, own);
  const facts = {
    faction: FACTION_NAMES[own.faction],
    name: names[own.seat] ?? text(key('ai')),
    vp: own.vp,
    korra: own.korra,
    regions,
  };
  return said(regions.length > 0 ? 'faction' : 'factionNowhere', facts);
}

/** The picture in words, sentence by sentence, what matters most first (the last sentence apart). */
export function altSentences(
  view: WrothView,
  names: readonly string[],
  highlights: readonly Highlight[],
): readonly Text[] {
  const codes = [...new Set(highlights.map(({ region }) => region))];
  return [
    said('round', { game: text(key('game')), round: view.round, phase: text(key(`phase.${view.phase}`)) }),
    ...(view.active ? [said('turn', { faction: FACTION_NAMES[view.active] })] : []),
    ...(codes.length > 0 ? [said('targets', { targets: codes.map((code) => said('code', { code })) })] : []),
    ...view.factions.map((own) => factionSentence(view, own, names)),
  ];
}

import { type Facts, type Seat, seatName, type Text, type Turn, text } from '../../engine/index.js';
import { type RegionId, regionById } from './boards/index.js';
import type { DefeatedRace, Income, SmallWorldEvent } from './events.js';
import type { SmallWorldView } from './view.js';
import { key, MARKER_NAMES, POWER_NAMES, RACE_NAMES, raceName, TERRAIN_NAMES } from './words.js';

const tell = (path: string, facts: Facts): Text => text(key(`event.${path}`), facts);

const codeOf = (view: SmallWorldView, id: RegionId): string =>
  view.regions.find((region) => region.id === id)?.code ?? id;

const NAMES = { ...RACE_NAMES, ...POWER_NAMES, ...MARKER_NAMES };

/** 'champion' is a power and 'regions' none of them: the shared sources come first. */
const sourceName = (source: Income['source']): Text =>
  source === 'regions' || source === 'declined' || source === 'faction' ? text(key(`income.${source}`)) : NAMES[source];

const partsOf = (parts: readonly Income[]): readonly Text[] =>
  parts.map(({ source, coins }) => text(key('income.part'), { source: sourceName(source), coins }));

function lossOf({ seat, race, declined, lost, toHand }: DefeatedRace): Text {
  const facts = { player: seatName(seat), race: RACE_NAMES[race], lost, toHand };
  if (declined) return tell('lossDeclined', facts);
  return tell(toHand > 0 ? 'lossToHand' : 'loss', facts);
}

function conquest(event: SmallWorldEvent & { readonly type: 'conquered' }, view: SmallWorldView): Text {
  const facts = {
    player: seatName(event.seat),
    target: codeOf(view, event.region),
    terrain: TERRAIN_NAMES[regionById(event.region).terrain],
    race: RACE_NAMES[event.race],
    pieces: event.pieces,
  };
  if (event.defender) return tell('conqueredFrom', { ...facts, loss: lossOf(event.defender) });
  return tell(event.murlocs > 0 ? 'conqueredMurloc' : 'conquered', facts);
}

/** The sentence for the thread, in the present tense, who first; nothing where the picture says enough. */
export function narrate(event: SmallWorldEvent, view: SmallWorldView): Text | undefined {
  switch (event.type) {
    case 'roundBegan':
      return tell('roundBegan', { round: event.round, rounds: view.rounds });
    case 'comboPicked': {
      const facts = {
        player: seatName(event.seat),
        race: RACE_NAMES[event.race],
        power: POWER_NAMES[event.power],
        price: text(key('price'), { count: event.price }),
        found: text(key('coins'), { count: event.found }),
        tokens: text(key('tokens'), { count: event.tokens }),
      };
      if (event.found > 0) return tell('comboPickedWithCoins', facts);
      return tell(event.price > 0 ? 'comboPicked' : 'comboPickedFree', facts);
    }
    case 'declined':
      return tell('declined', { player: seatName(event.seat), race: RACE_NAMES[event.race], count: event.regions });
    case 'raceLeft':
      return tell('raceLeft', { player: seatName(event.seat), race: RACE_NAMES[event.race] });
    case 'readied':
      return event.abandoned.length === 0
        ? undefined
        : tell('abandoned', {
            player: seatName(event.seat),
            race: RACE_NAMES[event.race],
            targets: event.abandoned.map((id) => codeOf(view, id)).join(', '),
          });
    case 'feePaid':
      return tell('feePaid', {
        player: seatName(event.seat),
        to: seatName(event.to),
        target: codeOf(view, event.region),
        coins: text(key('coins'), { count: event.coins }),
      });
    case 'rolled':
      return tell(event.success ? 'rolledWell' : 'rolledBadly', {
        player: seatName(event.seat),
        target: codeOf(view, event.region),
        need: event.need,
        odds: Math.round(event.odds * 100),
        roll: event.roll,
      });
    case 'conquered':
      return conquest(event, view);
    case 'markerRevealed':
      return tell('markerRevealed', { target: codeOf(view, event.region), marker: MARKER_NAMES[event.marker] });
    case 'defenderRedeployed':
      return tell('defenderRedeployed', {
        player: seatName(event.seat),
        race: RACE_NAMES[event.race],
        pieces: event.pieces,
      });
    case 'scored':
      return event.parts.length === 0
        ? tell('scoredNothing', { player: seatName(event.seat) })
        : tell('scored', { player: seatName(event.seat), coins: event.coins, parts: partsOf(event.parts) });
    case 'gameEnded':
      return tell('gameEnded', {
        results: event.coins.map((coins, seat) => text(key('event.result'), { player: seatName(seat), coins })),
      });
    case 'turnBegan':
    case 'comboRevealed':
    case 'rowRevealed':
    case 'expanded':
    case 'conquestsEnded':
    case 'redeployed':
      return undefined;
  }
}

/** "Round 3 · Ann · Trolls · +9 coins · 4 conquests" */
export function turnLine(events: readonly SmallWorldEvent[], view: SmallWorldView, { round, seat }: Turn): Text {
  const who: Seat = seat ?? 0;
  const scored = events.find((event) => event.type === 'scored' && event.seat === who);
  const coins = scored?.type === 'scored' ? scored.coins : 0;
  const conquests = events.filter((event) => event.type === 'conquered').length;
  const declined = events.find((event) => event.type === 'declined');
  const facts = {
    round,
    player: seatName(who),
    coins: text(key('coins'), { count: coins }),
    conquests: text(key('conquests'), { count: conquests }),
  };
  if (declined?.type === 'declined') return text(key('turn.declined'), { ...facts, race: RACE_NAMES[declined.race] });
  return text(key('turn.expanded'), { ...facts, race: raceName(view.players[who]?.active?.race) });
}

import { type Seat, seatName, type Text, type Turn, text } from '../../engine/index.js';
import { regionById } from './boards/index.js';
import type { DefeatedRace, Income, SmallWorldEvent } from './events.js';
import { narratePower } from './powers/narrate.js';
import { narrateRace } from './races/narrate.js';
import { codeOf, tell } from './telling.js';
import type { SmallWorldView } from './view.js';
import { key, MARKER_NAMES, POWER_NAMES, RACE_NAMES, raceName, TERRAIN_NAMES } from './words.js';

const NAMES = { ...RACE_NAMES, ...POWER_NAMES, ...MARKER_NAMES };

/** 'champion' is a power and 'regions' none of them: the shared sources come first. */
const sourceName = (source: Income['source']): Text =>
  source === 'regions' || source === 'declined' || source === 'faction' ? text(key(`income.${source}`)) : NAMES[source];

const partsOf = (parts: readonly Income[]): readonly Text[] =>
  parts.map(({ source, coins }) => text(key('income.part'), { source: sourceName(source), coins }));

function lossOf({ seat, race, declined, lost, toHand }: DefeatedRace): Text {
  const facts = { player: seatName(seat), race: RACE_NAMES[race], lost, toHand };
  if (declined) return tell('lossDeclined', facts);
  if (lost === 0) return tell('lossNone', facts);
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
  if (event.champion) {
    return event.defender
      ? tell('championTookFrom', { ...facts, loss: lossOf(event.defender) })
      : tell(event.murlocs > 0 ? 'championTookMurloc' : 'championTook', facts);
  }
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
      return tell(event.to === undefined ? 'feePaidBank' : 'feePaid', {
        player: seatName(event.seat),
        ...(event.to === undefined ? {} : { to: seatName(event.to) }),
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
    case 'artifactMoved':
      return tell('artifactMoved', { target: codeOf(view, event.region), marker: MARKER_NAMES[event.artifact] });
    case 'heartCollected':
      return tell('heartCollected', { player: seatName(event.seat), payers: event.from.map(seatName) });
    case 'sideChosen':
      return tell(`sideChosen.${event.side}`, { player: seatName(event.seat) });
    case 'wellMoved':
      return tell('wellMoved', { target: codeOf(view, event.region) });
    case 'markerReplaced':
      return tell('markerReplaced', {
        target: codeOf(view, event.region),
        gone: MARKER_NAMES[event.gone],
        marker: MARKER_NAMES[event.by],
      });
    case 'tokenRose':
      return tell('tokenRose', { player: seatName(event.seat), race: RACE_NAMES[event.race] });
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
    case 'formTaken':
    case 'airstrike':
    case 'strikeLost':
    case 'recruited':
    case 'objectivesPlaced':
    case 'objectiveTaken':
    case 'bombsPlaced':
    case 'bombTurned':
    case 'bombHeld':
    case 'exploded':
    case 'harmony':
      return narrateRace(event, { code: (id) => codeOf(view, id), loss: lossOf });
    case 'ransomed':
    case 'championCaptured':
    case 'beastsCame':
    case 'swapped':
    case 'intimidated':
    case 'gaveWay':
    case 'fortified':
    case 'watchtowersStand':
      return narratePower(event, view);
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

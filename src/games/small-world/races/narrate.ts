import { type Facts, seatName, type Text, text } from '../../../engine/index.js';
import type { DefeatedRace } from '../events.js';
import { key, RACE_NAMES } from '../words.js';
import type { RaceEvent } from './events.js';

const tell = (path: string, facts: Facts): Text => text(key(`event.${path}`), facts);

interface Words {
  readonly code: (region: string) => string;
  readonly loss: (defender: DefeatedRace) => Text;
}

/** The sentences of the races' own events; codes and losses are put into words as everywhere. */
export function narrateRace(event: RaceEvent, { code, loss }: Words): Text {
  const player = seatName(event.seat);
  const codes = (regions: readonly string[]): string => regions.map(code).join(', ');
  switch (event.type) {
    case 'formTaken':
      return tell(event.kind === 'human' ? 'tookHuman' : 'tookWolf', { player, coins: event.coins });
    case 'airstrike': {
      const facts = { player, target: code(event.region), cost: event.cost };
      return event.roll === undefined
        ? tell('airstrike', facts)
        : tell('airstrikeRolled', { ...facts, roll: event.roll });
    }
    case 'strikeLost':
      return tell('strikeLost', { player, target: code(event.region) });
    case 'recruited':
      return tell('recruited', { player, race: RACE_NAMES[event.race], count: event.tokens });
    case 'objectivesPlaced':
      return tell('objectivesPlaced', { player, targets: codes(event.regions) });
    case 'objectiveTaken': {
      const facts = { player, target: code(event.region), coins: event.coins, to: seatName(event.to) };
      return tell(event.to === event.seat ? 'ownObjectiveTaken' : 'objectiveTaken', facts);
    }
    case 'bombsPlaced':
      return tell('bombsPlaced', { player, targets: codes(event.regions) });
    case 'bombTurned':
      return tell(event.bomb === 'dud' ? 'bombDud' : 'bombExplosive', { target: code(event.region) });
    case 'bombHeld':
      return tell('bombHeld', { target: code(event.region) });
    case 'exploded':
      return event.defender
        ? tell('exploded', { target: code(event.region), loss: loss(event.defender) })
        : tell('explodedEmpty', { target: code(event.region) });
    case 'harmony':
      return tell('harmony', { player, players: event.to.map(seatName) });
  }
}

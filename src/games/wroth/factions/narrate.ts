import { type Facts, type Text, text } from '../../../engine/index.js';
import { ACTION_NAMES, eliteName, FACTION_NAMES, key, SEER_NAMES } from '../words.js';
import type { FactionEvent } from './events.js';

/** The sentences for what only abilities bring about. */
export function narrateFaction(event: FactionEvent): Text {
  const faction = FACTION_NAMES[event.faction];
  const tell = (facts: Facts): Text => text(key(`faction.event.${event.type}`), { faction, ...facts });
  switch (event.type) {
    case 'dieTurned':
      return tell({ die: event.die, face: ACTION_NAMES[event.face] });
    case 'seerTurned':
      return tell({ face: SEER_NAMES[event.face] });
    case 'recovered':
      return tell({ count: event.basics });
    case 'unitReturned':
      return tell({ unit: eliteName(event.unit) });
  }
}

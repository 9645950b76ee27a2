import { type Text, text } from '../../../engine/index.js';
import type { NumberedId } from '../ids.js';
import type { WrothView } from '../view.js';
import { ACTION_NAMES, FACTION_NAMES, key } from '../words.js';
import type { CoopEvent, Reason } from './events.js';
import { scenarioOf } from './scenarios/index.js';
import { entryText, missionText, scenarioName } from './words.js';

type EventOf<T extends CoopEvent['type']> = Extract<CoopEvent, { readonly type: T }>;

const tell = (path: string, facts?: Parameters<typeof text>[1]): Text => text(key(`coop.tell.${path}`), facts);

/** "region 3: Threat 6, the highest it can reach" */
const chosen = (region: NumberedId, by: Reason, threat: number): Text =>
  tell('chosen', { region, reason: text(key(`coop.reason.${by}`), { threat }) });

function progress({ scenario, mission, count }: EventOf<'missionProgress'>, players: number): Text | undefined {
  const counted = scenarioOf({ scenario }).missions[mission];
  return counted && tell('progress', { count, mission: missionText(counted, players, 0) });
}

/** What the AI does and why, in the present tense; nothing where the picture says enough. */
export function narrateCoop(event: CoopEvent, view: WrothView): Text | undefined {
  switch (event.type) {
    case 'scenarioChosen':
      return tell('scenarioChosen', { faction: FACTION_NAMES[event.faction], scenario: scenarioName(event.scenario) });
    case 'baseMoved':
      return tell('baseMoved', { chosen: chosen(event.to, event.by, event.threat) });
    case 'objectiveMoved':
      return tell('objectiveMoved', { token: event.token, region: event.to });
    case 'chaosResolved': {
      const entry = scenarioOf(event).chaos[event.entry - 1];
      if (!entry) return undefined;
      const players = view.factions.length - 1;
      const waits = (entry.minPlayers ?? 1) > players;
      return tell(waits ? 'chaosNothing' : 'chaos', { entry: event.entry, text: entryText({ ops: entry.ops }) });
    }
    case 'aiActed':
      return tell(`acted.${event.cause}`, { action: ACTION_NAMES[event.action] });
    case 'aiChose':
      return chosen(event.region, event.by, event.threat);
    case 'aiIdle':
      return tell('idle');
    case 'aiSilent':
      return tell('silent');
    case 'counterChanged':
      return tell('counter', { value: event.value });
    case 'campScored':
      return tell(`scored.${event.camp}`, {
        region: event.region,
        vp: event.control + event.dominance + event.icons,
        control: event.control,
        dominance: event.dominance,
        icons: event.icons,
      });
    case 'vpCounted':
      return tell('vp', { humans: event.humans, ai: event.ai });
    case 'missionProgress':
      return progress(event, view.factions.length - 1);
    case 'aiThrew':
      return tell('threw', {
        human: text(key(`option.throw.${event.human}`)),
        ai: text(key(`option.throw.${event.ai}`)),
      });
    case 'coopEnded':
      return tell(`ended.${event.winner}`, { humans: event.humans, ai: event.ai });
  }
}

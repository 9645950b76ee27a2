import { type Facts, seatName, type Text, type Turn, text } from '../../engine/index.js';
import { narrateCoop } from './coop/narrate.js';
import type { WrothEvent } from './events.js';
import { narrateFaction } from './factions/narrate.js';
import type { FactionId, RegionId } from './ids.js';
import type { Target } from './moves.js';
import type { WrothView } from './view.js';
import {
  ABILITY_NAMES,
  ACTION_NAMES,
  ELITE_NAMES,
  eliteName,
  FACTION_NAMES,
  groupTexts,
  key,
  REGION_NAMES,
  SEER_NAMES,
  TRAIT_NAMES,
} from './words.js';

const tell = (path: string, facts: Facts): Text => text(key(`event.${path}`), facts);

const place = (region: RegionId): Facts => ({ region, place: REGION_NAMES[region] });

const by = (faction: FactionId): Facts => ({ faction: FACTION_NAMES[faction] });

const unit = (target: Target): Text => (target === 'basic' ? text(key('unit.basic')) : eliteName(target));

type Of<T extends WrothEvent['type']> = Extract<WrothEvent, { readonly type: T }>;

function deployment({ faction, region, basics, elite, from }: Of<'deployed'>): Text {
  const facts = { ...by(faction), ...place(region), units: groupTexts({ basics, elites: elite ? [elite] : [] }) };
  return tell(region === 0 ? 'deployedZone' : `deployed.${from}`, facts);
}

function scored({ faction, region, control, dominance, icons }: Of<'scored'>): Text {
  const parts = [
    ...(control > 0 ? [text(key('score.control'), { vp: control })] : []),
    ...(dominance > 0 ? [text(key('score.dominance'), { vp: dominance })] : []),
    ...(icons > 0 ? [text(key('score.icons'), { vp: icons })] : []),
  ];
  return tell('scored', { ...by(faction), ...place(region), vp: control + dominance + icons, parts });
}

const spent = ({ faction, dice, on }: Of<'dieSpent'>): Text => {
  const facts = { ...by(faction), count: dice.length };
  if (on === 'nothing') return tell('discarded', facts);
  return on === 'march' ? tell('marched', facts) : tell('dieSpent', { ...facts, action: ACTION_NAMES[on] });
};

/** The sentence for the thread, in the present tense, who first; nothing where the picture says enough. */
export function narrate(event: WrothEvent, view: WrothView): Text | undefined {
  switch (event.type) {
    case 'roundBegan':
      return tell('roundBegan', { round: event.round, player: seatName(event.first) });
    case 'picked':
      return tell('picked', {
        ...by(event.faction),
        player: seatName(event.seat),
        traits: event.traits.map((trait) => TRAIT_NAMES[trait]),
      });
    case 'korraGained':
      return tell('korraGained', { ...by(event.faction), count: event.amount });
    case 'deployed':
      return deployment(event);
    case 'returned':
      return tell(`returned.${event.to}`, {
        ...by(event.faction),
        ...place(event.region),
        units: groupTexts({ basics: event.basics, elites: [] }),
      });
    case 'moved':
      return tell('moved', {
        ...by(event.faction),
        from: event.from,
        to: event.to,
        place: REGION_NAMES[event.to],
        units: groupTexts(event),
      });
    case 'attacked':
      return tell(event.target ? 'attackedFaction' : 'attacked', {
        ...by(event.faction),
        ...place(event.region),
        damage: event.damage,
        ...(event.target ? { target: FACTION_NAMES[event.target] } : {}),
      });
    case 'damaged':
      return tell('damaged', {
        ...by(event.faction),
        ...place(event.region),
        unit: unit(event.target),
        left: event.left,
      });
    case 'destroyed':
      return tell('destroyed', { ...by(event.faction), ...place(event.region), unit: unit(event.target) });
    case 'healed':
      return tell('healed', { ...by(event.faction), unit: eliteName(event.elite), vitality: event.vitality });
    case 'dieTaken':
      return tell(event.last ? 'lastDieTaken' : 'dieTaken', { ...by(event.faction), face: ACTION_NAMES[event.face] });
    case 'dieSpent':
      return spent(event);
    case 'seerSpent':
      return tell('seerSpent', { ...by(event.faction), face: SEER_NAMES[event.face] });
    case 'eliteBought':
      return tell('eliteBought', { ...by(event.faction), name: ELITE_NAMES[event.elite], cost: event.cost });
    case 'abilityBought':
      return tell('abilityBought', { ...by(event.faction), name: ABILITY_NAMES[event.ability], cost: event.cost });
    case 'unitActivated':
      return tell('unitActivated', { ...by(event.faction), unit: eliteName(event.unit) });
    case 'traitUsed':
      return tell('traitUsed', { ...by(event.faction), name: TRAIT_NAMES[event.trait] });
    case 'bonusDeclined':
      return tell('bonusDeclined', { ...by(event.faction), ...place(event.region) });
    case 'scored':
      return scored(event);
    case 'traitScored':
      return tell('traitScored', { ...by(event.faction), name: TRAIT_NAMES[event.trait], vp: event.vp });
    case 'tied':
      return tell(`tied.${event.stage}`, { players: event.seats.map(seatName) });
    case 'voted':
      return tell(event.agree ? 'agreed' : 'disagreed', { player: seatName(event.seat) });
    case 'thrown':
      return tell('thrown', { player: seatName(event.seat) });
    case 'signsShown':
      return tell('signsShown', {
        signs: event.signs.map(({ seat, sign }) =>
          text(key('event.sign'), { player: seatName(seat), sign: text(key(`sign.${sign}`)) }),
        ),
      });
    case 'gameEnded':
      return tell(event.winners.length === 0 ? 'gameLost' : 'gameEnded', {
        winners: event.winners.map(seatName),
        results: event.vp.map((vp, seat) => text(key('event.result'), { player: seatName(seat), vp })),
      });
    case 'dieTurned':
    case 'seerTurned':
    case 'recovered':
    case 'unitReturned':
      return narrateFaction(event);
    case 'phaseStarted':
    case 'tokensLaid':
    case 'turnBegan':
    case 'korraPaid':
    case 'diceRolled':
    case 'seerRolled':
    case 'bonusOffered':
      return undefined;
    default:
      return narrateCoop(event, view);
  }
}

/** "Round 3 · Ann · Runen · 2 units lost by others": what a turn of Phase 5, or the phase before it, came to. */
export function turnLine(events: readonly WrothEvent[], view: WrothView, { round, seat }: Turn): Text {
  const own = view.factions.find((faction) => faction.seat === seat);
  if (seat === undefined || !own) return text(key('turn.round'), { round });
  const destroyed = events.filter((event) => event.type === 'destroyed' && event.faction !== own.faction).length;
  const deployed = events.reduce(
    (sum, event) =>
      event.type === 'deployed' && event.faction === own.faction ? sum + event.basics + (event.elite ? 1 : 0) : sum,
    0,
  );
  const did = [
    ...(deployed > 0 ? [text(key('turn.deployed'), { count: deployed })] : []),
    ...(destroyed > 0 ? [text(key('turn.destroyed'), { count: destroyed })] : []),
  ];
  const who = { round, player: seatName(seat), faction: FACTION_NAMES[own.faction] };
  if (round === 0) return text(key('turn.setUp'), who);
  return did.length > 0 ? text(key('turn.played'), { ...who, did }) : text(key('turn.quiet'), who);
}

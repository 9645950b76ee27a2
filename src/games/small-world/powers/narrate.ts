import { seatName, type Text, text } from '../../../engine/index.js';
import { codeOf, tell } from '../telling.js';
import type { SmallWorldView } from '../view.js';
import { key, RACE_NAMES, raceName } from '../words.js';
import type { PowerEvent } from './events.js';

function intimidated(event: PowerEvent & { readonly type: 'intimidated' }, view: SmallWorldView): Text {
  const { seat, from, piece, victim, to, saved } = event;
  const facts = {
    player: seatName(seat),
    from: codeOf(view, from),
    piece: text(key(`intimidated.${piece}`), { race: raceName(victim?.race) }),
    target: to === undefined ? '' : codeOf(view, to),
  };
  if (to !== undefined) return tell('intimidatedTo', facts);
  return tell(saved ? 'intimidatedSaved' : 'intimidated', facts);
}

/** The sentences for what powers bring about. */
export function narratePower(event: PowerEvent, view: SmallWorldView): Text {
  const player = seatName(event.seat);
  switch (event.type) {
    case 'ransomed':
      return tell('ransomed', { player, to: seatName(event.to) });
    case 'championCaptured':
      return tell('championCaptured', { player, by: seatName(event.by) });
    case 'beastsCame':
      return tell('beastsCame', { player, count: event.beasts });
    case 'swapped':
      return tell('swapped', { player, from: codeOf(view, event.a), target: codeOf(view, event.b) });
    case 'intimidated':
      return intimidated(event, view);
    case 'gaveWay':
      return tell('gaveWay', { player, race: RACE_NAMES[event.race], target: codeOf(view, event.region) });
    case 'fortified':
      return tell('fortified', { player, targets: event.regions.map((id) => codeOf(view, id)).join(', ') });
    case 'watchtowersStand':
      return event.regions.length === 0
        ? tell('watchtowersGone', { player })
        : tell('watchtowersStand', { player, targets: event.regions.map((id) => codeOf(view, id)).join(', ') });
  }
}

import type { PowerId, RaceId } from '../../src/games/small-world/ids.js';
import { POWER_NAMES, RACE_NAMES } from '../../src/games/small-world/words.js';
import { type Language, say } from '../../src/text/index.js';

/** "Portal Mage Trolls", in the order of the language. */
export const comboName = (language: Language, race: RaceId, power: PowerId): string =>
  say(language, { key: 'ui:picture.combo', facts: { race: RACE_NAMES[race], power: POWER_NAMES[power] } });

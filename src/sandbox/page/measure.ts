import type { APIMessageComponent } from 'discord-api-types/v10';
import { PART } from './discord.js';

export interface Measure {
  readonly components: number;
  readonly characters: number;
}

/** How many components a message has, nested ones included, and how much text they show. */
export function measure(parts: readonly APIMessageComponent[]): Measure {
  return parts.reduce<Measure>(
    (sum, part) => {
      const inner: readonly APIMessageComponent[] = 'components' in part ? part.components : [];
      const accessory = part.type === PART.section ? [part.accessory] : [];
      const below = measure([...inner, ...accessory]);
      return {
        components: sum.components + 1 + below.components,
        characters: sum.characters + (part.type === PART.text ? part.content.length : 0) + below.characters,
      };
    },
    { components: 0, characters: 0 },
  );
}

import { type APIMessageTopLevelComponent, ComponentType } from 'discord-api-types/v10';
import type { Part } from './screen.js';

/** Discord allows 40 components and 4000 characters; we stay below, so that a longer word never breaks a table. */
export const COMPONENTS_MAX = 38;
export const CHARACTERS_MAX = 2500;

type Any = APIMessageTopLevelComponent | Part;

/** Components in all, nested ones included. */
export function componentsIn(parts: readonly Any[]): number {
  let count = 0;
  for (const part of parts) {
    count += 1;
    if ('components' in part) count += componentsIn(part.components as readonly Any[]);
    if ('accessory' in part) count += 1;
  }
  return count;
}

/** Characters of all texts together. */
export function charactersIn(parts: readonly Any[]): number {
  let count = 0;
  for (const part of parts) {
    if (part.type === ComponentType.TextDisplay) count += part.content.length;
    if ('components' in part) count += charactersIn(part.components as readonly Any[]);
  }
  return count;
}

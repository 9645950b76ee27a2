import { type Facts, type Text, text } from '../../engine/index.js';
import type { RegionId } from './boards/index.js';
import type { SmallWorldView } from './view.js';
import { key } from './words.js';

/** The sentence for an event. */
export const tell = (path: string, facts: Facts): Text => text(key(`event.${path}`), facts);

export const codeOf = (view: SmallWorldView, id: RegionId): string =>
  view.regions.find((region) => region.id === id)?.code ?? id;

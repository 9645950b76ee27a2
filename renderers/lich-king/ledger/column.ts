import type { Language } from '../../../src/text/index.js';
import type { Pen } from '../../canvas/pen.js';

/** The pen and the edges that a part of the ledger draws with; its top is at 0. */
export interface Column {
  readonly pen: Pen;
  readonly left: number;
  readonly right: number;
  readonly language: Language;
}

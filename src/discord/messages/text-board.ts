import type { Table } from '../../table/model.js';
import { type Language, say } from '../../text/index.js';
import { ui } from '../words.js';
import { seatMark } from './seats.js';

/** What views of games with a map tell of a region; each part is there only where it applies. */
interface RegionPart {
  readonly code: string;
  readonly holding?: {
    readonly seat?: unknown;
    readonly race?: unknown;
    readonly tokens?: unknown;
    readonly declined?: unknown;
  };
}

const isRegion = (value: unknown): value is RegionPart =>
  typeof value === 'object' && value !== null && 'code' in value && typeof value.code === 'string';

/** Things that lie in a region, by the names of what is true of it. */
const marksOf = (language: Language, region: object): readonly string[] =>
  Object.entries(region).flatMap(([name, value]) => (value === true ? [ui(language, `mark.${name}`)] : []));

/** One line a region that somebody holds or that has something in it; free ones follow as a list of codes. */
export function textBoard(table: Table, view: object, language: Language): readonly string[] {
  const regions: readonly unknown[] = 'regions' in view && Array.isArray(view.regions) ? view.regions : [];
  const free: string[] = [];
  const lines = regions.filter(isRegion).flatMap((region) => {
    const { code, holding } = region;
    const marks = marksOf(language, region);
    if (typeof holding?.seat !== 'number') {
      if (marks.length === 0) free.push(code);
      return marks.length === 0 ? [] : [`**${code}** ${marks.join(', ')}`];
    }
    const race = typeof holding.race === 'string' ? say(language, { key: `${table.game}:race.${holding.race}` }) : '';
    const pieces = typeof holding.tokens === 'number' ? ` ${holding.tokens}` : '';
    const declined = holding.declined === true ? [ui(language, 'mark.declined')] : [];
    return [
      [`**${code}** ${seatMark(language, table, holding.seat)} ${race}${pieces}`, ...declined, ...marks].join(', '),
    ];
  });
  return [...lines, ...(free.length > 0 ? [ui(language, 'mark.free', { codes: free.join(' ') })] : [])];
}

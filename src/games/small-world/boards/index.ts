import type { Board, BoardData, BoardId, Region, RegionId } from './board.js';
import L1A from './L1A.json' with { type: 'json' };
import L1B from './L1B.json' with { type: 'json' };
import L2A from './L2A.json' with { type: 'json' };
import L2B from './L2B.json' with { type: 'json' };
import { loadBoard } from './load.js';
import M1A from './M1A.json' with { type: 'json' };
import M1B from './M1B.json' with { type: 'json' };
import M2A from './M2A.json' with { type: 'json' };
import M2B from './M2B.json' with { type: 'json' };
import S1A from './S1A.json' with { type: 'json' };
import S1B from './S1B.json' with { type: 'json' };
import S2A from './S2A.json' with { type: 'json' };
import S2B from './S2B.json' with { type: 'json' };

export * from './board.js';

/** Checked by the boards' tests; a JSON import's own type has lost the unions and tuples. */
const printed = (data: unknown): BoardData => data as BoardData;

export const BOARDS: Readonly<Record<BoardId, Board>> = {
  L1A: loadBoard(printed(L1A)),
  L1B: loadBoard(printed(L1B)),
  L2A: loadBoard(printed(L2A)),
  L2B: loadBoard(printed(L2B)),
  M1A: loadBoard(printed(M1A)),
  M1B: loadBoard(printed(M1B)),
  M2A: loadBoard(printed(M2A)),
  M2B: loadBoard(printed(M2B)),
  S1A: loadBoard(printed(S1A)),
  S1B: loadBoard(printed(S1B)),
  S2A: loadBoard(printed(S2A)),
  S2B: loadBoard(printed(S2B)),
};

const REGIONS: ReadonlyMap<RegionId, Region> = new Map(
  Object.values(BOARDS).flatMap(({ regions }) => regions.map((region) => [region.id, region] as const)),
);

export function regionById(id: RegionId): Region {
  const region = REGIONS.get(id);
  if (!region) throw new Error(`No board has a region "${id}"; regions are named like "L1A-03"`);
  return region;
}

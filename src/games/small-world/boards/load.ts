import type { Board, BoardData, BoardSize, Region, RegionId } from './board.js';

/** Completes a stored side: neighbours are those who share an arc. */
export function loadBoard(data: BoardData): Board {
  const around = data.regions.map(() => new Set<RegionId>());
  for (const { sides } of data.arcs) {
    const [a, b] = sides.map((side) => data.regions[side]);
    if (!a || !b) continue;
    around[sides[0]]?.add(b.id);
    around[sides[1]]?.add(a.id);
  }
  const regions = data.regions.map(
    ({ id, terrain, symbols }, index): Region => ({
      id,
      board: data.id,
      terrain,
      symbols,
      water: terrain === 'lake' || terrain === 'sea',
      neighbours: [...(around[index] ?? [])].sort(),
    }),
  );
  const size = data.id.slice(0, 1) as BoardSize;
  return { id: data.id, name: data.name, size, sheet: data.id.slice(0, 2), regions, arcs: data.arcs };
}

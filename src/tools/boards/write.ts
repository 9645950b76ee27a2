import type { BoardData } from '../../games/small-world/boards/board.js';

/** A side as its file holds it: one line a region, one line an arc. */
export function fileText({ id, seed, name, regions, arcs }: BoardData): string {
  const lines = (items: readonly unknown[]) => items.map((item) => `    ${JSON.stringify(item)}`).join(',\n');
  return `{
  "id": ${JSON.stringify(id)},
  "seed": ${JSON.stringify(seed)},
  "name": ${JSON.stringify(name)},
  "regions": [
${lines(regions)}
  ],
  "arcs": [
${lines(arcs)}
  ]
}
`;
}

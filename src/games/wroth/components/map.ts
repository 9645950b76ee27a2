import type { RegionId, Zone } from '../ids.js';

export type Point = readonly [number, number];

/** A region as it is drawn, in a square of 1000 by 1000 (WR-1.2). */
export interface RegionShape {
  readonly id: RegionId;
  readonly polygon: readonly Point[];
  /** The island cut out of the Outskirts. */
  readonly hole?: readonly Point[];
  readonly label: Point;
  /** Where the VP token lies; the Outskirts have none. */
  readonly token?: Point;
}

export const SHAPES: readonly RegionShape[] = [
  {
    id: 0,
    polygon: [
      [0, 0],
      [1000, 0],
      [1000, 1000],
      [0, 1000],
    ],
    hole: [
      [130, 380],
      [200, 200],
      [500, 130],
      [800, 200],
      [870, 380],
      [870, 620],
      [800, 800],
      [500, 870],
      [200, 800],
      [130, 620],
    ],
    label: [80, 80],
  },
  {
    id: 1,
    polygon: [
      [130, 380],
      [200, 200],
      [500, 130],
      [500, 330],
      [320, 420],
    ],
    label: [320, 270],
    token: [250, 310],
  },
  {
    id: 2,
    polygon: [
      [500, 130],
      [800, 200],
      [870, 380],
      [680, 420],
      [500, 330],
    ],
    label: [680, 270],
    token: [750, 310],
  },
  {
    id: 3,
    polygon: [
      [870, 380],
      [870, 620],
      [680, 580],
      [680, 420],
    ],
    label: [775, 500],
    token: [775, 565],
  },
  {
    id: 4,
    polygon: [
      [870, 620],
      [800, 800],
      [500, 870],
      [500, 670],
      [680, 580],
    ],
    label: [680, 730],
    token: [750, 690],
  },
  {
    id: 5,
    polygon: [
      [500, 870],
      [200, 800],
      [130, 620],
      [320, 580],
      [500, 670],
    ],
    label: [320, 730],
    token: [250, 690],
  },
  {
    id: 6,
    polygon: [
      [130, 620],
      [130, 380],
      [320, 420],
      [320, 580],
    ],
    label: [225, 500],
    token: [225, 565],
  },
  {
    id: 7,
    polygon: [
      [500, 330],
      [500, 670],
      [320, 580],
      [320, 420],
    ],
    label: [400, 490],
    token: [400, 560],
  },
  {
    id: 8,
    polygon: [
      [500, 330],
      [680, 420],
      [680, 580],
      [500, 670],
    ],
    label: [600, 490],
    token: [600, 560],
  },
];

/** Land bridges: pairs without a common border that count as adjacent, with their ends. */
export const BRIDGES: readonly {
  readonly between: readonly [RegionId, RegionId];
  readonly ends: readonly [Point, Point];
}[] = [
  {
    between: [2, 7],
    ends: [
      [560, 300],
      [450, 390],
    ],
  },
  {
    between: [5, 8],
    ends: [
      [440, 700],
      [550, 610],
    ],
  },
];

/** Deployment Zones inside the Outskirts (WR-1.3). */
export const ZONE_PLACES: Readonly<Record<Zone, { readonly kind: 'camp' | 'pier'; readonly at: Point }>> = {
  N: { kind: 'camp', at: [500, 60] },
  E: { kind: 'camp', at: [940, 500] },
  S: { kind: 'pier', at: [500, 940] },
  W: { kind: 'pier', at: [60, 500] },
};

/** The regions next to each region, in ascending order, the Outskirts first (WR-1.2). */
export const ADJACENT: readonly (readonly RegionId[])[] = [
  [1, 2, 3, 4, 5, 6],
  [0, 2, 6, 7],
  [0, 1, 3, 7, 8],
  [0, 2, 4, 8],
  [0, 3, 5, 8],
  [0, 4, 6, 7, 8],
  [0, 1, 5, 7],
  [1, 2, 5, 6, 8],
  [2, 3, 4, 5, 7],
];

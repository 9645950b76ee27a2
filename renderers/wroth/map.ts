import type { FactionId, Zone } from '../../src/games/wroth/ids.js';
import type { RegionView, UnitsView, WrothView } from '../../src/games/wroth/view.js';
import { drawCoin } from '../canvas/badges.js';
import { alpha } from '../canvas/colour.js';
import { drawIcon } from '../canvas/icons.js';
import { NOW } from '../canvas/palette.js';
import { type Pen, roundedBox, shadowed } from '../canvas/pen.js';
import { writeMiddle } from '../canvas/text.js';
import { base, bridges } from './base.js';
import { FACE_ICONS, FACTIONS, OTHER_ICONS } from './look.js';
import { drawBasics, drawElite, drawMarker } from './pieces.js';
import { AREAS, SPOTS, ZONE_SPOTS } from './plateau.js';

/** Inside the region's own edge: who controls it, and whether it can be aimed at now. */
function drawBand(pen: Pen, { id, controller }: RegionView, isTarget: boolean): void {
  const area = AREAS.find((known) => known.id === id);
  if (!area || (!controller && !isTarget)) return;
  pen.save();
  pen.clip(area.path);
  pen.lineJoin = 'round';
  const stroke = (width: number, colour: string): void => {
    pen.lineWidth = width;
    pen.strokeStyle = colour;
    pen.stroke(area.path);
  };
  const inset = controller ? 27 : 0;
  if (isTarget) {
    for (const [width, opacity] of [
      [52, 0.1],
      [38, 0.16],
      [26, 0.22],
    ] as const)
      stroke(inset + width, alpha(NOW, opacity));
    stroke(inset + 20, 'rgba(4,26,32,.9)');
    stroke(inset + 15, NOW);
    stroke(inset + 5, '#effdff');
  }
  if (controller) {
    const { colour, dash } = FACTIONS[controller];
    pen.fillStyle = alpha(colour, 0.08);
    pen.fill(area.path);
    stroke(28, 'rgba(18,10,4,.9)');
    stroke(22, colour);
    pen.setLineDash([...dash]);
    stroke(8, controller === 'ooglan' ? 'rgba(60,50,40,.45)' : 'rgba(255,255,255,.5)');
  }
  pen.restore();
}

const MARK = { gap: 8, side: 52 };

function drawPlaque(pen: Pen, { id, token, base: isBase, objective }: RegionView, ai: FactionId | undefined): void {
  if (id === 0) return;
  const [x, y] = SPOTS[id].plaque;
  const [width, height] = [token?.symbol ? 132 : token ? 100 : 56, 50];
  shadowed(pen, 7, 3, () => {
    roundedBox(pen, x - width / 2, y - height / 2, width, height, height / 2);
    pen.fillStyle = 'rgba(24,18,12,.92)';
    pen.fill();
  });
  pen.lineWidth = 2.4;
  pen.strokeStyle = 'rgba(255,240,205,.6)';
  pen.stroke();
  const left = x - width / 2;
  writeMiddle(pen, String(id), left + 28, y, { face: 'sans800', size: 40, align: 'center', fill: '#fff6e0' });
  if (token) drawCoin(pen, left + 72, y, 24, String(token.value));
  if (token?.symbol) drawIcon(pen, FACE_ICONS[token.symbol] ?? '', x + width / 2 - 22, y, 32, { fill: '#ffe9bd' });
  let at = x + width / 2 + MARK.gap + MARK.side / 2;
  if (isBase && ai) {
    drawMarker(pen, at, y, MARK.side, FACTIONS[ai].colour, OTHER_ICONS.base);
    at += MARK.side + MARK.gap;
  }
  if (objective) drawMarker(pen, at, y, MARK.side, objective === 'A' ? '#8a1f6b' : '#1f5f8a', OTHER_ICONS.objective);
}

type Piece = { readonly faction: FactionId } & ({ readonly basics: number } | UnitsView['elites'][number]);

const piecesOf = ({ faction, basics, elites }: UnitsView): readonly Piece[] => [
  ...(basics > 0 ? [{ faction, basics }] : []),
  ...elites.map((elite) => ({ faction, ...elite })),
];

function drawPiece(pen: Pen, piece: Piece, x: number, y: number, size: number): void {
  if ('basics' in piece) drawBasics(pen, x, y, size / 2, piece.faction, piece.basics);
  else drawElite(pen, x, y, size * 0.92, piece.faction, piece.type, piece.vitality);
}

const SIZES = [68, 60, 52, 46, 40, 34] as const;
const ROOM = 150;

/** Pieces in rows, a faction's side by side, as large as they fit. */
function drawUnits(pen: Pen, { id, units }: RegionView): void {
  if (id === 0 || units.length === 0) return;
  const {
    pieces: [x, y],
    width,
  } = SPOTS[id];
  const all = units.flatMap(piecesOf);
  let rows: readonly (readonly Piece[])[] = [];
  let size = 0;
  for (size of SIZES) {
    const perRow = Math.max(1, Math.floor(width / (size * 1.22)));
    rows = Array.from({ length: Math.ceil(all.length / perRow) }, (_, row) =>
      all.slice(row * perRow, (row + 1) * perRow),
    );
    if (rows.length * size * 1.16 <= ROOM) break;
  }
  const [across, down] = [size * 1.22, size * 1.16];
  for (const [i, row] of rows.entries()) {
    for (const [j, piece] of row.entries()) {
      drawPiece(pen, piece, x + (j - (row.length - 1) / 2) * across, y + (i - (rows.length - 1) / 2) * down, size);
    }
  }
}

/** Units in the Outskirts stand in their faction's zone. */
function drawZone(pen: Pen, zone: Zone, units: UnitsView): void {
  const { x, y, width, height } = ZONE_SPOTS[zone];
  const tall = height > width;
  const pieces = piecesOf(units);
  const [start, room] = tall ? [y - height / 2 + 92, height - 110] : [x - width / 2 + 96, width - 116];
  const step = Math.min(58, room / Math.max(1, pieces.length));
  for (const [i, piece] of pieces.entries()) {
    const along = start + step * (i + 0.5);
    drawPiece(pen, piece, tall ? x : along, tall ? along : y, Math.min(50, step * 0.94));
  }
}

export function drawMap(pen: Pen, view: WrothView, targets: ReadonlySet<string>): void {
  pen.drawImage(base(), 0, 0);
  for (const region of view.regions) drawBand(pen, region, targets.has(region.code));
  bridges(pen);
  const ai = view.factions.find(({ seat }) => seat < 0)?.faction;
  for (const region of view.regions) drawPlaque(pen, region, ai);
  for (const region of view.regions) drawUnits(pen, region);
  for (const units of view.regions[0]?.units ?? []) {
    const zone = view.factions.find(({ faction }) => faction === units.faction)?.zone;
    if (zone) drawZone(pen, zone, units);
  }
}

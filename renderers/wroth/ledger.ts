import type { FactionView, WrothView } from '../../src/games/wroth/view.js';
import { FACTION_NAMES, key } from '../../src/games/wroth/words.js';
import { type Language, say } from '../../src/text/index.js';
import { drawIcon } from '../canvas/icons.js';
import { NOW } from '../canvas/palette.js';
import { drawPattern } from '../canvas/patterns.js';
import { clipped, type Pen, roundedBox } from '../canvas/pen.js';
import { write, writeMiddle } from '../canvas/text.js';
import { ACCENT, FACTIONS, OTHER_ICONS, SHEET } from './look.js';
import { drawActionDie, drawChaos, drawCoat, drawElite, drawPips, drawSeer } from './pieces.js';

const LEFT = SHEET.map + 22;
const RIGHT = SHEET.width - 20;
const GAP = 10;
const GOLD = '#f2cfa0';
const DIM = '#c7b39c';
const LIGHT = '#fff3e0';

function drawGround(pen: Pen): void {
  const ground = pen.createLinearGradient(0, 0, 0, SHEET.height);
  ground.addColorStop(0, '#2a211c');
  ground.addColorStop(1, '#1b1613');
  pen.fillStyle = ground;
  pen.fillRect(SHEET.map, 0, SHEET.width - SHEET.map, SHEET.height);
  pen.fillStyle = ACCENT;
  pen.fillRect(SHEET.map, 0, 3, SHEET.height);
}

function drawHead(pen: Pen, view: WrothView, language: Language): void {
  if (view.round > 0) drawPips(pen, LEFT + 32, 52, 58, view.roundDie);
  const round = say(language, { key: key('picture.round') });
  const width = write(pen, round, LEFT + 74, 48, { face: 'gothic700', size: 38, fill: GOLD });
  write(pen, String(view.round), LEFT + 84 + width, 48, { face: 'sans800', size: 40, fill: LIGHT });
  const phase = say(language, { key: key(`phase.${view.phase}`) });
  write(pen, phase, LEFT + 74, 80, { face: 'sans600', size: 28, fill: DIM, width: view.coop ? 190 : 460 });
  if (!view.coop) return;
  drawChaos(pen, LEFT + 292, 50, 38, view.coop.chaos);
  write(pen, say(language, { key: key('picture.chaos') }), LEFT + 338, 48, {
    face: 'gothic700',
    size: 38,
    fill: '#ffb49c',
  });
  const scenario = say(language, { key: key(`coop.scenario.${view.coop.scenario.replace('.', '_')}`) });
  write(pen, scenario, LEFT + 338, 80, { face: 'sans600', size: 26, fill: DIM, width: RIGHT - LEFT - 338 });
}

interface Bar {
  readonly label: string;
  readonly vp: number;
  readonly factions: readonly FactionView[];
}

const BAR = { height: 42, step: 50, label: 126 };

/** Whose VP are counted together: each player's own, or the players' and the AI's. */
function barsOf(view: WrothView, language: Language): readonly Bar[] {
  const name = ({ faction }: FactionView): string => say(language, FACTION_NAMES[faction]);
  if (!view.coop)
    return view.factions.map((faction) => ({ label: name(faction), vp: faction.vp, factions: [faction] }));
  const humans = view.factions.filter(({ seat }) => seat >= 0);
  const ai = view.factions.filter(({ seat }) => seat < 0);
  return [
    { label: say(language, { key: key('picture.players') }), vp: humans[0]?.vp ?? 0, factions: humans },
    ...ai.map((faction) => ({ label: name(faction), vp: faction.vp, factions: [faction] })),
  ];
}

function drawBars(pen: Pen, view: WrothView, language: Language, top: number): number {
  const bars = barsOf(view, language);
  const most = Math.max(view.goal ?? 30, ...bars.map(({ vp }) => vp));
  let y = top;
  for (const { label, vp, factions } of bars) {
    const [left, width] = [LEFT + BAR.label, RIGHT - LEFT - BAR.label];
    writeMiddle(pen, label, LEFT, y + BAR.height / 2, {
      face: 'sans700',
      size: 29,
      fill: LIGHT,
      width: BAR.label - 10,
    });
    roundedBox(pen, left, y, width, BAR.height, 12);
    pen.fillStyle = '#120e0b';
    pen.fill();
    const reach = (width - 60) * (vp / most);
    clipped(
      pen,
      () => roundedBox(pen, left, y, width, BAR.height, 12),
      () => {
        for (const [i, { faction }] of factions.entries()) {
          const { colour, pattern } = FACTIONS[faction];
          const part = {
            x: left + (reach * i) / factions.length,
            y,
            width: reach / factions.length,
            height: BAR.height,
          };
          pen.fillStyle = colour;
          pen.fillRect(part.x, part.y, part.width + 1, part.height);
          pen.save();
          pen.beginPath();
          pen.rect(part.x, part.y, part.width, part.height);
          pen.clip();
          drawPattern(pen, pattern, part, 'rgba(0,0,0,.16)', 14, 5);
          pen.restore();
        }
      },
    );
    roundedBox(pen, left + reach, y - 3, 60, BAR.height + 6, 12);
    pen.fillStyle = '#fff3d6';
    pen.fill();
    writeMiddle(pen, String(vp), left + reach + 30, y + BAR.height / 2, {
      face: 'sans800',
      size: 36,
      align: 'center',
      fill: '#2b1c10',
    });
    y += BAR.step;
  }
  return y;
}

function drawPool(pen: Pen, view: WrothView, language: Language, top: number): number {
  const width = write(pen, say(language, { key: key('picture.pool') }), LEFT, top + 42, {
    face: 'gothic700',
    size: 36,
    fill: GOLD,
  });
  const korra = RIGHT - 30;
  const [first, room] = [LEFT + width + 40, korra - 76 - (LEFT + width + 40)];
  const step = Math.min(52, room / Math.max(1, view.pool.length - 1));
  for (const [i, { face }] of view.pool.entries()) {
    drawActionDie(pen, first + i * step, top + 30, Math.min(44, step * 0.88), face);
  }
  writeMiddle(pen, String(view.korraPool), korra, top + 30, {
    face: 'sans800',
    size: 36,
    align: 'center',
    fill: '#d9ffee',
  });
  drawIcon(pen, OTHER_ICONS.korra, korra - 38, top + 30, 34, { fill: '#5ff0b0', outline: '#0b3324' });
  return top + 66;
}

function drawCard(
  pen: Pen,
  view: WrothView,
  own: FactionView,
  name: string,
  language: Language,
  y: number,
  height: number,
): void {
  const { colour, pattern, bright } = FACTIONS[own.faction];
  const isActive = view.active === own.faction;
  const [left, width] = [LEFT - 8, RIGHT - LEFT + 16];
  roundedBox(pen, left, y, width, height, 14);
  pen.fillStyle = isActive ? '#213238' : own.seat < 0 ? '#1f2a26' : '#302722';
  pen.fill();
  if (isActive) {
    pen.lineWidth = 4;
    pen.strokeStyle = NOW;
    pen.stroke();
  }
  clipped(
    pen,
    () => roundedBox(pen, left, y, width, height, 14),
    () => {
      pen.fillStyle = colour;
      pen.fillRect(left, y, 14, height);
      pen.beginPath();
      pen.rect(left, y, 14, height);
      pen.clip();
      drawPattern(pen, pattern, { x: left, y, width: 14, height }, 'rgba(0,0,0,.28)', 9, 3);
    },
  );
  drawCoat(pen, LEFT + 46, y + 42, 31, own.faction);
  write(pen, say(language, FACTION_NAMES[own.faction]), LEFT + 90, y + 40, {
    face: 'sans700',
    size: 36,
    fill: '#fff6e8',
    width: 126,
  });
  const first = own.seat === view.first ? 30 : 0;
  const told = write(pen, name, LEFT + 90, y + 69, { face: 'sans500', size: 26, fill: bright, width: 128 - first });
  if (first) drawIcon(pen, OTHER_ICONS.first, LEFT + 90 + told + 18, y + 60, 30, { fill: '#ffcf5a' });
  drawIcon(pen, OTHER_ICONS.korra, LEFT + 242, y + 40, 40, { fill: '#5ff0b0', outline: '#0b3324' });
  writeMiddle(pen, String(own.korra), LEFT + 286, y + 41, {
    face: 'sans800',
    size: 42,
    align: 'center',
    fill: '#d9ffee',
  });
  for (const [i, { face }] of own.dice.entries()) drawActionDie(pen, LEFT + 342 + i * 56, y + 42, 50, face);
  if (own.seer) drawSeer(pen, RIGHT - 34, y + 42, 52, own.faction, own.seer.face, own.seer.spent);
  const low = y + height - 30;
  drawCoat(pen, LEFT + 36, low, 18, own.faction);
  writeMiddle(pen, String(own.mat), LEFT + 62, low, { face: 'sans800', size: 30, fill: LIGHT });
  drawIcon(pen, OTHER_ICONS.lost, LEFT + 124, low, 30, { fill: '#8d7c6b' });
  writeMiddle(pen, String(own.discard), LEFT + 144, low, { face: 'sans700', size: 30, fill: '#a99886' });
  for (const [i, { type, count }] of own.elitesOnMat.entries()) {
    const x = LEFT + 226 + i * 106;
    drawElite(pen, x, low, 38, own.faction, type);
    writeMiddle(pen, `×${count}`, x + 26, low, { face: 'sans700', size: 28, fill: LIGHT });
  }
}

/** The dark column right of the map: round, score, pool, then a card a faction. */
export function drawLedger(pen: Pen, view: WrothView, language: Language, names: readonly string[]): void {
  drawGround(pen);
  drawHead(pen, view, language);
  const bars = drawBars(pen, view, language, 104);
  const top = drawPool(pen, view, language, bars + 2);
  const count = view.factions.length;
  if (count === 0) return;
  const height = Math.min(150, (SHEET.height - top - 12 - (count - 1) * GAP) / count);
  const ai = say(language, { key: key('ai') });
  for (const [i, faction] of view.factions.entries()) {
    drawCard(pen, view, faction, names[faction.seat] ?? ai, language, top + i * (height + GAP), height);
  }
}

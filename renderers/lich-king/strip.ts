import { type Language, say } from '../../src/text/index.js';
import { drawHexagon } from '../canvas/badges.js';
import { darken, lighten, mix } from '../canvas/colour.js';
import { drawIcon } from '../canvas/icons.js';
import { NOW } from '../canvas/palette.js';
import { clipped, disc, type Pen, roundedBox, shadowed } from '../canvas/pen.js';
import { Sprites } from '../canvas/sprite.js';
import { fitText, write, writeMiddle } from '../canvas/text.js';
import { KIND_LOOKS, PIECE_ICONS } from './icons.js';
import { ACCENT, AREA_LOOKS, type Area, SHEET } from './look.js';

export interface QuestCard {
  readonly name: string;
  readonly icon: string;
  readonly area: Area;
  readonly damage: number;
  readonly track: readonly (keyof typeof KIND_LOOKS)[];
  readonly progress: number;
  readonly done: boolean;
}

const TOP = SHEET.map.height + 2;
const HEIGHT = SHEET.height - TOP;
const MARGIN = 12;
const GAP = 6;
const CARD_TOP = 12;
const CARD_HEIGHT = HEIGHT - 22;
const STEP = { widest: 42, height: 38, row: 45 };
const DONE = '#8ee6a8';
const SHORT_LINE = 26;

/** A quest whole is up to 200 KB. */
const sprites = new Sprites(6);

function drawStep(
  pen: Pen,
  x: number,
  y: number,
  width: number,
  kind: keyof typeof KIND_LOOKS,
  when: 'done' | 'next' | 'later',
): void {
  const { icon, step } = KIND_LOOKS[kind];
  const outline = () => roundedBox(pen, x - width / 2 + 2, y - STEP.height / 2, width - 4, STEP.height, 8);
  outline();
  pen.fillStyle = { done: step, next: '#0e2a33', later: '#161d27' }[when];
  pen.fill();
  pen.lineWidth = when === 'next' ? 3.5 : 2;
  pen.strokeStyle = { done: lighten(step, 0.4), next: NOW, later: '#3a4655' }[when];
  if (when === 'next') shadowed(pen, 12, 0, () => pen.stroke(), NOW);
  else pen.stroke();
  const fill = { done: '#1a120c', next: '#e8fcff', later: mix(step, '#161d27', 0.25) }[when];
  drawIcon(pen, icon, x, y, Math.min(27, width - 12), { fill });
}

function drawHead(pen: Pen, width: number, quest: QuestCard, language: Language): void {
  const { tone, rim } = AREA_LOOKS[quest.area];
  disc(pen, 40, 44, 28);
  pen.fillStyle = darken(tone, 0.35);
  pen.fill();
  pen.lineWidth = 3.5;
  pen.strokeStyle = rim;
  pen.stroke();
  drawIcon(pen, quest.icon, 40, 44, 42, { fill: '#ffffff' });
  let end = width - 14;
  if (quest.done) {
    drawIcon(pen, PIECE_ICONS.done, end - 16, 42, 34, { fill: DONE });
    const style = { face: 'sans700', size: 28, align: 'right', fill: DONE } as const;
    end -= 40 + writeMiddle(pen, say(language, { key: 'lich-king:picture.done' }), end - 40, 42, style);
  } else {
    drawHexagon(pen, end - 26, 43, 26, { colour: '#7c1f14', icon: PIECE_ICONS.health, ink: '#7c1f14', rim: '#ffb4a2' });
    const style = { face: 'sans800', size: 30, fill: '#ffffff' } as const;
    writeMiddle(pen, String(quest.damage), end - 26, 43, { ...style, align: 'center' });
    const progress = `${quest.progress}/${quest.track.length}`;
    end -= 64 + writeMiddle(pen, progress, end - 64, 43, { ...style, align: 'right', fill: '#ffe08a' });
  }
  drawName(pen, quest.name, end - 92);
}

/** On one line, or on two where a long name would shrink too much. */
function drawName(pen: Pen, name: string, width: number): void {
  const style = { face: 'sans700', size: 34, fill: '#ffffff', width } as const;
  const words = name.split(' ');
  const long = fitText(pen, name, style).size < SHORT_LINE;
  if (!long || words.length === 1) {
    write(pen, name, 80, 54, style);
    return;
  }
  const [upper = '', lower = ''] = words
    .slice(1)
    .map((_, i) => [words.slice(0, i + 1).join(' '), words.slice(i + 1).join(' ')])
    .reduce((a, b) =>
      Math.max(...b.map(({ length }) => length)) < Math.max(...a.map(({ length }) => length)) ? b : a,
    );
  write(pen, upper, 80, 41, { ...style, size: SHORT_LINE });
  write(pen, lower, 80, 68, { ...style, size: SHORT_LINE });
}

function drawQuest(pen: Pen, width: number, quest: QuestCard, language: Language): void {
  const outline = () => roundedBox(pen, 0, 0, width, CARD_HEIGHT, 14);
  outline();
  pen.fillStyle = quest.done ? '#1c2a26' : '#232d3a';
  pen.fill();
  clipped(pen, outline, () => {
    pen.fillStyle = AREA_LOOKS[quest.area].tone;
    pen.fillRect(0, 0, width, 8);
  });
  drawHead(pen, width, quest, language);
  const rows = quest.track.length * STEP.widest <= width - 32 ? 1 : 2;
  const perRow = Math.ceil(quest.track.length / rows);
  const step = Math.min(STEP.widest, (width - 32) / perRow);
  for (const [i, kind] of quest.track.entries()) {
    const x = 16 + step * ((i % perRow) + 0.5);
    const y = 96 + (rows === 1 ? STEP.row / 2 : Math.floor(i / perRow) * STEP.row);
    const when = quest.done || i < quest.progress ? 'done' : i === quest.progress ? 'next' : 'later';
    drawStep(pen, x, y, step, kind, when);
  }
}

/** A finished quest while the last one needs the room: its icon and a tick. */
function drawFinished(pen: Pen, quest: QuestCard): void {
  const { tone, rim } = AREA_LOOKS[quest.area];
  roundedBox(pen, 0, 0, FINISHED.width, FINISHED.height, 14);
  pen.fillStyle = '#1c2a26';
  pen.fill();
  disc(pen, 32, FINISHED.height / 2, 20);
  pen.fillStyle = darken(tone, 0.35);
  pen.fill();
  pen.lineWidth = 3;
  pen.strokeStyle = rim;
  pen.stroke();
  drawIcon(pen, quest.icon, 32, FINISHED.height / 2, 30, { fill: '#ffffff' });
  drawIcon(pen, PIECE_ICONS.done, 78, FINISHED.height / 2, 30, { fill: DONE });
}

const FINISHED = { width: 104, height: 52 };

function drawGround(pen: Pen): void {
  const ground = pen.createLinearGradient(0, TOP, 0, SHEET.height);
  ground.addColorStop(0, '#1b2430');
  ground.addColorStop(1, '#121822');
  pen.fillStyle = ground;
  pen.fillRect(0, TOP - 2, SHEET.map.width, HEIGHT + 2);
  pen.fillStyle = ACCENT;
  pen.fillRect(0, TOP - 2, SHEET.map.width, 3);
}

/** The strip under the map: the quests of the regions, and that of Icecrown once it is open. */
export function drawStrip(
  pen: Pen,
  language: Language,
  regional: readonly QuestCard[],
  last: QuestCard | undefined,
): void {
  drawGround(pen);
  const place = (quest: QuestCard, x: number, width: number) => {
    const extent = { left: -12, top: -12, right: width + 12, bottom: CARD_HEIGHT + 12 };
    sprites.stamp(pen, `${language} ${width} ${JSON.stringify(quest)}`, x, TOP + CARD_TOP, extent, (own) =>
      drawQuest(own, width, quest, language),
    );
  };
  if (!last) {
    const width = Math.floor((SHEET.map.width - 2 * MARGIN - 2 * GAP) / 3);
    for (const [i, quest] of regional.entries()) place(quest, MARGIN + i * (width + GAP), width);
    return;
  }
  for (const [i, quest] of regional.entries()) {
    pen.save();
    pen.translate(MARGIN, TOP + CARD_TOP + i * (FINISHED.height + 8));
    drawFinished(pen, quest);
    pen.restore();
  }
  const left = MARGIN + FINISHED.width + GAP;
  place(last, left, SHEET.map.width - MARGIN - left);
}

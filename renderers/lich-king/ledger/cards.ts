import { drawIcon } from '../../canvas/icons.js';
import { type Pen, roundedBox, shadowed } from '../../canvas/pen.js';
import { writeMiddle } from '../../canvas/text.js';
import { KIND_LOOKS, REWARD_CARD, REWARD_ICONS } from '../icons.js';

/** A card as it is drawn: what it does and how much, or which reward it is. */
export type Shown =
  | { readonly kind: keyof typeof KIND_LOOKS; readonly value: number }
  | { readonly reward: keyof typeof REWARD_ICONS };

export const CARD = { width: 47, height: 62, step: 50 };
/** A hand is full with seven (LK-9.6). */
const SLOTS = 7;

function drawCard(pen: Pen, x: number, y: number, height: number, card: Shown): void {
  const scale = height / CARD.height;
  const width = CARD.width;
  shadowed(pen, 5, 2, () => {
    roundedBox(pen, x - width / 2, y - height / 2, width, height, 8);
    pen.fillStyle = 'reward' in card ? REWARD_CARD : KIND_LOOKS[card.kind].card;
    pen.fill();
  });
  pen.lineWidth = 2.4;
  pen.strokeStyle = '#f3ead6';
  pen.stroke();
  const fill = '#fff8ea';
  if ('reward' in card) {
    drawIcon(pen, REWARD_ICONS[card.reward], x, y, 38 * scale, { fill });
    return;
  }
  drawIcon(pen, KIND_LOOKS[card.kind].icon, x, y - 10 * scale, 35 * scale, { fill });
  const style = { face: 'sans800', size: Math.max(22, 24 * scale), align: 'center', fill } as const;
  writeMiddle(pen, String(card.value), x, y + 19 * scale, style);
}

/** A hand around the height `y`, empty places dashed; more cards than places stand closer. */
export function drawHand(pen: Pen, left: number, y: number, height: number, hand: readonly Shown[]): void {
  const step = Math.min(CARD.step, ((SLOTS - 1) * CARD.step) / Math.max(1, hand.length - 1));
  for (let i = hand.length; i < SLOTS; i += 1) {
    pen.save();
    roundedBox(pen, left + i * CARD.step + 3, y - height / 2 + 3, CARD.width - 6, height - 6, 8);
    pen.setLineDash([4, 5]);
    pen.lineWidth = 2;
    pen.strokeStyle = '#3b4755';
    pen.stroke();
    pen.restore();
  }
  for (const [i, card] of hand.entries()) drawCard(pen, left + CARD.width / 2 + i * step, y, height, card);
}

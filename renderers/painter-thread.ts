import { drawBoard, prepare } from './index.js';

export const draw = drawBoard;

export function warmUp(): void {
  prepare();
}

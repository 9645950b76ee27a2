import type { Canvas } from '@napi-rs/canvas';
import type { Language } from '../../src/text/index.js';
import { blankSheet } from '../canvas/canvases.js';
import { drawLedger } from './ledger/index.js';
import { SHEET } from './look.js';
import { drawMap } from './map.js';
import type { Scene } from './scene.js';
import { drawStrip } from './strip.js';

export function drawLichKing(scene: Scene, language: Language): Canvas {
  const canvas = blankSheet(SHEET.width, SHEET.height);
  const pen = canvas.getContext('2d');
  drawMap(pen, language, scene);
  drawStrip(pen, language, scene.quests, scene.last);
  drawLedger(pen, language, scene);
  return canvas;
}

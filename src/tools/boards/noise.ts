import { createNoise2D, type NoiseFunction2D } from 'simplex-noise';
import type { Random } from '../../engine/index.js';

/** A number from 0 up to, but not including, 1. */
export const fraction = (random: Random): number => random.int(2 ** 32) / 2 ** 32;

export const noiseFrom = (random: Random): NoiseFunction2D => createNoise2D(() => fraction(random));

/** Noise with detail: each octave is twice as fine and half as strong as the one before. */
export function fractal(noise: NoiseFunction2D, x: number, y: number, octaves: number): number {
  let sum = 0;
  let strength = 0.5;
  let scale = 1;
  for (let octave = 0; octave < octaves; octave++) {
    sum += strength * noise(x * scale, y * scale);
    strength /= 2;
    scale *= 2;
  }
  return sum;
}

import { readdirSync, readFileSync } from 'node:fs';
import { type BoardRequest, drawBoard } from '../../../renderers/index.js';

export const FOLDER = new URL('pictures/', import.meta.url);

/** A request, kept as data so that no change of rules changes it, and the picture it shall give. */
export interface Golden {
  readonly name: string;
  readonly request: BoardRequest;
}

export const goldens = (): readonly Golden[] =>
  readdirSync(FOLDER)
    .filter((file) => file.endsWith('.json'))
    .map((file) => ({
      name: file.slice(0, -'.json'.length),
      request: JSON.parse(readFileSync(new URL(file, FOLDER), 'utf8')) as BoardRequest,
    }));

export const pictureOf = (name: string): URL => new URL(`${name}.webp`, FOLDER);

export const drawn = async (request: BoardRequest): Promise<Buffer> => (await drawBoard(request)).bytes;

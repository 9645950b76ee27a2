import pino from 'pino';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { App } from '../../src/discord/app.js';
import { Pictures } from '../../src/discord/pictures.js';
import type { Picture } from '../../src/discord/screen.js';
import type { Table } from '../../src/table/model.js';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const table = (id: string, version: number) =>
  ({ id, version, game: 'small-world', language: 'en', state: {}, occupants: [] }) as unknown as Table;

/** A painter who finishes a picture only when told to, and tables that are called when theirs is late. */
function studio() {
  const begun: string[] = [];
  const late: string[] = [];
  let finish: () => void = () => undefined;
  const app = {
    logger: pino({ level: 'silent' }),
    tables: {
      acting: () => [],
      view: ({ id, version }: Table) => ({ shows: `${id}${version}` }),
    },
    draw: ({ view }: { readonly view: { readonly shows: string } }) => {
      begun.push(view.shows);
      return new Promise<Picture>((resolve) => {
        finish = () => resolve({ bytes: Buffer.alloc(0), mime: 'image/jpeg', name: 'board.jpg', alt: view.shows });
      });
    },
  } as unknown as App;
  const pictures = new Pictures(app, (id) => late.push(id));
  const next = async () => {
    finish();
    await vi.advanceTimersByTimeAsync(0);
  };
  return { pictures, begun, late, next, outOfPatience: () => vi.advanceTimersByTimeAsync(2_000) };
}

test('a picture that is there in time is given at once and nobody is called for it', async () => {
  const { pictures, late, next } = studio();
  const first = pictures.soon(table('a', 1));
  await next();
  expect((await first)?.alt).toBe('a1');
  expect(late).toEqual([]);
});

test('a table that changes while it waits in line is drawn once, as it is when its turn comes', async () => {
  const { pictures, begun, late, next, outOfPatience } = studio();
  const given = [pictures.soon(table('a', 1)), pictures.soon(table('b', 1))];
  await outOfPatience();
  expect(await Promise.all(given)).toEqual([undefined, undefined]);
  const newest = [2, 3].map((version) => pictures.soon(table('b', version)));
  await next();
  await next();
  expect(begun).toEqual(['a1', 'b3']);
  expect((await Promise.all(newest)).map((picture) => picture?.alt)).toEqual(['b3', 'b3']);
  expect(late).toEqual(['a']);
});

test('a late picture is in hand for whoever was called, and is not drawn again', async () => {
  const { pictures, begun, late, next, outOfPatience } = studio();
  const gone = pictures.soon(table('a', 1));
  await outOfPatience();
  expect(await gone).toBeUndefined();
  const again = pictures.soon(table('a', 1));
  await outOfPatience();
  expect(await again).toBeUndefined();
  await next();
  expect(late).toEqual(['a']);
  expect((await pictures.soon(table('a', 1)))?.alt).toBe('a1');
  expect(begun).toEqual(['a1']);
});

test('nobody is called for a picture whose table waits for a newer one already', async () => {
  const { pictures, late, next, outOfPatience } = studio();
  const old = pictures.soon(table('a', 1));
  await outOfPatience();
  expect(await old).toBeUndefined();
  const present = pictures.soon(table('a', 2));
  await next();
  expect(late).toEqual([]);
  await next();
  expect((await present)?.alt).toBe('a2');
});

import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import type { Canvas } from '@napi-rs/canvas';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Box } from '../../../renderers/canvas/geometry.js';
import { prepare } from '../../../renderers/index.js';
import { chartOf } from '../../../renderers/small-world/islands.js';
import type { SmallWorldView } from '../../../src/games/small-world/view.js';
import { asKept, differences, reduced, WIDTH } from './compare.js';
import { drawn, type Golden, goldens, pictureOf } from './goldens.js';

beforeAll(prepare);

/** Where to look when a picture is not as it was. */
const SHOWN = new URL('../../../artefacts/golden/', import.meta.url);

const kept = ({ name }: Golden): Promise<Canvas> => reduced(readFileSync(pictureOf(name)));

test.each(goldens().map((golden) => [golden.name, golden] as const))('%s looks as it did', async (name, golden) => {
  const now = await asKept(await drawn(golden.request));
  const found = differences(await kept(golden), now);
  if (found.length > 0) {
    mkdirSync(SHOWN, { recursive: true });
    writeFileSync(new URL(`${name}.png`, SHOWN), await now.encode('png'));
  }
  expect(found.slice(0, 5), `artefacts/golden/${name}.png is not test/renderers/golden/pictures/${name}.webp`).toEqual(
    [],
  );
});

describe('the comparison', () => {
  const golden = goldens().find(({ name }) => name === 'small-world-4')!;
  const view = golden.request.view as SmallWorldView;
  const { areas, sheet } = chartOf(view.boards);
  const redrawn = async (change: Partial<SmallWorldView>): Promise<Canvas> =>
    asKept(await drawn({ ...golden.request, view: { ...view, ...change } }));
  /** Whether the pictures differ inside a box of the chart. */
  const differsIn = (one: Canvas, other: Canvas, { x, y, width, height }: Box): boolean => {
    const scale = WIDTH / sheet.width;
    return differences(one, other).some(
      (at) =>
        Math.abs(at.x - x * scale) <= (width * scale) / 2 + 4 && Math.abs(at.y - y * scale) <= (height * scale) / 2 + 4,
    );
  };

  test('sees a token that stands elsewhere', async () => {
    const from = view.regions.findIndex(({ holding }) => holding);
    const to = view.regions.findIndex(({ id, holding }) => !holding && !areas.get(id)!.region.water);
    const { holding, ...left } = view.regions[from]!;
    const regions = view.regions.with(from, left).with(to, { ...view.regions[to]!, holding: holding! });
    const now = await redrawn({ regions });
    const before = await kept(golden);
    for (const at of [from, to]) {
      const { room } = areas.get(view.regions[at]!.id)!;
      expect(differsIn(before, now, room), `${at}`).toBe(true);
    }
  });

  test('sees the colour of one seat change', async () => {
    const players = view.players.map((player) => player.seat);
    const [first = 0, second = 1] = players;
    const at = view.regions.findIndex(({ holding }) => holding?.seat === first);
    const region = view.regions[at]!;
    const now = await redrawn({
      regions: view.regions.with(at, { ...region, holding: { ...region.holding!, seat: second } }),
    });
    expect(differences(await kept(golden), now).length).toBeGreaterThan(10);
  });

  test('sees a slight change of a terrain', async () => {
    const before = await kept(golden);
    const { region, path } = [...areas.values()].find((area) => area.region.terrain === 'lake')!;
    const now = await asKept(await drawn(golden.request));
    const pen = now.getContext('2d');
    pen.scale(WIDTH / sheet.width, WIDTH / sheet.width);
    pen.fillStyle = 'rgba(70,110,60,.25)';
    pen.fill(path);
    expect(differences(before, now).length, region.id).toBeGreaterThan(3);
  });

  test('sees every single label that is missing', async () => {
    const before = await kept(golden);
    for (const { label, code } of areas.values()) {
      const now = await kept(golden);
      const pen = now.getContext('2d');
      const scale = WIDTH / sheet.width;
      const { x, y, width, height } = label.box;
      // The ground beside the label takes its place.
      const [left, top, wide, high] = [
        (x - width / 2) * scale,
        (y - height / 2) * scale,
        width * scale,
        height * scale,
      ];
      pen.drawImage(await kept(golden), left, top - high - 4, wide, high, left, top, wide, high);
      expect(differsIn(before, now, label.box), code).toBe(true);
    }
  });
});

import { createCanvas, loadImage } from '@napi-rs/canvas';
import { beforeAll, describe, expect, test } from 'vitest';
import { ALT_LIMIT } from '../../../renderers/alt.js';
import { SEATS } from '../../../renderers/canvas/palette.js';
import { type BoardRequest, drawBoard, PALETTE_IDS, prepare } from '../../../renderers/index.js';
import { chartOf } from '../../../renderers/small-world/islands.js';
import { type SmallWorldState, smallWorld } from '../../../src/games/small-world/index.js';
import type { SmallWorldView } from '../../../src/games/small-world/view.js';
import { LANGUAGES } from '../../../src/text/index.js';
import { playAtRandom } from '../../games/small-world/play.js';
import { twin } from '../../games/small-world/twin.js';
import { crowdedView, earlyView, NAMES, pricesOf, SETS, teamView } from './sample.js';

beforeAll(prepare);

const request = (view: SmallWorldView, more: Partial<BoardRequest> = {}): BoardRequest => ({
  game: 'small-world',
  view,
  language: 'en',
  names: NAMES,
  ...more,
});
const [TWO, THREE, , FIVE] = SETS;

async function pixelsOf(bytes: Buffer) {
  const image = await loadImage(bytes);
  const pen = createCanvas(image.width, image.height).getContext('2d');
  pen.drawImage(image, 0, 0);
  return (x: number, y: number): readonly number[] => [...pen.getImageData(Math.round(x), Math.round(y), 1, 1).data];
}

const channels = (colour: string): number[] => [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
const distance = (a: readonly number[], b: readonly number[]): number =>
  Math.hypot((a[0] ?? 0) - (b[0] ?? 0), (a[1] ?? 0) - (b[1] ?? 0), (a[2] ?? 0) - (b[2] ?? 0));

describe('the picture', () => {
  test.each(SETS.map((boards) => [boards.length, boards] as const))(
    'of %i players is a JPEG of its size under 600 KB in both languages',
    async (seats, boards) => {
      const view = crowdedView(boards);
      for (const language of LANGUAGES) {
        const picture = await drawBoard(request(view, { language, highlights: pricesOf(view) }));
        const [width, height] = seats > 3 ? [2000, 1250] : [1600, 1000];
        expect(picture).toMatchObject({ mime: 'image/jpeg', name: 'board.jpg', width, height });
        const image = await loadImage(picture.bytes);
        expect([image.width, image.height]).toEqual([width, height]);
        expect(picture.bytes.length).toBeLessThan(600_000);
      }
    },
  );

  test.each(SETS.map((boards) => [boards.length, boards] as const))(
    'SW-18.5: of %i players in teams shows sides and rows, and says the sides in words',
    async (_, boards) => {
      const view = teamView(boards);
      const { team } = view;
      const rows = team!.rows.map((row, at) => (at === 3 ? { ...row, power: 'sailing' as const } : row));
      const sides = team!.sides.map((side) => (side === 'horde' ? ('alliance' as const) : side));
      const [drawn, other, turned] = await Promise.all([
        drawBoard(request(view)),
        drawBoard(request({ ...view, team: { ...team!, rows } })),
        drawBoard(request({ ...view, team: { ...team!, sides } })),
      ]);
      expect(drawn.bytes.length).toBeLessThan(600_000);
      expect(drawn.bytes.equals(other.bytes)).toBe(false);
      expect(drawn.bytes.equals(turned.bytes)).toBe(false);
      expect(drawn.alt).toContain(`${NAMES[1]} Horde`);
      const unknown = team!.rows.map((row) => ({ ...row, power: 'flying' as 'farmer' }));
      await expect(drawBoard(request({ ...view, team: { ...team!, rows: unknown } }))).rejects.toThrow('flying');
    },
  );

  test('is the same to the byte for the same view', async () => {
    const view = crowdedView(THREE!);
    const [first, second] = await Promise.all([drawBoard(request(view)), drawBoard(request(structuredClone(view)))]);
    expect(first.bytes.equals(second.bytes)).toBe(true);
  });

  test('changes when a token moves', async () => {
    const view = crowdedView(TWO!);
    const regions = view.regions.map((region, i) =>
      i === 1 && region.holding ? { ...region, holding: { ...region.holding, tokens: 9 } } : region,
    );
    const [before, after] = await Promise.all([drawBoard(request(view)), drawBoard(request({ ...view, regions }))]);
    expect(before.bytes.equals(after.bytes)).toBe(false);
  });

  test('bears the colour of the owner along the edge of each region', async () => {
    const view = crowdedView(THREE!);
    const pixel = await pixelsOf((await drawBoard(request({ ...view, conquests: [] }))).bytes);
    const { areas } = chartOf(THREE!);
    let held = 0;
    for (const { id, holding } of view.regions) {
      if (!holding || holding.declined) continue;
      held += 1;
      const { ring, room } = areas.get(id)!;
      const colour = channels(SEATS[holding.seat]!.colour);
      // Just inside the border, where the band lies, all the way around.
      const near = ring.flatMap((x, i) => {
        if (i % 2 === 1) return [];
        const y = ring[i + 1]!;
        const far = Math.hypot(room.x - x, room.y - y);
        return distance(pixel(x + ((room.x - x) * 8) / far, y + ((room.y - y) * 8) / far), colour) < 60 ? [i] : [];
      });
      expect(near.length / (ring.length / 2), id).toBeGreaterThan(0.15);
    }
    expect(held).toBeGreaterThan(10);
  });
});

describe('the card of a player shows', () => {
  const view = crowdedView(THREE!);
  test.each([
    ['SW-11.3f: the Champion that he holds captive', 1, { captor: 0 }],
    ['SW-10.16: his Harmony token', 0, { harmony: true }],
    ['SW-9.4: the badge that his declined race kept', 0, { declined: { race: 'dwarves', power: 'farmer' } }],
  ] as const)('%s', async (_, seat, change) => {
    const players = view.players.map((player) => (player.seat === seat ? { ...player, ...change } : player));
    const plain = await pixelsOf((await drawBoard(request(view))).bytes);
    const changed = await pixelsOf((await drawBoard(request({ ...view, players }))).bytes);
    let pixels = 0;
    for (let y = 124; y < 236; y += 2)
      for (let x = 1190; x < 1590; x += 2) if (distance(plain(x, y), changed(x, y)) > 60) pixels += 1;
    expect(pixels).toBeGreaterThan(100);
    expect(changed(1300, 300)).toEqual(plain(1300, 300));
  });
});

describe('palettes', () => {
  test('each draws another picture of the same view, and says the same in words', async () => {
    const view = crowdedView(TWO!);
    const drawn = [];
    for (const palette of PALETTE_IDS) drawn.push(await drawBoard(request(view, { palette })));
    expect(new Set(drawn.map(({ bytes }) => bytes.toString('base64'))).size).toBe(PALETTE_IDS.length);
    expect(new Set(drawn.map(({ alt }) => alt)).size).toBe(1);
    expect(drawn[0]!.bytes.equals((await drawBoard(request(view))).bytes)).toBe(true);
  });

  test('"grey" leaves no colour at all', async () => {
    const view = crowdedView(TWO!);
    const image = await loadImage((await drawBoard(request(view, { palette: 'grey' }))).bytes);
    const pen = createCanvas(image.width, image.height).getContext('2d');
    pen.drawImage(image, 0, 0);
    const { data } = pen.getImageData(0, 0, image.width, image.height);
    let most = 0;
    for (let i = 0; i < data.length; i += 4)
      most = Math.max(most, Math.abs(data[i]! - data[i + 1]!), Math.abs(data[i]! - data[i + 2]!));
    expect(most).toBeLessThanOrEqual(3);
  });
});

describe('secrets', () => {
  test.each([
    [4, 'freeForAll'],
    [5, 'battleForAzeroth'],
  ] as const)(
    'SW-15: states of %i, %s, that differ only in what a viewer may not know give him the same picture',
    async (seats, variant) => {
      const moments: SmallWorldState[] = [];
      playAtRandom(seats, 'secrets', (state) => moments.push(state), { variant });
      const bombed = moments.findLast(({ regions }) => regions.some(({ bomb }) => bomb)) ?? moments.at(-1)!;
      for (const [state, viewer] of [
        [moments[9]!, 'public'],
        [bombed, 0],
      ] as const) {
        const other = twin(state, viewer);
        expect(other).not.toEqual(state);
        const [one, two] = await Promise.all(
          [state, other].map((from) => drawBoard(request(smallWorld.view(from, viewer)))),
        );
        expect(one!.bytes.equals(two!.bytes)).toBe(true);
        expect(one!.alt).toBe(two!.alt);
      }
    },
  );

  test('SW-15.1: a player who may know coins sees them, in the picture only', async () => {
    const view = crowdedView(TWO!);
    const known = { ...view, players: view.players.map((player) => ({ ...player, coins: 7 + player.seat })) };
    const [hidden, shown] = await Promise.all([drawBoard(request(view)), drawBoard(request(known))]);
    expect(hidden.bytes.equals(shown.bytes)).toBe(false);
    expect(hidden.alt).toBe(shown.alt);
  });
});

describe('the alt text', () => {
  test.each(LANGUAGES)('names game, round, turn, targets, every player and the last change (%s)', async (language) => {
    const view = crowdedView(FIVE!);
    const { alt } = await drawBoard(request(view, { language, highlights: [{ region: 'L5', cost: 3 }] }));
    for (const part of ['Small World', '7', '10', 'L5', '3', 'L1', 'L2', ...NAMES]) expect(alt).toContain(part);
    expect(alt).not.toMatch(/picture\.|small-world:|\{/);
    expect(alt.length).toBeLessThanOrEqual(ALT_LIMIT);
  });

  test.each(LANGUAGES)('is cut at a sentence and keeps the way to the full text (%s)', async (language) => {
    const view = crowdedView(FIVE!);
    const names = NAMES.map((name) => `${name} ${'x'.repeat(180)}`);
    const { alt } = await drawBoard(request(view, { language, names, highlights: pricesOf(view) }));
    expect(alt.length).toBeLessThanOrEqual(ALT_LIMIT);
    expect(alt).toMatch(/\. (Full text|Pełny opis): [^.]+\.$/);
  });

  test('says when the game is over', async () => {
    const { active, ...over } = earlyView(TWO!);
    expect(active).toBe(0);
    const { alt } = await drawBoard(request({ ...over, phase: 'over' }));
    expect(alt).toContain('The game is over.');
  });
});

describe('a view that makes no sense is refused by name:', () => {
  const view = earlyView(TWO!);
  const holding = { seat: 0, race: 'trolls', declined: false, tokens: 2, beasts: 0, champion: false } as const;
  const held = (change: object) => ({
    ...view,
    regions: view.regions.map((region, i) => (i === 0 ? { ...region, ...change } : region)),
  });
  test.each([
    ['an unknown game', { game: 'chess' }, /game "chess"/],
    ['an unknown race', { view: held({ holding: { ...holding, race: 'elves' } }) }, /race "elves"/],
    ['an unknown seat', { view: held({ holding: { ...holding, seat: 4 } }) }, /seat 4/],
    ['an unknown region', { view: held({ id: 'L9Z-01' }) }, /region "L9Z-01"/],
    ['an unknown captor', { view: { ...view, players: [{ ...view.players[0]!, captor: 4 }] } }, /seat 4/],
    ['an unknown artifact', { view: held({ artifacts: ['spoon'] }) }, /artifact "spoon"/],
    ['an unknown board', { view: { ...view, boards: ['L1A', 'X1A'] } }, /board "X1A"/],
    ['a set of boards that does not exist', { view: { ...view, boards: ['L1A', 'M1A'], regions: [] } }, /M1A/],
    ['a target on no board', { highlights: [{ region: 'M3', cost: 2 }] }, /region "M3"/],
    ['an unknown palette', { palette: 'sepia' }, /palette "sepia"/],
    ['a seat without a name', { names: ['Ann'] }, /name for seat 1/],
    ['something that is no view', { view: {} }, /boards/],
  ])('%s', async (_name, change, message) => {
    await expect(drawBoard({ ...request(view), ...change } as BoardRequest)).rejects.toThrow(message);
  });
});

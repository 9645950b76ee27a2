import { expect, test } from 'vitest';
import { controlsOf, openHouse, tableHere, textOf } from './support/house.js';

test('SW-18: a table opened as Battle for Azeroth says so and starts with two sides', async () => {
  const house = await openHouse();
  const { channel } = house;
  const [ann, ben] = [house.user('Ann'), house.user('Ben')];
  await (await ann.slash(channel, 'table open', { game: 'small-world', mode: 'battleForAzeroth' })).reply();
  const lobby = await ann.until((messages) => messages.find((message) => controlsOf(message).length > 0), channel);
  expect(textOf(lobby)).toContain('Battle for Azeroth');
  await (await ben.slash(channel, 'table join')).reply();
  await (await ann.slash(channel, 'table start')).reply();
  const table = await tableHere(house);
  expect(table.status).toBe('running');
  expect(house.tables.view(table, 'public')).toMatchObject({ team: { sides: ['alliance', 'horde'] } });
});

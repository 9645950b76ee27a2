import { expect, test } from 'vitest';
import { Random } from '../../src/engine/index.js';
import {
  askedPerson,
  controlsOf,
  decidingIn,
  liveMessage,
  movedOn,
  openHouse,
  startGame,
  tableHere,
  textOf,
  WAYS,
} from './support/house.js';

test.each(WAYS)(
  'two people and a bot play a whole game of $game ($mode) with buttons and menus only',
  async (way) => {
    const house = await openHouse();
    await startGame(house, way);
    const random = Random.fromSeed('buttons');
    let presses = 0;
    for (;;) {
      const table = await tableHere(house);
      if (table.status === 'finished') break;
      const asked = askedPerson(house, table);
      if (!asked) {
        await movedOn(house, table.version);
        continue;
      }
      const message = await liveMessage(house, table);
      const controls = decidingIn(message);
      const control = controls[random.int(controls.length)];
      const values = control?.options ? [control.options[random.int(control.options.length)]?.value ?? ''] : undefined;
      const outcome = values
        ? await asked.person.select(message, control?.custom_id ?? '', values)
        : await asked.person.click(message, control?.custom_id ?? '');
      const reply = await outcome.reply();
      if (reply?.ephemeral) {
        const yes = controlsOf(reply).find(({ custom_id }) => custom_id?.includes('/yes/'));
        if (yes?.custom_id) await (await asked.person.click(reply, yes.custom_id)).reply();
      }
      presses += 1;
      expect(presses).toBeLessThan(2_000);
    }
    const results = await house
      .user('Ann')
      .until((messages) => messages.find((message) => textOf(message).includes('Seed')), house.channel);
    expect(textOf(results)).toMatch(/wins|share the win|Nobody wins/);
    const live = house
      .user('Ann')
      .messages(house.channel)
      .filter((message) => decidingIn(message).length > 0);
    expect(live.filter(({ ephemeral }) => !ephemeral)).toEqual([]);
  },
  120_000,
);

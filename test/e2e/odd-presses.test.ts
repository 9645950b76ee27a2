import { expect, test } from 'vitest';
import { formatId } from '../../src/discord/custom-id.js';
import {
  askedPerson,
  controlsOf,
  decidingIn,
  type House,
  liveMessage,
  openHouse,
  startGame,
  tableHere,
  textOf,
} from './support/house.js';

/** The first decision of the game, in hand, and what the log looked like before anything odd happened. */
async function firstTurn(house: House) {
  const table = await startGame(house, { bot: false });
  const asked = askedPerson(house, table);
  if (!asked) throw new Error('nobody is asked');
  const other = house.user(asked.person.name === 'Ann' ? 'Ben' : 'Ann');
  const message = await liveMessage(house, table);
  const menu = decidingIn(message)[0];
  if (!menu?.custom_id) throw new Error('no menu');
  const unchanged = async () => {
    const now = await tableHere(house);
    expect(now.version).toBe(table.version);
    expect(now.log).toEqual(table.log);
  };
  return { table, asked, other, message, menu: menu.custom_id, unchanged };
}

test("WT-1: somebody else's control is answered privately and changes nothing", async () => {
  const house = await openHouse();
  const { other, message, menu, unchanged } = await firstTurn(house);
  const reply = await (await other.select(message, menu, ['0'])).reply();
  expect(reply?.ephemeral).toBe(true);
  expect(reply && textOf(reply)).toContain('WT-1');
  await unchanged();
});

test('WT-4: somebody without a seat is told that they are watching', async () => {
  const house = await openHouse();
  const { message, menu, unchanged } = await firstTurn(house);
  const reply = await (await house.user('Sam').select(message, menu, ['0'])).reply();
  expect(reply?.ephemeral).toBe(true);
  expect(reply && textOf(reply)).toContain('WT-4');
  await unchanged();
});

test.each([
  ['made up', 'press-me'],
  ['of another format', 'w9/ABCD/1/do/pickCombo/0'],
  ['with an unknown operation', 'w1/ABCD/1/explode'],
  ['of an unknown table', 'w1/ZZZZ/1/do/pickCombo/0'],
])('a control %s gets a friendly private answer', async (_name, customId) => {
  const house = await openHouse();
  const { asked, message, unchanged } = await firstTurn(house);
  const outcome = await asked.person.forge(message, customId);
  const reply = await outcome.reply();
  expect(reply?.ephemeral).toBe(true);
  expect(reply && textOf(reply)).toMatch(/WT-2/);
  await unchanged();
});

test('WT-2: a control of a decision that is over shows what is open now, with its controls', async () => {
  const house = await openHouse();
  const { asked, table, message, unchanged } = await firstTurn(house);
  const old = formatId({ table: table.id, version: 0, op: 'do', args: ['conquer', 'L1'] });
  const reply = await (await asked.person.forge(message, old)).reply();
  expect(reply && textOf(reply)).toContain('WT-2');
  expect(reply && decidingIn(reply).length).toBeGreaterThan(0);
  await unchanged();
});

test('a control of an older version is accepted while its decision is open and the option legal', async () => {
  const house = await openHouse();
  const { asked, table, message } = await firstTurn(house);
  const older = formatId({ table: table.id, version: 1, op: 'yes', args: ['pickCombo', '0'] });
  await (await asked.person.forge(message, older)).reply();
  expect((await tableHere(house)).version).toBeGreaterThan(table.version);
});

test('an interaction delivered twice is done once', async () => {
  const house = await openHouse();
  const { asked, table, message } = await firstTurn(house);
  house.sandbox.faults.add({ event: 'INTERACTION_CREATE', act: { kind: 'duplicate' } });
  const sure = formatId({ table: table.id, version: table.version, op: 'yes', args: ['pickCombo', '0'] });
  await (await asked.person.forge(message, sure)).reply();
  house.sandbox.faults.clear();
  const picks = (await house.store.log(table.id)).filter(
    ({ entry }) => 'move' in entry && JSON.stringify(entry.move).includes('pickCombo'),
  );
  expect(picks).toHaveLength(1);
});

test('two presses at once are both answered, and only one is done', async () => {
  const house = await openHouse();
  const { asked, table, message } = await firstTurn(house);
  const sure = (option: string) =>
    formatId({ table: table.id, version: table.version, op: 'yes', args: ['pickCombo', option] });
  const outcomes = await Promise.all([asked.person.forge(message, sure('0')), asked.person.forge(message, sure('1'))]);
  expect(outcomes.map(({ ack }) => ack)).toEqual(['deferredUpdate', 'deferredUpdate']);
  await Promise.all(outcomes.map((outcome) => outcome.reply()));
  const picks = (await house.store.log(table.id)).filter(
    ({ entry }) => 'move' in entry && JSON.stringify(entry.move).includes('pickCombo'),
  );
  expect(picks).toHaveLength(1);
});

test('a menu choice that reveals something is asked once more, and can be let go', async () => {
  const house = await openHouse();
  const { asked, message, menu, unchanged } = await firstTurn(house);
  const reply = await (await asked.person.select(message, menu, ['0'])).reply();
  if (!reply) throw new Error('no confirmation');
  const [yes, back] = controlsOf(reply);
  expect(yes?.custom_id).toContain('/yes/');
  const after = await (await asked.person.click(reply, back?.custom_id ?? '')).reply();
  expect(after && decidingIn(after).length).toBeGreaterThan(0);
  await unchanged();
});

test('a press that reaches the bot too late to be answered changes nothing', async () => {
  const house = await openHouse({ problems: 'expected' });
  const { asked, table, message, unchanged } = await firstTurn(house);
  house.sandbox.faults.add({ event: 'INTERACTION_CREATE', times: 1, act: { kind: 'late', ms: 3_100 } });
  const sure = formatId({ table: table.id, version: table.version, op: 'yes', args: ['pickCombo', '0'] });
  const outcome = await asked.person.forge(message, sure);
  expect(outcome.ack).toBe('none');
  await expect
    .poll(
      () =>
        house.sandbox.journal
          .entries()
          .find((entry) => entry.kind === 'rest' && entry.path.includes(`/interactions/${outcome.interactionId}/`)),
      { timeout: 10_000 },
    )
    .toMatchObject({ status: 404 });
  // Whatever the bot still does, it does before it answers the next press.
  await (await house.user('Sam').forge(message, sure)).reply();
  await unchanged();
});

import { expect, test } from 'vitest';
import {
  askedPerson,
  decidingIn,
  liveMessage,
  openHouse,
  startGame,
  tableHere,
  textOf,
  versionOf,
} from './support/house.js';

test('WT-10: without Attach Files the game goes on in words, and says so', async () => {
  const house = await openHouse({ problems: 'expected' });
  house.sandbox.setMissingPermissions(house.channel, ['AttachFiles']);
  const table = await startGame(house, { bot: false });
  const message = await liveMessage(house, table);
  expect(textOf(message)).toContain('Attach Files, WT-10');
  expect(JSON.stringify(message.message.components)).not.toContain('attachment://');
});

test('WT-10: without Create Public Threads the story stays behind its button', async () => {
  const house = await openHouse({ problems: 'expected' });
  house.sandbox.setMissingPermissions(house.channel, ['CreatePublicThreads']);
  const table = await startGame(house, { bot: false });
  const message = await liveMessage(house, table);
  expect(textOf(message)).toContain('WT-10');
  expect(
    house
      .user('Ann')
      .channels()
      .filter(({ type }) => type === 11),
  ).toEqual([]);
});

test('WT-10: a table cannot be opened where the bot may not write', async () => {
  const house = await openHouse({ problems: 'expected' });
  house.sandbox.setMissingPermissions(house.channel, ['SendMessages']);
  const outcome = await house.user('Ann').slash(house.channel, 'table open', { game: 'small-world' });
  const reply = await outcome.reply();
  expect(reply && textOf(reply)).toContain('Send Messages');
  expect(await house.tables.tableIn(house.channel)).toBeUndefined();
});

test('a table message that somebody deleted is posted anew', async () => {
  const house = await openHouse({ problems: 'expected' });
  const table = await startGame(house, { bot: false });
  const asked = askedPerson(house, table);
  const message = await liveMessage(house, table);
  house.sandbox.deleteMessage(house.channel, message.message.id);
  await (await asked?.person.slash(house.channel, 'pick', { target: '1' }))?.reply();
  const now = await tableHere(house);
  expect(now.version).toBeGreaterThan(table.version);
  const fresh = await liveMessage(house, now);
  expect(fresh.message.id).not.toBe(message.message.id);
});

test('a deleted channel pauses its table', async () => {
  const house = await openHouse({ problems: 'expected' });
  const table = await startGame(house, { bot: false });
  const asked = askedPerson(house, table);
  const elsewhere = house.sandbox.channel('table-two').id;
  await liveMessage(house, table);
  house.sandbox.deleteChannel(house.channel);
  const seat = asked?.seat ?? 0;
  const option = house.tables.decisions(table, seat)[0];
  const move = option?.kind === 'choice' ? option.options[0]?.move : undefined;
  await house.tables.submit({ userId: asked?.person.id ?? '', name: '' }, table.id, [move]);
  const games = async () => (await (await asked?.person.slash(elsewhere, 'games'))?.reply()) ?? undefined;
  let shown = await games();
  for (let tries = 0; tries < 100 && shown && !textOf(shown).includes('paused'); tries += 1) shown = await games();
  expect(shown && textOf(shown)).toContain('paused');
});

test('a message that Discord answers with 500 after taking it is not posted twice', async () => {
  const house = await openHouse({ problems: 'expected' });
  house.sandbox.faults.add({
    method: 'POST',
    path: /^\/channels\/\d+\/messages$/,
    times: 1,
    act: { kind: 'answer', status: 500, when: 'after' },
  });
  const table = await startGame(house, { bot: false });
  await liveMessage(house, table);
  const lobbies = house
    .user('Ann')
    .messages(house.channel)
    .filter((message) => textOf(message).includes('(host)'));
  expect(lobbies).toHaveLength(1);
});

test('messages wait while Discord is down, and come in order when it is back', async () => {
  const house = await openHouse({ problems: 'expected' });
  const table = await startGame(house, { bot: false });
  await liveMessage(house, table);
  const heal = house.sandbox.faults.add({
    path: /^\/channels\//,
    act: { kind: 'answer', status: 503, when: 'before' },
  });
  const webhooks = house.sandbox.faults.add({
    method: 'PATCH',
    path: /^\/webhooks\//,
    act: { kind: 'answer', status: 503, when: 'before' },
  });
  const asked = askedPerson(house, table);
  await asked?.person.slash(house.channel, 'pick', { target: '1' });
  const refused = () =>
    house.sandbox.journal.entries().filter((entry) => entry.kind === 'rest' && entry.status === 503);
  await expect.poll(() => refused().length, { timeout: 10_000 }).toBeGreaterThan(4);
  heal();
  webhooks();
  const now = await asked?.person.until(
    (messages) => messages.findLast((message) => !message.ephemeral && versionOf(message) > table.version),
    house.channel,
  );
  expect(now && decidingIn(now).length).toBeGreaterThan(0);
});

test('after a restart the controls on the table still work', async () => {
  const house = await openHouse();
  const table = await startGame(house, { bot: false });
  const message = await liveMessage(house, table);
  await house.restart();
  const asked = askedPerson(house, table);
  const reply = await (await asked?.person.select(message, decidingIn(message)[0]?.custom_id ?? '', ['0']))?.reply();
  const yes = reply && decidingIn(reply).length === 0 ? JSON.stringify(reply.message.components) : '';
  expect(yes).toContain('/yes/');
  expect(
    house
      .user('Ann')
      .messages(house.channel)
      .filter((each) => decidingIn(each).length > 0 && !each.ephemeral),
  ).toHaveLength(1);
});

test('the thread tells the story of each turn, and hangs on the lobby message', async () => {
  const house = await openHouse();
  const table = await startGame(house, { bot: false });
  await liveMessage(house, table);
  const thread = house
    .user('Ann')
    .channels()
    .find(({ type }) => type === 11);
  const told = await house
    .user('Ann')
    .until((messages) => messages.find(({ message }) => message.content.includes('Seed hash')), thread?.id ?? '');
  expect(told.message.content).toContain('Ann');
});

import { ChannelType, type TextChannel, ThreadAutoArchiveDuration } from 'discord.js';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { VirtualClock } from '../../src/sandbox/index.js';
import { type Pair, PNG, startPair } from './bot.js';

let pair: Pair;
let table: TextChannel;

beforeEach(async () => {
  pair = await startPair([], () => {});
  table = (await pair.client.channels.fetch(pair.sandbox.channel('table-one').id)) as TextChannel;
});
afterEach(() => pair.stop());

const refused = (code: number) => ({ code, status: expect.any(Number) as number });

describe('messages in a channel', () => {
  test('are sent, fetched, listed, edited, deleted', async () => {
    const first = await table.send('one');
    await table.send({ content: 'two', reply: { messageReference: first } });
    expect((await table.messages.fetch({ limit: 10 })).map((message) => message.content)).toEqual(['two', 'one']);
    expect((await table.messages.fetch({ before: (await table.messages.fetch({ limit: 1 })).first()!.id })).size).toBe(
      1,
    );
    await first.edit('one, edited');
    expect((await table.messages.fetch({ message: first.id, force: true })).content).toBe('one, edited');
    await first.delete();
    await expect(table.messages.fetch({ message: first.id, force: true })).rejects.toMatchObject(refused(10008));
    expect(
      pair.sandbox
        .user('Ben')
        .messages(table.id)
        .map(({ message }) => message.content),
    ).toEqual(['two']);
  });

  test('a repeated nonce is answered with the first message, for a few minutes', async () => {
    const send = () =>
      pair.client.rest.post(`/channels/${table.id}/messages`, {
        body: { content: 'once', nonce: 'table-7', enforce_nonce: true },
      });
    const [first, second] = [await send(), await send()] as { id: string }[];
    expect(second!.id).toBe(first!.id);
    expect(pair.sandbox.user('Ann').messages(table.id)).toHaveLength(1);
  });

  test('mentions ping whom allowed_mentions lets them', async () => {
    const [ann, ben] = [pair.sandbox.user('Ann'), pair.sandbox.user('Ben')];
    const loud = await table.send({ content: `<@${ann.id}> <@${ben.id}>`, allowedMentions: { users: [ben.id] } });
    expect([...loud.mentions.users.keys()]).toEqual([ben.id]);
  });

  test('typing, reactions and bulk routes are known', async () => {
    await table.sendTyping();
    const message = await table.send('x');
    await message.react('👍');
    expect((await table.messages.fetch({ message: message.id, force: true })).reactions.cache.get('👍')?.count).toBe(1);
    await message.reactions.cache.get('👍')?.users.remove();
    expect(pair.sandbox.problems()).toEqual([]);
  });

  test('a direct message reaches its person alone', async () => {
    const ben = pair.sandbox.user('Ben');
    await (await pair.client.users.fetch(ben.id)).send('psst');
    expect(ben.messages(ben.direct().id)).toHaveLength(1);
    expect(pair.sandbox.user('Ann').messages(ben.direct().id)).toEqual([]);
  });

  test('an unknown route is a problem', async () => {
    await expect(pair.client.rest.get('/guilds/1/audit-logs')).rejects.toMatchObject({ status: 404 });
    expect(pair.sandbox.problems()).toEqual([expect.stringContaining('no such route')]);
  });

  test('a refused form is a problem and carries Discord’s tree', async () => {
    const sent = pair.client.rest.post(`/channels/${table.id}/messages`, { body: { content: 'x'.repeat(2001) } });
    await expect(sent).rejects.toMatchObject({
      code: 50035,
      rawError: { errors: { content: { _errors: [{ code: 'BASE_TYPE_MAX_LENGTH' }] } } },
    });
    expect(pair.sandbox.problems()).toHaveLength(1);
  });

  test('an 11 MiB file is too large', async () => {
    const sent = table.send({ files: [{ attachment: Buffer.alloc(11 * 1024 * 1024), name: 'big.bin' }] });
    await expect(sent).rejects.toMatchObject({ code: 40005, status: 413 });
  });
});

describe('threads', () => {
  test('one from a message has the message’s id, and there is only one', async () => {
    const message = await table.send('Small World');
    const thread = await message.startThread({ name: 'Story', autoArchiveDuration: ThreadAutoArchiveDuration.OneWeek });
    expect(thread.id).toBe(message.id);
    expect(thread.type).toBe(ChannelType.PublicThread);
    await thread.send('it begins');
    expect(
      pair.sandbox
        .user('Sam')
        .messages(thread.id)
        .map((each) => each.message.content),
    ).toEqual(['it begins']);
    const again = pair.client.rest.post(`/channels/${table.id}/messages/${message.id}/threads`, {
      body: { name: 'Again' },
    });
    await expect(again).rejects.toMatchObject(refused(160004));
  });

  test('a private one is seen by its members only', async () => {
    const thread = await table.threads.create({ name: 'Secret', type: ChannelType.PrivateThread });
    const [ben, eve] = [pair.sandbox.user('Ben'), pair.sandbox.user('Eve')];
    await thread.members.add(ben.id);
    await thread.send('for Ben');
    expect(ben.channels().map((channel) => channel.id)).toContain(thread.id);
    expect(eve.channels().map((channel) => channel.id)).not.toContain(thread.id);
    expect(eve.messages(thread.id)).toEqual([]);
    await thread.members.remove(ben.id);
    expect(ben.messages(thread.id)).toEqual([]);
  });

  test('an archived one refuses edits and members, and a message wakes it', async () => {
    const message = await table.send('x');
    const thread = await message.startThread({ name: 'Story' });
    const inside = await thread.send('one');
    await thread.setArchived(true);
    await expect(inside.edit('two')).rejects.toMatchObject(refused(50083));
    await expect(thread.members.add(pair.sandbox.user('Ben').id)).rejects.toMatchObject(refused(50083));
    await thread.send('awake');
    expect(((await thread.fetch(true)) as typeof thread).archived).toBe(false);
  });

  test('one that people locked takes no words from the bot', async () => {
    const thread = await (await table.send('x')).startThread({ name: 'Story' });
    await expect(thread.setLocked(true)).rejects.toMatchObject(refused(50013));
  });

  test('an idle one is archived after its time', async () => {
    const clock = new VirtualClock();
    const still = await startPair([], () => {}, { sandbox: { clock } });
    const channel = (await still.client.channels.fetch(still.sandbox.channel('lobby').id)) as TextChannel;
    const thread = await (await channel.send('x')).startThread({ name: 'Story', autoArchiveDuration: 60 });
    const archived = new Promise<boolean | null>((resolve) =>
      still.client.on('threadUpdate', (_, after) => resolve(after.archived)),
    );
    clock.advance(59 * 60_000);
    expect(((await thread.fetch(true)) as typeof thread).archived).toBe(false);
    clock.advance(2 * 60_000);
    expect(await archived).toBe(true);
    await still.stop();
  });

  test('active and archived ones are listed', async () => {
    const thread = await (await table.send('x')).startThread({ name: 'Story' });
    expect((await table.threads.fetchActive()).threads.has(thread.id)).toBe(true);
    await thread.setArchived(true);
    expect((await table.threads.fetchArchived()).threads.has(thread.id)).toBe(true);
  });
});

describe('what the bot may not do', () => {
  const cases: [string, () => Promise<unknown>, number][] = [
    ['ViewChannel', () => table.send('x'), 50001],
    ['SendMessages', () => table.send('x'), 50013],
    ['AttachFiles', () => table.send({ files: [{ attachment: PNG, name: 'x.png' }] }), 50013],
    ['EmbedLinks', () => table.send({ embeds: [{ title: 'x' }] }), 50013],
    ['CreatePublicThreads', () => table.threads.create({ name: 'x', type: ChannelType.PublicThread }), 50013],
    ['CreatePrivateThreads', () => table.threads.create({ name: 'x', type: ChannelType.PrivateThread }), 50013],
    [
      'ReadMessageHistory',
      () => table.messages.fetch({ message: pair.sandbox.user('Ben').messages(table.id)[0]!.message.id, force: true }),
      50013,
    ],
  ];
  test.each(cases)('without %s', async (missing, act, code) => {
    pair.sandbox.user('Ben').say(table.id, 'hello');
    pair.sandbox.setMissingPermissions(table.id, [missing]);
    await expect(act()).rejects.toMatchObject(refused(code));
    pair.sandbox.setMissingPermissions(table.id, []);
    await expect(table.send('and now')).resolves.toBeDefined();
  });

  test('without SendMessagesInThreads a thread stays silent, the channel does not', async () => {
    const thread = await (await table.send('x')).startThread({ name: 'Story' });
    pair.sandbox.setMissingPermissions(table.id, ['SendMessagesInThreads']);
    await expect(thread.send('x')).rejects.toMatchObject(refused(50013));
    await table.send('still here');
  });

  test('pinning and others’ messages need permissions it was not given', async () => {
    const own = await table.send('x');
    await expect(own.pin()).rejects.toMatchObject(refused(50013));
    const said = pair.sandbox.user('Ben').say(table.id, 'mine');
    const foreign = await table.messages.fetch(said.message.id);
    await expect(foreign.delete()).rejects.toMatchObject(refused(50013));
    await expect(
      pair.client.rest.patch(`/channels/${table.id}/messages/${foreign.id}`, { body: { content: 'x' } }),
    ).rejects.toMatchObject(refused(50005));
  });

  test('a name that is no permission is refused in words', () => {
    expect(() => pair.sandbox.setMissingPermissions(table.id, ['Fly'])).toThrow('"Fly" is not a Discord permission');
  });

  test('a deleted channel or message is unknown', async () => {
    const message = await table.send('x');
    pair.sandbox.deleteMessage(table.id, message.id);
    await expect(message.edit('y')).rejects.toMatchObject(refused(10008));
    pair.sandbox.deleteChannel(table.id);
    await expect(
      pair.client.rest.post(`/channels/${table.id}/messages`, { body: { content: 'x' } }),
    ).rejects.toMatchObject(refused(10003));
  });
});

import { type ChatInputCommandInteraction, MessageFlags } from 'discord.js';
import { afterEach, describe, expect, test } from 'vitest';
import { VirtualClock } from '../../src/sandbox/index.js';
import { button, type Pair, row, startPair } from './bot.js';

let pair: Pair;
afterEach(() => pair.stop());

const PING = { name: 'ping', description: 'Answers' };
const MINUTE = 60_000;

/** A bot that hands its commands to the test, and a clock that stands still. */
async function startWaiting() {
  const clock = new VirtualClock();
  const received: ChatInputCommandInteraction[] = [];
  let wake: () => void = () => {};
  pair = await startPair(
    [PING],
    (interaction) => {
      if (interaction.isChatInputCommand()) received.push(interaction);
      wake();
    },
    { sandbox: { clock } },
  );
  const next = async () => {
    while (received.length === 0) await new Promise<void>((resolve) => (wake = resolve));
    return received.shift()!;
  };
  return { clock, next, ann: pair.sandbox.user('Ann'), channel: pair.sandbox.channel('table-one').id };
}

describe('three seconds', () => {
  test('an answer after 2.9 s is in time', async () => {
    const { clock, next, ann, channel } = await startWaiting();
    const asked = ann.slash(channel, 'ping');
    const interaction = await next();
    clock.advance(2_900);
    await interaction.reply('just so');
    expect(await asked).toMatchObject({ ack: 'reply', ackMs: 2_900 });
    expect(pair.sandbox.problems()).toEqual([]);
  });

  test('an answer after 3.1 s is unknown; the person sees that nothing came', async () => {
    const { clock, next, ann, channel } = await startWaiting();
    const asked = ann.slash(channel, 'ping');
    const interaction = await next();
    clock.advance(3_100);
    expect((await asked).ack).toBe('none');
    await expect(interaction.reply('too late')).rejects.toMatchObject({ code: 10062, status: 404 });
    expect(ann.messages(channel)).toMatchObject([{ failed: true, ephemeral: true, usedBy: { command: '/ping' } }]);
    expect(pair.sandbox.user('Ben').messages(channel)).toEqual([]);
    expect(pair.sandbox.problems()).toMatchObject([expect.stringContaining('was not acknowledged within 3 seconds')]);
  });

  test('a bot that is not there is not blamed', async () => {
    const { clock, ann, channel } = await startWaiting();
    await pair.client.destroy();
    const asked = ann.slash(channel, 'ping');
    clock.advance(3_001);
    expect((await asked).ack).toBe('none');
    expect(pair.sandbox.problems()).toEqual([]);
  });

  test('a second acknowledgement is refused', async () => {
    const { next, ann, channel } = await startWaiting();
    const asked = ann.slash(channel, 'ping');
    const interaction = await next();
    await interaction.deferReply();
    interaction.deferred = false;
    await expect(interaction.reply('again')).rejects.toMatchObject({ code: 40060, status: 400 });
    interaction.deferred = true;
    await interaction.editReply('done');
    expect((await (await asked).reply())?.message.content).toBe('done');
  });
});

describe('fifteen minutes', () => {
  test('the token dies; the message can still be edited by its id', async () => {
    const { clock, next, ann, channel } = await startWaiting();
    const asked = ann.slash(channel, 'ping');
    const interaction = await next();
    const response = await interaction.reply({ content: 'one', withResponse: true });
    await asked;
    clock.advance(14 * MINUTE);
    await interaction.editReply('two');
    clock.advance(2 * MINUTE);
    await expect(interaction.editReply('three')).rejects.toMatchObject({ code: 50027, status: 401 });
    await response.resource!.message!.edit('four');
    expect(ann.messages(channel).at(-1)?.message.content).toBe('four');
  });

  test('a promise never kept has failed', async () => {
    const { clock, next, ann, channel } = await startWaiting();
    const asked = ann.slash(channel, 'ping');
    await (await next()).deferReply();
    await asked;
    expect(ann.messages(channel)[0]).toMatchObject({ thinking: true });
    clock.advance(15 * MINUTE);
    expect(ann.messages(channel)[0]).toMatchObject({ thinking: false, failed: true });
    expect(pair.sandbox.problems()).toMatchObject([expect.stringContaining('never answered')]);
  });
});

describe('private answers', () => {
  test('they cannot be reached by channel and id', async () => {
    const { next, ann, channel } = await startWaiting();
    const asked = ann.slash(channel, 'ping');
    const interaction = await next();
    await interaction.reply({ content: 'mine', flags: MessageFlags.Ephemeral });
    await asked;
    const extra = await interaction.followUp({ content: 'more', flags: MessageFlags.Ephemeral });
    await expect(extra.edit('changed')).rejects.toMatchObject({ code: 10008, status: 404 });
    await interaction.editReply({ message: extra, content: 'changed' });
    expect(ann.messages(channel).map(({ message }) => message.content)).toEqual(['mine', 'changed']);
    await interaction.deleteReply();
    expect(ann.messages(channel).map(({ message }) => message.content)).toEqual(['changed']);
  });

  test('nobody else can press on them', async () => {
    const { next, ann, channel } = await startWaiting();
    const asked = ann.slash(channel, 'ping');
    await (await next()).reply({ content: 'mine', flags: MessageFlags.Ephemeral, components: [row(button('x', 'X'))] });
    const reply = await (await asked).reply();
    await expect(pair.sandbox.user('Ben').click(reply!, 'X')).rejects.toThrow('not for you');
  });

  test('a public answer to a press on one does not show it', async () => {
    const { next, ann, channel } = await startWaiting();
    const asked = ann.slash(channel, 'ping');
    await (await next()).reply({
      content: 'my hand',
      flags: MessageFlags.Ephemeral,
      components: [row(button('x', 'X'))],
    });
    const reply = await (await asked).reply();
    pair.client.on('interactionCreate', (interaction) => void (interaction.isButton() && interaction.reply('played')));
    await ann.click(reply!, 'X');
    const seen = pair.sandbox.user('Ben').messages(channel);
    expect(seen.map(({ message }) => message.content)).toEqual(['played']);
    expect(JSON.stringify(seen)).not.toContain('my hand');
  });

  test('a promise is as private as it was made', async () => {
    const { next, ann, channel } = await startWaiting();
    const asked = ann.slash(channel, 'ping');
    const interaction = await next();
    await interaction.deferReply();
    await interaction.followUp({ content: 'public after all', flags: MessageFlags.Ephemeral });
    expect(await (await asked).reply()).toMatchObject({ ephemeral: false, message: { content: 'public after all' } });
    expect(pair.sandbox.user('Ben').messages(channel)).toHaveLength(1);
  });
});

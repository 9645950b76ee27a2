import { MessageFlags } from 'discord.js';
import { afterEach, describe, expect, test } from 'vitest';
import { button, type Pair, PNG, row, startPair } from './bot.js';

let pair: Pair;
afterEach(() => pair.stop());

const PING = { name: 'ping', description: 'Answers' };

describe('a bot on the real discord.js client', () => {
  test('answers a slash command, and a press updates the answer', async () => {
    pair = await startPair([PING], async (interaction) => {
      if (interaction.isChatInputCommand())
        await interaction.reply({ content: 'pong', components: [row(button('again', 'Again'))] });
      if (interaction.isButton())
        await interaction.update({ content: `by ${interaction.user.globalName}`, components: [] });
    });
    const { sandbox } = pair;
    const channel = sandbox.channel('table-one').id;
    const asked = await sandbox.user('Ann').slash(channel, 'ping');
    expect(asked.ack).toBe('reply');
    const reply = await asked.reply();
    expect(reply?.message.content).toBe('pong');
    expect(reply?.usedBy).toEqual({ userId: sandbox.user('Ann').id, command: '/ping' });
    const pressed = await sandbox.user('Ben').click(reply!, 'Again');
    expect(pressed.ack).toBe('update');
    expect((await pressed.reply())?.message.content).toBe('by Ben');
    expect(sandbox.problems()).toEqual([]);
  });

  test('a private answer with a picture reaches only the one who asked', async () => {
    pair = await startPair([PING], async (interaction) => {
      if (!interaction.isChatInputCommand()) return;
      await interaction.deferReply({ flags: MessageFlags.Ephemeral });
      await interaction.editReply({
        content: 'look',
        files: [{ attachment: PNG, name: 'dot.png', description: 'a dot' }],
      });
    });
    const { sandbox } = pair;
    const channel = sandbox.channel('table-one').id;
    const asked = await sandbox.user('Ann').slash(channel, 'ping');
    expect(asked.ack).toBe('deferred');
    const reply = await asked.reply();
    expect(reply).toMatchObject({ ephemeral: true, thinking: false });
    const picture = reply!.message.attachments[0]!;
    expect(picture).toMatchObject({
      filename: 'dot.png',
      description: 'a dot',
      width: 1,
      height: 1,
      content_type: 'image/png',
    });
    expect(Buffer.from(await (await fetch(picture.url)).arrayBuffer())).toEqual(PNG);
    expect(sandbox.user('Ben').messages(channel)).toEqual([]);
    expect(sandbox.problems()).toEqual([]);
  });
});

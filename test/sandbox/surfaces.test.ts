import {
  ActionRowBuilder,
  ContainerBuilder,
  LabelBuilder,
  MediaGalleryBuilder,
  MessageFlags,
  ModalBuilder,
  SectionBuilder,
  StringSelectMenuBuilder,
  TextDisplayBuilder,
  TextInputBuilder,
  TextInputStyle,
} from 'discord.js';
import { afterEach, describe, expect, test } from 'vitest';
import { button, type Pair, PNG, row, startPair } from './bot.js';

let pair: Pair;
afterEach(async () => {
  expect(pair.sandbox.problems()).toEqual([]);
  await pair.stop();
});

const text = (content: string) => new TextDisplayBuilder().setContent(content);

describe('what a bot can show', () => {
  test('newer components with a picture, a button beside a text and a menu; a choice is acknowledged quietly', async () => {
    pair = await startPair([{ name: 'board', description: 'Shows' }], async (interaction) => {
      if (interaction.isChatInputCommand()) {
        const menu = new StringSelectMenuBuilder()
          .setCustomId('where')
          .setPlaceholder('Where?')
          .addOptions({ label: 'Forest', value: 'L5' }, { label: 'Hill', value: 'L6' });
        const container = new ContainerBuilder()
          .addTextDisplayComponents(text('# Round 3'))
          .addMediaGalleryComponents(
            new MediaGalleryBuilder().addItems({ media: { url: 'attachment://board.png' }, description: 'the board' }),
          )
          .addSectionComponents(
            new SectionBuilder().addTextDisplayComponents(text('Decide')).setButtonAccessory(button('end', 'End')),
          )
          .addActionRowComponents(new ActionRowBuilder<StringSelectMenuBuilder>().addComponents(menu));
        await interaction.reply({
          flags: MessageFlags.IsComponentsV2,
          components: [container],
          files: [{ attachment: PNG, name: 'board.png' }],
        });
      }
      if (interaction.isStringSelectMenu()) {
        await interaction.deferUpdate();
        await interaction.followUp({ content: `chose ${interaction.values.join()}`, flags: MessageFlags.Ephemeral });
      }
    });
    const { sandbox } = pair;
    const channel = sandbox.channel('table-one').id;
    const reply = await (await sandbox.user('Ann').slash(channel, 'board')).reply();
    const [container] = reply!.message.components as unknown as {
      id: number;
      components: { id: number; type: number; items?: { media: { url: string; width: number } }[] }[];
    }[];
    expect(container!.id).toBe(1);
    expect(container!.components.map((each) => each.id)).toEqual([2, 3, 4, 7]);
    const { media } = container!.components[1]!.items![0]!;
    expect(media.width).toBe(1);
    expect((await fetch(media.url)).status).toBe(200);
    const chosen = await sandbox.user('Ben').select(reply!, 'Where?', ['Hill']);
    expect(chosen.ack).toBe('deferredUpdate');
    expect(await chosen.reply()).toMatchObject({ ephemeral: true, message: { content: 'chose L6' } });
    await expect(sandbox.user('Ben').select(reply!, 'where', ['Swamp'])).rejects.toThrow('has no entry "Swamp"');
    await expect(sandbox.user('Ben').select(reply!, 'where', ['L5', 'L6'])).rejects.toThrow('takes 1 to 1 values');
    await expect(sandbox.user('Ben').click(reply!, 'Nowhere')).rejects.toThrow('it has "End", "Where?"');
  });

  test('a picture is replaced, and the old one is gone', async () => {
    pair = await startPair([{ name: 'board', description: 'Shows' }], async (interaction) => {
      if (interaction.isChatInputCommand()) {
        await interaction.reply({
          content: 'v1',
          files: [{ attachment: PNG, name: 'one.png' }],
          components: [row(button('next', 'Next'), button('keep', 'Keep'))],
        });
      }
      if (interaction.isButton() && interaction.customId === 'next') {
        await interaction.update({ content: 'v2', attachments: [], files: [{ attachment: PNG, name: 'two.png' }] });
      }
      if (interaction.isButton() && interaction.customId === 'keep') await interaction.update({ content: 'v3' });
    });
    const { sandbox } = pair;
    const ann = sandbox.user('Ann');
    const first = await (await ann.slash(sandbox.channel('lobby').id, 'board')).reply();
    const second = await (await ann.click(first!, 'Next')).reply();
    expect(second!.message.attachments.map((each) => each.filename)).toEqual(['two.png']);
    expect((await fetch(first!.message.attachments[0]!.url)).status).toBe(404);
    const third = await (await ann.click(first!, 'Keep')).reply();
    expect(third!.message).toMatchObject({ content: 'v3', attachments: [{ filename: 'two.png' }] });
  });

  test('a form opens, is filled in and answered', async () => {
    pair = await startPair([{ name: 'notes', description: 'Notes' }], async (interaction) => {
      if (interaction.isChatInputCommand()) {
        const input = new TextInputBuilder().setCustomId('note').setStyle(TextInputStyle.Paragraph).setMaxLength(20);
        const label = new LabelBuilder().setLabel('Your note').setTextInputComponent(input);
        await interaction.showModal(
          new ModalBuilder().setCustomId('notes').setTitle('Notes').addLabelComponents(label),
        );
      }
      if (interaction.isModalSubmit())
        await interaction.reply({
          content: interaction.fields.getTextInputValue('note'),
          flags: MessageFlags.Ephemeral,
        });
    });
    const ann = pair.sandbox.user('Ann');
    const opened = await ann.slash(pair.sandbox.channel('lobby').id, 'notes');
    expect(opened).toMatchObject({ ack: 'modal', modal: { title: 'Notes' } });
    await expect(ann.submitModal(opened, { note: 'x'.repeat(21) })).rejects.toThrow('takes 1 to 20 characters');
    await expect(ann.submitModal(opened, { other: 'x' })).rejects.toThrow('has no field "other"');
    const sent = await ann.submitModal(opened, { note: 'watch the hills' });
    expect((await sent.reply())?.message.content).toBe('watch the hills');
  });

  test('options are typed, completed and resolved; names may be translated', async () => {
    const command = {
      name: 'table',
      name_localizations: { pl: 'stół' },
      description: 'Tables',
      options: [
        {
          type: 1,
          name: 'open',
          name_localizations: { pl: 'otwórz' },
          description: 'Open',
          options: [
            {
              type: 3,
              name: 'game',
              name_localizations: { pl: 'gra' },
              description: 'Game',
              required: true,
              choices: [{ name: 'Small World', value: 'small-world' }],
            },
            { type: 4, name: 'seats', description: 'Seats', min_value: 1, max_value: 5 },
            { type: 3, name: 'mode', description: 'Mode', autocomplete: true },
            { type: 6, name: 'user', description: 'Who' },
          ],
        },
      ],
    };
    pair = await startPair([command], async (interaction) => {
      if (interaction.isAutocomplete()) {
        const typed = interaction.options.getFocused();
        await interaction.respond([
          { name: `${typed}!`, nameLocalizations: { pl: `${typed}?` }, value: typed || 'none' },
        ]);
      }
      if (interaction.isChatInputCommand()) {
        const { options } = interaction;
        const facts = [
          options.getSubcommand(),
          options.getString('game'),
          options.getInteger('seats'),
          options.getUser('user')?.globalName,
          interaction.locale,
        ];
        await interaction.reply(facts.join(' '));
      }
    });
    const { sandbox } = pair;
    const channel = sandbox.channel('lobby').id;
    const ann = sandbox.user('Ann');
    expect(await ann.autocomplete(channel, 'table open', { mode: 'te' }, 'mode')).toEqual([
      { name: 'te!', value: 'te' },
    ]);
    const opened = await ann.slash(channel, 'table open', { game: 'Small World', seats: 3, user: 'Ben' });
    expect((await opened.reply())?.message.content).toBe('open small-world 3 Ben en-US');
    ann.locale = 'pl';
    const translated = await ann.slash(channel, 'stół otwórz', { gra: 'small-world' });
    expect((await translated.reply())?.message.content).toBe('open small-world   pl');
    expect(await ann.autocomplete(channel, 'stół otwórz', { mode: 'te' }, 'mode')).toEqual([
      { name: 'te?', value: 'te' },
    ]);
    await expect(ann.slash(channel, 'table open')).rejects.toThrow('the option "game" is required');
    await expect(ann.slash(channel, 'table open', { game: 'chess' })).rejects.toThrow(
      '"chess" is not one of small-world',
    );
    await expect(ann.slash(channel, 'table open', { game: 'small-world', seats: 9 })).rejects.toThrow('at most 5');
    await expect(ann.slash(channel, 'table open', { game: 'small-world', seats: 1.5 })).rejects.toThrow('whole number');
    await expect(ann.slash(channel, 'table shut')).rejects.toThrow('no subcommand "shut"');
    await expect(ann.slash(channel, 'table open', { colour: 'red' })).rejects.toThrow('no option "colour"');
    await expect(ann.slash(channel, 'chair')).rejects.toThrow('finds no command /chair');
  });

  test('menu commands on messages and people; commands for managers and for direct channels', async () => {
    const commands = [
      { type: 3, name: 'Describe this board' },
      { type: 2, name: 'Profile' },
      { name: 'setup', description: 'Setup', default_member_permissions: '32', contexts: [0] },
      { name: 'help', description: 'Help', contexts: [0, 1] },
    ];
    pair = await startPair(commands, async (interaction) => {
      if (interaction.isMessageContextMenuCommand())
        await interaction.reply(`about ${interaction.targetMessage.content}`);
      else if (interaction.isUserContextMenuCommand())
        await interaction.reply(`about ${interaction.targetUser.globalName}`);
      else if (interaction.isChatInputCommand()) await interaction.reply(interaction.inGuild() ? 'here' : 'in private');
    });
    const { sandbox } = pair;
    const channel = sandbox.channel('lobby').id;
    const [ann, ben] = [sandbox.user('Ann'), sandbox.user('Ben')];
    const said = ben.say(channel, 'this');
    expect(
      (await (await ann.contextMenu(channel, 'Describe this board', said.message.id)).reply())?.message.content,
    ).toBe('about this');
    expect((await (await ann.contextMenu(channel, 'Profile', ben.id)).reply())?.message.content).toBe('about Ben');
    expect((await (await ann.slash(channel, 'setup')).reply())?.message.content).toBe('here');
    await expect(ben.slash(channel, 'setup')).rejects.toThrow('finds no command');
    expect((await (await ben.slash(ben.direct().id, 'help')).reply())?.message.content).toBe('in private');
    await expect(ann.slash(ann.direct().id, 'setup')).rejects.toThrow('finds no command');
  });

  test('disabled buttons cannot be pressed; a tampered client can send anything', async () => {
    pair = await startPair([{ name: 'board', description: 'Shows' }], async (interaction) => {
      if (interaction.isChatInputCommand())
        await interaction.reply({ content: 'x', components: [row(button('a', 'A').setDisabled(true))] });
      if (interaction.isButton())
        await interaction.reply({ content: `got ${interaction.customId}`, flags: MessageFlags.Ephemeral });
    });
    const { sandbox } = pair;
    const reply = await (await sandbox.user('Ann').slash(sandbox.channel('lobby').id, 'board')).reply();
    await expect(sandbox.user('Ann').click(reply!, 'A')).rejects.toThrow('"A" is disabled');
    const forged = await sandbox.user('Eve').forge(reply!, 'made:up');
    expect((await forged.reply())?.message.content).toBe('got made:up');
  });
});

import { createCanvas } from '@napi-rs/canvas';
import {
  type APIContainerComponent,
  type ButtonInteraction,
  ComponentType,
  type Interaction,
  type InteractionReplyOptions,
  MessageFlags,
  SeparatorSpacingSize,
} from 'discord.js';

const option = (name: string, pl: string, description: string, more: object = {}) => ({
  type: 3,
  name,
  name_localizations: { pl },
  description,
  ...more,
});

export const COMMANDS = [
  {
    name: 'table',
    name_localizations: { pl: 'stół' },
    description: 'Tables',
    options: [
      {
        type: 1,
        name: 'open',
        name_localizations: { pl: 'otwórz' },
        description: 'Open a table in this channel',
        description_localizations: { pl: 'Otwórz stół na tym kanale' },
        options: [
          option('game', 'gra', 'Which game', {
            required: true,
            choices: [
              { name: 'Small World', value: 'small-world' },
              { name: 'Wroth', value: 'wroth' },
            ],
          }),
          { type: 4, name: 'seats', description: 'Number of seats', min_value: 1, max_value: 5 },
          { type: 5, name: 'rated', description: 'Counts for the leaderboard' },
        ],
      },
      { type: 1, name: 'join', description: 'Take a seat' },
    ],
  },
  {
    name: 'conquer',
    name_localizations: { pl: 'podbij' },
    description: 'Conquer a region',
    description_localizations: { pl: 'Podbij region' },
    options: [option('target', 'cel', 'Where: a code from the board', { required: true, autocomplete: true })],
  },
  { name: 'help', description: 'What you can do here right now' },
  { name: 'silent', description: 'Never answers' },
  { name: 'Describe this board', type: 3 },
];

const ALT = 'A toy board: region L5 is a forest held by Ann, region L6 a hill that is free.';

function board(): Buffer {
  const canvas = createCanvas(1200, 640);
  const ctx = canvas.getContext('2d');
  ctx.fillStyle = '#24505f';
  ctx.fillRect(0, 0, 1200, 640);
  for (const [index, color] of ['#5a8f4d', '#b99a52', '#7d7f8c', '#8a5a44'].entries()) {
    ctx.fillStyle = color;
    ctx.beginPath();
    ctx.ellipse(180 + index * 280, 320, 128, 210, 0, 0, 7);
    ctx.fill();
    ctx.fillStyle = '#fff';
    ctx.font = 'bold 56px sans-serif';
    ctx.fillText(`L${index + 5}`, 145 + index * 280, 340);
  }
  return canvas.toBuffer('image/png');
}

const press = (customId: string, label: string, style = 2, more: object = {}) =>
  ({ type: 2, custom_id: customId, label, style, ...more }) as const;

function table(seated: string): InteractionReplyOptions {
  const deadline = Math.floor(Date.now() / 1000) + 17 * 3600;
  const container = {
    type: ComponentType.Container,
    accent_color: 0xe0a526,
    components: [
      { type: 10, content: `### Small World · table \`K7QX\`\nSeats: **${seated}** · turn ends <t:${deadline}:R>` },
      { type: 12, items: [{ media: { url: 'attachment://board.png' }, description: ALT }] },
      {
        type: 9,
        components: [{ type: 10, content: 'Any questions? See </help:0>.' }],
        accessory: press('secret', 'My view'),
      },
      {
        type: 1,
        components: [
          press('join', 'Join', 3),
          press('plan', 'Type…', 1),
          press('think', 'Hint'),
          press('never', 'Broken'),
          press('off', 'Not now', 4, { disabled: true }),
        ],
      },
      {
        type: 1,
        components: [
          {
            type: 3,
            custom_id: 'roll',
            placeholder: 'Roll the die for…',
            options: [
              { label: 'L2 · 2 short', value: 'L2', description: '33 %' },
              { label: 'L3 · 1 short', value: 'L3', description: '50 %' },
            ],
          },
        ],
      },
      {
        type: 1,
        components: [
          {
            type: 3,
            custom_id: 'towers',
            placeholder: 'Watchtowers: exactly two',
            min_values: 2,
            max_values: 2,
            options: ['L1', 'L3', 'M2', 'S4'].map((value) => ({ label: value, value })),
          },
        ],
      },
      { type: 1, components: [{ type: 5, custom_id: 'give', placeholder: 'Give the seat to…' }] },
      { type: 14, divider: true, spacing: SeparatorSpacingSize.Small },
      { type: 1, components: [press('ping', 'Ask Ben'), press('story', 'Start the story')] },
    ],
  } as unknown as APIContainerComponent;
  return {
    flags: MessageFlags.IsComponentsV2,
    components: [container],
    files: [{ attachment: board(), name: 'board.png', description: ALT }],
  };
}

const modal = {
  title: 'Redeploy your Trolls',
  custom_id: 'redeploy',
  components: [
    { type: 10, content: 'Amounts, like `L3 2, rest L5`' },
    {
      type: 18,
      label: 'Plan',
      description: '9 tokens over 7 regions',
      component: { type: 4, custom_id: 'plan', style: 2, value: 'L3 4', max_length: 100 },
    },
    { type: 18, label: 'Title', component: { type: 4, custom_id: 'title', style: 1, min_length: 3, max_length: 20 } },
    {
      type: 18,
      label: 'Piece',
      component: {
        type: 3,
        custom_id: 'piece',
        placeholder: 'Which piece',
        options: [
          { label: 'Troll', value: 'troll' },
          { label: 'Champion', value: 'champion' },
        ],
      },
    },
  ],
};

const privately = (content: string) => ({ content, flags: MessageFlags.Ephemeral }) as const;

/** What a tiny bot answers: enough to show every way an answer can look. `benId` is who [Ask Ben] pings. */
export const answer = (benId: () => string, hint: Promise<void>) => async (interaction: Interaction) => {
  if (interaction.isAutocomplete()) {
    const typed = interaction.options.getFocused();
    const all = ['L5 forest · cost 2', 'L6 hill · cost 3'].filter((name) => name.toLowerCase().includes(typed));
    await interaction.respond(
      all.map((name) => ({ name, nameLocalizations: { pl: `${name} (pl)` }, value: name.slice(0, 2) })),
    );
  } else if (interaction.isMessageContextMenuCommand()) {
    await interaction.reply(privately('The board, in words.'));
  } else if (interaction.isChatInputCommand()) {
    if (interaction.commandName === 'silent') return;
    if (interaction.commandName === 'conquer') {
      await interaction.reply(
        `${interaction.user.displayName} conquers **${interaction.options.getString('target')}**`,
      );
    } else if (interaction.commandName === 'help') await interaction.reply(privately('Press **Join**.'));
    else if (interaction.options.getSubcommand() === 'open') await interaction.reply(table('Ann'));
    else await interaction.reply(`${interaction.user.displayName} sits down`);
  } else if (interaction.isModalSubmit()) {
    const [plan, title] = ['plan', 'title'].map((id) => interaction.fields.getTextInputValue(id));
    const piece = interaction.fields.getStringSelectValues('piece').join();
    await interaction.reply(privately(`${title}: ${plan} with ${piece}`));
  } else if (interaction.isAnySelectMenu()) {
    await interaction.reply(privately(`${interaction.customId} = ${interaction.values.join(' and ')}`));
  } else if (interaction.isButton()) await pressed(interaction, benId, hint);
};

async function pressed(interaction: ButtonInteraction, benId: () => string, hint: Promise<void>): Promise<void> {
  switch (interaction.customId) {
    case 'join':
      await interaction.update({ ...table(`Ann, ${interaction.user.displayName}`), attachments: [] } as object);
      break;
    case 'secret':
      await interaction.reply(privately(`Your **secret** coins, ${interaction.user.displayName}: 7`));
      break;
    case 'plan':
      await interaction.showModal(modal as never);
      break;
    case 'think':
      await interaction.deferReply({ flags: MessageFlags.Ephemeral });
      await hint;
      await interaction.editReply('Take **L5**.');
      break;
    case 'ping':
      await interaction.deferUpdate();
      if (interaction.channel?.isSendable()) {
        await interaction.channel.send({
          content: `<@${benId()}> it is your turn.`,
          allowedMentions: { users: [benId()] },
        });
      }
      break;
    case 'story': {
      await interaction.deferUpdate();
      const thread = await interaction.message.startThread({ name: 'Small World · Ann' });
      await thread.send('The game begins: **Ann**.');
      break;
    }
    default:
  }
}

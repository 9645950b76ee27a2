// The least a bot can do: acknowledge every press and answer every command. The yardstick for ours.
import { Client, Events, GatewayIntentBits, MessageFlags } from 'discord.js';

const api = process.env.DISCORD_API_URL;
const client = new Client({
  intents: [GatewayIntentBits.Guilds],
  waitGuildTimeout: 1000,
  rest: { api, version: '10' },
});

client.on(Events.InteractionCreate, async (interaction) => {
  if (interaction.isMessageComponent()) await interaction.deferUpdate();
  else if (interaction.isChatInputCommand())
    await interaction.reply({
      flags: MessageFlags.IsComponentsV2,
      components: [{ type: 1, components: [{ type: 2, style: 1, label: 'Press', custom_id: 'press' }] }],
    });
});
client.once(Events.ClientReady, async () => {
  await client.application.commands.set([{ name: 'echo', description: 'Answers' }]);
  process.stdout.write('The bot is connected.\n');
});
await client.login(process.env.DISCORD_TOKEN);

import {
  ActionRowBuilder,
  ButtonBuilder,
  ButtonStyle,
  Client,
  type ClientOptions,
  GatewayIntentBits,
  type Interaction,
  REST,
  Routes,
} from 'discord.js';
import { type Sandbox, type SandboxOptions, startSandbox } from '../../src/sandbox/index.js';

/** A real discord.js client, pointed at a sandbox, without the five seconds between identifies. */
export function makeClient(sandbox: Sandbox, options: Partial<ClientOptions> = {}): Client {
  return new Client({
    intents: [GatewayIntentBits.Guilds],
    rest: { api: sandbox.apiUrl, version: '10' },
    waitGuildTimeout: 1_000,
    enforceNonce: true,
    ws: { buildIdentifyThrottler: async () => ({ waitForIdentify: async () => {} }) },
    ...options,
  });
}

export interface Pair {
  readonly sandbox: Sandbox;
  readonly client: Client<true>;
  stop(): Promise<void>;
}

/** A sandbox with a bot in it whose commands are registered and whose one listener is `onInteraction`. */
export async function startPair(
  commands: readonly object[],
  onInteraction: (interaction: Interaction) => unknown,
  settings: { readonly sandbox?: SandboxOptions; readonly client?: Partial<ClientOptions> } = {},
): Promise<Pair> {
  const sandbox = await startSandbox(settings.sandbox);
  const client = makeClient(sandbox, settings.client);
  client.on('interactionCreate', (interaction) => void onInteraction(interaction));
  client.on('error', () => {});
  const ready = new Promise((resolve) => client.once('clientReady', resolve));
  await client.login(sandbox.token);
  await ready;
  const rest = new REST({ api: sandbox.apiUrl, version: '10' }).setToken(sandbox.token);
  await rest.put(Routes.applicationCommands(sandbox.applicationId), { body: commands });
  return {
    sandbox,
    client: client as Client<true>,
    async stop() {
      await client.destroy();
      await sandbox.close();
    },
  };
}

export const button = (
  customId: string,
  label: string,
  style: ButtonStyle.Primary | ButtonStyle.Secondary = ButtonStyle.Primary,
) => new ButtonBuilder().setCustomId(customId).setLabel(label).setStyle(style);

export const row = (...buttons: ButtonBuilder[]) => new ActionRowBuilder<ButtonBuilder>().addComponents(buttons);

/** The smallest PNG there is: one transparent dot. */
export const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);

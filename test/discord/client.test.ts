import pino from 'pino';
import { describe, expect, onTestFinished, test } from 'vitest';
import { COMMANDS } from '../../commands/index.js';
import { startDiscord } from '../../src/discord/client.js';
import { checkedApiUrl, DiscordProblem, openLink } from '../../src/discord/rest.js';
import { startSandbox } from '../../src/sandbox/index.js';
import { kit } from '../table/table-kit.js';

describe('the address of the API', () => {
  test.each([
    'https://discord.com/api',
    'https://canary.discord.com/api/',
    'http://127.0.0.1:8090/api',
    'http://localhost:1/api',
  ])('%s is accepted', (url) => {
    expect(checkedApiUrl(url)).toBe(url.replace(/\/$/, ''));
  });

  test.each(['https://discord.com.example.org/api', 'http://discord.com/api', 'https://10.0.0.1/api', 'nonsense'])(
    '%s is refused, because it would get the token',
    (url) => {
      expect(() => checkedApiUrl(url)).toThrow(DiscordProblem);
    },
  );
});

async function connection(token?: string) {
  const sandbox = await startSandbox();
  const { tables, store, clock } = await kit();
  onTestFinished(() => sandbox.close());
  const connect = async () =>
    startDiscord({
      link: await openLink({ token: token ?? sandbox.token, apiUrl: sandbox.apiUrl }),
      onTokenLost: () => undefined,
      tables,
      store,
      clock,
      draw: async () => Promise.reject(new Error('nothing to draw')),
      logger: pino({ level: 'silent' }),
      commands: COMMANDS,
      hasty: true,
    });
  return { sandbox, connect };
}

test('a token that Discord does not accept is named, with the remedy', async () => {
  const { connect } = await connection('not-the-token');
  await expect(connect()).rejects.toThrow(/DISCORD_TOKEN/);
});

test('commands are registered when they changed, and only then', async () => {
  const { sandbox, connect } = await connection();
  const registrations = () =>
    sandbox.journal
      .entries()
      .filter((entry) => entry.kind === 'rest' && entry.method === 'PUT' && entry.path.endsWith('/commands'));
  const first = await connect();
  await first.stop();
  expect(registrations()).toHaveLength(1);
  const second = await connect();
  await second.stop();
  expect(registrations()).toHaveLength(1);
});

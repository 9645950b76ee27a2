import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ConfigProblem, readConfig } from '../src/config.js';

function envFile(content: string): string {
  const file = join(mkdtempSync(join(tmpdir(), 'wartable-env-')), '.env');
  writeFileSync(file, content);
  return file;
}

const none = join(tmpdir(), 'no-such-folder', '.env');

describe('the configuration', () => {
  test('needs nothing: no token, no database, no Redis', () => {
    expect(readConfig({}, none)).toMatchObject({
      DATABASE_FILE: './data/wartable.sqlite',
      ROLES: ['bot', 'worker'],
      SANDBOX_PORT: 8090,
    });
  });

  test('takes the environment before the file, and an empty setting as absent', () => {
    const file = envFile('# mine\nLOG_LEVEL=debug\nexport SANDBOX_PORT="9000"\nREDIS_URL=\n\n');
    expect(readConfig({ LOG_LEVEL: 'warn' }, file)).toMatchObject({ LOG_LEVEL: 'warn', SANDBOX_PORT: 9000 });
    expect(readConfig({}, file).REDIS_URL).toBeUndefined();
  });

  test('reads a value over several lines when it is quoted', () => {
    expect(readConfig({}, envFile('DISCORD_TOKEN="a\nb"\nLOG_LEVEL=info')).DISCORD_TOKEN).toBe('a\nb');
  });

  test('names the line of the file that cannot be read', () => {
    const file = envFile('LOG_LEVEL=info\nthis is not a setting\n');
    expect(() => readConfig({}, file)).toThrow(ConfigProblem);
    expect(() => readConfig({}, file)).toThrow(/line 2.*NAME=value/);
  });

  test.each([
    [{ DATABASE_URL: 'mysql://x/y' }, /DATABASE_URL.*postgres:\/\/.*mysql/s],
    [{ REDIS_URL: 'localhost' }, /REDIS_URL.*redis:\/\//],
    [{ SANDBOX_PORT: '99999' }, /SANDBOX_PORT.*65535/],
    [{ SANDBOX_PORT: 'eight' }, /SANDBOX_PORT.*whole number/],
    [{ LOG_LEVEL: 'loud' }, /LOG_LEVEL must be trace/],
    [{ ROLES: 'bot,king' }, /ROLES must be a list of bot, worker/],
  ])('%j is refused by name, with the remedy', (environment, message) => {
    expect(() => readConfig(environment, none)).toThrow(message);
    expect(() => readConfig(environment, none)).toThrow(/Mend them/);
  });
});

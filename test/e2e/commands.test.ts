import { expect, test } from 'vitest';
import { Random } from '../../src/engine/index.js';
import { askedPerson, movedOn, openHouse, tableHere, textOf } from './support/house.js';

test('two people and a bot play a whole game of Small World with typed commands only', async () => {
  const house = await openHouse();
  const { channel } = house;
  const [ann, ben] = [house.user('Ann'), house.user('Ben')];
  ben.locale = 'pl';
  await ann.slash(channel, 'table open', { game: 'small-world', pace: 'live' });
  await (await ben.slash(channel, 'stół dołącz')).reply();
  await (await ann.slash(channel, 'table add-bot', { level: 'easy' })).reply();
  const started = await (await ann.slash(channel, 'table start')).reply();
  expect(started?.ephemeral).toBe(true);
  const random = Random.fromSeed('commands');
  const used = new Set<string>();
  for (let typed = 0; ; typed += 1) {
    expect(typed).toBeLessThan(2_000);
    const table = await tableHere(house);
    if (table.status === 'finished') break;
    const asked = askedPerson(house, table);
    if (!asked) {
      await movedOn(house, table.version);
      continue;
    }
    const decisions = house.tables.decisions(table, asked.seat, 'own');
    const decision = random.pick(decisions);
    const slot =
      decision.kind !== 'choice' ? 'plan' : decision.options.some(({ slots }) => slots?.target) ? 'target' : undefined;
    const options: Record<string, string> = {};
    if (slot) {
      const choices = await asked.person.autocomplete(channel, decision.verb, {}, slot);
      expect(choices.length).toBeGreaterThan(0);
      options[slot] = String(random.pick(choices).value);
    }
    used.add(decision.verb);
    const outcome = await asked.person.slash(channel, decision.verb, options);
    await outcome.reply();
    const now = await tableHere(house);
    expect(now.version, `/${decision.verb} ${JSON.stringify(options)}`).toBeGreaterThan(table.version);
  }
  expect([...used].sort()).toEqual(
    expect.arrayContaining(['conquer', 'decline', 'end', 'expand', 'pick', 'redeploy', 'reinforce']),
  );
  const results = await ann.until((messages) => messages.find((message) => textOf(message).includes('Seed')), channel);
  expect(textOf(results)).toMatch(/wins|share the win/);
}, 120_000);

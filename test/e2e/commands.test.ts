import { expect, test } from 'vitest';
import { COMMANDS } from '../../commands/index.js';
import { optionsOf, Random } from '../../src/engine/index.js';
import { askedPerson, movedOn, openHouse, tableHere, textOf, WAYS } from './support/house.js';

/** Verbs that no game ends without. */
const VERBS = {
  'small-world': ['conquer', 'end', 'expand', 'pick', 'redeploy', 'reinforce'],
  wroth: ['draft', 'end', 'pick'],
  'lich-king': ['end'],
};

/** The words that name an option, as far as the command has them. */
function slotsOf(verb: string, slots: Readonly<Record<string, string>> = {}): Record<string, string | boolean> {
  const known = COMMANDS.find(({ data }) => data.name === verb)?.data.options?.map(({ name }) => name) ?? [];
  return Object.fromEntries(
    Object.entries(slots)
      .filter(([slot]) => known.includes(slot))
      .map(([slot, value]) => [slot, slot === 'yes' ? value === 'yes' : value]),
  );
}

test.each(WAYS)(
  'two people and a bot play a whole game of $game ($mode) with typed commands only',
  async (way) => {
    const house = await openHouse();
    const { channel } = house;
    const [ann, ben] = [house.user('Ann'), house.user('Ben')];
    ben.locale = 'pl';
    await ann.slash(channel, 'table open', { ...way, pace: 'live' });
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
      const option = random.pick(optionsOf(decision));
      const options: Record<string, string | boolean> =
        decision.kind === 'choice' ? slotsOf(decision.verb, option.slots) : { plan: option.id };
      if (typeof options.target === 'string') {
        const choices = await asked.person.autocomplete(channel, decision.verb, {}, 'target');
        expect(choices.length).toBeGreaterThan(0);
      }
      used.add(decision.verb);
      const typedVerb = () => asked.person.slash(channel, decision.verb, options);
      const typedChoice = () => asked.person.slash(channel, 'choose', { choice: `${decision.id}/${option.id}` });
      await (await (decision.verb === 'choose' ? typedChoice() : typedVerb())).reply();
      // Where two ways are told apart by what this command does not have, it asks which; /choose reaches every one.
      if ((await tableHere(house)).version === table.version) await (await typedChoice()).reply();
      const now = await tableHere(house);
      expect(now.version, `/${decision.verb} ${JSON.stringify(options)} ${decision.id}/${option.id}`).toBeGreaterThan(
        table.version,
      );
    }
    expect([...used].sort()).toEqual(expect.arrayContaining([...VERBS[way.game]]));
    const results = await ann.until(
      (messages) => messages.find((message) => textOf(message).includes('Seed')),
      channel,
    );
    expect(textOf(results)).toMatch(/wins|share the win|Nobody wins/);
  },
  120_000,
);

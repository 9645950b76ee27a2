import { randomPlayer } from '../../../src/ai/random.js';
import { gameById } from '../../../src/games/index.js';
import type { PageMessage } from '../../../src/sandbox/index.js';
import { systemClock } from '../../../src/table/clock.js';
import type { Table } from '../../../src/table/model.js';
import type { Store } from '../../../src/table/store.js';
import { Tables } from '../../../src/table/tables.js';
import { askedPerson, controlsOf, decidingIn, type House, liveMessage, textOf } from './house.js';

/** A second pair of eyes on the tables of a bot in another process: it wakes nothing and sends nothing. */
export const onlooker = (store: Store): Tables =>
  new Tables({
    store,
    games: gameById,
    clock: systemClock,
    wakeUps: { hint: async () => undefined },
    courier: { kick: () => undefined },
    bots: randomPlayer,
  });

const publicMessages = (house: House): readonly PageMessage[] =>
  house
    .user('Ann')
    .messages(house.channel)
    .filter(({ ephemeral }) => !ephemeral);

/** Public messages whose controls decide something; there must never be two. */
export const liveMessages = (house: House): readonly PageMessage[] =>
  publicMessages(house).filter((message) => decidingIn(message).length > 0);

/** Heads of the public table messages: one a turn, however often the bot died. */
export const heads = (house: House): string[] =>
  publicMessages(house)
    .map((message) => /Round \d+[^·]*· [●▲■◆★]? ?\w+/.exec(textOf(message))?.[0])
    .filter((head) => head !== undefined)
    .map((head) => head.replace(/ of \d+ /, ' ').replace(/[●▲■◆★] /, ''));

/** One whole press by the person the game waits for: the first control there is, and "yes" if it asks back. */
export async function pressFirst(house: House, table: Table): Promise<void> {
  const message = await liveMessage(house, table);
  const person = askedPerson(house, table)?.person;
  const [control] = decidingIn(message);
  const id = control?.custom_id ?? '';
  const outcome = control?.options
    ? await person?.select(message, id, [control.options[0]?.value ?? ''])
    : await person?.click(message, id);
  const reply = await outcome?.reply();
  const yes = reply?.ephemeral ? controlsOf(reply).find(({ custom_id }) => custom_id?.includes('/yes/')) : undefined;
  if (reply && yes?.custom_id) await (await person?.click(reply, yes.custom_id))?.reply();
}

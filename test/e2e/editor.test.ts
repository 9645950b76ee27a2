import { expect, test } from 'vitest';
import {
  askedPerson,
  controlsOf,
  type House,
  liveMessage,
  openHouse,
  startGame,
  tableHere,
  textOf,
} from './support/house.js';

/** A game whose first combo asks nothing between its conquests and the redeployment. */
const SEED = 'editor 0';

/** Plays with commands up to the redeployment of the first turn, with two regions at least. */
async function untilRedeployment(house: House) {
  const { channel } = house;
  const asked = askedPerson(house, await startGame(house, { bot: false }));
  if (!asked) throw new Error('nobody is asked');
  const { person, seat } = asked;
  await (await person.slash(channel, 'pick', { target: '1' })).reply();
  for (let conquests = 0; conquests < 2; conquests += 1) {
    const [target] = await person.autocomplete(channel, 'conquer', {}, 'target');
    await (await person.slash(channel, 'conquer', { target: String(target?.value) })).reply();
  }
  await (await person.slash(channel, 'end')).reply();
  const table = await tableHere(house);
  const [decision] = house.tables.decisions(table, seat);
  if (decision?.kind !== 'distribution') throw new Error(`asked for ${decision?.id}`);
  return { person, seat, table, decision };
}

test('SW-7.1: pieces are divided by taps and by typing, and nothing is stored before it is confirmed', async () => {
  const house = await openHouse({ seed: SEED });
  const { person, table, decision } = await untilRedeployment(house);
  const message = await liveMessage(house, table);
  const press = async (
    on: NonNullable<Awaited<ReturnType<Awaited<ReturnType<typeof person.click>>['reply']>>>,
    part: string,
  ) => {
    const control = controlsOf(on).find(({ custom_id, label }) => custom_id?.includes(part) || label === part);
    return person.click(on, control?.custom_id ?? part);
  };
  const panel = await (await press(message, 'Choose exactly…')).reply();
  if (!panel) throw new Error('no editor');
  expect(panel.ephemeral).toBe(true);
  const counts = controlsOf(panel).flatMap(({ custom_id, label }) =>
    custom_id?.includes('/tap/') ? [Number(label?.split(' · ')[1])] : [],
  );
  const tapped = await (await press(panel, `/tap/${counts.indexOf(Math.min(...counts))}`)).reply();
  if (!tapped) throw new Error('no answer to a tap');
  expect(textOf(tapped)).not.toBe(textOf(panel));

  const typing = await press(tapped, '/!type/');
  expect(typing.modal?.custom_id).toContain('/typed/');
  const wrong = await (await person.submitModal(typing, { plan: 'L99 3' })).reply();
  expect(wrong && textOf(wrong)).toContain('l99');
  if (!wrong) throw new Error('no answer to a wrong plan');
  const again = await press(wrong, '/!type/');
  const first = decision.cells[0]?.code ?? '';
  const filled = await (await person.submitModal(again, { plan: `all ${first}` })).reply();
  if (!filled) throw new Error('no answer to the plan');
  expect((await tableHere(house)).version).toBe(table.version);

  await (await press(filled, '/send/')).reply();
  const log = await house.store.log(table.id);
  const moves = log.map(({ entry }) => ('move' in entry ? JSON.stringify(entry.move) : ''));
  const spare = (decision.pieces.race ?? 0) - (decision.cells.length - 1);
  expect(moves.find((move) => move.includes('"redeploy"'))).toContain(`"${decision.cells[0]?.id}":{"race":${spare}}`);
});

test('a plan that does not add up comes back as an editor, with what is missing', async () => {
  const house = await openHouse({ seed: SEED });
  const { person, table, decision } = await untilRedeployment(house);
  const plan = decision.cells.map(({ code }) => `${code} 1`).join(', ');
  const reply = await (await person.slash(house.channel, 'redeploy', { plan })).reply();
  expect(reply && textOf(reply)).toContain(`${decision.cells.length} of ${decision.pieces.race} placed`);
  expect((await tableHere(house)).version).toBe(table.version);
});

test('a word that is not on the board is answered with the nearest that is', async () => {
  const house = await openHouse({ seed: SEED });
  const { person } = await untilRedeployment(house);
  const reply = await (await person.slash(house.channel, 'redeploy', { plan: 'L99 1' })).reply();
  expect(reply && textOf(reply)).toMatch(/Did you mean/);
  const wrong = await (await person.slash(house.channel, 'conquer', { target: 'L5' })).reply();
  expect(wrong && textOf(wrong)).toContain('/conquer is not possible now');
});

import { ChannelType, MessageFlags, TextDisplayBuilder } from 'discord.js';
import { expect, test } from 'vitest';
import { shapeIssues } from '../../src/sandbox/validate/spec.js';
import { button, PNG, row, startPair } from './bot.js';

/** Discord's own description of its answers, held against the sandbox's. */
const SCHEMAS: readonly [RegExp, string][] = [
  [/^POST \/channels\/\d+\/messages$/, 'MessageResponseSchema'],
  [/^GET \/channels\/\d+\/messages\/\d+$/, 'MessageResponseSchema'],
  [/^PATCH \/channels\/\d+\/messages\/\d+$/, 'MessageResponseSchema'],
  [/^POST \/webhooks\/\d+\/[^/]+$/, 'MessageResponseSchema'],
  [/^PATCH \/webhooks\/\d+\/[^/]+\/messages\//, 'MessageResponseSchema'],
  [/threads$/, 'ThreadResponseSchema'],
  [/^GET \/channels\/\d+$/, 'GuildChannelResponseSchema'],
  [/^POST \/users\/@me\/channels$/, 'PrivateChannelResponseSchema'],
  [/^GET \/guilds\/\d+\/members\/\d+$/, 'GuildMemberResponseSchema'],
  [/^GET \/guilds\/\d+$/, 'GuildWithCountsResponseSchema'],
  [/^GET \/users\/\d+$/, 'UserResponseSchema'],
  [/callback/, 'InteractionCallbackResponseSchema'],
];

/** Discord writes its times with an offset; its schema knows only the form with a Z. */
const withPlainTimes = (body: unknown): unknown => JSON.parse(JSON.stringify(body).replaceAll('+00:00"', 'Z"'));

test('the sandbox’s answers have the shape Discord publishes', async () => {
  const pair = await startPair([{ name: 'ping', description: 'Answers' }], async (interaction) => {
    if (!interaction.isChatInputCommand()) return;
    await interaction.reply({ content: 'pong', components: [row(button('a', 'A'))], withResponse: true });
    await interaction.editReply({ content: 'pong!', files: [{ attachment: PNG, name: 'x.png', description: 'dot' }] });
    await interaction.followUp({
      flags: MessageFlags.IsComponentsV2,
      components: [new TextDisplayBuilder().setContent('more')],
    });
  });
  const { sandbox, client } = pair;
  const ann = sandbox.user('Ann');
  const channel = sandbox.channel('table-one').id;
  const table = await client.channels.fetch(channel, { force: true });
  if (table?.type !== ChannelType.GuildText) throw new Error('no text channel');
  const asked = await ann.slash(channel, 'ping');
  await ann.until((messages) => (messages.length === 2 ? true : undefined), channel);
  expect(asked.ack).toBe('reply');
  const message = await table.send({
    content: 'x',
    embeds: [{ title: 'T', image: { url: 'attachment://x.png' } }],
    files: [{ attachment: PNG, name: 'x.png' }],
  });
  await message.edit('y');
  await table.messages.fetch({ message: message.id, force: true });
  await message.startThread({ name: 'Story' });
  await (await client.users.fetch(ann.id, { force: true })).createDM(true);
  await table.guild.members.fetch({ user: ann.id, force: true });
  await table.guild.fetch();

  const judged = new Set<string>();
  for (const entry of sandbox.journal.entries()) {
    if (entry.kind !== 'rest' || entry.response === undefined) continue;
    const call = `${entry.method} ${decodeURIComponent(entry.path.split('?')[0]!)}`;
    const schema = SCHEMAS.find(([pattern]) => pattern.test(call))?.[1];
    if (!schema) continue;
    judged.add(schema);
    expect({ call, issues: shapeIssues(schema, withPlainTimes(entry.response)) }).toEqual({ call, issues: [] });
  }
  expect(judged.size).toBe(new Set(SCHEMAS.map(([, schema]) => schema)).size);
  expect(sandbox.problems()).toEqual([]);
  await pair.stop();
});

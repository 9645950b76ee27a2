import { expect, test } from 'vitest';
import { type Sending, withForm } from '../../src/discord/form.js';

const file = (name: string, content: string) => ({ name, bytes: Buffer.from(content), mime: 'image/jpeg', alt: '' });

test('a message without files is plain JSON', async () => {
  const body = { content: 'a' };
  expect(await withForm(body, [], async (sent) => sent)).toEqual({ body });
});

async function read(sent: Sending) {
  if (!('headers' in sent)) throw new Error('no form');
  const form = await new Response(new Uint8Array(sent.body), { headers: sent.headers }).formData();
  return Promise.all(
    [...form.values()].map(async (part) =>
      typeof part === 'string' ? [part] : [part.name, part.type, await part.text()],
    ),
  );
}

test('a message with files is a form that any reader understands', async () => {
  const files = [file('a "b".jpg', '\r\n--\r\n'), file('c.jpg', 'second')];
  expect(await withForm({ content: 'zażółć' }, files, read)).toEqual([
    ['a "b".jpg', 'image/jpeg', '\r\n--\r\n'],
    ['c.jpg', 'image/jpeg', 'second'],
    ['{"content":"zażółć"}'],
  ]);
});

test('forms that are under way at the same time, great and small, keep to themselves', async () => {
  const contents = ['first', 'x'.repeat(2_000_000), 'third'];
  const sent = contents.map((content) =>
    withForm({}, [file('a.jpg', content)], async (sending) => {
      await new Promise((resolve) => setTimeout(resolve));
      return read(sending);
    }),
  );
  const seen = await Promise.all(sent);
  expect(seen.map(([picture]) => picture?.[2] ?? '')).toEqual(contents);
});

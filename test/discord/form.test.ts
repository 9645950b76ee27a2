import { expect, test } from 'vitest';
import { sending } from '../../src/discord/form.js';

const file = (name: string, content: string) => ({ name, bytes: Buffer.from(content), mime: 'image/jpeg', alt: '' });

test('a message without files is plain JSON', () => {
  const body = { content: 'a' };
  expect(sending(body, [])).toEqual({ body });
});

test('a message with files is a form that any reader understands', async () => {
  const sent = sending({ content: 'zażółć' }, [file('a "b".jpg', '\r\n--\r\n'), file('c.jpg', 'second')]);
  if (!('headers' in sent)) throw new Error('no form');
  const form = await new Response(new Uint8Array(sent.body), { headers: sent.headers }).formData();
  const [first, second] = [form.get('files[0]') as File, form.get('files[1]') as File];
  expect([first.name, first.type, await first.text()]).toEqual(['a "b".jpg', 'image/jpeg', '\r\n--\r\n']);
  expect([second.name, await second.text()]).toEqual(['c.jpg', 'second']);
  const payload = form.get('payload_json');
  expect(JSON.parse(typeof payload === 'string' ? payload : ((await payload?.text()) ?? ''))).toEqual({
    content: 'zażółć',
  });
});

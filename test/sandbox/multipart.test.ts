import { describe, expect, test } from 'vitest';
import { partsOf } from '../../src/sandbox/rest/multipart.js';

const TYPE = 'multipart/form-data; boundary=edge';

/** A form as browsers and Node write it. */
async function written(form: FormData): Promise<{ readonly body: Buffer; readonly type: string }> {
  const response = new Response(form);
  return { body: Buffer.from(await response.arrayBuffer()), type: response.headers.get('content-type') ?? '' };
}

describe('a form of several parts', () => {
  test('is read as it was written, whatever the bytes of its files', async () => {
    const bytes = Buffer.from('\r\n--edge\r\n\r\n--\r\n\u0000\r\n');
    const form = new FormData();
    form.append('files[0]', new Blob([bytes], { type: 'image/png' }), 'a "b"\r\nż.png');
    form.append('files[1]', new Blob([]), 'empty');
    form.append('payload_json', '{"content":"zażółć"}');
    const { body, type } = await written(form);
    const [picture, empty, payload] = partsOf(body, type) ?? [];
    expect(picture).toEqual({ name: 'files[0]', filename: 'a "b"\r\nż.png', contentType: 'image/png', bytes });
    expect(empty?.bytes).toHaveLength(0);
    expect(payload?.filename).toBeUndefined();
    expect(payload?.bytes.toString()).toBe('{"content":"zażółć"}');
  });

  test.each([
    ['no boundary', 'multipart/form-data', '--edge--'],
    ['another boundary', TYPE, '--other\r\nContent-Disposition: form-data; name="a"\r\n\r\nb\r\n--other--'],
    ['no end', TYPE, '--edge\r\nContent-Disposition: form-data; name="a"\r\n\r\nb\r\n--edge'],
    ['a part cut short', TYPE, '--edge\r\nContent-Disposition: form-data; name="a"\r\n\r\nb'],
    ['a part without a name', TYPE, '--edge\r\nContent-Disposition: form-data\r\n\r\nb\r\n--edge--'],
  ])('is none with %s', (_, type, body) => {
    expect(partsOf(Buffer.from(body), type)).toBeUndefined();
  });
});

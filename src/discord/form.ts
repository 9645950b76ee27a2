import { randomBytes } from 'node:crypto';
import type { File } from './screen.js';

/** A request's body as discord.js takes it. */
export type Sending =
  | { readonly body: unknown }
  | { readonly body: Buffer; readonly headers: Record<string, string>; readonly passThroughBody: true };

const quoted = (name: string): string =>
  name.replace(/["\r\n]/g, (character) => `%${character.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`);

/**
 * A message with its files. A form is made in one piece: it leaves in a single write, where the FormData that
 * discord.js would make is read chunk by chunk, and everything else waits in between.
 */
export function sending(body: unknown, files: readonly File[]): Sending {
  if (files.length === 0) return { body };
  const boundary = `wartable-${randomBytes(16).toString('hex')}`;
  const part = (headers: string): Buffer => Buffer.from(`--${boundary}\r\nContent-Disposition: form-data; ${headers}`);
  const pieces = files.flatMap(({ name, bytes, mime }, index) => [
    part(`name="files[${index}]"; filename="${quoted(name)}"\r\nContent-Type: ${mime}\r\n\r\n`),
    bytes,
    Buffer.from('\r\n'),
  ]);
  return {
    body: Buffer.concat([
      ...pieces,
      part(`name="payload_json"\r\nContent-Type: application/json\r\n\r\n${JSON.stringify(body)}\r\n`),
      Buffer.from(`--${boundary}--\r\n`),
    ]),
    headers: { 'Content-Type': `multipart/form-data; boundary=${boundary}` },
    passThroughBody: true,
  };
}

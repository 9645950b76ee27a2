import { randomBytes } from 'node:crypto';
import type { File } from './screen.js';

/** A request's body as discord.js takes it. */
export type Sending =
  | { readonly body: unknown }
  | { readonly body: Buffer; readonly headers: Record<string, string>; readonly passThroughBody: true };

/** Room for a message and its picture. */
const ROOM = 1024 * 1024;
const SPARE_MAX = 8;
/** Memory used again and again: half a megabyte thrown away with every board would keep the garbage collector busy. */
const spare: Buffer[] = [];

const quoted = (name: string): string =>
  name.replace(/["\r\n]/g, (character) => `%${character.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`);

function piecesOf(boundary: string, body: unknown, files: readonly File[]): readonly Buffer[] {
  const part = (headers: string): Buffer => Buffer.from(`--${boundary}\r\nContent-Disposition: form-data; ${headers}`);
  return [
    ...files.flatMap(({ name, bytes, mime }, index) => [
      part(`name="files[${index}]"; filename="${quoted(name)}"\r\nContent-Type: ${mime}\r\n\r\n`),
      bytes,
      Buffer.from('\r\n'),
    ]),
    part(`name="payload_json"\r\nContent-Type: application/json\r\n\r\n${JSON.stringify(body)}\r\n`),
    Buffer.from(`--${boundary}--\r\n`),
  ];
}

/**
 * Sends a message with its files. A form is made in one piece: it leaves in a single write, where the FormData that
 * discord.js would make is read chunk by chunk, and everything else waits in between.
 */
export async function withForm<T>(
  body: unknown,
  files: readonly File[],
  send: (sending: Sending) => Promise<T>,
): Promise<T> {
  if (files.length === 0) return send({ body });
  const boundary = `wartable-${randomBytes(16).toString('hex')}`;
  const pieces = piecesOf(boundary, body, files);
  const size = pieces.reduce((sum, piece) => sum + piece.length, 0);
  const room = size > ROOM ? Buffer.allocUnsafeSlow(size) : (spare.pop() ?? Buffer.allocUnsafeSlow(ROOM));
  let at = 0;
  for (const piece of pieces) at += piece.copy(room, at);
  try {
    return await send({
      body: room.subarray(0, size),
      headers: { 'Content-Type': `multipart/form-data; boundary=${boundary}` },
      passThroughBody: true,
    });
  } finally {
    if (room.length === ROOM && spare.length < SPARE_MAX) spare.push(room);
  }
}

import type { IncomingMessage } from 'node:http';
import type { Upload } from '../world/messages.js';
import { DiscordError } from './errors.js';
import { partsOf } from './multipart.js';

const MAX_REQUEST = 25 * 1024 * 1024;
const MAX_FILE = 10 * 1024 * 1024;

export interface Parsed {
  /** The body's JSON as it came; empty if there was none. */
  readonly text: string;
  readonly body: unknown;
  readonly uploads: readonly Upload[];
}

const tooLarge = () => new DiscordError(413, 40005, 'Request entity too large');

async function bytesOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    // Read to the end even when it is too much: a client that is cut off while sending never sees the answer.
    if (size <= MAX_REQUEST) chunks.push(chunk);
  }
  if (size > MAX_REQUEST) throw tooLarge();
  if (chunks.length <= 1) return chunks[0] ?? Buffer.alloc(0);
  // Shared memory is not on the garbage collector's books: answers are timed here, and must not wait for its rounds.
  const whole = Buffer.from(new SharedArrayBuffer(size));
  let at = 0;
  for (const chunk of chunks) at += chunk.copy(whole, at);
  return whole;
}

function json(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new DiscordError(400, 50109, 'The request body contains invalid JSON.');
  }
}

/** Reads a JSON or multipart body; `files[n]` parts become uploads, `payload_json` the body. */
export async function parseBody(request: IncomingMessage): Promise<Parsed> {
  const bytes = await bytesOf(request);
  const type = request.headers['content-type'] ?? '';
  if (bytes.length === 0) return { text: '', body: undefined, uploads: [] };
  if (type.startsWith('application/json')) {
    const text = bytes.toString('utf8');
    return { text, body: json(text), uploads: [] };
  }
  if (!type.startsWith('multipart/form-data')) {
    throw new DiscordError(400, 50035, 'Invalid Form Body', [
      {
        path: [],
        code: 'CONTENT_TYPE_INVALID',
        message: 'Expected "Content-Type" header to be one of {"application/json", "multipart/form-data"}.',
      },
    ]);
  }
  return multipart(bytes, type);
}

function multipart(bytes: Buffer, type: string): Parsed {
  const parts = partsOf(bytes, type);
  if (!parts) throw new DiscordError(400, 50035, 'Invalid Form Body');
  const uploads: Upload[] = [];
  let text = '';
  for (const { name, filename, contentType, bytes: content } of parts) {
    const index = /^files\[(\d+)\]$/.exec(name)?.[1];
    if (name === 'payload_json') text = content.toString('utf8');
    else if (index !== undefined && filename !== undefined) {
      if (content.length > MAX_FILE) throw tooLarge();
      uploads.push({
        index: Number(index),
        filename,
        contentType: contentType ?? 'application/octet-stream',
        bytes: content,
      });
    }
  }
  return { text, body: text === '' ? {} : json(text), uploads: uploads.sort((a, b) => a.index - b.index) };
}

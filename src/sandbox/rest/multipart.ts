/** One part of a form. */
export interface Part {
  readonly name: string;
  readonly filename?: string;
  readonly contentType?: string;
  readonly bytes: Buffer;
}

const parameter = (header: string, name: string): string | undefined => {
  const found = new RegExp(`(?:^|;)\\s*${name}=(?:"([^"]*)"|([^;\\s]*))`, 'i').exec(header);
  const value = found?.[1] ?? found?.[2];
  return value?.replace(/%(22|0D|0A)/gi, (escaped) => decodeURIComponent(escaped));
};

function headersOf(text: string): ReadonlyMap<string, string> {
  return new Map(
    text.split('\r\n').map((line) => {
      const colon = line.indexOf(':');
      return [line.slice(0, colon).trim().toLowerCase(), line.slice(colon + 1).trim()];
    }),
  );
}

function partOf(head: string, bytes: Buffer): Part | undefined {
  const headers = headersOf(head);
  const disposition = headers.get('content-disposition') ?? '';
  const [name, filename] = [parameter(disposition, 'name'), parameter(disposition, 'filename')];
  const contentType = headers.get('content-type');
  if (name === undefined) return undefined;
  return { name, ...(filename === undefined ? {} : { filename }), ...(contentType ? { contentType } : {}), bytes };
}

/** The parts of a `multipart/form-data` body, or nothing if it is none. Their bytes are views of the body: nothing is copied. */
export function partsOf(body: Buffer, type: string): readonly Part[] | undefined {
  const boundary = parameter(type, 'boundary');
  if (!boundary) return undefined;
  const parts: Part[] = [];
  const opening = Buffer.from(`--${boundary}`);
  const closing = Buffer.from(`\r\n--${boundary}`);
  if (!body.subarray(0, opening.length).equals(opening)) return undefined;
  let at = opening.length;
  while (body.toString('latin1', at, at + 2) === '\r\n') {
    const headEnd = body.indexOf('\r\n\r\n', at);
    const end = headEnd < 0 ? -1 : body.indexOf(closing, headEnd + 4);
    if (end < 0) return undefined;
    const part = partOf(body.toString('utf8', at + 2, headEnd), body.subarray(headEnd + 4, end));
    if (!part) return undefined;
    parts.push(part);
    at = end + closing.length;
  }
  return body.toString('latin1', at, at + 2) === '--' ? parts : undefined;
}

import { randomBytes } from 'node:crypto';
import type { WebSocket } from 'ws';

export interface Frame {
  readonly op: number;
  readonly d?: unknown;
  readonly s?: number | null;
  readonly t?: string | null;
}

const REPLAY = 2_000;

/** One bot connection's memory: what was sent, so that it can be sent again after a drop. */
export class Session {
  readonly id = randomBytes(16).toString('hex');
  readonly intents: number;
  readonly shard: readonly [number, number];
  socket: WebSocket | undefined;
  disconnectedAt: number | undefined;
  #sequence = 0;
  /** As text: frames taken apart, by the thousand, would slow down whatever is timed here. */
  #sent: { readonly sequence: number; readonly text: string }[] = [];

  constructor(intents: number, shard: readonly [number, number], socket: WebSocket) {
    this.intents = intents;
    this.shard = shard;
    this.socket = socket;
  }

  get sequence(): number {
    return this.#sequence;
  }

  /** Numbers an event and keeps it for a resume. */
  record(event: string, data: unknown): string {
    this.#sequence += 1;
    const text = JSON.stringify({ op: 0, t: event, s: this.#sequence, d: data } satisfies Frame);
    this.#sent.push({ sequence: this.#sequence, text });
    if (this.#sent.length > REPLAY) this.#sent = this.#sent.slice(-REPLAY / 2);
    return text;
  }

  /** Everything after `sequence`, or nothing if that is no longer known. */
  since(sequence: number): readonly string[] | undefined {
    if (sequence > this.#sequence) return undefined;
    const oldest = this.#sent[0]?.sequence ?? this.#sequence + 1;
    if (sequence + 1 < oldest) return undefined;
    return this.#sent.flatMap((sent) => (sent.sequence > sequence ? [sent.text] : []));
  }

  /** Guilds are spread over shards by id; direct channels are on the first. */
  hears(guildId: string | undefined): boolean {
    const [index, count] = this.shard;
    return guildId === undefined ? index === 0 : Number((BigInt(guildId) >> 22n) % BigInt(count)) === index;
  }
}

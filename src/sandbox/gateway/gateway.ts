import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { GatewayCloseCodes as Close, GatewayOpcodes as Op } from 'discord-api-types/v10';
import { type WebSocket, WebSocketServer } from 'ws';
import type { EventFault, Faults } from '../faults.js';
import type { Journal } from '../journal.js';
import { Signal } from '../signal.js';
import { guildCreatePayload, memberPayload } from '../world/payloads.js';
import type { Dispatch, World } from '../world/world.js';
import { mayReceive, PRIVILEGED, redact } from './intents.js';
import { type Frame, Session } from './session.js';

const RESUMABLE_MS = 5 * 60_000;
const MAX_PAYLOAD = 4096;
const MAX_SENDS = 120;
const SENDS_WINDOW_MS = 60_000;

export interface GatewayOptions {
  readonly heartbeatMs: number;
  /** Privileged intents the application was granted. */
  readonly granted: number;
}

interface Connection {
  readonly socket: WebSocket;
  session: Session | undefined;
  sends: number[];
  lastHeartbeat: number;
}

/** Discord's gateway for one application: sessions, heartbeats, resumes, and the events each session may have. */
export class Gateway {
  readonly #world: World;
  readonly #faults: Faults;
  readonly #journal: Journal;
  readonly #options: GatewayOptions;
  readonly #server = new WebSocketServer({ noServer: true });
  readonly #connections = new Set<Connection>();
  readonly #sessions = new Map<string, Session>();
  readonly presence = new Signal<boolean>();
  /** Heartbeats go unanswered while this is set: the connection has become a zombie. */
  deaf = false;
  url = '';
  #online = false;
  #awayAt = Number.POSITIVE_INFINITY;

  constructor(world: World, faults: Faults, journal: Journal, options: GatewayOptions) {
    this.#world = world;
    this.#faults = faults;
    this.#journal = journal;
    this.#options = options;
    world.dispatches.on((dispatch) => this.#dispatch(dispatch));
  }

  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    this.#server.handleUpgrade(request, socket, head, (ws) => this.#welcome(ws, request));
  }

  connected(): boolean {
    return this.#online;
  }

  whenConnected(): Promise<void> {
    if (this.#online) return Promise.resolve();
    return new Promise((resolve) => {
      const stop = this.presence.on((online) => {
        if (!online) return;
        stop();
        resolve();
      });
    });
  }

  /** Whether the bot was away at any moment since `time`. */
  awaySince(time: number): boolean {
    return !this.#online || (this.#awayAt !== Number.POSITIVE_INFINITY && this.#awayAt >= time);
  }

  /** Cuts every connection as a broken network does. */
  dropAll(): void {
    for (const { socket } of this.#connections) socket.terminate();
  }

  /** Asks every session to reconnect and resume (op 7). */
  reconnectAll(): void {
    for (const connection of this.#connections) this.#send(connection, { op: Op.Reconnect, d: null });
  }

  /** Declares every session invalid (op 9). */
  invalidateAll(resumable: boolean): void {
    for (const connection of this.#connections) {
      if (!resumable && connection.session) this.#forget(connection);
      this.#send(connection, { op: Op.InvalidSession, d: resumable });
    }
  }

  closeAll(code: number): void {
    for (const { socket } of this.#connections) socket.close(code);
  }

  close(): void {
    for (const { socket } of this.#connections) socket.terminate();
    this.#server.close();
  }

  #forget(connection: Connection): void {
    if (connection.session) this.#sessions.delete(connection.session.id);
    connection.session = undefined;
    this.#updatePresence();
  }

  #updatePresence(): void {
    const online = [...this.#connections].some((connection) => connection.session?.socket === connection.socket);
    if (online === this.#online) return;
    this.#online = online;
    if (!online) this.#awayAt = this.#world.clock.now();
    this.presence.emit(online);
  }

  #send(connection: Connection, frame: Frame): void {
    if (connection.socket.readyState !== connection.socket.OPEN) return;
    this.#journal.add({ kind: 'gateway', direction: 'out', frame });
    connection.socket.send(JSON.stringify({ t: null, s: null, ...frame }));
  }

  #dispatch(dispatch: Dispatch): void {
    const faults = this.#faults.forEvent(dispatch.event);
    if (faults.some((fault) => fault.kind === 'lose')) return;
    const late = faults.find((fault) => fault.kind === 'late');
    if (late?.kind === 'late') {
      this.#world.clock.after(late.ms, () => this.#deliver(dispatch, faults));
    } else {
      this.#deliver(dispatch, faults);
    }
  }

  #deliver({ event, data, guildId }: Dispatch, faults: readonly EventFault[]): void {
    const times = faults.some((fault) => fault.kind === 'duplicate') ? 2 : 1;
    const direct = guildId === undefined;
    for (const session of this.#sessions.values()) {
      if (!session.hears(guildId) || !mayReceive(session.intents, event, direct)) continue;
      const own = redact(session.intents, event, data, direct, this.#world.state.botId);
      for (let time = 0; time < times; time += 1) this.#push(session, event, own);
    }
    for (const fault of faults) if (fault.kind === 'close') this.closeAll(fault.code);
  }

  #push(session: Session, event: string, data: unknown): void {
    const frame = session.record(event, data);
    const connection = [...this.#connections].find(
      (each) => each.session === session && each.socket === session.socket,
    );
    if (connection) this.#send(connection, frame);
  }

  #welcome(socket: WebSocket, request: IncomingMessage): void {
    const connection: Connection = { socket, session: undefined, sends: [], lastHeartbeat: Date.now() };
    this.#connections.add(connection);
    const query = new URL(request.url ?? '/', 'ws://localhost').searchParams;
    if (query.get('v') !== '10') return socket.close(Close.InvalidAPIVersion, 'Invalid API version');
    if (query.get('encoding') !== 'json' || query.get('compress')) {
      return socket.close(Close.DecodeError, 'The sandbox speaks uncompressed JSON only');
    }
    const heart = setInterval(() => this.#checkPulse(connection), this.#options.heartbeatMs);
    heart.unref();
    socket.on('message', (raw) => this.#receive(connection, String(raw)));
    socket.on('error', () => socket.terminate());
    socket.on('close', (code) => {
      clearInterval(heart);
      this.#connections.delete(connection);
      const { session } = connection;
      if (session?.socket === socket) {
        session.socket = undefined;
        session.disconnectedAt = this.#world.clock.now();
        // A client that closes with 1000 or 1001 gives its session up.
        if (code === 1000 || code === 1001) this.#sessions.delete(session.id);
      }
      this.#updatePresence();
    });
    this.#send(connection, { op: Op.Hello, d: { heartbeat_interval: this.#options.heartbeatMs, _trace: ['sandbox'] } });
  }

  #checkPulse(connection: Connection): void {
    const silence = Date.now() - connection.lastHeartbeat;
    if (silence > this.#options.heartbeatMs * 2.5) connection.socket.close(Close.SessionTimedOut, 'Session timed out');
  }

  #receive(connection: Connection, text: string): void {
    if (Buffer.byteLength(text) > MAX_PAYLOAD) return connection.socket.close(Close.DecodeError, 'Payload too large');
    const now = Date.now();
    connection.sends = [...connection.sends.filter((at) => now - at < SENDS_WINDOW_MS), now];
    if (connection.sends.length > MAX_SENDS) return connection.socket.close(Close.RateLimited, 'Rate limited');
    let frame: Frame;
    try {
      frame = JSON.parse(text) as Frame;
    } catch {
      return connection.socket.close(Close.DecodeError, 'Decode error');
    }
    this.#journal.add({ kind: 'gateway', direction: 'in', frame });
    this.#obey(connection, frame);
  }

  #obey(connection: Connection, frame: Frame): void {
    const { socket } = connection;
    switch (frame.op) {
      case Op.Heartbeat:
        connection.lastHeartbeat = Date.now();
        if (!this.deaf) this.#send(connection, { op: Op.HeartbeatAck });
        return;
      case Op.Identify:
        if (connection.session) return socket.close(Close.AlreadyAuthenticated, 'Already authenticated');
        return this.#identify(connection, frame.d as Identify);
      case Op.Resume:
        return this.#resume(connection, frame.d as Resume);
      case Op.PresenceUpdate:
      case Op.RequestGuildMembers:
        if (!connection.session) return socket.close(Close.NotAuthenticated, 'Not authenticated');
        if (frame.op === Op.RequestGuildMembers) this.#members(connection.session, frame.d as MembersRequest);
        return;
      default:
        return socket.close(Close.UnknownOpcode, 'Unknown opcode');
    }
  }

  #identify(connection: Connection, identify: Identify): void {
    const { socket } = connection;
    const world = this.#world;
    if (identify.token?.replace(/^Bot /, '') !== world.state.token)
      return socket.close(Close.AuthenticationFailed, 'Authentication failed');
    const [index, count] = identify.shard ?? [0, 1];
    if (!(index >= 0 && index < count)) return socket.close(Close.InvalidShard, 'Invalid shard');
    if (typeof identify.intents !== 'number') return socket.close(Close.InvalidIntents, 'Invalid intents');
    if (identify.intents & PRIVILEGED & ~this.#options.granted)
      return socket.close(Close.DisallowedIntents, 'Disallowed intents');
    const session = new Session(identify.intents, [index, count], socket);
    connection.session = session;
    this.#sessions.set(session.id, session);
    const { guild, applicationId } = world.state;
    const here = session.hears(guild.id);
    this.#push(session, 'READY', {
      v: 10,
      user: { ...world.bot.user, verified: true, mfa_enabled: false, email: null },
      guilds: here ? [{ id: guild.id, unavailable: true }] : [],
      session_id: session.id,
      session_type: 'normal',
      resume_gateway_url: this.url,
      shard: [index, count],
      application: { id: applicationId, flags: 0 },
      user_settings: {},
      relationships: [],
      private_channels: [],
      presences: [],
      guild_join_requests: [],
      geo_ordered_rtc_regions: [],
      _trace: ['sandbox'],
    });
    if (here) this.#push(session, 'GUILD_CREATE', guildCreatePayload(world));
    this.#updatePresence();
  }

  #resume(connection: Connection, resume: Resume): void {
    const session = this.#sessions.get(resume.session_id);
    const stale =
      session?.disconnectedAt !== undefined && this.#world.clock.now() - session.disconnectedAt > RESUMABLE_MS;
    const missed =
      session && !stale && resume.token?.replace(/^Bot /, '') === this.#world.state.token
        ? session.since(resume.seq)
        : undefined;
    if (!session || !missed) {
      this.#sessions.delete(resume.session_id);
      return this.#send(connection, { op: Op.InvalidSession, d: false });
    }
    session.socket?.terminate();
    session.socket = connection.socket;
    session.disconnectedAt = undefined;
    connection.session = session;
    for (const frame of missed) this.#send(connection, frame);
    this.#push(session, 'RESUMED', { _trace: ['sandbox'] });
    this.#updatePresence();
  }

  #members(session: Session, request: MembersRequest): void {
    const wanted = new Set([request.user_ids ?? []].flat());
    const query = request.query?.toLowerCase();
    const people = this.#world
      .people()
      .filter(({ user }) => (query === undefined ? wanted.has(user.id) : user.username.startsWith(query)));
    const known = new Set(people.map(({ user }) => user.id));
    this.#push(session, 'GUILD_MEMBERS_CHUNK', {
      guild_id: this.#world.state.guild.id,
      members: people.slice(0, request.limit || 1000).map(memberPayload),
      chunk_index: 0,
      chunk_count: 1,
      not_found: [...wanted].filter((id) => !known.has(id)),
      ...(request.nonce === undefined ? {} : { nonce: request.nonce }),
    });
  }
}

interface Identify {
  readonly token?: string;
  readonly intents?: number;
  readonly shard?: readonly [number, number];
}

interface Resume {
  readonly token?: string;
  readonly session_id: string;
  readonly seq: number;
}

interface MembersRequest {
  readonly query?: string;
  readonly limit?: number;
  readonly user_ids?: string | readonly string[];
  readonly nonce?: string;
}

import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { GatewayCloseCodes as Close, GatewayOpcodes as Op } from 'discord-api-types/v10';
import { type WebSocket, WebSocketServer } from 'ws';
import type { Faults } from '../faults.js';
import type { Journal } from '../journal.js';
import { Signal } from '../signal.js';
import type { Dispatch, World } from '../world/world.js';
import { greeting, type Identify, isToken, type MembersRequest, membersChunk, type Resume, TRACE } from './frames.js';
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
  /** Open, and nothing comes through any more. */
  dead: boolean;
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
  url = '';
  #online = false;
  #changedAt = 0;

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
    return !this.#online || this.#changedAt > time;
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

  /** Lets every connection die without a word: heartbeats and events no longer get through. */
  zombifyAll(): void {
    for (const connection of this.#connections) connection.dead = true;
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
    this.#changedAt = this.#world.clock.now();
    this.presence.emit(online);
  }

  #send(connection: Connection, frame: Frame): void {
    this.#write(connection, JSON.stringify({ t: null, s: null, ...frame }));
  }

  #write(connection: Connection, text: string): void {
    if (connection.dead || connection.socket.readyState !== connection.socket.OPEN) return;
    this.#journal.addFrame('out', text);
    connection.socket.send(text);
  }

  #dispatch({ event, data, guildId }: Dispatch): void {
    const direct = guildId === undefined;
    this.#troubled(event, () => {
      for (const session of this.#sessions.values()) {
        if (!session.hears(guildId) || !mayReceive(session.intents, event, direct)) continue;
        this.#push(session, event, redact(session.intents, event, data, direct, this.#world.state.botId));
      }
    });
  }

  /** Delivers an event once and at once, unless a fault wants it otherwise. */
  #troubled(event: string, deliver: () => void): void {
    const faults = this.#faults.forEvent(event);
    if (faults.some((fault) => fault.kind === 'lose')) return;
    const deliverAll = (): void => {
      deliver();
      if (faults.some((fault) => fault.kind === 'duplicate')) deliver();
      for (const fault of faults) if (fault.kind === 'close') this.closeAll(fault.code);
    };
    const late = faults.find((fault) => fault.kind === 'late');
    if (late) this.#world.clock.after(late.ms, deliverAll);
    else deliverAll();
  }

  #push(session: Session, event: string, data: unknown): void {
    const text = session.record(event, data);
    const connection = [...this.#connections].find(
      (each) => each.session === session && each.socket === session.socket,
    );
    if (connection) this.#write(connection, text);
  }

  #welcome(socket: WebSocket, request: IncomingMessage): void {
    const connection: Connection = { socket, session: undefined, sends: [], lastHeartbeat: Date.now(), dead: false };
    this.#connections.add(connection);
    const query = new URL(request.url ?? '/', 'ws://localhost').searchParams;
    if (query.get('v') !== '10') {
      socket.close(Close.InvalidAPIVersion, 'Invalid API version');
      return;
    }
    if (query.get('encoding') !== 'json' || query.get('compress')) {
      socket.close(Close.DecodeError, 'The sandbox speaks uncompressed JSON only');
      return;
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
    this.#send(connection, { op: Op.Hello, d: { heartbeat_interval: this.#options.heartbeatMs, _trace: TRACE } });
  }

  #checkPulse(connection: Connection): void {
    const silence = Date.now() - connection.lastHeartbeat;
    if (silence > this.#options.heartbeatMs * 2.5) connection.socket.close(Close.SessionTimedOut, 'Session timed out');
  }

  #receive(connection: Connection, text: string): void {
    const { socket } = connection;
    const now = Date.now();
    connection.sends = [...connection.sends.filter((at) => now - at < SENDS_WINDOW_MS), now];
    const frame = parse(text);
    if (Buffer.byteLength(text) > MAX_PAYLOAD || !frame || !isWellFormed(frame))
      socket.close(Close.DecodeError, 'Decode error');
    else if (connection.sends.length > MAX_SENDS) socket.close(Close.RateLimited, 'Rate limited');
    else {
      this.#journal.addFrame('in', text);
      this.#obey(connection, frame);
    }
  }

  #obey(connection: Connection, frame: Frame): void {
    const { socket, session } = connection;
    if (frame.op === Op.Heartbeat) {
      connection.lastHeartbeat = Date.now();
      this.#send(connection, { op: Op.HeartbeatAck });
    } else if (frame.op === Op.Identify) {
      if (session) socket.close(Close.AlreadyAuthenticated, 'Already authenticated');
      else this.#identify(connection, frame.d as Identify);
    } else if (frame.op === Op.Resume) {
      this.#resume(connection, frame.d as Resume);
    } else if (frame.op === Op.PresenceUpdate || frame.op === Op.RequestGuildMembers) {
      if (!session) socket.close(Close.NotAuthenticated, 'Not authenticated');
      else if (frame.op === Op.RequestGuildMembers) {
        this.#push(session, 'GUILD_MEMBERS_CHUNK', membersChunk(this.#world, frame.d as MembersRequest));
      }
    } else {
      socket.close(Close.UnknownOpcode, 'Unknown opcode');
    }
  }

  /** Why Discord would close on this identify, if it would. */
  #objection({ token, intents, shard: [index, count] = [0, 1] }: Identify): Close | undefined {
    if (!isToken(this.#world, token)) return Close.AuthenticationFailed;
    if (!(index >= 0 && index < count)) return Close.InvalidShard;
    if (typeof intents !== 'number' || !Number.isSafeInteger(intents)) return Close.InvalidIntents;
    return intents & PRIVILEGED & ~this.#options.granted ? Close.DisallowedIntents : undefined;
  }

  #identify(connection: Connection, identify: Identify): void {
    const objection = this.#objection(identify);
    if (objection !== undefined) {
      connection.socket.close(objection);
      return;
    }
    const session = new Session(identify.intents ?? 0, identify.shard ?? [0, 1], connection.socket);
    connection.session = session;
    this.#forgetStale();
    this.#sessions.set(session.id, session);
    for (const [event, data] of greeting(this.#world, session, this.url)) {
      this.#troubled(event, () => this.#push(session, event, data));
    }
    this.#updatePresence();
  }

  /** Sessions nobody came back for. */
  #forgetStale(): void {
    const now = this.#world.clock.now();
    for (const { id, disconnectedAt } of this.#sessions.values()) {
      if (disconnectedAt !== undefined && now - disconnectedAt > RESUMABLE_MS) this.#sessions.delete(id);
    }
  }

  #resume(connection: Connection, resume: Resume): void {
    const session = this.#sessions.get(resume.session_id);
    const gone = session?.disconnectedAt === undefined ? 0 : this.#world.clock.now() - session.disconnectedAt;
    const mayResume = isToken(this.#world, resume.token) && gone <= RESUMABLE_MS;
    const missed = mayResume ? session?.since(resume.seq) : undefined;
    if (!session || !missed) {
      this.#sessions.delete(resume.session_id);
      this.#send(connection, { op: Op.InvalidSession, d: false });
      return;
    }
    session.socket?.terminate();
    session.socket = connection.socket;
    session.disconnectedAt = undefined;
    connection.session = session;
    for (const text of missed) this.#write(connection, text);
    this.#push(session, 'RESUMED', { _trace: TRACE });
    this.#updatePresence();
  }
}

function parse(text: string): Frame | undefined {
  try {
    return JSON.parse(text) as Frame;
  } catch {
    return undefined;
  }
}

const NEEDS_DATA: ReadonlySet<number> = new Set([Op.Identify, Op.Resume, Op.RequestGuildMembers]);

const isWellFormed = ({ op, d }: Frame): boolean => !NEEDS_DATA.has(op) || (typeof d === 'object' && d !== null);

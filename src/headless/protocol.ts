import { writeFile } from 'node:fs/promises';
import { z } from 'zod';
import { drawBoard } from '../../renderers/index.js';
import { randomPlayer } from '../ai/random.js';
import {
  type AnyGame,
  type BaseEvent,
  type BaseState,
  barrierOf,
  begin,
  HOUSE,
  hashOf,
  type Json,
  type LogEntry,
  newSeed,
  type RuleViolation,
  type Seat,
  standing,
  submit,
  type Viewer,
} from '../engine/index.js';
import { GAMES, gameById } from '../games/index.js';
import { LEVELS } from '../table/model.js';
import { say } from '../text/index.js';

const viewer = z.number().int().min(0).nullable().default(null);
/** A seat, or -1 for the side that the game plays itself. */
const seat = z.number().int().min(HOUSE);
const table = z.string();
const level = z.enum(LEVELS).default('normal');

const entries = z.array(
  z.union([z.object({ seat, move: z.json() }), z.object({ seat, undo: z.number().int().min(1) })]),
);
const state = z.looseObject({});
const played = z.object({
  game: z.string(),
  rules: z.number(),
  seats: z.number().int().min(1).max(100),
  options: z.json(),
  seed: z.string(),
  entries,
});
const loaded = z.object({ game: z.string(), rules: z.number(), start: state, entries });

const requests = z.discriminatedUnion('op', [
  z.object({ op: z.literal('games') }),
  z.object({
    op: z.literal('new'),
    game: z.string(),
    seats: z.array(z.string()).min(1),
    options: z.json().default({}),
    seed: z.string().min(1).optional(),
  }),
  z.object({ op: z.literal('load'), game: z.string(), state }),
  z.object({ op: z.literal('state'), table }),
  z.object({ op: z.literal('view'), table, seat: viewer }),
  z.object({ op: z.literal('decisions'), table, seat }),
  z.object({ op: z.literal('move'), table, seat, move: z.json() }),
  z.object({ op: z.literal('auto'), table, seat: seat.optional(), level, until: z.literal('end').optional() }),
  z.object({ op: z.literal('undo'), table }),
  z.object({ op: z.literal('log'), table }),
  z.object({ op: z.literal('replay'), log: z.union([played, loaded]) }),
  z.object({ op: z.literal('render'), table, seat: viewer, file: z.string().min(1) }),
]);

type Request = z.infer<typeof requests>;
type Of<Op extends Request['op']> = Extract<Request, { op: Op }>;

interface HeadlessTable {
  readonly game: AnyGame;
  readonly names: readonly string[];
  /** What the log starts from: options and seed, or a state that was loaded. */
  readonly origin: { readonly options: Json; readonly seed: string } | { readonly start: BaseState };
  /** The state after each standing move; the first is the state at the start. */
  readonly states: BaseState[];
  readonly barriers: (string | undefined)[];
  readonly entries: LogEntry[];
  version: number;
}

/** A request that cannot be answered: it becomes `ok: false` and the program goes on. */
class Refused extends Error {
  readonly code: string;
  readonly rule: string | undefined;

  constructor(code: string, message: string, rule?: string) {
    super(message);
    this.code = code;
    this.rule = rule;
  }
}

const refusedBy = (game: AnyGame, { rule, code, facts }: RuleViolation): Refused =>
  new Refused(code, say('en', { key: `${game.id}:refusal.${code}`, facts: facts ?? {} }), rule);

/** Plays games without a channel, one JSON request a line: for tests, other programs' players and research. */
export class Headless {
  private readonly tables = new Map<string, HeadlessTable>();

  /** Answers one line with one line. Never throws. */
  async answer(line: string): Promise<string> {
    try {
      return JSON.stringify({ ok: true, ...(await this.handle(this.read(line))) });
    } catch (problem) {
      const { code, rule, message } =
        problem instanceof Refused
          ? problem
          : new Refused('internal', `This request failed inside: ${String(problem)}`);
      return JSON.stringify({ ok: false, error: { ...(rule === undefined ? {} : { rule }), code, message } });
    }
  }

  private read(line: string): Request {
    let json: unknown;
    try {
      json = JSON.parse(line);
    } catch {
      throw new Refused('not-json', 'This line is not JSON. Send one JSON object a line.');
    }
    const request = requests.safeParse(json);
    if (request.success) return request.data;
    throw new Refused('bad-request', `This request cannot be read:\n${z.prettifyError(request.error)}`);
  }

  private handle(request: Request): object | Promise<object> {
    switch (request.op) {
      case 'games':
        return {
          games: Object.values(GAMES).map(({ id, rules, seats, optionsSchema }) => ({
            id,
            rules,
            seats,
            options: optionsSchema,
          })),
        };
      case 'new':
        return this.open(request);
      case 'load':
        return this.load(request);
      case 'replay':
        return this.replay(request);
      case 'state':
        return { version: this.at(request.table).version, state: stateOf(this.at(request.table)) };
      case 'view': {
        const { game, ...at } = this.at(request.table);
        return { version: at.version, view: game.view(stateOf(at), viewerOf(request.seat)) };
      }
      case 'decisions': {
        const at = this.at(request.table);
        return { version: at.version, decisions: at.game.decisions(stateOf(at), request.seat) };
      }
      case 'move':
        return this.move(this.at(request.table), request.seat, request.move);
      case 'auto':
        return this.auto(request);
      case 'undo':
        return this.undo(this.at(request.table));
      case 'log':
        return { log: logOf(this.at(request.table)) };
      case 'render':
        return this.render(request);
    }
  }

  private open({ game: id, seats, options: given, seed = newSeed() }: Of<'new'>): { table: string } {
    const game = this.game(id);
    const { min, max } = game.seats;
    if (seats.length < min || seats.length > max)
      throw new Refused('seats', `${id} is played by ${min} to ${max}; ${seats.length} seats were given.`);
    const options = game.parseOptions(given, seats.length);
    if (!options.ok) throw refusedBy(game, options.error);
    return this.add({
      game,
      names: seats,
      origin: { options: given, seed },
      states: [begin(game, options.value, seats.length, seed)],
      barriers: [],
      entries: [],
      version: 0,
    });
  }

  private load({ game: id, state }: Of<'load'>): { table: string } {
    const game = this.game(id);
    const start = state as unknown as BaseState;
    let faults: readonly string[];
    try {
      faults = game.faults(start);
    } catch {
      faults = ['it does not have the shape of a state'];
    }
    if (faults.length > 0)
      throw new Refused('illegal-state', `No game of ${id} can stand like this: ${faults.join('; ')}.`);
    return this.add({
      game,
      names: letters(game.seats.max),
      origin: { start },
      states: [start],
      barriers: [],
      entries: [],
      version: 0,
    });
  }

  private add(opened: HeadlessTable): { table: string; version: number } {
    const id = `t${this.tables.size + 1}`;
    this.tables.set(id, opened);
    return { table: id, version: 0 };
  }

  private move(at: HeadlessTable, seat: Seat, move: Json): { version: number; events: readonly BaseEvent[] } {
    const before = stateOf(at);
    const applied = submit(at.game, before, seat, move);
    if (!applied.ok) throw refusedBy(at.game, applied.error);
    at.states.push(applied.value.state);
    at.barriers.push(barrierOf(at.game, before, applied.value));
    at.entries.push({ seat, move });
    at.version += 1;
    return { version: at.version, events: applied.value.events };
  }

  private async auto({ table: id, seat, level, until }: Of<'auto'>): Promise<object> {
    const at = this.at(id);
    const events: BaseEvent[] = [];
    do {
      const acting = at.game.acting(stateOf(at));
      const mover = until ? acting[0] : (seat ?? acting[0]);
      if (mover === undefined) {
        if (until) break;
        throw new Refused('over', 'The game is over; there is nothing to decide.');
      }
      const decisions = at.game.decisions(stateOf(at), mover);
      if (decisions.length === 0)
        throw new Refused(
          'not-asked',
          `Seat ${mover} has nothing to decide now; asked: ${acting.join(', ') || 'nobody'}.`,
        );
      const move = await randomPlayer.choose({ decisions, seed: `${level}:${id}:${at.version}` });
      events.push(...this.move(at, mover, move as unknown as Json).events);
    } while (until);
    return { version: at.version, events, outcome: at.game.outcome(stateOf(at)) };
  }

  private undo(at: HeadlessTable): object {
    if (at.states.length === 1)
      throw new Refused('nothing-to-undo', 'No move stands that could be taken back.', 'WT-6');
    const barrier = at.barriers.at(-1);
    if (barrier === 'chance' || barrier === 'reveal')
      throw new Refused('barrier', `Behind ${barrier} nothing is taken back.`, 'WT-6');
    const last = standing(at.entries).at(-1);
    at.states.pop();
    at.barriers.pop();
    at.entries.push({ seat: last?.seat ?? 0, undo: 1 });
    at.version += 1;
    return { version: at.version };
  }

  private replay({ log }: Of<'replay'>): object {
    const game = this.game(log.game);
    if (log.rules !== game.rules)
      throw new Refused(
        'rules',
        `This log was played by rules ${log.rules} of ${game.id}; these are rules ${game.rules}.`,
      );
    const { table: id } =
      'start' in log
        ? this.load({ op: 'load', game: game.id, state: log.start })
        : this.open({ op: 'new', game: game.id, seats: letters(log.seats), options: log.options, seed: log.seed });
    const at = this.at(id);
    for (const { seat, move } of standing(log.entries)) this.move(at, seat, move);
    return { table: id, version: at.version, hash: hashOf(stateOf(at)), outcome: game.outcome(stateOf(at)) };
  }

  private async render({ table: id, seat, file }: Of<'render'>): Promise<object> {
    const at = this.at(id);
    const view = at.game.view(stateOf(at), viewerOf(seat));
    const picture = await drawBoard({ game: at.game.id, view, language: 'en', names: at.names });
    await writeFile(file, picture.bytes).catch((problem: Error) => {
      throw new Refused('file', `The picture cannot be written: ${problem.message}`);
    });
    return { file, width: picture.width, height: picture.height, bytes: picture.bytes.length, alt: picture.alt };
  }

  private game(id: string): AnyGame {
    const game = gameById(id);
    if (!game)
      throw new Refused('unknown-game', `There is no game "${id}". There are: ${Object.keys(GAMES).join(', ')}.`);
    return game;
  }

  private at(id: string): HeadlessTable {
    const found = this.tables.get(id);
    if (!found) throw new Refused('unknown-table', `There is no table "${id}".`);
    return found;
  }
}

const stateOf = ({ states }: Pick<HeadlessTable, 'states'>): BaseState => states.at(-1) as BaseState;

const viewerOf = (seat: number | null): Viewer => seat ?? 'public';

const logOf = ({ game, names, origin, entries }: HeadlessTable): object => ({
  game: game.id,
  rules: game.rules,
  ...('seed' in origin ? { seats: names.length } : {}),
  ...origin,
  entries,
});

/** Names for seats that nobody named. */
const letters = (count: number): string[] => Array.from({ length: count }, (_, seat) => String.fromCharCode(65 + seat));

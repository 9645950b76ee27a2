import {
  type AnyGame,
  type BaseEvent,
  type BaseMove,
  type Decision,
  newSeed,
  type Outcome,
  ok,
  type Seat,
  type Turn,
  type Viewer,
} from '../engine/index.js';
import { advance, type Now } from './advance.js';
import type { Actor, Answer, Done, OpenRequest, TableService } from './api.js';
import { asked, openFor } from './asked.js';
import { due } from './automatic.js';
import { Chains } from './chains.js';
import type { Decided, Draft } from './change.js';
import { newTableId } from './ids.js';
import * as lobby from './lobby.js';
import type { Level, Table, TableClock } from './model.js';
import { isPlaying, nameOf, seatOf } from './names.js';
import { PACE_TIMES } from './paces.js';
import { cancel, pause, resume } from './pause.js';
import { pressSteps } from './press.js';
import { refuse } from './refusals.js';
import * as seats from './seats.js';
import type { TablesSetup } from './setup.js';
import { start } from './start.js';
import type { StoredEntry } from './store.js';
import { endsTurn } from './story.js';
import { lastPress, undo, undoable } from './undo.js';

/** Another process may get in between; after so many times the person is asked to press again. */
const ATTEMPTS = 6;

/** Enough of a log to know the last press without reading all of it. */
const TAIL = 32;

/** All tables: every change is decided on the stored table and accepted whole, in order for each table. */
export class Tables implements TableService {
  private readonly setup: TablesSetup;
  private readonly chains = new Chains();

  constructor(setup: TablesSetup) {
    this.setup = setup;
  }

  async open(actor: Actor, request: OpenRequest): Answer {
    const { store, games, clock } = this.setup;
    const game = games(request.game);
    if (!game) return refuse('unknownGame', { game: request.game });
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
      const id = (this.setup.newTableId ?? newTableId)();
      const table = lobby.openTable(actor, request, game, id, clock.now());
      if (!table.ok) return table;
      const created = await store.create(table.value, [{ kind: 'lobby' }], actor.interactionId);
      if (created === 'created') return ok(this.accepted(table.value, []));
      const present = await store.tableIn(request.channelId);
      if (created === 'repeated' && present) return ok({ table: present, events: [], repeated: true });
      if (present && isOpen(present)) return this.channelTaken(present);
    }
    return refuse('busy');
  }

  join(actor: Actor, tableId: string, seat?: Seat): Answer {
    return this.change(actor, tableId, (table, { now }) => lobby.join(table, actor, now, seat));
  }

  leave(actor: Actor, tableId: string): Answer {
    return this.change(actor, tableId, (table, { now }) => lobby.leave(table, actor, now));
  }

  addBot(actor: Actor, tableId: string, level?: Level, seat?: Seat): Answer {
    return this.change(actor, tableId, (table, { now }) => lobby.addBot(table, actor, now, level, seat));
  }

  remove(actor: Actor, tableId: string, seat: Seat): Answer {
    return this.change(actor, tableId, (table, { now }) => lobby.remove(table, actor, now, seat));
  }

  configure(actor: Actor, tableId: string, change: lobby.LobbyChange): Answer {
    return this.change(actor, tableId, (table, { game, now }) => lobby.configure(table, actor, game, now, change));
  }

  start(actor: Actor, tableId: string): Answer {
    const seed = (this.setup.newSeed ?? newSeed)();
    return this.change(actor, tableId, (table, at) => start(table, actor, seed, at));
  }

  submit(
    actor: Actor,
    tableId: string,
    moves: readonly unknown[],
    expects?: { readonly decision: string; readonly version: number },
  ): Answer {
    return this.change(actor, tableId, async (table, at) => {
      const { game } = at;
      const on = asked(table, game, actor, moves);
      if (!on.ok) return on;
      const { state, seat } = on.value;
      if (expects && !openFor(game, state, seat).some(({ id }) => id === expects.decision))
        return refuse('oldButton', { made: expects.version, now: table.version });
      const steps = pressSteps(game, state, seat, moves);
      if (!steps.ok) return steps;
      const earlier = steps.value.some((step) => endsTurn(game, step)) ? await this.turnEntries(table) : [];
      const clock = present(table.clock as TableClock, seat);
      return ok(advance(table, clock, { by: actor.userId, steps: steps.value, earlier }, at));
    });
  }

  undo(actor: Actor, tableId: string): Answer {
    return this.change(actor, tableId, async (table, at) =>
      undo(table, actor, table.log.entries > 0 ? await this.setup.store.log(tableId) : [], at),
    );
  }

  async canUndo(table: Table, userId: string): Promise<boolean> {
    const seat = this.seatOf(table, userId);
    if (table.status !== 'running' || seat === undefined || !isPlaying(table.occupants[seat])) return false;
    return undoable(table, userId, await this.tail(table), this.setup.clock.now()).ok;
  }

  pause(actor: Actor, tableId: string, reason?: string, until?: number): Answer {
    return this.change(actor, tableId, (table, at) => pause(table, actor, at, reason, until));
  }

  resume(actor: Actor, tableId: string): Answer {
    return this.change(actor, tableId, (table, at) => resume(table, actor, at));
  }

  resign(actor: Actor, tableId: string): Answer {
    return this.change(actor, tableId, (table, at) => seats.resign(table, actor, at));
  }

  replace(actor: Actor, tableId: string, seat: Seat, to: { readonly userId: string; readonly name: string }): Answer {
    return this.change(actor, tableId, (table, at) => seats.replace(table, actor, seat, to, at));
  }

  takeBack(actor: Actor, tableId: string): Answer {
    return this.change(actor, tableId, (table, at) => seats.takeBack(table, actor, at));
  }

  cancel(actor: Actor, tableId: string, reason?: string): Answer {
    return this.change(actor, tableId, (table, at) => cancel(table, actor, at, reason));
  }

  async look(tableId: string, version: number): Promise<void> {
    try {
      await this.chains.run(tableId, () => this.lookNow(tableId, version));
    } catch (error) {
      this.setup.logger?.error({ error, tableId, version }, 'looking at a table failed; it is tried again');
    }
  }

  table(id: string): Promise<Table | undefined> {
    return this.setup.store.table(id);
  }

  tableIn(channelId: string): Promise<Table | undefined> {
    return this.setup.store.tableIn(channelId);
  }

  tablesOf(userId: string): Promise<readonly Table[]> {
    return this.setup.store.tablesOf(userId);
  }

  game(table: Table): AnyGame {
    const game = this.setup.games(table.game);
    if (!game) throw new Error(`Table ${table.id} plays ${table.game}, which this program does not know`);
    return game;
  }

  seatOf(table: Table, userId: string): Seat | undefined {
    return seatOf(table, userId);
  }

  acting(table: Table): readonly Seat[] {
    return table.state && isOpen(table) ? this.game(table).acting(table.state) : [];
  }

  decisions(table: Table, seat: Seat, audience?: 'own' | 'public'): readonly Decision<BaseMove>[] {
    if (!table.state || table.status !== 'running') return [];
    const game = this.game(table);
    return audience === 'public' ? game.decisions(table.state, seat, audience) : openFor(game, table.state, seat);
  }

  view(table: Table, viewer: Viewer): object {
    if (!table.state) throw new Error(`Table ${table.id} has not begun: there is nothing to see`);
    return this.game(table).view(table.state, viewer);
  }

  turn(table: Table): Turn | undefined {
    return table.state && this.game(table).turn(table.state);
  }

  outcome(table: Table): Outcome | undefined {
    return table.state && this.game(table).outcome(table.state);
  }

  /** Decides and stores, in order for each table; decides again when another process was faster. */
  private change(actor: Actor, tableId: string, decide: (table: Table, at: Now) => Decided | Promise<Decided>): Answer {
    return this.chains.run(tableId, async () => {
      const { store } = this.setup;
      for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
        const table = await store.table(tableId);
        if (!table) return refuse('noTable', { id: tableId });
        const made = await decide(table, this.now(table));
        if (!made.ok) return (await this.wasAccepted(actor)) ? ok({ table, events: [], repeated: true }) : made;
        const result = await this.commit(made.value, actor.interactionId);
        if (result === 'accepted') return ok(this.accepted(...seenBy(raised(made.value.table), made.value, actor)));
        if (result === 'repeated') return ok({ table, events: [], repeated: true });
      }
      return refuse('busy');
    });
  }

  /** What is due by the stored table, and nothing when the hint is stale or early. */
  private async lookNow(tableId: string, version: number): Promise<void> {
    const table = await this.setup.store.table(tableId);
    const now = this.setup.clock.now();
    if (!table?.wake || table.version !== version || table.wake.at > now) return;
    const draft = await due(table, this.now(table), {
      bots: this.setup.bots,
      warn: (message, facts) => this.setup.logger?.warn(facts, message),
      earlier: () => this.turnEntries(table),
    });
    if (draft && (await this.commit(draft)) === 'accepted') this.accepted(raised(draft.table), []);
  }

  private now(table: Table): Now {
    const now = this.setup.clock.now();
    const delay = this.setup.botDelay?.(table.pace) ?? PACE_TIMES[table.pace].bot;
    return { game: this.game(table), now, botAt: now + delay };
  }

  private commit({ table, entries, notices }: Draft, interactionId?: string) {
    return this.setup.store.commit({
      table: raised(table),
      notices,
      ...(entries ? { entries } : {}),
      ...(interactionId === undefined ? {} : { interactionId }),
    });
  }

  /** After a change: the next look is announced, and what must be shown is on its way. Neither is waited for. */
  private accepted(table: Table, events: readonly BaseEvent[]): Done {
    const { courier, wakeUps, logger } = this.setup;
    courier.kick(table.id);
    if (table.wake)
      wakeUps.hint(table.id, table.version, table.wake.at).catch((error: unknown) => {
        logger?.warn({ error, tableId: table.id }, 'a wake-up hint was lost; the sweep will find the table');
      });
    return { table, events, repeated: false };
  }

  private async wasAccepted({ interactionId }: Actor): Promise<boolean> {
    return interactionId !== undefined && (await this.setup.store.accepted(interactionId));
  }

  /** The log of the present turn. */
  private async turnEntries({ id, log }: Table): Promise<readonly StoredEntry[]> {
    const count = log.entries - log.turnStart;
    return count > 0 ? this.setup.store.lastEntries(id, count) : [];
  }

  /** The end of the log that holds the last standing press whole. */
  private async tail({ id, log }: Table): Promise<readonly StoredEntry[]> {
    if (log.entries === 0) return [];
    const tail = await this.setup.store.lastEntries(id, TAIL);
    const press = lastPress(tail);
    const whole = press.length > 0 && press[0] !== tail[0];
    return whole || tail.length >= log.entries ? tail : this.setup.store.log(id);
  }

  private channelTaken(table: Table) {
    const turn = this.turn(table);
    return turn?.seat === undefined
      ? refuse('channelTakenLobby')
      : refuse('channelTaken', { round: turn.round, name: nameOf(table, turn.seat) });
  }
}

const isOpen = ({ status }: Table): boolean => status === 'lobby' || status === 'running' || status === 'paused';

const raised = (table: Table): Table => ({ ...table, version: table.version + 1 });

/** Whoever decides in time has no timeout in a row. */
const present = (clock: TableClock, seat: Seat): TableClock =>
  clock.timeouts[seat]?.row
    ? { ...clock, timeouts: clock.timeouts.with(seat, { ...clock.timeouts[seat], row: 0 }) }
    : clock;

/** WT-11: the answer to a press tells its maker nothing that only others may know. */
function seenBy(table: Table, { events = [] }: Draft, { userId }: Actor): [Table, readonly BaseEvent[]] {
  const seat = seatOf(table, userId);
  return [table, events.filter(({ audience }) => !audience || (seat !== undefined && audience.includes(seat)))];
}

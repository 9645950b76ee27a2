import type { Seat } from '../../engine/index.js';
import type { Table } from '../../table/model.js';
import type { App } from '../app.js';
import { actorOf, type Caller, type Press, type Reply } from '../caller.js';
import { screen, words } from '../components.js';
import type { AnyDecision } from '../controls/asking.js';
import { doneScreen, ownControls, waitLine } from '../messages/panels.js';
import { noteScreen, refusalLine } from '../messages/refusal.js';
import type { Screen } from '../screen.js';
import { ui } from '../words.js';

/** A table and the caller's seat at it. */
export interface Seated {
  readonly table: Table;
  readonly seat: Seat;
}

export interface Open extends Seated {
  readonly decision: AnyDecision;
}

/** The caller's seat, or the panel that says why there is none. */
export function seatedAt(app: App, caller: Caller, table: Table): Seated | Screen {
  const seat = app.tables.seatOf(table, caller.userId);
  if (seat === undefined) return noteScreen(ui(caller.language, 'error.watching'));
  return { table, seat };
}

export const isScreen = (value: Screen | object | undefined): value is Screen =>
  value !== undefined && 'components' in value;

/** Error 2: the control belongs to a decision that is over; here is what is open now. */
export async function oldButton(app: App, press: Press, { table, seat }: Seated): Promise<Screen> {
  const facts = { was: press.id.version, now: table.version };
  return noteScreen(ui(press.language, 'error.oldButton', facts), await ownControls(app, table, seat, press.language));
}

/** The decision a control was made for, if it is still open for whoever pressed it. */
export async function openDecision(app: App, press: Press): Promise<Open | Screen> {
  const table = await app.tables.table(press.id.table);
  if (!table) return noteScreen(ui(press.language, 'error.unknownControl'));
  const seated = seatedAt(app, press, table);
  if (isScreen(seated)) return seated;
  if (table.status !== 'running') return noteScreen(waitLine(app, table, press.language));
  const decisions = app.tables.decisions(table, seated.seat, 'own');
  if (decisions.length === 0) return noteScreen(waitLine(app, table, press.language));
  const decision = decisions.find(({ id }) => id === press.id.args[0]);
  return decision ? { ...seated, decision } : oldButton(app, press, seated);
}

/** One accepted or refused answer to a decision. In a panel the next decision follows, if play goes on there. */
export async function submit(
  app: App,
  caller: Caller,
  { table, seat, decision }: Open,
  moves: readonly unknown[],
  how: { readonly version: number; readonly inPanel: boolean; readonly follows?: boolean },
): Promise<Reply> {
  const answer = await app.tables.submit(actorOf(caller), table.id, moves, {
    decision: decision.id,
    version: how.version,
  });
  if (!answer.ok) {
    const now = (await app.tables.table(table.id)) ?? table;
    const line = refusalLine(caller.language, now, answer.error);
    return screen([words(line), ...(await ownControls(app, now, seat, caller.language))]);
  }
  if (!how.inPanel) return undefined;
  const { table: now, events } = answer.value;
  return doneScreen(app, now, seat, events, caller.language, how.follows);
}

import { type BaseEvent, commitment, type Seat } from '../../engine/index.js';
import type { Table } from '../../table/model.js';
import type { Language } from '../../text/index.js';
import type { App } from '../app.js';
import { CHARACTERS_MAX } from '../budget.js';
import { button, clip, clipLines, fileOf, gallery, row, rows, screen, words } from '../components.js';
import { idFor } from '../controls/asking.js';
import { controlsFor } from '../controls/layout.js';
import type { Part, Screen } from '../screen.js';
import { tell, ui } from '../words.js';
import { pictureFor } from './board.js';
import { headerLine, roundOf, whenever } from './header.js';
import { holdingsLine } from './holdings.js';
import { gameName, personOn, seatMark } from './seats.js';
import { eventLines, linesSince } from './story.js';
import { askingFor } from './table.js';
import { textBoard } from './text-board.js';

const RECAP_LINES = 12;
const TEXT_MAX = CHARACTERS_MAX - 600;

/** The exact controls of a seat, with what only this seat knows, and the way back. */
export async function ownControls(app: App, table: Table, seat: Seat, language: Language): Promise<readonly Part[]> {
  if (table.status !== 'running') return [];
  const asking = askingFor(table, language);
  const { parts, steps } = controlsFor(asking, app.tables.decisions(table, seat, 'own'));
  const person = personOn(table, seat);
  const undo = person && (await app.tables.canUndo(table, person.userId));
  return [...parts, ...rows([...steps, ...(undo ? [button(idFor(asking, 'undo'), ui(language, 'button.undo'))] : [])])];
}

/** Whose turn it is, for someone who has nothing to decide. */
export function waitLine(app: App, table: Table, language: Language): string {
  if (table.status === 'lobby') return ui(language, 'error.notStarted');
  if (table.status === 'paused') return ui(language, 'error.paused');
  if (table.status !== 'running') return ui(language, 'error.over');
  const names = app.tables
    .acting(table)
    .map((seat) => seatMark(language, table, seat))
    .join(', ');
  return ui(language, 'error.notYourTurn', { names });
}

/** After a move made in private: what happened and, where play goes on in this panel, the next decision. */
export async function doneScreen(
  app: App,
  table: Table,
  seat: Seat,
  events: readonly BaseEvent[],
  language: Language,
  follows = true,
): Promise<Screen> {
  const lines = eventLines(app, table, events, seat, language);
  const controls = follows ? await ownControls(app, table, seat, language) : [];
  const open = app.tables.decisions(table, seat, 'own').length > 0 && table.status === 'running';
  const head = [
    ...(lines.length > 0 ? lines : [ui(language, 'panel.done')]),
    ...(open ? [] : [waitLine(app, table, language)]),
  ];
  return screen([words(clipLines(head, TEXT_MAX / 2)), ...controls]);
}

/** A seat's own view: its secrets, the board as it sees it, and its open decisions. */
export async function mineScreen(app: App, table: Table, userId: string, language: Language): Promise<Screen> {
  const seat = app.tables.seatOf(table, userId);
  if (!table.state) return screen([words(waitLine(app, table, language))]);
  const picture = await pictureFor(app, table, seat ?? 'public', language);
  const asked = seat !== undefined && app.tables.acting(table).includes(seat);
  const own = seat === undefined ? undefined : holdingsLine(app, table, seat, seat, language);
  const head = [
    `### ${headerLine(app.tables, language, table)}`,
    ...(own ? [own] : []),
    ...(seat === undefined ? [ui(language, 'panel.watching')] : asked ? [] : [waitLine(app, table, language)]),
  ];
  return screen(
    [
      words(head.join('\n')),
      ...(picture ? [gallery(picture)] : []),
      ...(seat === undefined ? [] : await ownControls(app, table, seat, language)),
      ...takeBackRow(table, userId, language),
    ],
    { files: picture ? [fileOf(picture)] : [] },
  );
}

function takeBackRow(table: Table, userId: string, language: Language): readonly Part[] {
  const away = table.occupants.some((seat) => seat.kind === 'person' && seat.userId === userId && seat.standIn);
  if (!away || table.status === 'finished') return [];
  return [row(button(idFor(askingFor(table, language), 'back'), ui(language, 'button.back'), 'primary'))];
}

/** From the person's last turn to now. */
export async function storyScreen(
  app: App,
  table: Table,
  userId: string,
  language: Language,
  forAll = false,
): Promise<Screen> {
  const seat = app.tables.seatOf(table, userId);
  const lines = await linesSince(app, table, seat, language, forAll ? 'public' : (seat ?? 'public'));
  const shown = lines.slice(-RECAP_LINES);
  const head = ui(language, 'panel.story');
  return screen([
    words(clipLines([`### ${head}`, ...(shown.length > 0 ? shown : [ui(language, 'panel.nothing')])], TEXT_MAX)),
  ]);
}

/** Everything else, one press away. */
export function moreScreen(app: App, table: Table, userId: string, language: Language): Screen {
  const asking = askingFor(table, language);
  const seated = app.tables.seatOf(table, userId) !== undefined;
  const running = table.status === 'running';
  const looks = ['text', 'status', 'log', 'fair'].map((op) => button(idFor(asking, op), ui(language, `button.${op}`)));
  const acts = [
    ...(seated && running ? [button(idFor(asking, 'undo'), ui(language, 'button.undo'))] : []),
    ...(seated && running ? [button(idFor(asking, 'pause'), ui(language, 'button.pause'))] : []),
    ...(seated && table.status === 'paused' ? [button(idFor(asking, 'resume'), ui(language, 'button.resume'))] : []),
    ...(seated && running ? [button(idFor(asking, 'resign'), ui(language, 'button.resign'), 'danger')] : []),
  ];
  return screen([words(ui(language, 'panel.more', { id: table.id })), ...rows(looks), ...rows(acts)]);
}

/** Turn, clock, score and seats in words. */
export function statusScreen(app: App, table: Table, userId: string, language: Language): Screen {
  const own = app.tables.seatOf(table, userId);
  const acting = new Set(table.status === 'running' ? app.tables.acting(table) : []);
  const seats = table.occupants.map((_occupant, seat) => {
    const holdings = table.state ? holdingsLine(app, table, own ?? 'public', seat, language) : undefined;
    return [
      seatMark(language, table, seat),
      ...(acting.has(seat) ? [ui(language, 'status.asked')] : []),
      ...(holdings ? [holdings] : []),
    ].join(' · ');
  });
  const clock = table.clock?.deadline;
  const head = [
    `### ${tell(language, gameName(table))} · ${ui(language, 'lobby.table', { id: table.id })}`,
    [ui(language, `status.${table.status}`), roundOf(app.tables, language, table)]
      .filter((part) => part !== '')
      .join(' · '),
    ...(clock !== undefined && table.status === 'running'
      ? [ui(language, 'header.deadline', { when: whenever(clock) })]
      : []),
  ];
  return screen([words(clipLines([...head, ...seats], TEXT_MAX))]);
}

/** The board in words, region by region. */
export function textBoardScreen(app: App, table: Table, userId: string, language: Language): Screen {
  if (!table.state) return screen([words(waitLine(app, table, language))]);
  const seat = app.tables.seatOf(table, userId);
  const board = textBoard(app, table, seat ?? 'public', language);
  const lines = [`### ${headerLine(app.tables, language, table)}`, ...board];
  return screen([words(clipLines(lines, TEXT_MAX))]);
}

/** The commitment now, the seed itself at the end. */
export function fairnessScreen(table: Table, language: Language): Screen {
  const hash = commitment(table.seed);
  const over = table.status === 'finished';
  return screen([
    words(ui(language, over ? 'fairness.open' : 'fairness.sealed', over ? { hash, seed: table.seed } : { hash })),
  ]);
}

const LOG_PAGE = 1800;

/** The whole log, newest page first; earlier pages by their number. */
export async function logScreen(
  app: App,
  table: Table,
  userId: string,
  language: Language,
  page?: number,
): Promise<Screen> {
  const seat = app.tables.seatOf(table, userId);
  const entries = await app.store.log(table.id);
  const lines = table.state
    ? entries.flatMap(({ seq, entry, events }) =>
        'undo' in entry
          ? [`${seq}. ${ui(language, 'log.undo', { name: seatMark(language, table, entry.seat) })}`]
          : eventLines(app, table, events, seat ?? 'public', language).map((line) => `${seq}. ${line}`),
      )
    : [];
  const pages: string[][] = [[]];
  let length = 0;
  for (const line of lines) {
    const cut = clip(line, LOG_PAGE);
    if (length + cut.length > LOG_PAGE) {
      pages.push([]);
      length = 0;
    }
    pages.at(-1)?.push(cut);
    length += cut.length + 1;
  }
  const at = Math.min(Math.max(page ?? pages.length - 1, 0), pages.length - 1);
  const asking = askingFor(table, language);
  const shown = pages[at] ?? [];
  const head = `### ${ui(language, 'log.title', { page: at + 1, pages: pages.length })}`;
  return screen([
    words([head, ...(shown.length > 0 ? shown : [ui(language, 'panel.nothing')])].join('\n')),
    ...(pages.length > 1
      ? [
          row(
            button(
              idFor(asking, 'log', String(Math.max(0, at - 1))),
              ui(language, 'log.earlier'),
              'secondary',
              at === 0,
            ),
            button(idFor(asking, 'log', `${at + 1}`), ui(language, 'log.later'), 'secondary', at === pages.length - 1),
          ),
        ]
      : []),
  ]);
}

import type { APIButtonComponentWithCustomId } from 'discord-api-types/v10';
import type { Seat } from '../../engine/index.js';
import type { Table } from '../../table/model.js';
import type { Language } from '../../text/index.js';
import type { App } from '../app.js';
import { button, clipLines, fileOf, gallery, row, rows, screen, words } from '../components.js';
import { type Asking, idFor } from '../controls/asking.js';
import { controlsFor } from '../controls/layout.js';
import type { Part, Picture, Screen } from '../screen.js';
import { plain, tell, ui } from '../words.js';
import { headerLine, whenever } from './header.js';
import { gameName, personOn, seatColour, seatMark } from './seats.js';

const HEAD_MAX = 900;

export const askingFor = (table: Table, language: Language): Asking => ({
  table: table.id,
  version: table.version,
  language,
});

/** The row that is the same under every table message. */
export function fixedRow(asking: Asking, hasThread: boolean): Part {
  const { language } = asking;
  return row(
    button(idFor(asking, 'mine'), ui(language, 'button.mine')),
    button(idFor(asking, 'story'), ui(language, 'button.story')),
    ...(hasThread ? [button(idFor(asking, 'watch'), ui(language, 'button.watch'))] : []),
    button(idFor(asking, 'more'), ui(language, 'button.more')),
  );
}

/** Seats the table message asks; whoever else is asked gets a prompt of their own. */
export function askedHere(app: App, table: Table): readonly Seat[] {
  const acting = app.tables.acting(table);
  const active = app.tables.turn(table)?.seat;
  return active === undefined || acting.includes(active) ? acting.filter((seat) => seat === active) : [];
}

/** Seats that are asked although it is not their turn. */
export const askedElsewhere = (app: App, table: Table): readonly Seat[] => {
  const here = askedHere(app, table);
  return app.tables.acting(table).filter((seat) => !here.includes(seat));
};

const waiting = (language: Language, table: Table, seats: readonly Seat[]): string => {
  const names = seats.map((seat) => seatMark(language, table, seat)).join(', ');
  const people = seats.some((seat) => personOn(table, seat));
  return ui(language, people ? 'table.waiting' : 'table.playing', { names });
};

/** What the people asked can press, and the row that ends a step. Made from what everybody may know. */
export async function publicControls(
  app: App,
  table: Table,
  seats: readonly Seat[],
  language: Language,
): Promise<readonly Part[]> {
  const asking = askingFor(table, language);
  const parts: Part[] = [];
  const steps: APIButtonComponentWithCustomId[] = [];
  const asked = seats.filter((seat) => personOn(table, seat));
  const first = asked[0];
  if (first !== undefined) {
    const controls = controlsFor(asking, app.tables.decisions(table, first, 'public'));
    parts.push(...controls.parts);
    steps.push(...controls.steps);
    const person = personOn(table, first);
    if (person && (await app.tables.canUndo(table, person.userId)))
      steps.push(button(idFor(asking, 'undo'), ui(language, 'button.undo')));
  }
  return [...parts, ...rows(steps)];
}

export interface TableExtras {
  readonly picture?: Picture;
  /** People named at the top; a new message pings them, an edited one only names them. */
  readonly pings?: readonly string[];
  readonly since?: readonly string[];
  /** Said below the header: why there is no picture, no thread. */
  readonly notes?: readonly string[];
  readonly hasThread?: boolean;
}

/** The one live message of a table. */
export async function tableScreen(app: App, table: Table, extras: TableExtras): Promise<Screen> {
  const { language } = table;
  const { picture, pings = [], since = [], notes = [], hasThread = false } = extras;
  const asking = askingFor(table, language);
  const here = askedHere(app, table);
  const elsewhere = askedElsewhere(app, table);
  const bots = here.filter((seat) => !personOn(table, seat));
  const head = [
    `### ${headerLine(app.tables, language, table)}`,
    ...(pings.length > 0 ? [pings.map((userId) => `<@${userId}>`).join(' ')] : []),
    ...since,
    ...notes,
  ];
  const waits = [...bots, ...elsewhere];
  const seat = app.tables.turn(table)?.seat;
  return screen(
    [
      words(clipLines(head, HEAD_MAX)),
      ...(picture ? [gallery(picture)] : []),
      ...(waits.length > 0 ? [words(waiting(language, table, waits))] : []),
      ...(await publicControls(app, table, here, language)),
      fixedRow(asking, hasThread),
    ],
    { ...(seat === undefined ? {} : { accent: seatColour(seat) }), files: picture ? [fileOf(picture)] : [], pings },
  );
}

/** A short extra message for people who are asked although it is not their turn. */
export async function promptScreen(app: App, table: Table, pings: readonly string[]): Promise<Screen> {
  const { language } = table;
  const seats = askedElsewhere(app, table);
  const names = seats.map((seat) => seatMark(language, table, seat)).join(', ');
  const deadline = table.clock?.deadline;
  const head = [
    ui(language, 'prompt.asked', { names }),
    ...(pings.length > 0 ? [pings.map((userId) => `<@${userId}>`).join(' ')] : []),
    ...(deadline === undefined ? [] : [ui(language, 'header.deadline', { when: whenever(deadline) })]),
  ];
  const first = seats[0];
  return screen([words(head.join(' · ')), ...(await publicControls(app, table, seats, language))], {
    ...(first === undefined ? {} : { accent: seatColour(first) }),
    pings,
  });
}

/** A message of one line, without controls: a turn that is over, a prompt that was answered. */
export const lineScreen = (line: string, picture?: Picture): Screen =>
  screen([words(line), ...(picture ? [gallery(picture)] : [])], { files: picture ? [fileOf(picture)] : [] });

export function pausedScreen(table: Table, hasThread: boolean, picture?: Picture): Screen {
  const { language, pause } = table;
  const asking = askingFor(table, language);
  const lines = [
    ui(language, pause?.reason ? 'paused.because' : 'paused.plain', {
      reason: plain((pause?.reason ?? '').slice(0, 100)),
      game: tell(language, gameName(table)),
    }),
    ...(pause?.until === undefined ? [] : [ui(language, 'paused.until', { when: whenever(pause.until, 'f') })]),
  ];
  return screen(
    [
      words(lines.join('\n')),
      ...(picture ? [gallery(picture)] : []),
      row(button(idFor(asking, 'resume'), ui(language, 'button.resume'), 'primary')),
      fixedRow(asking, hasThread),
    ],
    { files: picture ? [fileOf(picture)] : [] },
  );
}

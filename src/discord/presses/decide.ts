import { compose, optionsOf } from '../../engine/index.js';
import type { App } from '../app.js';
import type { Press, Reply } from '../caller.js';
import { button, row } from '../components.js';
import { type AnyOption, asksAgain, consequence, idFor, optionLabel, promptOf } from '../controls/asking.js';
import { decodePicks, subsetPanel } from '../controls/subset.js';
import { noteScreen } from '../messages/refusal.js';
import { askingFor } from '../messages/table.js';
import { ui } from '../words.js';
import type { PressHandler } from './handler.js';
import { isScreen, type Open, oldButton, openDecision, submit } from './open-decision.js';

/** Marks a confirmation that began in a panel: there the next decision follows in the same panel. */
const FOLLOWS = 'on';

/** An option that only the seat's secrets forbid is still given to the rules, so that they say why. */
const optionIn = (app: App, { table, seat, decision }: Open, id: string | undefined): AnyOption | undefined =>
  optionsOf(decision).find((option) => option.id === id) ??
  app.tables
    .decisions(table, seat, 'public')
    .filter((open) => open.id === decision.id)
    .flatMap(optionsOf)
    .find((option) => option.id === id);

const confirmation = (press: Press, { table, decision }: Open, option: AnyOption): Reply => {
  const asking = askingFor(table, press.language);
  const label = optionLabel(press.language, option);
  return noteScreen(`${promptOf(press.language, decision)}\n**${label}** · ${consequence(press.language, option)}`, [
    row(
      button(idFor(asking, 'yes', decision.id, option.id, ...(press.inPanel ? [FOLLOWS] : [])), label, 'primary'),
      button(idFor(asking, 'mine'), ui(press.language, 'button.instead')),
    ),
  ]);
};

const take =
  (pick: (press: Press) => string | undefined, how: { readonly fromMenu: boolean; readonly sure: boolean }) =>
  async (app: App, press: Press): Promise<Reply> => {
    const open = await openDecision(app, press);
    if (isScreen(open)) return open;
    const option = optionIn(app, open, pick(press));
    if (!option) return oldButton(app, press, open);
    const others = app.tables.decisions(open.table, open.seat, 'own').length > 1;
    if (!how.sure && asksAgain(open.decision, option, { fromMenu: how.fromMenu, others }))
      return confirmation(press, open, option);
    const follows = !how.sure || press.id.args[2] === FOLLOWS;
    return submit(app, press, open, [option.move], { version: press.id.version, inPanel: press.inPanel, follows });
  };

async function several(app: App, press: Press): Promise<Reply> {
  const open = await openDecision(app, press);
  if (isScreen(open)) return open;
  const { decision } = open;
  if (decision.kind !== 'subset') return oldButton(app, press, open);
  const picked = decision.cells.filter(({ id }) => press.values.includes(id)).map(({ id }) => id);
  if (picked.length !== press.values.length) return oldButton(app, press, open);
  return submit(app, press, open, [compose(decision, picked)], { version: press.id.version, inPanel: press.inPanel });
}

/** A menu of the panel for long lists: it replaces the picks of its own 25 cells. */
async function picks(app: App, press: Press): Promise<Reply> {
  const open = await openDecision(app, press);
  if (isScreen(open)) return open;
  const { decision, table } = open;
  const [, code = '', page = '0'] = press.id.args;
  const before = decision.kind === 'subset' ? decodePicks(decision, code) : undefined;
  if (decision.kind !== 'subset' || !before) return oldButton(app, press, open);
  const here = new Set(decision.cells.slice(Number(page) * 25, Number(page) * 25 + 25).map(({ id }) => id));
  const picked = new Set([...[...before].filter((id) => !here.has(id)), ...press.values.filter((id) => here.has(id))]);
  return noteScreen(
    promptOf(press.language, decision),
    subsetPanel(askingFor(table, press.language), decision, picked),
  );
}

async function send(app: App, press: Press): Promise<Reply> {
  const open = await openDecision(app, press);
  if (isScreen(open)) return open;
  const { decision } = open;
  const picked = decision.kind === 'subset' ? decodePicks(decision, press.id.args[1] ?? '') : undefined;
  if (decision.kind !== 'subset' || !picked) return oldButton(app, press, open);
  const ids = decision.cells.map(({ id }) => id).filter((id) => picked.has(id));
  return submit(app, press, open, [compose(decision, ids)], { version: press.id.version, inPanel: press.inPanel });
}

export const DECIDING: readonly PressHandler[] = [
  { op: 'do', acknowledge: 'quiet', run: take((press) => press.id.args[1], { fromMenu: false, sure: false }) },
  { op: 'menu', acknowledge: 'quiet', run: take((press) => press.values[0], { fromMenu: true, sure: false }) },
  { op: 'yes', acknowledge: 'quiet', run: take((press) => press.id.args[1], { fromMenu: false, sure: true }) },
  { op: 'several', acknowledge: 'quiet', run: several },
  { op: 'picks', acknowledge: 'quiet', run: picks },
  { op: 'send', acknowledge: 'quiet', run: send },
];

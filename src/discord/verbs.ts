import { compose, fail, ok, type Result, type Verb } from '../engine/index.js';
import type { App } from './app.js';
import type { Reply } from './caller.js';
import type { Choice, Typed, Typing } from './command.js';
import { clip } from './components.js';
import { type AnyDecision, optionLabel } from './controls/asking.js';
import { choiceControls } from './controls/choice.js';
import { faultOf, presetDraft, toAmounts } from './controls/draft.js';
import {
  type Candidate,
  candidatesIn,
  choiceValue,
  chosen,
  decisionsFor,
  givenSlots,
  matching,
  plainest,
} from './controls/matching.js';
import { cellNamed, folded, type Unread, unread } from './controls/reading.js';
import { readPlan } from './controls/shorthand.js';
import { ownControls, waitLine } from './messages/panels.js';
import { noteScreen } from './messages/refusal.js';
import { askingFor } from './messages/table.js';
import { editorScreen, unreadLine } from './presses/edit.js';
import { isScreen, type Open, type Seated, seatedAt, submit } from './presses/open-decision.js';
import type { Screen } from './screen.js';
import { tableFor } from './table-for.js';
import { ui } from './words.js';

const NAME_MAX = 100;

/** One handler for all verbs: which decision a verb answers is for the game of this channel to say. */
export async function typeVerb(app: App, typed: Typed, verb: Verb): Promise<Reply> {
  const seated = await seatedHere(app, typed);
  if (isScreen(seated)) return seated;
  const { table, seat } = seated;
  const all = app.tables.decisions(table, seat, 'own');
  if (all.length === 0) return noteScreen(waitLine(app, table, typed.language));
  const decisions = decisionsFor(all, verb);
  const controls = () => ownControls(app, table, seat, typed.language);
  if (decisions.length === 0) return noteScreen(ui(typed.language, 'verb.notNow', { verb }), await controls());
  const plan = typed.options.plan;
  if (plan !== undefined) return typePlan(app, typed, seated, decisions, String(plan));
  const found = find(app, typed, seated, decisions, verb);
  if ('word' in found) return noteScreen(unreadLine(typed, found), await controls());
  if ('several' in found) return ask(typed, seated, found.several);
  return submit(app, typed, { ...seated, decision: found.decision }, [found.option.move], {
    version: table.version,
    inPanel: true,
  });
}

async function seatedHere(app: App, typed: Typed): Promise<Seated | Screen> {
  const table = await tableFor(app, typed);
  if (!table) return noteScreen(ui(typed.language, 'error.noTable'));
  const seated = seatedAt(app, typed, table);
  if (isScreen(seated) || table.status === 'running') return seated;
  return noteScreen(waitLine(app, table, typed.language));
}

type Found = Candidate | Unread | { readonly several: readonly Candidate[] };

function find(app: App, typed: Typed, { table, seat }: Seated, decisions: readonly AnyDecision[], verb: Verb): Found {
  const own = candidatesIn(decisions);
  const open = decisionsFor(app.tables.decisions(table, seat, 'public'), verb);
  if (verb === 'choose') {
    const found = chosen(own, String(typed.options.choice ?? ''));
    return 'word' in found ? chosen(candidatesIn(open), String(typed.options.choice ?? '')) : found;
  }
  const given = givenSlots(typed.options);
  const inOwn = matching(own, given);
  // What only the seat's secrets forbid is given to the rules, which say why.
  const left = 'word' in inOwn ? matching(candidatesIn(open), given) : inOwn;
  if ('word' in left) return inOwn as Unread;
  const suggested = decisions.every(({ kind }) => kind !== 'choice') && Object.keys(given).length === 0;
  const first = left[0];
  if (suggested && first) return first;
  return plainest(left, given) ?? { several: left };
}

/** A verb that fits several moves asks which. */
function ask({ language }: Typed, { table }: Seated, several: readonly Candidate[]): Screen {
  const asking = askingFor(table, language);
  const decisions = [...new Set(several.map(({ decision }) => decision))];
  const parts = decisions.flatMap((decision) => {
    const options = several.filter((candidate) => candidate.decision === decision).map(({ option }) => option);
    return choiceControls(asking, {
      kind: 'choice',
      id: decision.id,
      verb: decision.verb,
      prompt: decision.prompt,
      ...(decision.facts ? { facts: decision.facts } : {}),
      options,
    });
  });
  return noteScreen(ui(language, 'verb.which'), parts);
}

async function typePlan(
  app: App,
  typed: Typed,
  seated: Seated,
  decisions: readonly AnyDecision[],
  plan: string,
): Promise<Reply> {
  const divided = decisions.filter(({ kind }) => kind !== 'choice');
  const preset = divided.flatMap((decision) => candidatesIn([decision])).find(({ option }) => option.id === plan);
  const decision = preset?.decision ?? divided[0];
  const controls = () => ownControls(app, seated.table, seated.seat, typed.language);
  if (!decision) return noteScreen(unreadLine(typed, { word: plan }), await controls());
  const open: Open = { ...seated, decision };
  const how = { version: seated.table.version, inPanel: true };
  if (decision.kind === 'distribution') {
    const read = readPlan(decision, plan);
    if (!read.ok) return noteScreen(unreadLine(typed, read.error), await controls());
    if (faultOf(decision, read.value)) return editorScreen(typed, open, decision, read.value);
    return submit(app, typed, open, [compose(decision, toAmounts(decision, read.value))], how);
  }
  if (decision.kind === 'choice') return undefined;
  if (preset) return submit(app, typed, open, [preset.option.move], how);
  const cells = readCells(decision.cells, plan);
  if (!cells.ok) return noteScreen(unreadLine(typed, cells.error), await controls());
  return submit(app, typed, open, [compose(decision, cells.value)], how);
}

function readCells(cells: Parameters<typeof cellNamed>[0], typed: string): Result<readonly string[], Unread> {
  const named = typed.split(/[\s,;]+/).filter((word) => word !== '');
  const picked = new Set<string>();
  for (const word of named) {
    const cell = cellNamed(cells, word);
    if (!cell)
      return fail(
        unread(
          word,
          cells.map(({ code }) => code),
        ),
      );
    picked.add(cell.id);
  }
  return ok(cells.map(({ id }) => id).filter((id) => picked.has(id)));
}

/** What is legal now for this person, best first; one line that says why if nothing is. */
export async function completeVerb(app: App, typing: Typing, verb: Verb): Promise<readonly Choice[]> {
  const { language, focused } = typing;
  const table = await tableFor(app, typing);
  const why = (reason: string): readonly Choice[] => [
    { name: clip(reason.replaceAll(/[*\\]/g, ''), NAME_MAX), value: '-' },
  ];
  if (!table) return why(ui(language, 'error.noTable'));
  const seat = app.tables.seatOf(table, typing.userId);
  if (seat === undefined) return why(ui(language, 'error.watching'));
  const all = table.status === 'running' ? app.tables.decisions(table, seat, 'own') : [];
  if (all.length === 0) return why(waitLine(app, table, language));
  const decisions = decisionsFor(all, verb);
  if (decisions.length === 0) return why(ui(language, 'verb.notNow', { verb }));
  const word = String(typing.options[focused] ?? '');
  const choices = focused === 'plan' ? planChoices(decisions, typing, word) : slotChoices(decisions, typing, verb);
  return choices.filter(({ name, value }) => folded(`${name} ${value}`).includes(folded(word)) || value === word);
}

function slotChoices(
  decisions: readonly AnyDecision[],
  { language, focused, options }: Typing,
  verb: Verb,
): readonly Choice[] {
  const candidates = candidatesIn(decisions);
  const named = ({ option }: Candidate, value: string): Choice => ({
    name: clip(optionLabel(language, option), NAME_MAX),
    value,
  });
  if (verb === 'choose') return candidates.map((candidate) => named(candidate, choiceValue(candidate)));
  const { [focused as 'target']: _, ...others } = givenSlots(options);
  const left = matching(candidates, others);
  if ('word' in left) return [];
  const seen = new Map<string, Choice>();
  for (const candidate of left) {
    const value = candidate.option.slots?.[focused as 'target'];
    if (value !== undefined && !seen.has(value)) seen.set(value, named(candidate, value));
  }
  return [...seen.values()];
}

function planChoices(decisions: readonly AnyDecision[], { language }: Typing, word: string): readonly Choice[] {
  return decisions.flatMap((decision) => {
    if (decision.kind === 'choice') return [];
    const typed =
      decision.kind === 'distribution' && word !== '' && readPlan(decision, word).ok && !presetDraft(decision, word)
        ? [{ name: clip(ui(language, 'verb.taken', { what: word }), NAME_MAX), value: word.slice(0, NAME_MAX) }]
        : [];
    return [
      ...typed,
      ...decision.presets.map((preset) => ({ name: clip(optionLabel(language, preset), NAME_MAX), value: preset.id })),
    ];
  });
}

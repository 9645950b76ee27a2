import { type APIModalInteractionResponseCallbackData, ComponentType, TextInputStyle } from 'discord-api-types/v10';
import { compose } from '../../engine/index.js';
import type { App } from '../app.js';
import type { Press, Reply } from '../caller.js';
import { clip, screen, words } from '../components.js';
import { promptOf } from '../controls/asking.js';
import {
  type AnyDistribution,
  type Draft,
  decodeDraft,
  firstDraft,
  handOf,
  kindsOf,
  presetDraft,
  take,
  tap,
  toAmounts,
} from '../controls/draft.js';
import {
  decodeMode,
  type EditorAction,
  type EditorMode,
  editorParts,
  FIRST_MODE,
  fitsIds,
} from '../controls/editor.js';
import { readPlan, writePlan } from '../controls/shorthand.js';
import { subsetPanel } from '../controls/subset.js';
import { formatId } from '../custom-id.js';
import { noteScreen } from '../messages/refusal.js';
import { askingFor } from '../messages/table.js';
import type { Screen } from '../screen.js';
import { plain, ui } from '../words.js';
import type { PressHandler } from './handler.js';
import { isScreen, type Open, oldButton, openDecision, submit } from './open-decision.js';

const MODAL_TITLE_MAX = 45;
const PLAN_FIELD = 'plan';

/** The editor as a panel. A draft too large for its ids can only be typed. */
export function editorScreen(
  press: Pick<Press, 'language'>,
  { table }: Open,
  decision: AnyDistribution,
  draft: Draft,
  mode: EditorMode = FIRST_MODE,
  note?: string,
): Screen {
  const editing = { asking: askingFor(table, press.language), decision, draft, mode };
  if (!fitsIds(editing)) return noteScreen(ui(press.language, 'editor.tooLong'));
  return screen([...(note ? [words(note)] : []), ...editorParts(editing)]);
}

async function open(app: App, press: Press): Promise<Reply> {
  const asked = await openDecision(app, press);
  if (isScreen(asked)) return asked;
  const { decision, table } = asked;
  const { language } = press;
  if (decision.kind === 'distribution') return editorScreen(press, asked, decision, firstDraft(decision));
  if (decision.kind === 'subset')
    return noteScreen(promptOf(language, decision), subsetPanel(askingFor(table, language), decision, new Set()));
  return oldButton(app, press, asked);
}

interface Edited {
  readonly draft: Draft;
  readonly mode: EditorMode;
}

const repeat = (times: number, draft: Draft, step: (draft: Draft) => Draft): Draft =>
  Array.from({ length: times }).reduce<Draft>((next) => step(next), draft);

/** What one press does to the draft; nothing for a press that makes no sense. */
export function edited(
  decision: AnyDistribution,
  { draft, mode }: Edited,
  action: EditorAction,
  argument: string,
): Edited | undefined {
  const index = Number.parseInt(argument, 36);
  const cell = index >= 0 && index < decision.cells.length ? index : undefined;
  const put = (times: number): Edited | undefined =>
    cell === undefined
      ? undefined
      : { draft: repeat(times, draft, (next) => tap(decision, next, cell, mode.kind)), mode: { ...mode, cell } };
  switch (action) {
    case 'tap':
      return mode.taking && cell !== undefined ? { draft: take(draft, cell, mode.kind), mode } : put(1);
    case 'more':
      return put(1);
    case 'five':
      return put(5);
    case 'fill':
      return put(Math.max(0, handOf(decision, draft)[mode.kind] ?? 0));
    case 'less':
      return cell === undefined ? undefined : { draft: take(draft, cell, mode.kind), mode: { ...mode, cell } };
    case 'cell':
      return cell === undefined ? undefined : { draft, mode: { ...mode, cell } };
    case 'turn':
      return { draft, mode: { ...mode, taking: !mode.taking } };
    case 'kind':
      return { draft, mode: { ...mode, kind: (mode.kind + 1) % kindsOf(decision).length } };
    case 'reset':
      return { draft: firstDraft(decision), mode: FIRST_MODE };
    case 'set': {
      const preset = presetDraft(decision, decision.presets[index]?.id ?? '');
      return preset && { draft: preset, mode };
    }
    case 'send':
      return undefined;
  }
}

interface Opened {
  readonly open: Open;
  readonly decision: AnyDistribution;
  readonly draft: Draft;
  readonly mode: EditorMode;
}

/** The editor that a press belongs to, from nothing but its id. */
async function reopened(app: App, press: Press): Promise<Opened | Screen> {
  const asked = await openDecision(app, press);
  if (isScreen(asked)) return asked;
  const { decision } = asked;
  const [, modeCode = '', draftCode = ''] = press.id.args;
  const mode = decodeMode(modeCode);
  const draft = decision.kind === 'distribution' ? decodeDraft(decision, draftCode) : undefined;
  if (decision.kind !== 'distribution' || !draft || !mode || mode.kind >= kindsOf(decision).length)
    return oldButton(app, press, asked);
  return { open: asked, decision, draft, mode };
}

async function edit(app: App, press: Press): Promise<Reply> {
  const editor = await reopened(app, press);
  if (isScreen(editor)) return editor;
  const { open: asked, decision, draft, mode } = editor;
  const [, , , action = '', argument = ''] = press.id.args;
  if (action === 'send')
    return submit(app, press, asked, [compose(decision, toAmounts(decision, draft))], {
      version: press.id.version,
      inPanel: true,
    });
  const picked = action === 'cell' ? (press.values[0] ?? '') : argument;
  const next = edited(decision, { draft, mode }, action as EditorAction, picked) ?? { draft, mode };
  return editorScreen(press, asked, decision, next.draft, next.mode);
}

/** The plan as text, to be changed by typing. */
async function typing(app: App, press: Press): Promise<APIModalInteractionResponseCallbackData | Reply> {
  const editor = await reopened(app, press);
  if (isScreen(editor)) return editor;
  const { decision, draft } = editor;
  const { language } = press;
  return {
    custom_id: formatId({ ...press.id, op: 'typed', args: [decision.id] }),
    title: clip(promptOf(language, decision), MODAL_TITLE_MAX),
    components: [
      {
        type: ComponentType.Label,
        label: ui(language, 'editor.field'),
        description: ui(language, 'editor.fieldHint'),
        component: {
          type: ComponentType.TextInput,
          custom_id: PLAN_FIELD,
          style: TextInputStyle.Paragraph,
          value: writePlan(decision, draft),
          max_length: 1000,
        },
      },
    ],
  };
}

async function typed(app: App, press: Press): Promise<Reply> {
  const asked = await openDecision(app, press);
  if (isScreen(asked)) return asked;
  const { decision } = asked;
  if (decision.kind !== 'distribution') return oldButton(app, press, asked);
  const plan = readPlan(decision, press.typed ?? '');
  if (plan.ok) return editorScreen(press, asked, decision, plan.value);
  const note = unreadLine(press, plan.error);
  return editorScreen(press, asked, decision, firstDraft(decision), FIRST_MODE, note);
}

/** Error 9: what could not be read, and the nearest that can. */
export const unreadLine = (
  { language }: Pick<Press, 'language'>,
  { word, nearest }: { readonly word: string; readonly nearest?: string },
): string =>
  ui(language, nearest ? 'error.unreadNearest' : 'error.unread', { word: plain(word), nearest: plain(nearest ?? '') });

export const EDITING: readonly PressHandler[] = [
  { op: 'open', acknowledge: 'panel', run: open },
  { op: 'edit', acknowledge: 'quiet', run: edit },
  { op: '!type', modal: typing },
  { op: 'typed', acknowledge: 'quiet', run: typed },
];

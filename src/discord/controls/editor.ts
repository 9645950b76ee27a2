import { labelOf } from '../../engine/index.js';
import { type Language, say } from '../../text/index.js';
import { button, clipLines, menu, row, rows, words } from '../components.js';
import { CUSTOM_ID_MAX, joinId } from '../custom-id.js';
import type { Part } from '../screen.js';
import { tell, ui } from '../words.js';
import { type Asking, optionLabel, promptOf } from './asking.js';
import { type AnyDistribution, type Draft, donorOf, encodeDraft, faultOf, handOf, kindsOf, totalOn } from './draft.js';

/** Cells that fit as buttons; beyond that a menu picks the cell and four buttons step it. */
export const BUTTON_CELLS = 20;
const PRESETS_MAX = 4;
const TEXT_MAX = 1500;

/** What the editor is set to: adding or taking away, which kind of piece, which cell is picked (many cells only). */
export interface EditorMode {
  readonly taking: boolean;
  readonly kind: number;
  readonly cell: number;
}

export const FIRST_MODE: EditorMode = { taking: false, kind: 0, cell: 0 };

export const encodeMode = ({ taking, kind, cell }: EditorMode): string =>
  `${taking ? 't' : 'a'}${kind.toString(36)}${cell.toString(36)}`;

export function decodeMode(code: string): EditorMode | undefined {
  const [, taking, kind = '', cell = ''] = /^([at])([0-9a-z])([0-9a-z]{1,2})$/.exec(code) ?? [];
  return taking
    ? { taking: taking === 't', kind: Number.parseInt(kind, 36), cell: Number.parseInt(cell, 36) }
    : undefined;
}

/** What a press in the editor does to the draft. `!type` opens a modal and stands outside. */
export type EditorAction =
  | 'tap'
  | 'more'
  | 'five'
  | 'less'
  | 'fill'
  | 'turn'
  | 'kind'
  | 'reset'
  | 'set'
  | 'send'
  | 'cell';

interface Editing {
  readonly asking: Asking;
  readonly decision: AnyDistribution;
  readonly draft: Draft;
  readonly mode: EditorMode;
}

const editorId = ({ asking, decision, draft, mode }: Editing, action: string, argument = ''): string =>
  joinId({
    table: asking.table,
    version: asking.version,
    op: action === '!type' ? action : 'edit',
    args: [
      decision.id,
      encodeMode(mode),
      encodeDraft(decision, draft),
      ...(action === '!type' ? [] : [action, argument]),
    ],
  });

/** Whether the draft fits into its ids; if not, the plan has to be typed. */
export const fitsIds = (editing: Editing): boolean => editorId(editing, 'reset', '000').length <= CUSTOM_ID_MAX;

/** Games name their pieces in their own catalogues, which the prompt's key belongs to. */
const pieceName = (language: Language, { prompt }: Editing['decision'], kind: string): string =>
  say(language, { key: `${prompt.slice(0, prompt.indexOf(':'))}:piece.${kind}` });

function reason({ asking: { language }, decision, draft }: Editing): string {
  const fault = faultOf(decision, draft);
  if (fault)
    return ui(language, `editor.fault.${fault.kind}`, { ...fault, cell: ('cell' in fault && fault.cell) || '—' });
  return ui(language, 'editor.ready');
}

function lines(editing: Editing): string {
  const { asking, decision, draft, mode } = editing;
  const { language } = asking;
  const of = Object.values(decision.pieces).reduce((sum, count) => sum + count, 0);
  const left = handOf(decision, draft).reduce((sum, count) => sum + count, 0);
  const cells = decision.cells.map((cell, index) => {
    const [count, now] = [totalOn(draft, index), Object.values(cell.now).reduce((sum, each) => sum + each, 0)];
    const shift = count === now ? '' : ` (${count > now ? '+' : '−'}${Math.abs(count - now)})`;
    const kinds = kindsOf(decision);
    const detail =
      kinds.length < 2
        ? ''
        : ` [${kinds.map((kind, k) => `${draft[index]?.[k] ?? 0} ${pieceName(language, decision, kind)}`).join(', ')}]`;
    const name = tell(language, labelOf(cell));
    const place = name.startsWith(cell.code) ? name : `${cell.code} · ${name}`;
    return `**${place}**: ${count}${shift}${detail}`;
  });
  const donor = left > 0 ? undefined : donorOf(decision, draft, mode.kind, -1);
  const from = donor === undefined ? undefined : decision.cells[donor]?.code;
  return clipLines(
    [
      `### ${promptOf(language, decision)}`,
      ui(language, 'editor.placed', { placed: of - left, of }) +
        (from ? ` · ${ui(language, 'editor.donor', { from })}` : ''),
      ...cells,
      reason(editing),
    ],
    TEXT_MAX,
  );
}

function cellControls(editing: Editing): readonly Part[] {
  const { asking, decision, draft, mode } = editing;
  if (decision.cells.length <= BUTTON_CELLS) {
    return rows(
      decision.cells.map(({ code }, index) =>
        button(editorId(editing, 'tap', index.toString(36)), `${code} · ${totalOn(draft, index)}`),
      ),
    );
  }
  const menus: Part[] = [];
  for (let at = 0; at < decision.cells.length; at += 25) {
    const part = decision.cells.slice(at, at + 25).map((cell, offset) => ({
      value: (at + offset).toString(36),
      label: `${cell.code} · ${totalOn(draft, at + offset)} · ${say(asking.language, labelOf(cell))}`,
      chosen: at + offset === mode.cell,
    }));
    menus.push(row(menu(editorId(editing, 'cell', String(at / 25)), ui(asking.language, 'editor.where'), part)));
  }
  const cell = mode.cell.toString(36);
  const code = decision.cells[mode.cell]?.code ?? '';
  return [
    ...menus,
    row(
      button(editorId(editing, 'less', cell), `${code} −1`),
      button(editorId(editing, 'more', cell), `${code} +1`),
      button(editorId(editing, 'five', cell), `${code} +5`),
      button(editorId(editing, 'fill', cell), ui(asking.language, 'editor.fill', { code })),
    ),
  ];
}

/** The panel that divides pieces: what is where, presets, a button a cell, and the confirmation. */
export function editorParts(editing: Editing): readonly Part[] {
  const { asking, decision, mode } = editing;
  const { language } = asking;
  const kinds = kindsOf(decision);
  const presets = decision.presets
    .slice(0, PRESETS_MAX)
    .map((preset, index) => button(editorId(editing, 'set', index.toString(36)), optionLabel(language, preset)));
  const blocked = faultOf(decision, editing.draft) !== undefined;
  return [
    words(lines(editing)),
    row(...presets, button(editorId(editing, '!type'), ui(language, 'editor.type'))),
    ...cellControls(editing),
    row(
      button(editorId(editing, 'turn'), ui(language, mode.taking ? 'editor.taking' : 'editor.adding')),
      ...(kinds.length > 1
        ? [
            button(
              editorId(editing, 'kind'),
              ui(language, 'editor.piece', { piece: pieceName(language, decision, kinds[mode.kind] ?? '') }),
            ),
          ]
        : []),
      button(editorId(editing, 'reset'), ui(language, 'editor.reset')),
      button(editorId(editing, 'send'), ui(language, 'editor.send'), 'success', blocked),
    ),
  ];
}

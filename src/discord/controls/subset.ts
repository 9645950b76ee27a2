import { type BaseMove, type Cell, labelOf, type Subset } from '../../engine/index.js';
import { say } from '../../text/index.js';
import { button, type Entry, MENU_MAX, menu, row, rows } from '../components.js';
import type { Part } from '../screen.js';
import { ui } from '../words.js';
import { type Asking, idFor, optionLabel, promptOf } from './asking.js';

export type AnySubset = Subset<BaseMove>;

const PRESETS_MAX = 4;

/** Which cells are picked, as few characters as fit into a custom id: six cells a character. */
const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz-_';

export function encodePicks({ cells }: AnySubset, picked: ReadonlySet<string>): string {
  let code = '';
  for (let at = 0; at < cells.length; at += 6) {
    const bits = cells.slice(at, at + 6).reduce((sum, { id }, bit) => sum + (picked.has(id) ? 1 << bit : 0), 0);
    code += ALPHABET[bits] ?? '0';
  }
  return code;
}

export function decodePicks({ cells }: AnySubset, code: string): ReadonlySet<string> | undefined {
  if (code.length !== Math.ceil(cells.length / 6)) return undefined;
  const picked = cells.filter((_cell, index) => {
    const bits = ALPHABET.indexOf(code[Math.floor(index / 6)] ?? '');
    return bits >= 0 && (bits >> (index % 6)) % 2 === 1;
  });
  return new Set(picked.map(({ id }) => id));
}

const entry = (asking: Asking, cell: Cell, chosen: boolean): Entry => {
  const name = say(asking.language, labelOf(cell));
  return { value: cell.id, label: name.includes(cell.code) ? name : `${cell.code} · ${name}`, chosen };
};

const presetButtons = (asking: Asking, decision: AnySubset): readonly Part[] =>
  rows(
    decision.presets
      .slice(0, PRESETS_MAX)
      .map((preset, index) =>
        button(
          idFor(asking, 'do', decision.id, preset.id),
          optionLabel(asking.language, preset),
          index === 0 ? 'primary' : 'secondary',
        ),
      ),
  );

/** Several of a list: one menu that answers at once, or, where one is not enough, the way into a panel of menus. */
export function subsetControls(asking: Asking, decision: AnySubset): readonly Part[] {
  const { cells, min, max } = decision;
  if (cells.length > MENU_MAX) {
    const open = button(idFor(asking, 'open', decision.id), ui(asking.language, 'control.choose'));
    return [...presetButtons(asking, decision), row(open)];
  }
  const entries = cells.map((cell) => entry(asking, cell, false));
  const picker = menu(idFor(asking, 'several', decision.id), promptOf(asking.language, decision), entries, {
    min,
    max,
  });
  return [...presetButtons(asking, decision), row(picker)];
}

/** The panel for long lists: a menu for each 25 cells; the sum is checked when it is sent. */
export function subsetPanel(asking: Asking, decision: AnySubset, picked: ReadonlySet<string>): readonly Part[] {
  const { cells, min, max } = decision;
  const code = encodePicks(decision, picked);
  const parts: Part[] = [];
  for (let at = 0; at < cells.length; at += MENU_MAX) {
    const page = cells.slice(at, at + MENU_MAX);
    const entries = page.map((cell) => entry(asking, cell, picked.has(cell.id)));
    const id = idFor(asking, 'picks', decision.id, code, String(at / MENU_MAX));
    const span = `${page[0]?.code ?? ''} – ${page.at(-1)?.code ?? ''}`;
    parts.push(row(menu(id, span, entries, { min: 0, max: Math.min(max, page.length) })));
  }
  const fits = picked.size >= min && picked.size <= max;
  const label = ui(asking.language, 'control.send', { picked: picked.size, min, max });
  return [...parts, row(button(idFor(asking, 'send', decision.id, code), label, 'success', !fits))];
}

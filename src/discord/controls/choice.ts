import { type BaseMove, type Choice, text } from '../../engine/index.js';
import { say } from '../../text/index.js';
import { button, type Entry, MENU_MAX, menu, row, rows } from '../components.js';
import type { Part } from '../screen.js';
import { ui } from '../words.js';
import { type AnyOption, type Asking, idFor, optionLabel, optionWhy, promptOf } from './asking.js';

/** Longest label of buttons in one row, and in two. */
const ROW_LABEL = 38;
const GRID_LABEL = 20;

const suggestedFirst = ({ options, suggested }: Choice<BaseMove>): readonly AnyOption[] => {
  const best = options.find(({ id }) => id === suggested);
  return best ? [best, ...options.filter((option) => option !== best)] : options;
};

const fitsButtons = (labels: readonly string[]): boolean => {
  const longest = Math.max(...labels.map((label) => label.length));
  if (labels.length === 1) return true;
  return labels.length <= 5 ? longest <= ROW_LABEL : labels.length <= 10 && longest <= GRID_LABEL;
};

/** Options in menus of at most 25: one a group where groups exist, else in order. */
function menusOf(options: readonly AnyOption[]): readonly (readonly AnyOption[])[] {
  if (options.length <= MENU_MAX) return [options];
  const groups = new Map<string, AnyOption[]>();
  for (const option of options) {
    const group = groups.get(option.group ?? '') ?? [];
    group.push(option);
    groups.set(option.group ?? '', group);
  }
  return [...groups.values()].flatMap((group) => {
    const pages: AnyOption[][] = [];
    for (let at = 0; at < group.length; at += MENU_MAX) pages.push(group.slice(at, at + MENU_MAX));
    return pages;
  });
}

const span = (options: readonly AnyOption[], language: Asking['language']): string => {
  const [first, last] = [options[0], options.at(-1)];
  if (!first || !last) return '';
  if (first.group !== undefined) return say(language, text(first.group));
  const code = (option: AnyOption) => option.slots?.target ?? optionLabel(language, option);
  return `${code(first)} – ${code(last)}`;
};

/** `titled`: the question stands above already. */
export function choiceMenus(asking: Asking, decision: Choice<BaseMove>, titled = false): readonly Part[] {
  const { language } = asking;
  const entry = (option: AnyOption): Entry => {
    const description = optionWhy(language, option);
    return { value: option.id, label: optionLabel(language, option), ...(description ? { description } : {}) };
  };
  const question = titled ? ui(language, 'control.choose') : promptOf(language, decision);
  const menus = menusOf(decision.options);
  return menus.map((options, index) => {
    const placeholder =
      menus.length > 1 ? ui(language, 'control.part', { question, part: span(options, language) }) : question;
    return row(menu(idFor(asking, 'menu', decision.id, String(index)), placeholder, options.map(entry)));
  });
}

/** Up to 5 options are buttons, up to 10 if their labels are short; more are menus. */
export function choiceControls(asking: Asking, decision: Choice<BaseMove>, titled = false): readonly Part[] {
  const options = suggestedFirst(decision);
  if (!fitsButtons(options.map((option) => optionLabel(asking.language, option))))
    return choiceMenus(asking, decision, titled);
  return rows(
    options.map((option) =>
      button(
        idFor(asking, 'do', decision.id, option.id),
        optionLabel(asking.language, option),
        option.id === decision.suggested ? 'primary' : 'secondary',
      ),
    ),
  );
}

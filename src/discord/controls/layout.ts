import { type APIButtonComponentWithCustomId, ComponentType } from 'discord-api-types/v10';
import type { BaseMove, Distribution } from '../../engine/index.js';
import { componentsIn } from '../budget.js';
import { button, row, rows, words } from '../components.js';
import type { Part } from '../screen.js';
import { ui } from '../words.js';
import { type AnyDecision, type Asking, idFor, optionLabel, promptOf } from './asking.js';
import { choiceControls, choiceMenus } from './choice.js';
import { subsetControls } from './subset.js';

/** Components that decisions may take of a message's 38; the rest is for header, picture and rows that stay. */
export const DECISIONS_MAX = 23;
const PRESETS_MAX = 4;
const STEPS_MAX = 3;

/** What a seat can press: the controls proper, and the buttons that end a step. */
export interface Controls {
  readonly parts: readonly Part[];
  readonly steps: readonly APIButtonComponentWithCustomId[];
}

/** Ending and passing stand in a row of their own, away from the moves. */
const isStep = (decision: AnyDecision): boolean =>
  (decision.verb === 'end' || decision.verb === 'pass') && decision.kind === 'choice' && decision.options.length === 1;

const presetControls = (asking: Asking, decision: Distribution<BaseMove>): readonly Part[] =>
  rows([
    ...decision.presets
      .slice(0, PRESETS_MAX)
      .map((preset, index) =>
        button(
          idFor(asking, 'do', decision.id, preset.id),
          optionLabel(asking.language, preset),
          index === 0 ? 'primary' : 'secondary',
        ),
      ),
    button(idFor(asking, 'open', decision.id), ui(asking.language, 'control.edit')),
  ]);

function partsOf(asking: Asking, decision: AnyDecision, compact: boolean, titled: boolean): readonly Part[] {
  switch (decision.kind) {
    case 'choice':
      return compact ? choiceMenus(asking, decision, titled) : choiceControls(asking, decision, titled);
    case 'distribution':
      return presetControls(asking, decision);
    case 'subset':
      return subsetControls(asking, decision);
  }
}

/** The question stands above its controls, unless a menu already shows it. */
const block = (asking: Asking, decision: AnyDecision, compact: boolean, first: boolean): readonly Part[] => {
  const parts = partsOf(asking, decision, compact, first);
  const shown = JSON.stringify(parts).includes('"placeholder"');
  return shown && !first ? parts : [words(promptOf(asking.language, decision)), ...parts];
};

/** All open decisions of a seat as controls. Where there are too many, the longest lists become menus. */
export function controlsFor(asking: Asking, decisions: readonly AnyDecision[], max = DECISIONS_MAX): Controls {
  const only = decisions.length === 1;
  const steps = only ? [] : decisions.filter(isStep).slice(0, STEPS_MAX);
  const proper = decisions.filter((decision) => !steps.includes(decision));
  const compact = new Set<AnyDecision>();
  const build = () =>
    proper.map((decision, at) => {
      const before = proper[at - 1];
      const parts = block(asking, decision, compact.has(decision), at === 0);
      return before && promptOf(asking.language, before) === promptOf(asking.language, decision)
        ? parts.filter(({ type }) => type !== ComponentType.TextDisplay)
        : parts;
    });
  let blocks = build();
  while (componentsIn(blocks.flat()) > max) {
    const largest = proper
      .map((decision, at) => ({ decision, size: componentsIn(blocks[at] ?? []) }))
      .filter(({ decision }) => decision.kind === 'choice' && !compact.has(decision))
      .sort((a, b) => b.size - a.size)[0];
    if (!largest) break;
    compact.add(largest.decision);
    blocks = build();
  }
  return {
    parts: within(joined(blocks.flat()), max, asking),
    steps: steps.flatMap((decision) =>
      decision.kind === 'choice'
        ? decision.options.map((option) =>
            button(idFor(asking, 'do', decision.id, option.id), optionLabel(asking.language, option)),
          )
        : [],
    ),
  };
}

/** Buttons that follow each other without words between them share a row where they fit. */
function joined(parts: readonly Part[]): readonly Part[] {
  const rowsOut: Part[] = [];
  for (const part of parts) {
    const last = rowsOut.at(-1);
    const fits =
      last?.type === ComponentType.ActionRow &&
      part.type === ComponentType.ActionRow &&
      last.components.length + part.components.length <= 5 &&
      [...last.components, ...part.components].every(({ type }) => type === ComponentType.Button);
    if (fits) rowsOut[rowsOut.length - 1] = row(...last.components, ...part.components);
    else rowsOut.push(part);
  }
  return rowsOut;
}

/** What still does not fit is reached by typing. */
function within(parts: readonly Part[], max: number, { language }: Asking): readonly Part[] {
  if (componentsIn(parts) <= max) return parts;
  const kept: Part[] = [];
  for (const part of parts) {
    if (componentsIn([...kept, part]) > max - 1) break;
    kept.push(part);
  }
  return [...kept, words(ui(language, 'control.typeRest'))];
}

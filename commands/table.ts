import type { Command } from '../src/discord/command.js';
import { noteScreen } from '../src/discord/messages/refusal.js';
import { ui } from '../src/discord/words.js';
import { GAME_IDS, GAMES } from '../src/games/index.js';
import { LEVELS, PACES } from '../src/table/model.js';
import { say } from '../src/text/index.js';
import { choice, command, option, subcommand } from './describe.js';
import { completeTable } from './table/completions.js';
import { LOBBY_ACTS } from './table/lobby.js';
import { LOOKS } from './table/looks.js';
import { PLAY_ACTS } from './table/play.js';
import { TABLE_WORDS } from './words.js';

const ACTS = { ...LOBBY_ACTS, ...PLAY_ACTS, ...LOOKS };

const games = GAME_IDS.map((id) => ({
  name: say('en', { key: `ui:game.${id}` }),
  name_localizations: { pl: say('pl', { key: `ui:game.${id}` }) },
  value: id,
}));
const modes = Object.values(GAMES).flatMap(({ modes: ids }) =>
  ids.map((id) => ({
    name: say('en', { key: `ui:mode.${id}` }),
    name_localizations: { pl: say('pl', { key: `ui:mode.${id}` }) },
    value: id,
  })),
);
const pace = option('pace', { choices: PACES.map(choice) });
const level = option('level', { choices: LEVELS.map(choice) });
const view = option('view', { choices: (['board', 'text'] as const).map(choice) });
const shown = [option('table'), option('public')];

const OPTIONS: Partial<Record<keyof typeof TABLE_WORDS, Parameters<typeof subcommand>[2]>> = {
  open: [option('game', { required: true, choices: games }), option('mode', { choices: modes }), pace, option('seats')],
  join: [option('seat')],
  'add-bot': [level, option('seat')],
  remove: [option('seat', { required: true })],
  status: shown,
  board: [view, ...shown],
  replace: [option('seat', { required: true }), option('user', { required: true })],
  pause: [option('time'), option('reason')],
  cancel: [option('reason')],
  log: [option('table')],
  fairness: [option('table')],
};

export const table = {
  data: command(
    'table',
    Object.entries(TABLE_WORDS).map(([name, words]) =>
      subcommand(name, words, OPTIONS[name as keyof typeof TABLE_WORDS] ?? []),
    ),
    { direct: true },
  ),
  async execute(app, typed) {
    const act = Object.hasOwn(ACTS, typed.subcommand ?? '') ? ACTS[typed.subcommand as keyof typeof ACTS] : undefined;
    return act ? act(app, typed) : noteScreen(ui(typed.language, 'error.unknownControl'));
  },
  autocomplete: completeTable,
} satisfies Command;

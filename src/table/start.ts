import { type AnyGame, begin, commitment, type Json, ok, type Text, text } from '../engine/index.js';
import { advance, type Now, settled } from './advance.js';
import type { Actor } from './api.js';
import { type Decided, patch } from './change.js';
import { inLobby } from './lobby.js';
import type { Table } from './model.js';
import { namesOf } from './names.js';
import { forcedSteps } from './press.js';
import { refuse } from './refusals.js';
import type { Notice } from './store.js';
import { story } from './story.js';
import { startClock } from './timing.js';

/** The first state, with the seats that are taken. Decisions without a choice are made at once. */
export function start(table: Table, actor: Actor, seed: string, at: Now): Decided {
  const open = inLobby(table, actor);
  if (!open.ok) return open;
  const { game, now } = at;
  const occupants = table.occupants.filter(({ kind }) => kind !== 'free');
  const missing = game.seats.min - occupants.length;
  if (missing > 0) return refuse('tooFew', { min: game.seats.min, count: missing });
  const options = game.parseOptions(table.options, occupants.length);
  if (!options.ok) return options;
  const state = begin(game, options.value, occupants.length, seed);
  const begun = patch(table, {
    status: 'running',
    rules: game.rules,
    options: options.value as unknown as Json,
    occupants,
    seed,
    state,
    wake: undefined,
  });
  const opening: readonly Notice[] = [{ kind: 'lobby' }, story(beginning(begun, game))];
  const clock = startClock(table.pace, occupants.length, now);
  const steps = forcedSteps(game, state);
  if (steps.length === 0) {
    const first: Notice = { kind: 'table', turn: game.turn(state).number };
    return ok({ table: settled(begun, clock, state, at), notices: [...opening, first] });
  }
  const draft = advance(begun, clock, { by: 'bot', steps, earlier: [] }, at);
  return ok({ ...draft, notices: [...opening, ...draft.notices] });
}

function beginning(table: Table, game: AnyGame): Text {
  const rounds = table.state && game.turn(table.state).rounds;
  const names = namesOf(table, [...table.occupants.keys()]);
  const hash = commitment(table.seed);
  return rounds === undefined
    ? text('table:story.begins', { names, hash })
    : text('table:story.beginsRounds', { names, hash, count: rounds });
}

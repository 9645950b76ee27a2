import type { MoveType } from '../moves.js';
import { ability } from './ability.js';
import type { Action } from './action.js';
import { endActions } from './end.js';
import { fight } from './fight.js';
import { playHeal } from './heal.js';
import { flightPath, move } from './move.js';
import { quest } from './quest.js';
import { rest } from './rest.js';
import { playTravel } from './travel.js';

/** What may be begun while the game is idle, in the order in which it is offered. */
export const ACTIONS = { fight, quest, move, rest, flightPath, ability, playTravel, playHeal, endActions } as const;

export type ActionType = keyof typeof ACTIONS;

export const isAction = (type: MoveType): type is ActionType => Object.hasOwn(ACTIONS, type);

/** One action for a move whose type is not known here. */
export const actionOf = (type: ActionType): Action<MoveType> => ACTIONS[type] as unknown as Action<MoveType>;

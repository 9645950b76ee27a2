import type { Hooks } from '../hooks.js';
import type { CoopState } from './state.js';

/** What the events of a scenario add to the rules (WR-19.5). */
export const eventHooks = (_coop: CoopState): readonly Hooks[] => [];

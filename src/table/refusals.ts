import { type Facts, fail, type Text, text, violation } from '../engine/index.js';
import type { Refusal } from './api.js';

/** Every refusal of the table itself, with the rule it rests on. The sentences are 'table:refusal.<code>'. */
export const REFUSALS = {
  notYourTurn: 'WT-1',
  waitingForAnswer: 'WT-1',
  notBegun: 'WT-1',
  gameOver: 'WT-1',
  oldButton: 'WT-2',
  nothingToDo: 'WT-2',
  oneByOne: 'WT-2',
  busy: 'WT-2',
  otherRules: 'WT-2',
  noTable: 'WT-3',
  channelTaken: 'WT-3',
  channelTakenLobby: 'WT-3',
  tableClosed: 'WT-3',
  unknownGame: 'WT-3',
  notSeated: 'WT-4',
  tableFull: 'WT-4',
  alreadySeated: 'WT-4',
  personSeated: 'WT-4',
  seatTaken: 'WT-4',
  seatFree: 'WT-4',
  noSuchSeat: 'WT-4',
  seatCount: 'WT-4',
  seatsInUse: 'WT-4',
  tooFew: 'WT-4',
  begun: 'WT-4',
  hostOnly: 'WT-5',
  notToGive: 'WT-5',
  cancelRunning: 'WT-5',
  alreadyPaused: 'WT-5',
  notPaused: 'WT-5',
  resumeOther: 'WT-5',
  pauseTooLong: 'WT-5',
  pausePast: 'WT-5',
  undoNothing: 'WT-6',
  undoChance: 'WT-6',
  undoReveal: 'WT-6',
  undoSeat: 'WT-6',
  undoPassed: 'WT-6',
  paused: 'WT-7',
  standInPlays: 'WT-7',
  noStandIn: 'WT-7',
} as const;

export type RefusalCode = keyof typeof REFUSALS;

export const refuse = (code: RefusalCode, facts?: Facts): { readonly ok: false; readonly error: Refusal } =>
  fail(violation(REFUSALS[code], code, facts));

/** The sentence of a refusal: the table's own, or one of the game's rules. */
export const refusalText = (game: string, { rule, code, facts }: Refusal): Text =>
  text(`${rule.startsWith('WT-') ? 'table' : game}:refusal.${code}`, facts);

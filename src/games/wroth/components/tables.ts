/** What depends on the number of players (WR-1.8). */
export interface PlayerTable {
  readonly actionDice: number;
  /** Dice each player drafts. */
  readonly drafted: number;
  readonly basics: number;
  readonly deployed: number;
  readonly muster: number;
}

export interface CoopTable extends PlayerTable {
  readonly aiSets: number;
  readonly aiTurns: number;
  readonly aiMuster: number;
}

export const VERSUS: Readonly<Record<number, PlayerTable>> = {
  2: { actionDice: 7, drafted: 3, basics: 25, deployed: 3, muster: 2 },
  3: { actionDice: 7, drafted: 2, basics: 25, deployed: 3, muster: 2 },
  4: { actionDice: 9, drafted: 2, basics: 25, deployed: 3, muster: 2 },
};

export const COOP: Readonly<Record<number, CoopTable>> = {
  1: { actionDice: 4, drafted: 3, basics: 20, deployed: 4, muster: 1, aiSets: 3, aiTurns: 1, aiMuster: 1 },
  2: { actionDice: 5, drafted: 2, basics: 15, deployed: 3, muster: 1, aiSets: 2, aiTurns: 2, aiMuster: 2 },
  3: { actionDice: 7, drafted: 2, basics: 12, deployed: 2, muster: 1, aiSets: 2, aiTurns: 3, aiMuster: 3 },
  4: { actionDice: 9, drafted: 2, basics: 10, deployed: 1, muster: 1, aiSets: 2, aiTurns: 4, aiMuster: 4 },
};

/** VP that end a game of players against each other (WR-13.1). */
export const GOAL = 30;

/** The AI's Basics, and how many of them begin at the Base (WR-15.6). */
export const AI_BASICS = 25;
export const AI_DEPLOYED = 4;

import { randomInt } from 'node:crypto';

/** Letters and digits that nobody confuses when they are read out: no 0 and O, no 1 and I, no 5 and S, no 8 and B. */
const SIGNS = 'ACDEFGHJKLMNPQRTUVWXYZ234679';

export const newTableId = (): string => Array.from({ length: 4 }, () => SIGNS[randomInt(SIGNS.length)]).join('');

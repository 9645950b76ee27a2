import type { Facts } from './text.js';

/**
 * Why a move was refused. `rule` is the number in the rule book ("SW-4.3"), `code` the key of the sentence a
 * player reads, `facts` what goes into that sentence.
 */
export interface RuleViolation {
  readonly rule: string;
  readonly code: string;
  readonly facts?: Facts;
}

export const violation = (rule: string, code: string, facts?: Facts): RuleViolation =>
  facts ? { rule, code, facts } : { rule, code };

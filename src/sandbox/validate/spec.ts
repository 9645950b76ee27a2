import * as schemas from 'discord-api-spec/zod';
import type { ZodMiniType } from 'zod/mini';
import { type Issue, invalidForm } from '../rest/errors.js';

/** One fault as zod reports it; a union carries the faults of each branch. */
interface Fault {
  readonly code?: string | undefined;
  readonly path: readonly PropertyKey[];
  readonly message: string;
  readonly origin?: string;
  readonly minimum?: number | bigint;
  readonly maximum?: number | bigint;
  readonly input?: unknown;
  readonly expected?: string;
  readonly values?: readonly unknown[];
  readonly errors?: readonly (readonly Fault[])[];
}

/** Judges a value by one of Discord's published schemas. */
export function shapeIssues(schema: string, value: unknown, at: readonly (string | number)[] = []): Issue[] {
  const type = (schemas as unknown as Readonly<Record<string, ZodMiniType>>)[schema];
  if (!type) throw new Error(`discord-api-spec has no ${schema}`);
  const result = type.safeParse(value, { reportInput: true });
  return result.success ? [] : (result.error.issues as readonly Fault[]).flatMap((fault) => toIssues(fault, at));
}

export function checkShape(schema: string, value: unknown): void {
  const issues = shapeIssues(schema, value);
  if (issues.length > 0) throw invalidForm(issues);
}

function toIssues(fault: Fault, at: readonly (string | number)[]): Issue[] {
  const path = [...at, ...fault.path.map((step) => (typeof step === 'number' ? step : String(step)))];
  if (fault.errors && fault.errors.length > 0)
    return closestBranch(fault.errors).flatMap((each) => toIssues(each, path));
  return [{ path, ...inWords(fault) }];
}

/** Of a union's branches, the one that was meant: it agrees about the type and has the fewest faults. */
function closestBranch(branches: readonly (readonly Fault[])[]): readonly Fault[] {
  const misses = (fault: Fault) => fault.path.length === 0 || (fault.path.length === 1 && fault.path[0] === 'type');
  const meant = branches.filter((faults) => !faults.some(misses));
  const pool = meant.length > 0 ? meant : branches.slice(0, 1);
  return pool.reduce((best, faults) => (faults.length < best.length ? faults : best));
}

/** Discord's code and sentence for a fault. */
function inWords(fault: Fault): { readonly code: string; readonly message: string } {
  const isNumber = fault.origin === 'number' || fault.origin === 'int';
  if (fault.code === 'too_big') {
    return isNumber
      ? { code: 'NUMBER_TYPE_MAX', message: `int value should be less than or equal to ${fault.maximum}.` }
      : { code: 'BASE_TYPE_MAX_LENGTH', message: `Must be ${fault.maximum} or fewer in length.` };
  }
  if (fault.code === 'too_small') {
    return isNumber
      ? { code: 'NUMBER_TYPE_MIN', message: `int value should be greater than or equal to ${fault.minimum}.` }
      : { code: 'BASE_TYPE_MIN_LENGTH', message: `Must be ${fault.minimum} or more in length.` };
  }
  if (fault.input === undefined && fault.code !== 'invalid_format') {
    return { code: 'BASE_TYPE_REQUIRED', message: 'This field is required' };
  }
  if (fault.code === 'invalid_value') {
    return { code: 'BASE_TYPE_CHOICES', message: `Value must be one of (${(fault.values ?? []).join(', ')}).` };
  }
  if (fault.code === 'invalid_type') {
    return { code: 'BASE_TYPE_BAD_TYPE', message: `Value is not of type ${fault.expected}.` };
  }
  return { code: 'BASE_TYPE_INVALID', message: fault.message };
}

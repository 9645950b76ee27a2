import type { Issue } from '../rest/errors.js';

export type Path = readonly (string | number)[];

export const issue = (path: Path, code: string, message: string): Issue => ({ path, code, message });

/** Faults at every value that has been seen before. */
export function repeated<T>(
  entries: readonly { readonly key: T | undefined; readonly path: Path }[],
  code: string,
  message: string,
): Issue[] {
  const seen = new Set<T>();
  return entries.flatMap(({ key, path }) => {
    if (key === undefined) return [];
    if (seen.has(key)) return [issue(path, code, message)];
    seen.add(key);
    return [];
  });
}

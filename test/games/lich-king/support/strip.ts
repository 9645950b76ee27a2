import { describe, expect, test } from 'vitest';

/** What a case comes to: anything that can be compared. */
export type Case = () => unknown;

const hooksOf = (module: object): readonly string[] => Object.keys(module).filter((name) => name !== 'id');

function without<T>(module: object, hook: string, run: () => T): T {
  const hooks = module as Record<string, unknown>;
  const kept = hooks[hook];
  delete hooks[hook];
  try {
    return run();
  } finally {
    hooks[hook] = kept;
  }
}

const outcome = (run: Case): unknown => {
  try {
    return run();
  } catch (error) {
    return String(error);
  }
};

/** Every hook of every module matters: there is a case that comes out otherwise, or is refused, once it is taken away. */
export function everyHookMatters(
  registry: Readonly<Record<string, object>>,
  cases: Readonly<Record<string, readonly [Case, unknown]>>,
): void {
  describe.each(Object.entries(registry).filter(([, module]) => hooksOf(module).length > 0))('%s', (id, module) => {
    test.each(hooksOf(module))('without %s a case fails', (hook) => {
      const found = cases[`${id}.${hook}`] ?? cases[hook];
      if (!found) throw new Error(`No case for ${id}.${hook}`);
      const [run, expected] = found;
      expect(outcome(run)).toEqual(expected);
      expect(without(module, hook, () => outcome(run))).not.toEqual(expected);
    });
  });
}

import type { BaseMove, Game, GameTypes, Json, Random, RuleViolation, Seat } from '../../../src/engine/index.js';

/** Reads and makes a move as it comes from outside: the refusal, or undefined if it was accepted. */
export function attempt<T extends GameTypes>(
  game: Game<T>,
  { state, seat }: { readonly state: T['state']; readonly seat: Seat },
  input: unknown,
): RuleViolation | undefined {
  const parsed = game.parseMove(input);
  if (!parsed.ok) return parsed.error;
  const applied = game.apply(state, seat, parsed.value);
  if (!applied.ok) return applied.error;
  const faults = game.faults(applied.value.state);
  if (faults.length > 0) throw new Error(`${JSON.stringify(input)} was accepted, then ${faults.join('; ')}`);
  return undefined;
}

/** The move with one of its values, at any depth, missing, extra or replaced by something odd. */
export function spoilt(move: BaseMove, dice: Random, odd: readonly Json[], extra: string): unknown {
  const copy = JSON.parse(JSON.stringify(move)) as Record<string, unknown>;
  let at = copy;
  for (;;) {
    const names = Object.keys(at).filter((name) => at !== copy || name !== 'type');
    const name = names.length > 0 ? dice.pick(names) : undefined;
    const inner = name === undefined ? undefined : at[name];
    if (inner !== null && typeof inner === 'object' && !Array.isArray(inner) && dice.int(2) === 0) {
      at = inner as Record<string, unknown>;
      continue;
    }
    const way = name === undefined ? 0 : dice.int(3);
    if (way === 0) at[dice.pick(['extra', 'seat', 'constructor', extra])] = dice.pick(odd);
    else if (way === 1) delete at[name!];
    else at[name!] = dice.pick(odd);
    return copy;
  }
}

/** What may go wrong between the bot and Discord, on purpose. */
export interface FaultRule {
  /** REST: only this method. */
  readonly method?: string;
  /** REST: a part of the decoded path after /api/v10, or a pattern. Absent together with `event`: every request. */
  readonly path?: string | RegExp;
  /** Gateway: only dispatches of this name, for example INTERACTION_CREATE. */
  readonly event?: string;
  /** Only the nth match, counted from 1. */
  readonly nth?: number;
  /** Only so many times. */
  readonly times?: number;
  /** Only now and then, from 0 to 1; `seed` makes it repeatable. */
  readonly probability?: number;
  readonly seed?: number;
  readonly act: RequestFault | EventFault;
}

export type RequestFault =
  | {
      readonly kind: 'answer';
      readonly status: number;
      readonly body?: unknown;
      readonly headers?: Readonly<Record<string, string>>;
      readonly when?: 'before' | 'after';
    }
  | { readonly kind: 'delay'; readonly ms: number }
  | { readonly kind: 'drop'; readonly when: 'before' | 'after' };

export type EventFault =
  | { readonly kind: 'duplicate' }
  | { readonly kind: 'lose' }
  | { readonly kind: 'late'; readonly ms: number }
  /** Closes the socket right after the event. */
  | { readonly kind: 'close'; readonly code: number };

/** What is to happen to one request. */
export interface RequestTrouble {
  readonly delayMs?: number;
  readonly drop?: 'before' | 'after';
  readonly answer?: {
    readonly status: number;
    readonly body?: unknown;
    readonly headers?: Readonly<Record<string, string>>;
  };
  readonly when?: 'before' | 'after';
}

const EVENT_FAULTS: ReadonlySet<string> = new Set(['duplicate', 'lose', 'late', 'close']);

const isEventFault = (act: FaultRule['act']): act is EventFault => EVENT_FAULTS.has(act.kind);

/** A small seeded generator (mulberry32), so that a chaotic run can be repeated. */
function generator(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

interface Armed {
  readonly rule: FaultRule;
  readonly random: () => number;
  matched: number;
  fired: number;
}

export class Faults {
  readonly #armed = new Set<Armed>();

  /** The answer disarms the rule. */
  add(rule: FaultRule): () => void {
    const aimsAtEvents = rule.event !== undefined;
    if (aimsAtEvents !== isEventFault(rule.act)) {
      throw new Error(
        `a fault of kind "${rule.act.kind}" is for ${isEventFault(rule.act) ? 'gateway events: name an event' : 'requests: name no event'}`,
      );
    }
    const armed = { rule, random: generator(rule.seed ?? 1), matched: 0, fired: 0 };
    this.#armed.add(armed);
    return () => this.#armed.delete(armed);
  }

  clear(): void {
    this.#armed.clear();
  }

  forRequest(method: string, path: string): RequestTrouble | undefined {
    const acts = this.#firing((rule) => {
      if (rule.event !== undefined) return false;
      if (rule.method !== undefined && rule.method !== method) return false;
      return (
        rule.path === undefined || (typeof rule.path === 'string' ? path.includes(rule.path) : rule.path.test(path))
      );
    });
    if (acts.length === 0) return undefined;
    return Object.assign({}, ...acts.map(toTrouble)) as RequestTrouble;
  }

  forEvent(event: string): readonly EventFault[] {
    return this.#firing((rule) => rule.event === event).filter(isEventFault);
  }

  #firing(matches: (rule: FaultRule) => boolean): FaultRule['act'][] {
    const acts: FaultRule['act'][] = [];
    for (const armed of this.#armed) {
      const { rule } = armed;
      if (!matches(rule)) continue;
      armed.matched += 1;
      if (rule.nth !== undefined && armed.matched !== rule.nth) continue;
      if (rule.times !== undefined && armed.fired >= rule.times) continue;
      if (rule.probability !== undefined && armed.random() >= rule.probability) continue;
      armed.fired += 1;
      acts.push(rule.act);
    }
    return acts;
  }
}

function toTrouble(act: FaultRule['act']): RequestTrouble {
  if (act.kind === 'delay') return { delayMs: act.ms };
  if (act.kind === 'drop') return { drop: act.when };
  if (act.kind !== 'answer') return {};
  const { status, body = { message: `${status}: sandbox fault`, code: 0 }, headers = {}, when = 'before' } = act;
  return { answer: { status, body, headers }, when };
}

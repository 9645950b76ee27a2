import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { TOKEN_LIFETIME_MS } from './interactions.js';
import { SandboxProblem } from './sandbox-problem.js';
import type { WorldState } from './world/model.js';
import type { World } from './world/world.js';

const WAIT_MS = 1_000;

/** The world of an earlier run, or nothing. A file that is not one is never overwritten. */
export function readSnapshot(file: string): WorldState | undefined {
  if (!existsSync(file)) return undefined;
  let state: Partial<WorldState>;
  try {
    state = JSON.parse(readFileSync(file, 'utf8')) as Partial<WorldState>;
  } catch (error) {
    throw new SandboxProblem(`${file} is not a sandbox world (${(error as Error).message}); move it away or delete it`);
  }
  if (state.format !== 1 || !state.guild || !state.people) {
    throw new SandboxProblem(`${file} is not a sandbox world of this version; move it away or delete it`);
  }
  return state as WorldState;
}

/** Every id a world has given out, so that none is given twice. */
export function highestId(state: WorldState): string {
  const ids = [
    ...Object.keys(state.people),
    ...Object.keys(state.channels),
    ...Object.keys(state.interactions),
    ...Object.values(state.messages).flatMap((list) =>
      list.flatMap((each) => [each.id, ...each.attachments.map((one) => one.id)]),
    ),
    ...[...state.commands.global, ...state.commands.guild].flatMap((each) => [each.id, each.version]),
  ];
  return String(ids.map(BigInt).reduce((most, id) => (id > most ? id : most), 0n));
}

/** Private answers and dead tokens are not worth keeping. */
function worthKeeping(state: WorldState, now: number): WorldState {
  const alive = (time: number) => now - time < TOKEN_LIFETIME_MS;
  const messages = Object.entries(state.messages).map(([channel, list]) => [
    channel,
    list.filter((message) => message.ephemeralFor === undefined || alive(message.createdAt)),
  ]);
  const used = new Set(
    Object.values(state.messages).flatMap((list) => list.flatMap((each) => each.interactionId ?? [])),
  );
  const interactions = Object.entries(state.interactions).filter(([id, each]) => alive(each.createdAt) || used.has(id));
  return { ...state, messages: Object.fromEntries(messages), interactions: Object.fromEntries(interactions) };
}

/** Writes the world to its file soon after it changed, all or nothing. */
export class Snapshots {
  readonly #world: World;
  readonly #file: string;
  #timer: NodeJS.Timeout | undefined;

  constructor(world: World, file: string) {
    this.#world = world;
    this.#file = file;
    mkdirSync(dirname(file), { recursive: true });
    world.events.on((event) => {
      if (event.type === 'typing' || this.#timer) return;
      this.#timer = setTimeout(() => this.write(), WAIT_MS);
      this.#timer.unref();
    });
  }

  write(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const part = `${this.#file}.part`;
    writeFileSync(part, JSON.stringify(worthKeeping(this.#world.state, this.#world.clock.now())));
    renameSync(part, this.#file);
  }
}

import { type ChildProcess, spawn } from 'node:child_process';

const FIRST_WAIT_MS = 500;
const LONGEST_WAIT_MS = 30_000;
/** A bot that lived this long has recovered. */
const HEALTHY_MS = 30_000;
const KILL_AFTER_MS = 10_000;

export interface BotProcessOptions {
  readonly entry: string;
  readonly env: NodeJS.ProcessEnv;
  readonly say: (line: string) => void;
  /** Whether the bot has ever been connected; one that dies before is not started again. */
  readonly hasWorked: () => boolean;
}

/** The bot as a child process: started again when it dies, with longer and longer waits. */
export class BotProcess {
  readonly #options: BotProcessOptions;
  #child: ChildProcess | undefined;
  #waitMs = FIRST_WAIT_MS;
  #timer: NodeJS.Timeout | undefined;
  #wanted = true;
  #end: (code: number) => void = () => {};
  /** Resolves with an exit code once the bot is given up or stopped. */
  readonly ended: Promise<number>;

  constructor(options: BotProcessOptions) {
    this.#options = options;
    this.ended = new Promise((resolve) => {
      this.#end = resolve;
    });
  }

  start(): void {
    const began = Date.now();
    const child = spawn(process.execPath, [this.#options.entry], {
      env: this.#options.env,
      stdio: ['ignore', 'inherit', 'inherit'],
    });
    this.#child = child;
    child.once('exit', (code, signal) => {
      if (this.#child === child) this.#child = undefined;
      if (this.#wanted) this.#died(code, signal, Date.now() - began);
    });
  }

  async restart(): Promise<void> {
    clearTimeout(this.#timer);
    this.#wanted = false;
    await this.#kill();
    this.#wanted = true;
    this.#waitMs = FIRST_WAIT_MS;
    this.start();
  }

  async stop(): Promise<void> {
    clearTimeout(this.#timer);
    this.#wanted = false;
    await this.#kill();
    this.#end(0);
  }

  #died(code: number | null, signal: NodeJS.Signals | null, livedMs: number): void {
    const how = signal ? `was ended by ${signal}` : `ended with code ${code}`;
    if (!this.#options.hasWorked()) {
      this.#options.say(`The bot ${how} before it was connected; its own words are above.`);
      this.#end(code === 0 ? 1 : (code ?? 1));
      return;
    }
    this.#waitMs = livedMs > HEALTHY_MS ? FIRST_WAIT_MS : this.#waitMs;
    this.#options.say(`The bot ${how}; it is started again in ${this.#waitMs / 1000} s.`);
    this.#timer = setTimeout(() => this.start(), this.#waitMs);
    this.#waitMs = Math.min(LONGEST_WAIT_MS, this.#waitMs * 2);
  }

  #kill(): Promise<void> {
    const child = this.#child;
    if (!child || child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
    return new Promise((resolve) => {
      const force = setTimeout(() => child.kill('SIGKILL'), KILL_AFTER_MS);
      child.once('exit', () => {
        clearTimeout(force);
        resolve();
      });
      child.kill('SIGTERM');
    });
  }
}

import { randomInt } from 'node:crypto';
import type { APIModalInteractionResponseCallbackData } from 'discord-api-types/v10';
import type { App } from './app.js';
import type { Press, Reply } from './caller.js';
import type { Choice, Command, Typed, Typing } from './command.js';
import { parseId } from './custom-id.js';
import { brokenScreen, noteScreen } from './messages/refusal.js';
import { PRESS_HANDLERS } from './presses/index.js';
import type { Screen } from './screen.js';
import { troubleOf } from './trouble.js';
import { ui } from './words.js';

/** How one interaction is answered. The first call must come before anything that could wait. */
export interface Answering {
  /** Promises an answer: 'update' leaves the message as it is, the others open a new one. */
  acknowledge(how: 'update' | 'private' | 'public'): Promise<void>;
  modal(modal: APIModalInteractionResponseCallbackData): Promise<void>;
  choices(choices: readonly Choice[]): Promise<void>;
  /** Fills in what was promised. */
  show(screen: Screen): Promise<void>;
  whisper(screen: Screen): Promise<void>;
}

/** A press before its id was read. */
export type RawPress = Omit<Press, 'id'> & { readonly customId: string };

const REFERENCE_LETTERS = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
const reference = (): string =>
  Array.from({ length: 4 }, () => REFERENCE_LETTERS[randomInt(REFERENCE_LETTERS.length)]).join('');

const REMEMBERED = 2_000;
const CHOICES_MAX = 25;

/** Brings interactions to their handlers, acknowledges them first, and answers even when something breaks. */
export class Router {
  readonly #app: App;
  readonly #commands: ReadonlyMap<string, Command>;
  readonly #handlers = new Map(PRESS_HANDLERS.map((handler) => [handler.op, handler]));
  /** Interactions seen lately: Discord may deliver one twice. */
  readonly #seen = new Set<string>();

  constructor(app: App, commands: readonly Command[]) {
    this.#app = app;
    this.#commands = new Map(commands.map((command) => [command.data.name, command]));
  }

  async press(raw: RawPress, answering: Answering): Promise<void> {
    if (this.#repeated(raw.interactionId)) return;
    const id = parseId(raw.customId);
    const handler = id && this.#handlers.get(id.op);
    if (!id || !handler) {
      await this.#guarded(raw, answering, 'quiet', async () => noteScreen(ui(raw.language, 'error.unknownControl')));
      return;
    }
    const press: Press = { ...raw, id };
    if (!('modal' in handler)) {
      await this.#guarded(raw, answering, handler.acknowledge, () => handler.run(this.#app, press));
      return;
    }
    await this.#opening(raw, answering, () => handler.modal(this.#app, press));
  }

  async command(name: string, typed: Typed, answering: Answering): Promise<void> {
    if (this.#repeated(typed.interactionId)) return;
    const command = this.#commands.get(name);
    const run = async (): Promise<Reply> =>
      command ? command.execute(this.#app, typed) : noteScreen(ui(typed.language, 'error.unknownControl'));
    const how = typed.options.public === true ? 'public' : 'private';
    if (!(await this.#acknowledged(typed, answering, how))) return;
    await this.#answered(typed, run, async (reply) =>
      answering.show(reply ?? noteScreen(ui(typed.language, 'panel.done'))),
    );
  }

  async autocomplete(name: string, typing: Typing, answering: Answering): Promise<void> {
    try {
      const choices = (await this.#commands.get(name)?.autocomplete?.(this.#app, typing)) ?? [];
      await answering.choices(choices.slice(0, CHOICES_MAX));
    } catch (error) {
      this.#app.logger.warn({ err: error, command: name }, 'A list of choices could not be given.');
    }
  }

  #repeated(interactionId: string): boolean {
    if (this.#seen.has(interactionId)) return true;
    this.#seen.add(interactionId);
    const [oldest] = this.#seen;
    if (this.#seen.size > REMEMBERED && oldest !== undefined) this.#seen.delete(oldest);
    return false;
  }

  async #guarded(
    raw: RawPress,
    answering: Answering,
    how: 'quiet' | 'panel',
    run: () => Promise<Reply>,
  ): Promise<void> {
    const quiet = how === 'quiet' || raw.inPanel;
    if (!(await this.#acknowledged(raw, answering, quiet ? 'update' : 'private'))) return;
    await this.#answered(raw, run, async (reply) => {
      if (quiet && !raw.inPanel) {
        if (reply) await answering.whisper(reply);
      } else await answering.show(reply ?? noteScreen(ui(raw.language, 'panel.done')));
    });
  }

  async #opening(
    raw: RawPress,
    answering: Answering,
    open: () => Promise<APIModalInteractionResponseCallbackData | Reply>,
  ): Promise<void> {
    try {
      const opened = await open();
      if (opened && 'custom_id' in opened) await answering.modal(opened);
      else await this.#guarded(raw, answering, 'quiet', async () => opened);
    } catch (error) {
      await this.#guarded(raw, answering, 'quiet', async () => this.#broken(raw, error));
    }
  }

  /** A press that cannot be acknowledged any more is not acted on: the person was told that it failed. */
  async #acknowledged(
    caller: { readonly interactionId: string },
    answering: Answering,
    how: 'update' | 'private' | 'public',
  ): Promise<boolean> {
    try {
      await answering.acknowledge(how);
      return true;
    } catch (error) {
      this.#app.logger.warn(
        { err: error, ...caller, trouble: troubleOf(error) },
        'An interaction was not acknowledged.',
      );
      return false;
    }
  }

  async #answered(
    caller: Typed | RawPress,
    run: () => Promise<Reply>,
    give: (reply: Reply) => Promise<void>,
  ): Promise<void> {
    let reply: Reply;
    try {
      reply = await run();
    } catch (error) {
      reply = this.#broken(caller, error);
    }
    try {
      await give(reply);
    } catch (error) {
      this.#app.logger.warn({ err: error, user: caller.userId }, 'An answer could not be shown.');
    }
  }

  #broken(caller: Typed | RawPress, error: unknown): Screen {
    const code = reference();
    this.#app.logger.error({ err: error, reference: code, user: caller.userId }, 'A press or command broke.');
    return brokenScreen(caller.language, code);
  }
}

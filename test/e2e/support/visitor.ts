import type { Locator, Page } from 'playwright-core';
import { expect, vi } from 'vitest';

const HEAD = /^Round (\d+) of \d+ · . (Ann|Ben) · ([^·]+)/;
const PROMPT = /(Ann|Ben), your answer is needed/;
/** Buttons that look, go back or belong to the page: no moves. */
const NO_MOVES =
  /^(My view|What happened|Watch|More|Undo|Choose exactly…|No, go back|Dismiss message|Options of .*|Enlarge the picture)$/;
const EDITOR = 'Choose exactly…';
const END = /^End (conquests|turn)$/;
const GO_BACK = 'No, go back';
const CONQUESTS = 2;
const WAIT = { timeout: 20_000, interval: 50 };

/** A message as it is seen: its words without what changes by itself, and what can be pressed. */
interface Seen {
  readonly id: string;
  readonly isPrivate: boolean;
  readonly words: string;
  readonly buttons: readonly string[];
  readonly menus: readonly string[];
}

interface Asked extends Seen {
  readonly name: string;
  /** Of the turn; none in a question out of turn. */
  readonly round?: number;
  readonly phase?: string;
}

const movesIn = ({ buttons }: Seen): readonly string[] => buttons.filter((label) => !NO_MOVES.test(label));

/** Somebody who plays for Ann and Ben by what the page shows, and knows nothing else. */
export class Visitor {
  readonly #page: Page;
  readonly #shoot: (name: string) => Promise<unknown>;
  readonly composer: Locator;
  /** "round name", in the order in which people had their turns. */
  readonly turns: string[] = [];
  readonly #pictures = new Set<string>();
  readonly #confirmed = new Set<string>();
  #conquests = 0;
  #edited = false;

  constructor(page: Page, shoot: (name: string) => Promise<unknown>) {
    this.#page = page;
    this.#shoot = shoot;
    this.composer = page.getByRole('main').getByRole('textbox', { name: /^Message/ });
  }

  async become(name: string): Promise<void> {
    await this.#page.getByRole('button', { name: new RegExp(`^${name}(,|$)`) }).click();
    await this.#is(name);
  }

  /** Plays for whoever is asked until a person is asked in this round. */
  async playUntil(round: number): Promise<void> {
    for (;;) {
      const asked = await this.#asked();
      if ((asked.round ?? 0) >= round) return;
      await this.#step(asked);
    }
  }

  /** Plays on to the conquests of the person asked, and makes one without touching the mouse. */
  async conquerByKeyboard(): Promise<void> {
    let asked = await this.#asked();
    while (asked.phase !== 'Conquests') {
      await this.#step(asked);
      asked = await this.#asked();
    }
    const { keyboard } = this.#page;
    await keyboard.press(asked.name === 'Ann' ? '1' : '2');
    await this.#is(asked.name);
    await keyboard.type('/conq');
    await this.#page.getByRole('option', { name: '/conquer' }).waitFor();
    await keyboard.press('Enter');
    await this.#page
      .getByRole('option', { name: /^[LMS]\d+ · / })
      .first()
      .waitFor();
    await keyboard.press('ArrowDown');
    await this.#shoot('keyboard');
    await keyboard.press('Enter');
    await keyboard.press('Enter');
    await this.#answered(asked);
    this.#conquests += 1;
  }

  /** How many different boards stand in the channel; every picture there has to be loaded. */
  async boards(): Promise<number> {
    const pictures = await this.#messages
      .getByRole('img')
      .evaluateAll((all) =>
        all.map((each) => each as HTMLImageElement).map((img) => [img.src, img.naturalWidth] as const),
      );
    for (const [src, width] of pictures) expect(width, src).toBeGreaterThan(0);
    return new Set(pictures.map(([src]) => src)).size;
  }

  get #messages(): Locator {
    return this.#page.getByRole('main').getByRole('region', { name: /^Messages in/ });
  }

  #is(name: string): Promise<void> {
    return this.#page.getByRole('button', { name, exact: true, pressed: true }).waitFor();
  }

  #message({ id }: Seen): Locator {
    return this.#messages.locator(`li[data-message-id="${id}"]`);
  }

  #seen(): Promise<Seen[]> {
    return this.#messages.locator('li[data-message-id]').evaluateAll((all) =>
      all.map((item) => {
        const content = item.querySelector('.message-content') as HTMLElement;
        const labels = (selector: string) =>
          [...content.querySelectorAll(selector)].map(
            (each) => each.getAttribute('aria-label') ?? each.textContent ?? '',
          );
        const words = content.cloneNode(true) as HTMLElement;
        for (const part of words.querySelectorAll('.message-head, .edited, time, figure, button')) part.remove();
        return {
          id: item.getAttribute('data-message-id') ?? '',
          isPrivate: item.classList.contains('private'),
          words: words.textContent ?? '',
          buttons: labels('button:enabled:not([role])'),
          menus: labels('[role=combobox]'),
        };
      }),
    );
  }

  /** Waits until somebody is asked. */
  #asked(): Promise<Asked> {
    return vi.waitUntil(async () => {
      for (const seen of (await this.#seen()).reverse()) {
        if (seen.isPrivate || (seen.menus.length === 0 && movesIn(seen).length === 0)) continue;
        const [, prompted] = PROMPT.exec(seen.words) ?? [];
        if (prompted) return { ...seen, name: prompted };
        const [, round, name, phase] = HEAD.exec(seen.words) ?? [];
        if (name) return { ...seen, name, round: Number(round), phase: phase?.trim() ?? '' };
      }
      return undefined;
    }, WAIT);
  }

  /** One decision, made as the person who is asked. */
  async #step(asked: Asked): Promise<void> {
    const turn = `${asked.round} ${asked.name}`;
    if (asked.round !== undefined && !this.turns.includes(turn)) await this.#beginTurn(asked, turn);
    await this.become(asked.name);
    if (asked.phase === 'Redeployment' && asked.buttons.includes(EDITOR) && !this.#edited) await this.#edit(asked);
    else await this.#choose(asked);
    await this.#answered(asked);
  }

  async #beginTurn(asked: Asked, turn: string): Promise<void> {
    this.turns.push(turn);
    this.#conquests = 0;
    const picture = this.#message(asked).getByRole('img');
    await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth), WAIT).toBeGreaterThan(0);
    const src = (await picture.getAttribute('src')) ?? '';
    expect(this.#pictures, 'a new picture for a new turn').not.toContain(src);
    this.#pictures.add(src);
    await expect(
      this.#message(asked).getByText(`@${asked.name}`).count(),
      'whose turn it is gets a ping',
    ).resolves.toBe(1);
    await this.#shoot(`turn-${turn.replace(' ', '-')}`);
  }

  async #choose(asked: Asked): Promise<void> {
    const moves = movesIn(asked);
    const end = moves.find((label) => END.test(label));
    const enough = asked.phase === 'Conquests' && this.#conquests >= CONQUESTS && end !== undefined;
    // Where several regions are picked at once, the ready-made pick is a button.
    const byMenu = asked.menus.length > 0 && (asked.phase === 'Conquests' || moves.length === 0);
    if (!enough && byMenu) {
      await this.#message(asked).getByRole('combobox').first().click();
      await this.#page.getByRole('option').first().click();
    } else {
      const move = enough ? end : (moves.find((label) => label.startsWith('Expand')) ?? moves[0] ?? '');
      await this.#message(asked).getByRole('button', { name: move, exact: true }).click();
    }
    if (asked.phase === 'Conquests' && !enough) this.#conquests += 1;
  }

  /** Divides the pieces by taps: one more on the last region, then the confirmation. */
  async #edit(asked: Asked): Promise<void> {
    this.#edited = true;
    await this.#message(asked).getByRole('button', { name: EDITOR }).click();
    const panel = this.#messages.getByRole('listitem', { name: /only you can see this/ }).last();
    const confirm = panel.getByRole('button', { name: 'Confirm', exact: true });
    await confirm.waitFor();
    await this.#shoot('editor');
    await panel
      .getByRole('button', { name: /^[LMS]\d+ · \d+$/ })
      .last()
      .click();
    await this.#shoot('editor-tapped');
    await confirm.click();
  }

  /** Waits until the message shows another decision or none, and says yes where the bot asks again. */
  async #answered(asked: Asked): Promise<void> {
    await vi.waitUntil(async () => {
      const seen = await this.#seen();
      if (seen.find(({ id }) => id === asked.id)?.words !== asked.words) return true;
      const sure = seen.findLast((each) => each.isPrivate && each.buttons.includes(GO_BACK));
      if (!sure || this.#confirmed.has(sure.id)) return false;
      this.#confirmed.add(sure.id);
      const yes = movesIn(sure)[0] ?? '';
      await this.#message(sure).getByRole('button', { name: yes, exact: true }).click();
      return false;
    }, WAIT);
  }
}

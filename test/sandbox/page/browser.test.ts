import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, BrowserContext, Locator, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Pair, startPair } from '../bot.js';
import { chromiumThere, launchChromium } from './chromium.js';
import { answer, COMMANDS } from './demo-bot.js';

const ARTEFACTS = 'artefacts';
const there = await chromiumThere('the sandbox page in a browser');

describe.skipIf(!there)('the page, in Chromium, with a real discord.js bot', () => {
  let browser: Browser;
  let pageDir: string;
  let pair: Pair;
  let context: BrowserContext;
  let page: Page;
  let giveHint: () => void;
  const faults: string[] = [];

  beforeAll(async () => {
    pageDir = mkdtempSync(join(tmpdir(), 'page-'));
    mkdirSync(ARTEFACTS, { recursive: true });
    execFileSync(process.execPath, ['src/sandbox/page/build.mjs', pageDir]);
    browser = await launchChromium();
  });
  afterAll(async () => {
    await browser?.close();
    rmSync(pageDir, { recursive: true, force: true });
  });

  beforeEach(async () => {
    faults.length = 0;
    const hint = new Promise<void>((resolve) => {
      giveHint = resolve;
    });
    pair = await startPair(
      COMMANDS,
      answer(() => pair.sandbox.user('Ben').id, hint),
      { sandbox: { pageDir } },
    );
    context = await browser.newContext({ viewport: { width: 1360, height: 860 }, locale: 'en-US' });
    page = await open();
  });
  afterEach(async () => {
    giveHint();
    await context.close();
    await pair.stop();
    expect(faults).toEqual([]);
  });

  /** A window of the page, connected. */
  async function open(): Promise<Page> {
    const window = await context.newPage();
    window.setDefaultTimeout(8_000);
    window.on('pageerror', (error) => faults.push(error.message));
    await window.goto(pair.sandbox.url);
    await composer(window).waitFor();
    return window;
  }
  const shoot = (name: string) => page.screenshot({ path: `${ARTEFACTS}/page-${name}.png` });
  const composer = (on: Page = page): Locator => on.getByRole('main').getByRole('textbox', { name: /^Message/ });
  const messages = (): Locator => page.getByRole('main').getByRole('region', { name: 'Messages in lobby' });
  const button = (name: string): Locator => page.getByRole('button', { name, exact: true });
  const text = (words: string | RegExp): Locator => messages().getByText(words);
  const become = (name: string) => page.getByRole('button', { name: new RegExp(`^${name}(,|$)`) }).click();
  const command = async (line: string) => {
    await composer().fill(line);
    await composer().press('Enter');
  };
  const openTable = async () => {
    await button('Play Small World').click();
    await button('Join').waitFor();
  };

  test('a newcomer opens a table with one press, becomes the next person with a key, and joins', async () => {
    await page.getByRole('region', { name: 'Start here' }).waitFor();
    await shoot('start');
    await openTable();
    await text(/Ann used/).waitFor();
    await page.keyboard.press('2');
    await button('Join').click();
    await text('Ann, Ben').waitFor();
    await text('(edited)').waitFor();
    await page.getByRole('img', { name: /toy board/ }).waitFor();
    await text('in 17 hours').waitFor();
    expect(await button('Not now').isDisabled()).toBe(true);
    await shoot('dark');
  });

  test('a private answer is shown to its person alone, can be dismissed, and is gone after a reload', async () => {
    await openTable();
    await button('My view').click();
    await text('Only you can see this').waitFor();
    await become('Ben');
    await button('Join').waitFor();
    expect(await text('Only you can see this').count()).toBe(0);
    await become('Ann');
    await text('Your secret coins, Ann: 7').waitFor();
    await button('Dismiss message').click();
    await text('Only you can see this').waitFor({ state: 'detached' });
    await button('My view').click();
    await text('Only you can see this').waitFor();
    await page.reload();
    await button('Join').waitFor();
    expect(await text('Only you can see this').count()).toBe(0);
  });

  test('commands are found, filled in, checked and repeated by keyboard', async () => {
    await composer().pressSequentially('/op');
    await page.getByRole('option', { name: '/table open' }).waitFor();
    await shoot('palette');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Escape');
    await page.keyboard.press('Enter');
    await page.getByText('This option is required.').waitFor();
    await page.keyboard.type('wro');
    await page.keyboard.press('Enter');
    await page.keyboard.type('seats:9');
    await page.keyboard.press('Enter');
    await page.getByText('Must be at most 5.').waitFor();
    await shoot('palette-error');
    await page.keyboard.press('Backspace');
    await page.keyboard.press('Backspace');
    await page.keyboard.press('Enter');
    await button('Join').waitFor();
    await page.keyboard.press('ArrowUp');
    expect(await page.getByRole('combobox', { name: 'game' }).inputValue()).toBe('Wroth');
    await page.keyboard.press('Enter');
    await expect.poll(() => button('Join').count()).toBe(2);
  });

  test('a whole command can be typed in one line, and an unknown one is named', async () => {
    await command('/table open game:small-world seats:3');
    await button('Join').waitFor();
    await command('/table join');
    await text('Ann sits down').waitFor();
    await command('/conqer');
    await page.getByRole('alert').getByText('There is no command “/conqer”').waitFor();
    await composer().fill('hello **all**');
    await composer().press('Enter');
    await text('hello all').waitFor();
  });

  test('in Polish the commands and the bot’s choices are Polish', async () => {
    await page.getByRole('button', { name: 'Options of Ann' }).click();
    await page.getByRole('radio', { name: 'polski' }).check();
    await page.keyboard.press('Escape');
    await composer().pressSequentially('/podb');
    await page.getByRole('option', { name: '/podbij' }).click();
    await page.getByRole('combobox', { name: 'cel' }).pressSequentially('l6');
    await page.getByRole('option', { name: 'L6 hill · cost 3 (pl)' }).click();
    await shoot('palette-autocomplete');
    await page.keyboard.press('Enter');
    await text('Ann conquers L6').waitFor();
  });

  test('menus send one choice at once, several with Apply, and people', async () => {
    await openTable();
    await page.getByRole('combobox', { name: 'Roll the die for…' }).click();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await text('roll = L3').waitFor();
    await page.getByRole('combobox', { name: 'Watchtowers: exactly two' }).click();
    await page.getByRole('option', { name: 'M2' }).click();
    expect(await button('Apply').isDisabled()).toBe(true);
    await page.getByRole('option', { name: 'L1' }).click();
    await shoot('menu');
    await button('Apply').click();
    await text('towers = L1 and M2').waitFor();
    await page.getByRole('combobox', { name: 'Give the seat to…' }).click();
    await page.keyboard.type('cle');
    await page.keyboard.press('Enter');
    await text(`give = ${pair.sandbox.user('Cleo').id}`).waitFor();
  });

  test('a form is prefilled, checked, sent, and closed with Escape', async () => {
    await openTable();
    await button('Type…').click();
    const form = page.getByRole('dialog', { name: 'Redeploy your Trolls' });
    expect(await form.getByRole('textbox', { name: 'Plan' }).inputValue()).toBe('L3 4');
    await button('Submit').click();
    await form.getByText('This field is required.').first().waitFor();
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-invalid'))).toBe('true');
    expect(await form.getByText('This field is required.').count()).toBe(2);
    await shoot('modal');
    await form.getByRole('textbox', { name: 'Title' }).fill('Front');
    await form.getByRole('combobox', { name: 'Which piece' }).click();
    await form.getByRole('option', { name: 'Champion' }).click();
    await button('Submit').click();
    await text('Front: L3 4 with champion').waitFor();
    await button('Type…').click();
    await form.waitFor();
    await page.keyboard.press('Escape');
    await form.waitFor({ state: 'detached' });
  });

  test('a promised answer shows "thinking", a missing one that the interaction failed', async () => {
    await openTable();
    await button('Hint').click();
    await text('thinking…').waitFor();
    giveHint();
    await text('Take L5.').waitFor();
    await button('Broken').click();
    expect(await button('Broken').getAttribute('aria-busy')).toBe('true');
    await command('/silent');
    await text('This interaction failed').waitFor();
    await text('The application did not respond').waitFor();
    expect(await button('Broken').getAttribute('aria-busy')).toBe('false');
  });

  test('a picture is enlarged, zoomed by keys and closed; Text only shows descriptions instead', async () => {
    await openTable();
    await button('Enlarge the picture').click();
    const zoom = page.getByRole('status', { name: 'Zoom' });
    await zoom.waitFor();
    await page.keyboard.press('+');
    await page.keyboard.press('+');
    await expect.poll(() => zoom.textContent()).toBe('156 %');
    await shoot('zoom');
    await page.keyboard.press('Escape');
    await zoom.waitFor({ state: 'detached' });
    await button('Text only').click();
    expect(await page.getByRole('img', { name: /toy board/ }).count()).toBe(0);
    await text(/region L5 is a forest/).waitFor();
    await shoot('text-only');
  });

  test('a ping gives a badge, "Follow the turn" switches, a thread opens beside the channel', async () => {
    await openTable();
    await button('Ask Ben').click();
    await page.getByRole('button', { name: 'Ben, 1 mentions' }).waitFor();
    await page.getByRole('switch', { name: 'Follow the turn' }).check();
    await button('Ask Ben').click();
    await expect
      .poll(() => page.getByRole('button', { name: 'Ben', exact: true }).getAttribute('aria-pressed'))
      .toBe('true');
    await button('Start the story').click();
    await button('Open thread Small World · Ann').click();
    const thread = page.getByRole('complementary', { name: 'Thread Small World · Ann' });
    await thread.getByText('The game begins: Ann.').waitFor();
    await shoot('thread');
    await page.reload();
    await thread.getByText('The game begins: Ann.').waitFor();
    await button('Close the thread').click();
    await thread.waitFor({ state: 'detached' });
  });

  test('two windows can be two people, who talk to each other', async () => {
    const second = await open();
    await second.keyboard.press('3');
    await composer(second).fill('hello from Cleo');
    await composer(second).press('Enter');
    await text('hello from Cleo').waitFor();
    await second.reload();
    await second.getByRole('button', { name: 'Cleo', pressed: true }).waitFor();
    expect(await page.getByRole('button', { name: 'Ann', pressed: true }).count()).toBe(1);
  });

  test('comes back by itself when the sandbox was away', async () => {
    await openTable();
    await pair.client.destroy();
    await pair.sandbox.close();
    await page.getByText('The sandbox does not answer.').waitFor();
    const port = Number(new URL(pair.sandbox.url).port);
    const hint = Promise.resolve();
    pair = await startPair(
      COMMANDS,
      answer(() => '', hint),
      { sandbox: { pageDir, port } },
    );
    await page.getByRole('region', { name: 'Start here' }).waitFor();
    await button('Play Small World').click();
    await text(/Ann used/).waitFor();
  });

  test('the menu of a message runs the bot’s own entry', async () => {
    await openTable();
    await button('Options of this message').click();
    await button('Describe this board').click();
    await text('The board, in words.').waitFor();
  });

  test('says when the bot is away, and resets everything after asking', async () => {
    await openTable();
    await pair.client.destroy();
    await page.getByText('The bot is offline.').first().waitFor();
    await shoot('offline');
    await button('Settings').click();
    await button('Reset all').click();
    await page.getByRole('dialog', { name: 'Reset all' }).getByRole('button', { name: 'Reset all' }).click();
    await page.getByRole('region', { name: 'Start here' }).waitFor();
    expect(await button('Join').count()).toBe(0);
  });

  test('works at a phone’s width, and keeps its look over a reload', async () => {
    await openTable();
    await button('Settings').click();
    await page.getByRole('radio', { name: 'Light' }).check();
    await page.keyboard.press('Escape');
    await shoot('light');
    await page.setViewportSize({ width: 390, height: 844 });
    await page.reload();
    await button('Join').waitFor();
    expect(await page.evaluate(() => document.documentElement.dataset.theme)).toBe('light');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    await shoot('phone');
    await button('Places and people').click();
    await shoot('phone-drawer');
    await button('table-one').click();
    await page.getByRole('main', { name: 'Channel table-one' }).waitFor();
  });
});

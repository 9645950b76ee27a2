import { mkdirSync } from 'node:fs';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, onTestFailed, test } from 'vitest';
import { chromiumThere, launchChromium } from '../sandbox/page/chromium.js';
import { type Product, startProduct } from './support/page.js';
import { Visitor } from './support/visitor.js';

const there = await chromiumThere('a game in a browser, from npm start on');
const ARTEFACTS = 'artefacts';
const THREAD = 'Small World of Warcraft · Ann, Ben, bot normal';

describe.skipIf(!there)('npm start, in Chromium', () => {
  let browser: Browser;
  let product: Product;
  let page: Page;
  const faults: string[] = [];

  beforeAll(async () => {
    mkdirSync(ARTEFACTS, { recursive: true });
    [product, browser] = await Promise.all([startProduct(), launchChromium()]);
    const context = await browser.newContext({ viewport: { width: 1360, height: 860 }, locale: 'en-US' });
    page = await context.newPage();
    page.setDefaultTimeout(20_000);
    page.on('pageerror', (error) => faults.push(error.message));
    page.on('console', (line) => {
      if (line.type() === 'error') faults.push(line.text());
    });
  });
  afterAll(async () => {
    await browser?.close();
    await product?.stop();
  });

  const shoot = (name: string) => page.screenshot({ path: `${ARTEFACTS}/game-${name}.png` });
  const button = (name: string) => page.getByRole('button', { name, exact: true });

  test('two people and a bot play rounds of Small World from /table open on, and the thread tells the story', async () => {
    onTestFailed(async () => void (await shoot('failed')));
    await page.goto(product.url);
    const visitor = new Visitor(page, shoot);
    await visitor.composer.pressSequentially('/table open');
    await page.keyboard.press('Enter');
    await page.getByRole('option', { name: 'Small World of Warcraft' }).waitFor();
    await shoot('open');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await button('Join').waitFor();
    await shoot('lobby');
    await visitor.become('Ben');
    await button('Join').click();
    await button('Start with 2').waitFor();
    await visitor.become('Ann');
    await button('Add bot').click();
    await button('Start with 3').click();

    await visitor.playUntil(2);
    await button(`Open thread ${THREAD}`).click();
    const thread = page.getByRole('complementary', { name: `Thread ${THREAD}` });
    const tells = (words: RegExp) => thread.getByText(words).first().waitFor();
    await tells(/The game begins: .*Ann.*Ben.*bot normal.*10 rounds/);
    for (const name of ['Ann', 'Ben', 'bot normal']) await tells(new RegExp(`${name} takes .* tokens`));
    for (const name of ['Ann', 'Ben']) await tells(new RegExp(`${name} conquers [LMS]\\d+ `));
    await tells(/Ann \+\d+/);
    await shoot('thread');

    await page.reload();
    await tells(/The game begins/);
    await button('Close the thread').click();
    await visitor.conquerByKeyboard();
    await visitor.playUntil(3);
    await shoot('round-3');

    expect([...visitor.turns].sort()).toEqual(['1 Ann', '1 Ben', '2 Ann', '2 Ben']);
    expect(await visitor.boards(), 'a board of its own after every turn of three seats').toBeGreaterThanOrEqual(7);
    expect(faults).toEqual([]);
    expect(product.output(), 'nothing but the address is said').toMatch(/^Wartable is ready: \S+\n$/);
    expect(await product.stop()).toBe(0);
  }, 150_000);
});

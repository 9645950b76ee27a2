import { access } from 'node:fs/promises';
import { type Browser, chromium } from 'playwright-core';
import { serviceThere } from '../../storage/services.js';

const PATH = process.env.CHROMIUM ?? '/usr/bin/chromium';

/** Whether Chromium is here; `leftOut` says what goes untested without it. */
export const chromiumThere = (leftOut: string): Promise<boolean> =>
  serviceThere('Chromium (or its path in CHROMIUM)', leftOut, () => access(PATH));

export const launchChromium = (): Promise<Browser> =>
  chromium.launch({
    executablePath: PATH,
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });

import { createInterface } from 'node:readline';
import { Headless } from './protocol.js';

const headless = new Headless();

for await (const line of createInterface({ input: process.stdin, crlfDelay: Number.POSITIVE_INFINITY })) {
  if (line.trim() !== '') process.stdout.write(`${await headless.answer(line)}\n`);
}

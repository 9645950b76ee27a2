import { gameById } from '../../src/games/index.js';
import { benchAcceptance } from './acceptance.js';
import { broken } from './figure.js';
import { benchInteractions } from './interactions.js';
import { benchPictures } from './pictures.js';
import { benchPlayouts } from './playouts.js';

const smallWorld = gameById('small-world');
if (!smallWorld) throw new Error('small-world is not there');

benchPlayouts(smallWorld, 4, 4);
await benchPictures();
await benchAcceptance();
await benchInteractions();

for (const { name, promise } of broken()) console.error(`not kept: ${name}: ${promise}`);
process.exitCode = broken().length > 0 ? 1 : 0;

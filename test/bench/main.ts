import { GAMES } from '../../src/games/index.js';
import { benchAcceptance } from './acceptance.js';
import { broken } from './figure.js';
import { benchInteractions } from './interactions.js';
import { benchPictures } from './pictures.js';
import { benchPlayouts } from './playouts.js';
import { benchWrothAi } from './wroth-ai.js';

benchPlayouts(GAMES['small-world'], 4, 4);
benchPlayouts(GAMES.wroth, 4, 4);
benchPlayouts(GAMES['lich-king'], 4, 4);
benchWrothAi(GAMES.wroth);
await benchPictures();
await benchAcceptance();
await benchInteractions();

for (const { name, promise } of broken()) console.error(`not kept: ${name}: ${promise}`);
process.exitCode = broken().length > 0 ? 1 : 0;

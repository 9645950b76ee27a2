import { writeFileSync } from 'node:fs';
import { encoded, reduced } from './compare.js';
import { drawn, goldens, pictureOf } from './goldens.js';

/** Makes the golden pictures anew: `npx tsx test/renderers/golden/make.ts`. Look at each before it is committed. */
for (const { name, request } of goldens()) {
  writeFileSync(pictureOf(name), await encoded(await reduced(await drawn(request))));
}

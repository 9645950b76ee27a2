import { copyFile, mkdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

/** Bundles the page into dist/page, or the folder named: three files, no network at run time. */
const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const out = process.argv[2] ?? here('../../../dist/page');

await mkdir(out, { recursive: true });
await build({
  entryPoints: [
    { in: here('main.tsx'), out: 'page' },
    { in: here('style/index.css'), out: 'page' },
  ],
  outdir: out,
  bundle: true,
  format: 'esm',
  target: 'es2022',
  jsx: 'automatic',
  jsxImportSource: 'preact',
  minify: true,
  sourcemap: true,
  logLevel: 'warning',
});
await copyFile(here('index.html'), `${out}/index.html`);

import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    testTimeout: 30_000,
    hookTimeout: 60_000,
    coverage: { include: ['src/**', 'commands/**', 'renderers/**'], exclude: ['src/tools/**', 'src/sandbox/page/**'] },
  },
});

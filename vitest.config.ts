import { playwright } from '@vitest/browser-playwright';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import { testBrowser } from './app/scripts/chromium.mjs';
import { siteFolder } from './app/scripts/prepare.mjs';
import { siteGlobals } from './app/scripts/site-globals.mjs';
import { site } from './app/scripts/site-plugin.mjs';
import { memoryFolder } from './tests/support/memory-folder.ts';

const globals = await siteGlobals();

// For what runs outside of tests: `globalSetup`.
Object.assign(globalThis, globals);

// Temporary folders of tests and of the processes that they start.
const memory = process.env['TMPDIR'] ?? memoryFolder();
if (memory) process.env['TMPDIR'] = memory;

/**
 * Transformed modules are cached between runs, by all projects. The facts and addresses of the site are built into code,
 * and JSX is compiled for React's development or for its production; texts, styles and registries depend on more files
 * than their own, so they are not cached.
 */
const moduleCache: Plugin = {
  name: 'izlog:module-cache',
  configureVitest({ experimental_defineCacheKeyGenerator: define }) {
    define(({ environment: { config }, id }) => {
      const jsx = config.oxc && config.oxc.jsx;
      return isSource.test(id) && JSON.stringify([siteFolder(), globals, jsx]);
    });
  },
};
const isSource = /^[^\0?]+\.tsx?$/;

// One second, the default, is too short while two workers load and transform code.
const poll = { timeout: 10_000 };

const node = {
  environment: 'node',
  expect: { poll },
  testTimeout: 60_000,
  hookTimeout: 60_000,
} as const;

/** Read SVG, which the server forbids its decoders in the whole process (`server/media/codec.ts`). */
const svgReaders = [
  'fixtures/museum/pictures/**/*.test.ts',
  'server/payments/slip-picture.test.ts',
];

export default defineConfig({
  test: {
    // The default is one worker fewer, which leaves one of two cores idle most of the time.
    maxWorkers: '100%',
    experimental: { fsModuleCache: true, fsModuleCachePath: '.cache/vitest' },
    projects: [
      {
        plugins: [site(), moduleCache],
        oxc: { jsx: { runtime: 'automatic', development: false } },
        test: {
          ...node,
          name: 'node',
          // React renders pages several times faster than with the checks of development.
          env: { NODE_ENV: 'production' },
          // Files share the modules of their worker: loading them takes longer than most tests.
          isolate: false,
          include: [
            '{schemas,runtime,blocks,editor,server,app,fixtures}/**/*.test.{ts,tsx}',
            'tests/{conformance,fuzz,support}/**/*.test.{ts,tsx}',
          ],
          exclude: ['**/*.dom.test.tsx', '**/node_modules/**', ...svgReaders],
          globalSetup: ['./tests/support/postgres.setup.ts'],
        },
      },
      { plugins: [site(), moduleCache], test: { ...node, name: 'svg', include: svgReaders } },
      {
        plugins: [site()],
        // If Vite found them only during the tests, it would bundle them and reload the page.
        optimizeDeps: { include: ['axe-core', 'react-router-dom', 'react-dom/server.browser'] },
        test: {
          name: 'browser',
          include: ['{runtime,blocks,editor,tests}/**/*.dom.test.tsx'],
          expect: { poll },
          browser: {
            enabled: true,
            headless: true,
            provider: playwright({ launchOptions: testBrowser() }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
});

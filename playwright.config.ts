import { defineConfig } from '@playwright/test';
import { testBrowser } from './app/scripts/chromium.mjs';
import { siteGlobals } from './app/scripts/site-globals.mjs';

// The journeys use modules that read the facts of the site.
Object.assign(globalThis, await siteGlobals());

const port = Number(process.env.E2E_PORT ?? 3210);

/** The built shop with its demo data in its own folder, in the system's Chromium. */
export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: `.cache/e2e-results-${port}`,
  workers: 1,
  fullyParallel: false,
  // Generous, because everything takes several times as long on a busy machine.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  // Two halves of about the same length: `npm test` runs them in parallel, each on its own shop.
  projects: [
    { name: 'shop', testIgnore: ['**/edit-*.spec.ts', '**/back-office*.spec.ts', '**/sites/**'] },
    { name: 'staff', testMatch: ['**/edit-*.spec.ts', '**/back-office*.spec.ts'] },
    // Tests another site: build and run it with SITE=fixtures/workshop IZLOG_DIST=dist-workshop.
    { name: 'workshop', testMatch: '**/sites/workshop*.spec.ts' },
    // Begins in a shop without data, which is removed before each run, and continues it from file to file.
    { name: 'empty', testMatch: '**/sites/empty/*.spec.ts' },
  ],
  use: {
    baseURL: `http://localhost:${port}`,
    viewport: { width: 1440, height: 900 },
    // Tests see and change requests of pages only; offline.spec.ts allows the worker.
    serviceWorkers: 'block',
    launchOptions: testBrowser(),
    // A trace of every step (`--trace retain-on-failure`) takes as long as the steps themselves.
    screenshot: 'only-on-failure',
  },
  webServer: {
    command: 'node --import ./app/scripts/sources.mjs tests/e2e/serve-shop.ts',
    env: {
      PORT: String(port),
      IZLOG_DATA: process.env.E2E_DATA ?? '.cache/e2e',
      NODE_ENV: 'production',
      LOG_LEVEL: 'error',
      TRUST_PROXY: '127.0.0.1,::1',
      // Card and PayPal with the sandbox providers, on any free port.
      SANDBOX_PAYMENTS: '0',
      WEBHOOKS_TO_LOOPBACK: 'true',
      // The shop has two hundred pictures; tests need few of their sizes.
      PICTURES_WARM_UP: 'false',
      // A provider that one test opens.
      SOCIAL_LOGIN: 'demo',
      SOCIAL_DEMO_ISSUER: `http://127.0.0.1:${port + 5}`,
      SOCIAL_DEMO_LABEL: 'Demo ID',
      SOCIAL_DEMO_CLIENT_ID: 'shop',
      SOCIAL_DEMO_SECRET: 'secret-of-the-shop',
      // An added block; no page contains it until a test inserts it.
      ADDED_BLOCKS: 'fixtures/added-blocks',
    },
    url: `http://localhost:${port}/readyz`,
    timeout: 300_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
  },
});

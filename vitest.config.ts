import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { chromiumPath } from './app/scripts/chromium.mjs';

export default defineConfig({
  test: {
    // One fewer by default, which on two cores lets one do nothing most of the time.
    maxWorkers: '100%',
    projects: [
      {
        test: {
          name: 'node',
          environment: 'node',
          include: [
            '{schemas,runtime,blocks,editor,server,app,fixtures}/**/*.test.{ts,tsx}',
            'tests/{conformance,fuzz}/**/*.test.{ts,tsx}',
          ],
          exclude: ['**/*.dom.test.tsx', '**/node_modules/**'],
          globalSetup: ['./tests/support/postgres.setup.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        // Found while tests run, it would be bundled then, and their page would load again.
        optimizeDeps: { include: ['react-router-dom', 'react-dom/server.browser'] },
        test: {
          name: 'browser',
          include: ['{runtime,blocks,editor,tests}/**/*.dom.test.tsx'],
          browser: {
            enabled: true,
            headless: true,
            provider: playwright({
              launchOptions: {
                executablePath: chromiumPath(),
                args: ['--no-sandbox', '--disable-gpu'],
              },
            }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
});

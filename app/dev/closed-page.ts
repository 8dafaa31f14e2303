import type { ServerResponse } from 'node:http';
import { base } from './manifests.ts';

/**
 * Page shown while the shop's code is broken. Vite shows the error over it, and the page reloads once the
 * code is fixed.
 */
export function closedPage(response: ServerResponse): void {
  response.writeHead(500, {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
  });
  response.end(
    `<!doctype html><title>Izlog</title><script type="module" src="${base}app/dev/browser.ts"></script><p>The shop's code cannot be read. The terminal shows the error.`,
  );
}

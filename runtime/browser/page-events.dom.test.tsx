import { lazy, Suspense } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { expect, test } from 'vitest';
import { listenInWaitingBlocks, listenOnPage } from './page-events.ts';

const Waiting = lazy(() => new Promise<never>(() => undefined));

test('a click in a block that waits for its code reaches the listeners of the page, once · ROUTE-47', async () => {
  const clicked: string[] = [];
  listenOnPage('click', ({ target }) => clicked.push((target as Element).id));
  const root = document.createElement('div');
  // The comments mark what React has rendered within a boundary on the server.
  root.innerHTML = '<span id="ready">a</span><!--$--><span id="waiting">b</span><!--/$-->';
  document.body.append(root);
  const page = (
    <>
      <span id="ready">a</span>
      <Suspense>
        <Waiting />
      </Suspense>
    </>
  );
  const hydrated = hydrateRoot(root, page);
  listenInWaitingBlocks(root);
  await new Promise((painted) => requestAnimationFrame(() => setTimeout(painted, 50)));
  document.getElementById('ready')?.click();
  document.getElementById('waiting')?.click();
  expect(clicked).toEqual(['ready', 'waiting']);
  hydrated.unmount();
  root.remove();
});

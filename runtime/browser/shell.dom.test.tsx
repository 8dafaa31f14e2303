import '../ui/theme.css';
import '../ui/tokens.css';
import '../ui/base.css';
import { afterEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { pageOf } from '#tests/support/page.ts';
import { createBrowserRuntime } from './browser-runtime.ts';
import type { PageRouter } from './page-router.ts';
import { Shell } from './shell.tsx';
import { createBrowserViews } from './views.tsx';

const books = { ...pageOf([]), path: '/knjige', screen: 'books' };

/** A router whose page the test sets. */
function fakeRouter() {
  let page = books;
  let changed: (pathname: string) => void = () => undefined;
  const router = {
    page: () => page,
    restoredScroll: () => null,
    subscribe: (listener: typeof changed) => {
      changed = listener;
      return () => undefined;
    },
  } as unknown as PageRouter;
  const show = (path: string, screen: string) => {
    page = { ...books, path, screen };
    changed(path.split('?')[0] ?? '');
  };
  return { router, show };
}

async function openShell() {
  const { router, show } = fakeRouter();
  const runtime = createBrowserRuntime(books, router);
  const pages = vi.fn();
  runtime.on('page', pages);
  await render(
    <Shell
      router={router}
      runtime={runtime}
      views={createBrowserViews({})}
      onTaken={() => undefined}
    />,
  );
  return { show, pages };
}

afterEach(() => void vi.restoreAllMocks());

const screenShown = () => document.querySelector('main')?.dataset.screen;

test('another page fades in for half a second · LAYOUT-09 CONST-50', async () => {
  const started = vi.spyOn(document, 'startViewTransition');
  const { show } = await openShell();
  show('/karte', 'maps');
  expect(started).toHaveBeenCalledTimes(1);
  const transition = started.mock.results[0]?.value as ViewTransition;
  await transition.ready;
  const durations = document
    .getAnimations()
    .map(({ effect }) => effect as KeyframeEffect)
    .filter(({ pseudoElement }) => pseudoElement?.startsWith('::view-transition'))
    .map((effect) => effect.getComputedTiming().duration);
  expect(durations.length).toBeGreaterThan(0);
  expect(new Set(durations)).toEqual(new Set([500]));
  await transition.finished;
  expect(screenShown()).toBe('maps');
});

test('a page is shown without a fade when the browser paints no frame to begin it', async () => {
  const waiting: (() => void)[] = [];
  vi.spyOn(document, 'startViewTransition').mockImplementation((change) => {
    const skipTransition = change as () => void;
    waiting.push(skipTransition);
    return { skipTransition } as ViewTransition;
  });
  const { show } = await openShell();
  show('/karte', 'maps');
  expect(waiting).toHaveLength(1);
  expect(screenShown()).toBe('books');
  await expect.poll(screenShown, { timeout: 5000 }).toBe('maps');
});

test('another query of the page does not fade · LAYOUT-09', async () => {
  const started = vi.spyOn(document, 'startViewTransition');
  const { show } = await openShell();
  show(`${location.pathname}?sort=new`, 'sorted');
  await expect.poll(screenShown).toBe('sorted');
  expect(started).not.toHaveBeenCalled();
});

test('blocks hear of another page, and it is scrolled to its top · NAV-08 NAV-09 ROUTE-47', async () => {
  const spacer = document.createElement('div');
  spacer.style.blockSize = '5000px';
  document.body.append(spacer);
  scrollTo({ top: 900, behavior: 'instant' });
  const { show, pages } = await openShell();
  expect(pages).not.toHaveBeenCalled();
  show('/karte', 'maps');
  await expect.poll(() => pages.mock.calls.length).toBe(1);
  await expect.poll(() => scrollY).toBe(0);
  spacer.remove();
});

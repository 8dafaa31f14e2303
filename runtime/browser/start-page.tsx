import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import type { BrowserRegistry } from '../block/types.ts';
import { rootElementId, stateElementId } from '../page/page-elements.ts';
import type { PagePayload, SiteInfo } from '../page/payload.ts';
import { type BrowserRuntime, createBrowserRuntime } from './browser-runtime.ts';
import { enhanceForms } from './enhance-forms.ts';
import { enhanceLinks } from './enhance-links.ts';
import { listenInWaitingBlocks } from './page-events.ts';
import { createPageRouter, type PageRouter } from './page-router.ts';
import { prefetchOnIntent } from './prefetch-on-intent.ts';
import { reloadOnMissingChunk } from './reload-on-missing-chunk.ts';
import { Shell } from './shell.tsx';
import { unreachable } from './unreachable.ts';
import { createBrowserViews } from './views.tsx';

/** Hydrates the page that the server rendered; resolves once it is interactive. */
export async function startPage(registry: BrowserRegistry): Promise<void> {
  reloadOnMissingChunk();
  const root = document.getElementById(rootElementId);
  const state = document.getElementById(stateElementId)?.textContent;
  if (!root || !state) return;
  const payload = JSON.parse(state) as PagePayload;
  const views = createBrowserViews(registry);
  const router = createPageRouter(payload, views.prepare, () =>
    runtime.notices.getState().add(unreachable()),
  );
  const runtime: BrowserRuntime = createBrowserRuntime(payload, router);
  enhanceLinks(router, async (path) => {
    const { chooseProduct } = await import('./choose-product.tsx');
    await chooseProduct(path, { router, runtime, views });
  });
  enhanceForms(router, runtime);
  prefetchOnIntent(router);
  await views.prepare(payload);
  await new Promise<void>((taken) => {
    const shell = <Shell router={router} runtime={runtime} views={views} onTaken={taken} />;
    if (payload.status >= 500) createRoot(root).render(shell);
    // Outside of a transition React hydrates the whole page in one task.
    else startTransition(() => void hydrateRoot(root, shell));
    listenInWaitingBlocks(root);
  });
  document.documentElement.dataset.ready = '';
  if (import.meta.hot) import.meta.hot.on('izlog:shop', () => void router.revalidate());
  void fetchTheRest(router, runtime, payload.site);
}

/** Code that can wait is not part of the first load. */
async function fetchTheRest(
  router: PageRouter,
  runtime: BrowserRuntime,
  site: SiteInfo,
): Promise<void> {
  const [{ afterLoad }] = await Promise.all([
    import('./after-load.ts'),
    import('./post-command.ts'),
    import('./send-form.ts'),
    import('./arrive.ts'),
  ]);
  await afterLoad(router, runtime, site);
}

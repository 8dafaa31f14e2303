import { useEffect, useMemo, useRef, useSyncExternalStore } from 'react';
import { ViewsContext } from '../block/block.tsx';
import { RuntimeContext } from '../block/context.tsx';
import { Page } from '../page/page.tsx';
import { updateSession } from '../store/session.ts';
import type { BrowserRuntime } from './browser-runtime.ts';
import { subscribeToPages } from './page-change.ts';
import type { PageRouter } from './page-router.ts';
import type { BrowserViews } from './views.tsx';

interface ShellProps {
  readonly router: PageRouter;
  readonly runtime: BrowserRuntime;
  readonly views: BrowserViews;
  /** Called once the page is rendered or hydrated. */
  readonly onTaken: () => void;
}

/** The page in the browser: renders what the router shows and performs the work of a full load. */
export function Shell({ router, runtime, views, onTaken }: ShellProps) {
  const page = useSyncExternalStore(
    (changed) => subscribeToPages(router, changed),
    router.page,
    router.page,
  );
  const ports = useMemo(() => runtime.forPage(page), [runtime, page]);
  useEffect(onTaken, [onTaken]);
  const before = useRef(page);
  useEffect(() => {
    if (before.current === page) return;
    void arrive(page, before.current, router.restoredScroll(), runtime);
    before.current = page;
    updateSession(runtime.session, page.session);
    runtime.emit('page');
  }, [page, router, runtime]);
  return (
    <ViewsContext value={views}>
      <RuntimeContext value={ports}>
        <Page page={page} />
      </RuntimeContext>
    </ViewsContext>
  );
}

/** Fetched after the first load, which does not need it. */
async function arrive(...change: Parameters<typeof import('./arrive.ts').arriveAt>): Promise<void> {
  const { arriveAt } = await import('./arrive.ts');
  arriveAt(...change);
}

import { site as facts } from '#schemas/site/site.ts';
import type { SiteInfo } from '../page/payload.ts';
import type { BrowserRuntime } from './browser-runtime.ts';
import type { PageRouter } from './page-router.ts';
import { keepTabsInSync } from './tabs-in-sync.ts';
import { showUnpaidNotice } from './unpaid-notice.ts';

/** Starts the features that can wait until the page is interactive. */
export async function afterLoad(
  router: PageRouter,
  runtime: BrowserRuntime,
  { analytics }: SiteInfo,
): Promise<void> {
  showUnpaidNotice();
  keepTabsInSync(runtime.session, () => void router.revalidate());
  // In development there is no worker.
  if (facts.hasOfflinePages && !import.meta.env.DEV) {
    (await import('./offline-pages.ts')).keepPagesOffline();
  }
  if (analytics) (await import('./analytics.ts')).countVisits(analytics, runtime.session);
}

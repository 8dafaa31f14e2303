import { Blocks } from '../block/block.tsx';
import { useRuntime } from '../block/context.tsx';
import type { PagePayload } from './payload.ts';
import { SiteNotices } from './site-notices.tsx';

/** The main layout: header, content, footer, then what lies over the page (LAYOUT-01). */
export function Page({ page }: { readonly page: PagePayload }) {
  const { t } = useRuntime();
  return (
    <>
      <a className="skip-link" href="#content">
        {t('core.skipToContent')}
      </a>
      <Blocks nodes={page.header} />
      <main id="content" tabIndex={-1} data-screen={page.screen}>
        <Blocks nodes={page.content} />
      </main>
      <Blocks nodes={page.footer} />
      <Blocks nodes={page.overlays} />
      <SiteNotices />
    </>
  );
}

import type { ReactNode } from 'react';
import { Blocks } from '../block/block.tsx';
import { useRuntime } from '../block/context.tsx';
import type { PagePayload } from './payload.ts';
import { SiteNotices } from './site-notices.tsx';

export interface PageLayoutProps {
  readonly screen: string;
  readonly header: ReactNode;
  readonly content: ReactNode;
  readonly footer: ReactNode;
  readonly overlays: ReactNode;
}

/** The main layout: header, content, footer, then overlays (LAYOUT-01). */
export function PageLayout({ screen, header, content, footer, overlays }: PageLayoutProps) {
  const { t } = useRuntime();
  return (
    <>
      <a className="skip-link" href="#content">
        {t('core.skipToContent')}
      </a>
      {header}
      <main id="content" tabIndex={-1} data-screen={screen}>
        {content}
      </main>
      {footer}
      {overlays}
      <SiteNotices />
    </>
  );
}

/** Renders a resolved page. */
export function Page({ page }: { readonly page: PagePayload }) {
  return (
    <PageLayout
      screen={page.screen}
      header={<Blocks nodes={page.header} />}
      content={<Blocks nodes={page.content} />}
      footer={<Blocks nodes={page.footer} />}
      overlays={<Blocks nodes={page.overlays} />}
    />
  );
}

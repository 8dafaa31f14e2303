import { renderToStaticMarkup } from 'react-dom/server';
import { homeHref, screenHref } from '#runtime/routes/href.ts';
import { Button } from '#runtime/ui/button.tsx';
import { EmptyState } from '#runtime/ui/empty-state.tsx';
import { Flag } from '#runtime/ui/flag.tsx';
import { type Language, languages } from '#schemas/languages.ts';
import { deskPath } from '#server/services/orders/desk/desk.routes.ts';
import type { DeskPage, PrintPage } from '#server/services/orders/desk/desk-page.ts';
import type { ToolAssets } from '../storefront/assets.ts';
import { escapeHtml } from '../storefront/document.ts';
import type { SiteState } from '../storefront/site-reader.ts';
import { createDesk, type Desk } from './desk-context.ts';
import styles from './desk-page.css?inline';
import { OrderList } from './order-list.tsx';
import { OrderSheet } from './order-sheet.tsx';
import { printDocument } from './print-document.tsx';

/** A page of the desk as a document: no script runs on it. */
export function deskDocument(
  page: DeskPage,
  language: Language,
  { site }: Pick<SiteState, 'site'>,
  assets: ToolAssets,
): string {
  if (page.kind === 'invoice' || page.kind === 'packingSlip') {
    return printDocument(page, language, site.currency, assets);
  }
  const desk = createDesk(language, deskPath(language), site.currency);
  return `<!doctype html><html lang="${language}"><head>${[
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="robots" content="noindex">',
    `<title>${escapeHtml(`${desk.t('title')} · ${site.name}`)}</title>`,
    '<link rel="icon" href="/assets/favicon.svg" type="image/svg+xml">',
    ...assets.headTags,
    `<style>${styles}</style>`,
  ].join('')}</head><body>${renderToStaticMarkup(<Page desk={desk} page={page} />)}</body></html>`;
}

type ShownPage = Exclude<DeskPage, PrintPage>;

function Page({ desk, page }: { readonly desk: Desk; readonly page: ShownPage }) {
  const { t, language } = desk;
  return (
    <div className="desk-root">
      <header className="desk-bar">
        <a href={homeHref(language)} className="desk-mark" aria-label="Izlog">
          <Flag name="alpha" />
        </a>
        <nav aria-label={t('back')}>
          <a href={screenHref(language, 'admin')}>{t('back')}</a>
          <a href={desk.path} aria-current={page.kind === 'list' ? 'page' : undefined}>
            {t('title')}
          </a>
        </nav>
        <nav aria-label={t('languages')}>
          {languages.map((code) => (
            <a
              key={code}
              href={samePage(page, code)}
              hrefLang={code}
              lang={code}
              aria-current={code === language || undefined}
            >
              {code.toUpperCase()}
            </a>
          ))}
        </nav>
      </header>
      <main className="desk-main">
        <Content desk={desk} page={page} />
      </main>
    </div>
  );
}

function samePage(page: ShownPage, language: Language): string {
  const path = deskPath(language);
  return page.kind === 'order' ? `${path}/${page.file.order.number}` : path;
}

function Content({ desk, page }: { readonly desk: Desk; readonly page: ShownPage }) {
  const { t, path } = desk;
  if (page.kind === 'list') return <OrderList desk={desk} page={page} />;
  if (page.kind === 'order') return <OrderSheet desk={desk} page={page} />;
  const isMissing = page.kind === 'missing';
  return (
    <EmptyState
      level={1}
      title={t(isMissing ? 'missingTitle' : 'forbiddenTitle')}
      text={t(isMissing ? 'missingText' : 'forbiddenText')}
      action={
        isMissing ? (
          <Button href={path}>{t('all')}</Button>
        ) : (
          <Button href={screenHref(desk.language, 'admin')}>{t('back')}</Button>
        )
      }
    />
  );
}

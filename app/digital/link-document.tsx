import { renderToStaticMarkup } from 'react-dom/server';
import { formatDate } from '#runtime/format/date.ts';
import { screenHref } from '#runtime/routes/href.ts';
import { Button } from '#runtime/ui/button.tsx';
import { Flag } from '#runtime/ui/flag.tsx';
import { IsobathBackground } from '#runtime/ui/isobath-background.tsx';
import { documentLanguage, textsIn } from '#schemas/languages.ts';
import { fill } from '#server/mail/fill.ts';
import type { LinkView } from '#server/services/digital/link-view.ts';
import styles from '../pay/pay-page.css?inline';
import type { ToolAssets } from '../storefront/assets.ts';
import { escapeHtml } from '../storefront/document.ts';
import type { SiteState } from '../storefront/site-reader.ts';
import { digitalPagesTexts, type LinkText } from './digital-pages-texts.ts';

type Write = (key: LinkText, params?: Readonly<Record<string, string>>) => string;

const writer =
  ({ language }: LinkView): Write =>
  (key, params = {}) =>
    fill(textsIn(digitalPagesTexts, language).link[key], params);

/** The page behind a download link of a purchased file: one button, or the reason why there is none. */
export function linkDocument(
  view: LinkView,
  { site }: Pick<SiteState, 'site'>,
  assets: ToolAssets,
): string {
  const t = writer(view);
  return `<!doctype html><html ${documentLanguage(view.language)}><head>${[
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="robots" content="noindex">',
    `<title>${escapeHtml(`${t(view.state)} · ${site.name}`)}</title>`,
    '<link rel="icon" href="/assets/favicon.svg" type="image/svg+xml">',
    ...assets.headTags,
    `<style>${styles}</style>`,
  ].join(
    '',
  )}</head><body>${renderToStaticMarkup(<LinkPage view={view} t={t} shopName={site.name} />)}</body></html>`;
}

interface PageProps {
  readonly view: LinkView;
  readonly t: Write;
  readonly shopName: string;
}

function LinkPage({ view, t, shopName }: PageProps) {
  const { state, download, language, orderNumber, orderSlug, expiresAt } = view;
  const order = `${screenHref(language, 'checkout-success')}?orderSlug=${encodeURIComponent(orderSlug)}`;
  const params = {
    left: String(download?.left ?? 0),
    allowed: String(download?.allowed ?? 0),
    date: formatDate(expiresAt, language),
  };
  return (
    <div className="pay-root">
      <IsobathBackground />
      <header className="pay-head">
        <Flag name="alpha" />
        <span>{shopName}</span>
      </header>
      <main className="pay-card">
        <p className="marginalia">{t('order', { number: orderNumber })}</p>
        <h1 className="pay-title">{t(state)}</h1>
        {download && (
          <p>
            <strong>{download.file}</strong>
            <br />
            {[download.name, sizeOf(download.size)].join(' · ')}
          </p>
        )}
        <p className="pay-text">{t(`${state}Text`, params)}</p>
        {state === 'open' && (
          <form method="post" action={view.action}>
            <Button type="submit" variant="primary" icon="download">
              {t('fetch')}
            </Button>
          </form>
        )}
        <p className="pay-back">
          <a href={order}>{t('toOrder')}</a>
        </p>
      </main>
    </div>
  );
}

const kilobyte = 1024;

function sizeOf(bytes: number): string {
  if (bytes < kilobyte * kilobyte) return `${Math.max(1, Math.round(bytes / kilobyte))} kB`;
  return `${Math.round(bytes / kilobyte / kilobyte)} MB`;
}

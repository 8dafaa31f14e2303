import { renderToStaticMarkup } from 'react-dom/server';
import { currencyOf } from '#runtime/orders/order-currency.ts';
import { documentLanguage, textsIn } from '#schemas/languages.ts';
import type { PayView } from '#server/services/payments/pay-view.ts';
import { type ToolAssets, themeTags } from '../storefront/assets.ts';
import { escapeHtml } from '../storefront/escape.ts';
import type { SiteState } from '../storefront/site-reader.ts';
import { payMessages } from './messages.ts';
import styles from './pay-page.css?inline';
import { PayPage } from './pay-page.tsx';

/**
 * The payment page as a document. The provider's script is its only third-party script, and carries the
 * nonce.
 */
export function payDocument(
  view: PayView,
  nonce: string,
  { site }: Pick<SiteState, 'site'>,
  assets: ToolAssets,
): string {
  const { language, flow } = view;
  const title = escapeHtml(`${textsIn(payMessages, language).title} · ${site.name}`);
  const page = (
    <PayPage view={view} shopName={site.name} currency={currencyOf(view.currency, site.currency)} />
  );
  return `<!doctype html><html ${documentLanguage(language)}><head>${[
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="robots" content="noindex">',
    `<title>${title}</title>`,
    '<link rel="icon" href="/assets/favicon.svg" type="image/svg+xml">',
    flow.kind === 'paypal' ? scriptTag(flow.scriptUrl, nonce) : '',
    ...assets.headTags,
    ...themeTags({ site }),
    `<style>${styles}</style>`,
  ].join('')}</head><body>${renderToStaticMarkup(page)}</body></html>`;
}

/** Deferred like the page's own script, and loaded before it. */
function scriptTag(url: string, nonce: string): string {
  return `<script defer src="${escapeHtml(url)}" nonce="${nonce}" data-csp-nonce="${nonce}"></script>`;
}

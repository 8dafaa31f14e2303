import { renderToStaticMarkup } from 'react-dom/server';
import type { SiteInfo } from '#runtime/page/payload.ts';
import {
  directionOf,
  documentLanguage,
  type Language,
  parseLanguage,
  textsIn,
} from '#schemas/languages.ts';
import { ordersPath } from '#server/services/orders/admin/print.routes.ts';
import type { PaperPage, PrintPage } from '#server/services/orders/admin/print-page.ts';
import { printTexts } from '#server/services/orders/invoices/print-texts.ts';
import { type ToolAssets, themeTags } from '../storefront/assets.ts';
import { escapeHtml } from '../storefront/escape.ts';
import type { SiteState } from '../storefront/site-reader.ts';
import { InvoicePage } from './invoice-page.tsx';
import { noPaperDocument } from './no-paper-document.tsx';
import { PackingSlipPage } from './packing-slip-page.tsx';
import styles from './print-page.css?inline';

/** A printable page of an order, or the page that says why there is none. */
export function printDocument(
  page: PrintPage,
  staff: Language,
  state: Pick<SiteState, 'site'>,
  assets: ToolAssets,
): string {
  return 'order' in page
    ? paperDocument(page, staff, state.site, assets)
    : noPaperDocument(page.kind, staff, state, assets);
}

/** Its bar is in the language of the staff, the page in that of the order. */
function paperDocument(
  page: PaperPage,
  staff: Language,
  site: SiteInfo,
  assets: ToolAssets,
): string {
  const language = parseLanguage(languageOf(page)) ?? staff;
  const t = textsIn(printTexts, staff);
  const number = page.kind === 'invoice' ? page.invoice.number : page.slip.orderNumber;
  const title = `${textsIn(printTexts, language)[page.kind]} ${number}`;
  return `<!doctype html><html ${documentLanguage(language)}><head>${[
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="robots" content="noindex">',
    `<title>${escapeHtml(title)}</title>`,
    ...assets.headTags,
    ...themeTags({ site }),
    `<style>${styles}</style>`,
  ].join('')}</head><body>${renderToStaticMarkup(
    <div className="print-root">
      <nav className="print-bar" lang={staff} dir={directionOf(staff)} aria-label={t.back}>
        <a href={`${ordersPath(staff)}/record/${page.order}`}>{t.back}</a>
        <span>{t.hint}</span>
      </nav>
      <main>
        {page.kind === 'invoice' ? (
          <InvoicePage invoice={page.invoice} currency={site.currency} fiscal={page.fiscal} />
        ) : (
          <PackingSlipPage slip={page.slip} currency={site.currency} />
        )}
      </main>
    </div>,
  )}</body></html>`;
}

function languageOf(page: PaperPage): string {
  return page.kind === 'invoice' ? page.invoice.document.language : page.slip.language;
}

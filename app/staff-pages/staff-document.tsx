import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { homeHref, screenHref } from '#runtime/routes/href.ts';
import { Emblem } from '#runtime/ui/emblem.tsx';
import { documentLanguage, type Language, languages, textsIn } from '#schemas/languages.ts';
import { moderationPath } from '#server/services/comments/moderation.routes.ts';
import { ticketsPath } from '#server/services/digital/ticket-check.routes.ts';
import { ordersPath } from '#server/services/orders/admin/print.routes.ts';
import { type ToolAssets, themeTags } from '../storefront/assets.ts';
import { escapeHtml } from '../storefront/escape.ts';
import type { SiteState } from '../storefront/site-reader.ts';
import { staffPageTexts } from './staff-page-texts.ts';
import styles from './staff-pages.css?inline';

export interface StaffPage {
  readonly language: Language;
  readonly title: string;
  /** Path of the current page if the bar links to it. */
  readonly current: string | null;
  /** Returns the path of the same page in another language. */
  readonly inLanguage: (language: Language) => string;
  readonly content: ReactNode;
  /** Styles of this page only. */
  readonly styles?: string;
}

/** A page for staff as a document, with the bar that links to the other pages. */
export function staffDocument(
  page: StaffPage,
  { site }: Pick<SiteState, 'site'>,
  assets: ToolAssets,
): string {
  return `<!doctype html><html ${documentLanguage(page.language)}><head>${[
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="robots" content="noindex">',
    `<title>${escapeHtml(`${page.title} · ${site.name}`)}</title>`,
    '<link rel="icon" href="/assets/favicon.svg" type="image/svg+xml">',
    ...assets.headTags,
    ...themeTags({ site }),
    `<style>${styles}${page.styles ?? ''}</style>`,
  ].join('')}</head><body>${renderToStaticMarkup(<Frame page={page} />)}</body></html>`;
}

function Frame({ page }: { readonly page: StaffPage }) {
  const { language, current } = page;
  const t = textsIn(staffPageTexts, language);
  const pages = [
    { path: ordersPath(language), label: t.title },
    { path: ticketsPath(language), label: t.tickets },
    { path: moderationPath(language), label: t.reviews },
  ];
  return (
    <div className="admin-root">
      <header className="admin-bar">
        <a href={homeHref(language)} className="admin-mark" aria-label="Izlog">
          <Emblem />
        </a>
        <nav aria-label={t.back}>
          <a href={screenHref(language, 'admin')}>{t.back}</a>
          {pages.map(({ path, label }) => (
            <a key={path} href={path} aria-current={path === current ? 'page' : undefined}>
              {label}
            </a>
          ))}
        </nav>
        <nav aria-label={t.languages}>
          {languages.map((code) => (
            <a
              key={code}
              href={page.inLanguage(code)}
              hrefLang={code}
              lang={code}
              aria-current={code === language || undefined}
            >
              {code.toUpperCase()}
            </a>
          ))}
        </nav>
      </header>
      <main className="admin-main">{page.content}</main>
    </div>
  );
}

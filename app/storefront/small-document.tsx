import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Emblem } from '#runtime/ui/emblem.tsx';
import { GroundPattern } from '#runtime/ui/ground-pattern.tsx';
import { documentLanguage, type Language } from '#schemas/languages.ts';
import styles from '../pay/pay-page.css?inline';
import { type ToolAssets, themeTags } from './assets.ts';
import { escapeHtml } from './escape.ts';
import type { SiteState } from './site-reader.ts';

export interface SmallPage {
  readonly language: Language;
  readonly title: string;
  /** Content of a card below the name of the shop. */
  readonly content: ReactNode;
}

/** A page behind a link of a mail as a document: one card, without the shop's header. */
export function smallDocument(
  { language, title, content }: SmallPage,
  { site }: Pick<SiteState, 'site'>,
  assets: ToolAssets,
): string {
  return `<!doctype html><html ${documentLanguage(language)}><head>${[
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="robots" content="noindex">',
    `<title>${escapeHtml(`${title} · ${site.name}`)}</title>`,
    '<link rel="icon" href="/assets/favicon.svg" type="image/svg+xml">',
    ...assets.headTags,
    ...themeTags({ site }),
    `<style>${styles}</style>`,
  ].join('')}</head><body>${renderToStaticMarkup(
    <div className="pay-root">
      <GroundPattern />
      <header className="pay-head">
        <Emblem />
        <span>{site.name}</span>
      </header>
      <main className="pay-card">{content}</main>
    </div>,
  )}</body></html>`;
}

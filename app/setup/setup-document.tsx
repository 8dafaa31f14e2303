import { renderToStaticMarkup } from 'react-dom/server';
import { textsIn } from '#schemas/languages.ts';
import { isRightToLeft } from '#schemas/site/right-to-left.ts';
import type { ToolAssets } from '../storefront/assets.ts';
import { escapeHtml } from '../storefront/escape.ts';
import styles from './setup.css?inline';
import { setupLanguage } from './setup-language.ts';
import { SetupScreen } from './setup-screen.tsx';
import { setupTexts } from './setup-texts.ts';
import type { SetupView } from './setup-view.ts';

/** The setup of a new shop as a document. It needs no content and works without its script. */
export function setupDocument(view: SetupView, acceptLanguage: string, assets: ToolAssets): string {
  const language = setupLanguage(acceptLanguage);
  // The site may lack this language, so its facts do not know the direction.
  const direction = isRightToLeft(language) ? ' dir="rtl"' : '';
  const { title } = textsIn(setupTexts, language);
  return `<!doctype html><html lang="${language}"${direction}><head>${[
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="robots" content="noindex">',
    `<title>${escapeHtml(`${title} · Izlog`)}</title>`,
    '<link rel="icon" href="/assets/favicon.svg" type="image/svg+xml">',
    ...assets.headTags,
    `<style>${styles}</style>`,
  ].join(
    '',
  )}</head><body>${renderToStaticMarkup(<SetupScreen {...{ view, language }} />)}</body></html>`;
}

import { type ToolState, toolStateElementId } from '#editor/section-tool/tool-state.ts';
import { type EditPayload, editStateElementId } from '#runtime/page/edit-payload.ts';
import { rootElementId, stateElementId } from '#runtime/page/page-elements.ts';
import type { PagePayload } from '#runtime/page/payload.ts';
import { coreVersion } from '#schemas/constants.ts';
import { defaultLanguage, documentLanguage, localeOf } from '#schemas/languages.ts';
import { manifestPath } from '../offline/web-manifest.ts';
import { type Assets, addedStylesheets, type EditAssets, type ToolAssets } from './assets.ts';
import { escapeHtml, safeJson } from './escape.ts';
import { withoutStatic } from './render-page.tsx';

/** The HTML document around a rendered page. It holds no executable inline script. */
export function pageDocument(
  html: string,
  page: PagePayload,
  assets: Assets,
  t: ErrorTexts,
  /** Markup before and after the page, shown to staff. */
  around: { readonly before?: string; readonly behind?: string } = {},
  /** Path of the generated picture for links; null if the page has none. */
  share: string | null = null,
): string {
  const { head, language } = page;
  const { before = '', behind = '' } = around;
  return `<!doctype html><html ${documentLanguage(language)} data-offline="${escapeHtml(t.offline)}" data-error="${escapeHtml(t.error)}"><head>${[
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escapeHtml(head.title)}</title>`,
    `<meta name="description" content="${escapeHtml(head.description)}">`,
    ...addressTags(page),
    ...sharingTags(page, share),
    ...(head.feeds ?? []).map(
      ({ title, href }) =>
        `<link rel="alternate" type="application/atom+xml" title="${escapeHtml(title)}" href="${escapeHtml(href)}">`,
    ),
    ...iconTags(page.site),
    `<link rel="manifest" href="${manifestPath(language)}">`,
    ...themeColorTags(page.site),
    ...assets.headTags(page),
    ...head.jsonLd.map((data) => `<script type="application/ld+json">${safeJson(data)}</script>`),
  ].join(
    '',
  )}</head><body>${before}<div id="${rootElementId}">${html}</div><script type="application/json" id="${stateElementId}">${safeJson(
    withoutJsonLd(withoutStatic(page)),
  )}</script>${behind}</body></html>`;
}

/** Browsers leave the data for search engines as the document has it. */
function withoutJsonLd(page: PagePayload): PagePayload {
  return { ...page, head: { ...page.head, jsonLd: [] } };
}

/** Icons of the shop's own picture, or the engine's. */
function iconTags({ brand }: PagePayload['site']): string[] {
  if (!brand) return ['<link rel="icon" href="/assets/favicon.svg" type="image/svg+xml">'];
  const icons = [32, 192].map(
    (size) =>
      `<link rel="icon" href="${brand}/icon-${size}.png" sizes="${size}x${size}" type="image/png">`,
  );
  return [...icons, `<link rel="apple-touch-icon" href="${brand}/apple-180.png">`];
}

/** Tags with the colour that browsers show around the page. */
function themeColorTags({ themeColors }: PagePayload['site']): string[] {
  return Object.entries(themeColors ?? {}).map(
    ([scheme, color]) =>
      `<meta name="theme-color" content="${escapeHtml(color)}" media="(prefers-color-scheme: ${scheme})">`,
  );
}

/** Returns the page in edit mode, with the editor's code instead of the shop's. */
export function editDocument(html: string, payload: EditPayload, assets: EditAssets): string {
  const { page } = payload;
  return `<!doctype html><html ${documentLanguage(page.language)}><head>${[
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="robots" content="noindex">',
    `<meta name="generator" content="Izlog ${coreVersion}">`,
    `<title>${escapeHtml(page.head.title)}</title>`,
    '<link rel="icon" href="/assets/favicon.svg" type="image/svg+xml">',
    ...assets.headTags(payload),
  ].join(
    '',
  )}</head><body><div id="${rootElementId}">${html}</div><script type="application/json" id="${editStateElementId}">${safeJson(
    payload,
  )}</script></body></html>`;
}

/** A page of the section tool; its code renders everything from the state. */
export function sectionToolDocument(state: ToolState, assets: ToolAssets): string {
  return `<!doctype html><html lang="${state.uiLanguage}"><head>${[
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="robots" content="noindex">',
    '<title>Izlog</title>',
    '<link rel="icon" href="/assets/favicon.svg" type="image/svg+xml">',
    ...assets.headTags,
    ...addedStylesheets(state.added),
  ].join(
    '',
  )}</head><body><div id="${rootElementId}"></div><script type="application/json" id="${toolStateElementId}">${safeJson(
    state,
  )}</script></body></html>`;
}

/** Texts that scripts need when the server cannot be reached. */
interface ErrorTexts {
  /** Text shown when the server cannot be reached; it must already be in the page. */
  readonly offline: string;
  /** Text before the server's message about a refused request. */
  readonly error: string;
}

/** Only pages that are their own canonical ones link to other languages. */
function addressTags({ head, site, path }: PagePayload): string[] {
  const absolute = (path: string) => escapeHtml(site.url + path);
  const { canonical } = head;
  const alternates = canonical === path ? head.alternates : {};
  if (head.noindex || canonical === null) return ['<meta name="robots" content="noindex,follow">'];
  const others = Object.entries(alternates).map(
    ([code, path]) => `<link rel="alternate" hreflang="${code}" href="${absolute(path)}">`,
  );
  const original = alternates[defaultLanguage];
  const fallback = original
    ? [`<link rel="alternate" hreflang="x-default" href="${absolute(original)}">`]
    : [];
  return [`<link rel="canonical" href="${absolute(canonical)}">`, ...others, ...fallback];
}

function sharingTags({ head, site, language }: PagePayload, share: string | null): string[] {
  const locale = localeOf(language).replace('-', '_');
  const drawn = share ?? (!head.image && site.brand ? `${site.brand}/share.png` : null);
  const image = drawn ?? head.image;
  const tags: Record<string, string> = {
    'og:title': head.title,
    'og:description': head.description,
    'og:site_name': site.name,
    'og:locale': locale,
    'og:type': head.kind ?? 'website',
    ...(head.canonical ? { 'og:url': site.url + head.canonical } : {}),
    ...(image ? { 'og:image': site.url + image } : {}),
    ...(drawn ? { 'og:image:width': '1200', 'og:image:height': '630' } : {}),
    ...(image ? { 'og:image:alt': head.card?.title ?? head.title } : {}),
  };
  // X reads its own tag for the layout and Open Graph for the rest.
  const card = image ? 'summary_large_image' : 'summary';
  return [
    ...Object.entries(tags).map(
      ([name, content]) => `<meta property="${name}" content="${escapeHtml(content)}">`,
    ),
    `<meta name="twitter:card" content="${card}">`,
  ];
}

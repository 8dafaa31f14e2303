import { backOfficeMessages } from '#editor/back-office/messages.ts';
import { type BackOfficeState, backOfficeStateElementId } from '#editor/back-office/state.ts';
import { createTranslator } from '#runtime/i18n/translator.ts';
import { rootElementId } from '#runtime/page/page-elements.ts';
import { documentLanguage } from '#schemas/languages.ts';
import type { BackOfficeAssets } from '../storefront/assets.ts';
import { escapeHtml, safeJson } from '../storefront/escape.ts';

/** A page of the back office; its code renders everything from the state. */
export function backOfficeDocument(
  state: BackOfficeState,
  assets: BackOfficeAssets,
  isRecord = false,
): string {
  return `<!doctype html><html ${documentLanguage(state.uiLanguage)}><head>${[
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="robots" content="noindex">',
    `<title>${escapeHtml(state.site.name)}</title>`,
    '<link rel="icon" href="/assets/favicon.svg" type="image/svg+xml">',
    ...assets.headTags(state.uiLanguage, isRecord),
  ].join(
    '',
  )}</head><body>${withoutScripts(state)}<div id="${rootElementId}" class="izlog-editor"></div><script type="application/json" id="${backOfficeStateElementId}">${safeJson(
    state,
  )}</script></body></html>`;
}

/** Most pages of the back office need scripts. Without scripts, staff at least see links to all pages. */
function withoutScripts({ base, collections, links, uiLanguage }: BackOfficeState): string {
  const t = createTranslator(uiLanguage, backOfficeMessages(uiLanguage));
  const entries = [
    ...collections.map(({ name, label }) => ({ href: `${base}/${name}`, label })),
    ...links.map(({ href, key }) => ({ href, label: t(`office.${key}`) })),
  ];
  const list = entries.map(
    ({ href, label }) => `<li><a href="${escapeHtml(href)}">${escapeHtml(label)}</a></li>`,
  );
  return `<noscript><main><nav><ul>${list.join('')}</ul></nav></main></noscript>`;
}

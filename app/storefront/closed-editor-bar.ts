import { type Language, textsIn } from '#schemas/languages.ts';
import { storefrontTexts } from './storefront-texts.ts';

const style = `
.closed-editor-bar{position:sticky;top:0;z-index:var(--z-sticky);padding:8px 16px;background:#f3bf2f;
color:#0c2233;border-bottom:1px solid #0c2233;font:400 14px/1.4 var(--font-text);text-align:center}
.closed-editor-bar a{color:inherit;font-weight:600}
@media print{.closed-editor-bar{display:none}}`;

/** Informs staff who requested edit mode that they see the published page instead. */
export function closedEditorBar(language: Language): string {
  const t = textsIn(storefrontTexts, language).closedEditor;
  const retry = `<a data-reload href="?editPage=true">${t.retry}</a>`;
  return `<style>${style}</style><aside class="closed-editor-bar" aria-label="${t.name}">${t.text} ${retry}</aside>`;
}

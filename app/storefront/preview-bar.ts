import { formatDate } from '#runtime/format/date.ts';
import type { PreviewView } from '#schemas/entities/screen-document.ts';
import { type Language, textsIn } from '#schemas/languages.ts';
import { storefrontTexts } from './storefront-texts.ts';

const style = `
.preview-bar{position:sticky;top:0;z-index:var(--z-sticky);padding:8px 16px;background:#f3bf2f;
color:#0c2233;border-bottom:1px solid #0c2233;font:400 14px/1.4 var(--font-text);text-align:center}
@media print{.preview-bar{display:none}}`;

const momentOf = (at: string, language: Language) =>
  `${formatDate(at, language)}, ${formatDate(at, language, 'time')}`;

/** Describes the preview on the page of a preview link, in the language of the page. */
export function previewBar(view: PreviewView | undefined, language: Language): string {
  if (!view) return '';
  const t = textsIn(storefrontTexts, language).preview;
  const when = view.at === null ? t.now : momentOf(view.at, language);
  const facts = [when, ...(view.audience ? [t[view.audience]] : [])].join(', ');
  return `<style>${style}</style><aside class="preview-bar" aria-label="${t.name}"><strong>${t.name}</strong>: ${facts}. ${t.note}</aside>`;
}

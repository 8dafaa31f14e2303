import { formatDate } from '#runtime/format/date.ts';
import type { PreviewView } from '#schemas/entities/screen-document.ts';
import { type Language, type TextsByLanguage, textsIn } from '#schemas/languages.ts';

type Texts = Readonly<Record<'name' | 'now' | 'guest' | 'customer' | 'note', string>>;

const texts: TextsByLanguage<Texts> = {
  hr: {
    name: 'Pregled nacrta stranice',
    now: 'kakva je sada',
    guest: 'kako je vidi gost',
    customer: 'kako je vidi prijavljeni kupac',
    note: 'Vidi je samo tko ima ovu poveznicu.',
  },
  en: {
    name: 'Preview of a draft page',
    now: 'as it is now',
    guest: 'as a guest sees it',
    customer: 'as a customer who is logged in sees it',
    note: 'Only people with this link see it.',
  },
  de: {
    name: 'Vorschau einer Seite im Entwurf',
    now: 'wie sie jetzt ist',
    guest: 'wie Gäste sie sehen',
    customer: 'wie angemeldete Kunden sie sehen',
    note: 'Nur wer diesen Link hat, sieht sie.',
  },
};

const style = `
.preview-bar{position:sticky;top:0;z-index:var(--z-sticky);padding:8px 16px;background:#f3bf2f;
color:#0c2233;border-bottom:1px solid #0c2233;font:400 14px/1.4 var(--text);text-align:center}
@media print{.preview-bar{display:none}}`;

const momentOf = (at: string, language: Language) =>
  `${formatDate(at, language)}, ${formatDate(at, language, 'time')}`;

/** Describes the preview on the page of a preview link, in the language of the page. */
export function previewBar(view: PreviewView | undefined, language: Language): string {
  if (!view) return '';
  const t = textsIn(texts, language);
  const when = view.at === null ? t.now : momentOf(view.at, language);
  const facts = [when, ...(view.audience ? [t[view.audience]] : [])].join(', ');
  return `<style>${style}</style><aside class="preview-bar" aria-label="${t.name}"><strong>${t.name}</strong>: ${facts}. ${t.note}</aside>`;
}

import { formatDate } from '#runtime/format/date.ts';
import type { PageRequest } from '#runtime/page/page-request.ts';
import { screenHref } from '#runtime/routes/href.ts';
import { type Language, localize, textsIn } from '#schemas/languages.ts';
import { escapeHtml } from './escape.ts';
import type { Closing } from './site-reader.ts';
import { storefrontTexts } from './storefront-texts.ts';

const style = `
.closed-shop-bar{padding:12px 16px;background:#f3bf2f;color:#0c2233;border-bottom:1px solid #0c2233;
font:400 16px/1.45 var(--font-text);text-align:center}
.closed-shop-bar a{color:inherit;font-weight:600}
@media print{.closed-shop-bar{display:none}}`;

/** Tells visitors why the shop is closed and until when, and staff that they see a shop which is closed. */
export function closedShopBar(
  closing: Closing | null,
  { session, now }: PageRequest,
  language: Language,
): string {
  if (!closing) return '';
  const t = textsIn(storefrontTexts, language).closedShop;
  const isStaff = session.user?.isBackofficeUser === true;
  const parts = isStaff ? staffParts(language) : visitorParts(closing, now, language);
  if (parts.length === 0) return '';
  return `<style>${style}</style><aside class="closed-shop-bar" aria-label="${t.name}">${parts.join(' ')}</aside>`;
}

function staffParts(language: Language): readonly string[] {
  const t = textsIn(storefrontTexts, language).closedShop;
  const href = `${screenHref(language, 'admin')}/settings-maintenance`;
  return [t.staff, `<a data-reload href="${href}">${t.settings}</a>`];
}

function visitorParts({ text, until }: Closing, now: Date, language: Language): readonly string[] {
  const t = textsIn(storefrontTexts, language).closedShop;
  const own = localize(text, language);
  const at = until?.toISOString();
  return [
    ...(own ? [escapeHtml(own)] : []),
    ...(until && at && until > now
      ? [`${t.until} ${formatDate(at, language)}, ${formatDate(at, language, 'time')}.`]
      : []),
  ];
}

/** Seconds until crawlers come back to a closed shop whose opening is not planned. */
const unplanned = 3600;

/** `Retry-After` of a closed shop; for other errors, the server's default. */
export function retryAfter(closing: Closing | null, now: Date): Readonly<Record<string, string>> {
  if (!closing) return {};
  const seconds = closing.until ? Math.ceil((closing.until.getTime() - now.getTime()) / 1000) : 0;
  return { 'retry-after': String(seconds > 0 ? seconds : unplanned) };
}

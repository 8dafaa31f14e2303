import type { PagePayload } from '#runtime/page/payload.ts';
import { textsIn } from '#schemas/languages.ts';
import { openingId } from '../templates/first-pages.ts';
import { storefrontTexts } from './storefront-texts.ts';

const style = `
.welcome-bar{display:flex;flex-wrap:wrap;gap:12px 32px;align-items:center;justify-content:center;padding:20px;
background:#f3bf2f;color:#0c2233;border-bottom:1px solid #0c2233;font:400 16px/1.45 var(--font-text)}
.welcome-bar p{max-width:60ch;margin:0}
.welcome-bar a{padding:10px 18px;background:#0c2233;color:#fff;font-weight:600;text-decoration:none}
.welcome-bar a:focus-visible{outline:3px solid #0c2233;outline-offset:3px}
@media print{.welcome-bar{display:none}}`;

/** Invites staff to build the home page as long as it is empty. */
export function welcomeBar(
  { session, content, language }: PagePayload,
  isOffered: boolean,
): string {
  const isUnbuilt = content.length === 1 && content[0]?.id === openingId;
  if (!isOffered || !isUnbuilt || !session.user?.mayEdit) return '';
  const t = textsIn(storefrontTexts, language).welcome;
  return `<style>${style}</style><aside class="welcome-bar" aria-label="${t.title}"><p><strong>${t.title}.</strong> ${t.text}</p><a data-reload href="?editPage=true">${t.action}</a></aside>`;
}

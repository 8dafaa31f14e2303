import type { PagePayload } from '#runtime/page/payload.ts';
import { textsIn } from '#schemas/languages.ts';
import { storefrontTexts } from './storefront-texts.ts';

const style = `
.edit-link{position:fixed;inset:auto 12px 12px auto;z-index:var(--z-sticky);padding:8px 12px;border:1px solid var(--text);
background:var(--ground);color:var(--text);font:600 14px/1.4 var(--font-text);text-decoration:none}
.edit-link:hover{background:var(--text);color:var(--ground)}
@media print{.edit-link{display:none}}`;

/**
 * The link to edit mode, for staff who may edit. Other responses contain no byte of it, its styles or its text
 * (EDIT-18).
 */
export function editLink({ session, language }: PagePayload, isOffered: boolean): string {
  if (!isOffered || !session.user?.mayEdit) return '';
  // Relative to the current page, because pages also change without a full load.
  const href = '?editPage=true';
  const text = textsIn(storefrontTexts, language).editLink;
  const link = `<a class="edit-link" data-reload href="${href}">${text}</a>`;
  // A separate landmark, because it is outside of all others.
  return `<style>${style}</style><nav aria-label="Izlog">${link}</nav>`;
}

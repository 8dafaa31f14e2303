import type { ElementInput } from '#schemas/document/element.ts';
import { languages } from '#schemas/languages.ts';
import { element } from '#schemas/site/localized-element.ts';
import { privacySlug } from './first-pages.ts';

/** The same text for every language: names. */
const same = (text: string) =>
  Object.fromEntries(languages.map((language) => [language, text] as const));

/** Elements around every screen of a site that has none of its own. */
export const sharedElements = (name: string): readonly ElementInput[] => [
  element('header-section', 'header', { logoText: same(name) }),
  element('footer-section', 'footer', { name: same(name) }),
  element('cookie-section', 'cookies', { privacyTarget: `page:${privacySlug}` }),
  element('cart-modal', 'cart-modal', { emptyPicture: null }),
];

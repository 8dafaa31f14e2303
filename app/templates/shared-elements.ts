import type { ElementInput } from '#schemas/document/element.ts';
import { element } from '#schemas/site/localized-element.ts';
import { privacySlug } from './first-pages.ts';
import { text } from './texts.ts';

/** Elements around every screen of a site that has none of its own. */
export const sharedElements = (name: string): readonly ElementInput[] => [
  element('header-section', 'header', { logoText: name }),
  element(
    'footer-section',
    'footer',
    { name },
    { parts: { content: [element('newsletter', 'newsletter')] } },
  ),
  element('cookie-section', 'cookies', {
    title: text('cookies'),
    text: text('cookiesText'),
    privacyTarget: `page:${privacySlug}`,
  }),
  element('cart-modal', 'cart-modal', { emptyPicture: null }),
];

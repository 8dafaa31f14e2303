import type { ElementInput } from '#schemas/document/element.ts';
import { element } from '#schemas/site/localized-element.ts';
import { privacySlug } from './first-pages.ts';
import { text } from './texts.ts';

/** Elements around every screen of a site that has none of its own. */
export const sharedElements = (name: string): readonly ElementInput[] => [
  element('header-section', 'header', { logoText: name }),
  element('footer-section', 'footer', { name }),
  element('cookie-section', 'cookies', {
    title: text('Kolačići', 'Cookies', 'Cookies'),
    text: text(
      'Nužni kolačići čuvaju vašu košaricu i prijavu. Ostale koristimo samo ako pristanete.',
      'Necessary cookies keep your cart and your login. We use others only if you agree.',
      'Notwendige Cookies merken sich Warenkorb und Anmeldung. Andere nutzen wir nur mit Ihrer Zustimmung.',
    ),
    privacyTarget: `page:${privacySlug}`,
  }),
  element('cart-modal', 'cart-modal', { emptyPicture: null }),
];

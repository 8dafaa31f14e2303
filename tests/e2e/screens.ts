import { homeHref, pageHref, screenHref } from '#runtime/routes/href.ts';
import type { Language } from '#schemas/languages.ts';

/** Returns every screen of the route table that shows content, in one language. */
export function screensIn(language: Language): readonly (readonly [string, string])[] {
  const product = { hr: 'brodovi-od-drva', en: 'brodovi-od-drva', de: 'brodovi-od-drva' }[language];
  return [
    ['home', homeHref(language)],
    ['shop', screenHref(language, 'shop')],
    ['category', screenHref(language, 'shop', 'grafike-i-karte')],
    ['product', screenHref(language, 'product', product)],
    ['cart', screenHref(language, 'cart')],
    ['checkout', screenHref(language, 'checkout')],
    ['checkout success', screenHref(language, 'checkout-success')],
    ['checkout failure', screenHref(language, 'checkout-failure')],
    ['login', screenHref(language, 'login')],
    ['register', screenHref(language, 'register')],
    ['profile', screenHref(language, 'profile')],
    ['forgot password', screenHref(language, 'forgot-password')],
    ['social login', screenHref(language, 'social-login')],
    ['confirm email', screenHref(language, 'confirm-email')],
    ['search', `${screenHref(language, 'search')}?q=more`],
    ['empty search', `${screenHref(language, 'search')}?q=zzzzzz`],
    ['news', screenHref(language, 'blog')],
    ['post category', screenHref(language, 'blog', 'novosti')],
    ['author', screenHref(language, 'author', 'nada-skarpa')],
    ['event', screenHref(language, 'event', 1)],
    ['not found', pageHref(language, 'ovo-ne-postoji')],
  ];
}

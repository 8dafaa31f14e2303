import { describe, expect, it } from 'vitest';
import { languages } from '#schemas/languages.ts';
import { screenHref } from './href.ts';
import { matchPath } from './match.ts';
import { type Screen, screens } from './table.ts';

const screen = (path: string) => {
  const match = matchPath(path);
  return match.kind === 'screen' ? [match.language, match.screen, match.param] : match.kind;
};

/** The address of each screen for visitors in this language, without its prefix. */
function addressesIn(language: string) {
  const open = (Object.keys(screens) as Screen[]).filter((name) => !name.startsWith('admin'));
  const entries = open.map((name) => {
    const param = screens[name] === 'required' ? '7' : undefined;
    return [name, screenHref(language, name, param).replace(`/${language}`, '')];
  });
  return Object.fromEntries(entries);
}

const english = {
  product: '/product',
  login: '/login',
  register: '/register',
  profile: '/profile',
  cart: '/cart',
  shop: '/shop',
  checkout: '/checkout',
  'checkout-success': '/checkout/success',
  'checkout-failure': '/checkout/failure',
  withdrawal: '/withdraw-from-contract',
  search: '/search',
  blog: '/blog',
  'forgot-password': '/forgot-password',
  'social-login': '/social-login',
  event: '/event/7',
  author: '/author/7',
  'confirm-email': '/confirm-email',
};

describe('matchPath', () => {
  it.each([
    ['ROUTE-01', '/produkt/svjetionik', ['hr', 'product', 'svjetionik']],
    ['ROUTE-01', '/en/product/lighthouse', ['en', 'product', 'lighthouse']],
    ['ROUTE-01', '/de/product/leuchtturm', ['de', 'product', 'leuchtturm']],
    ['ROUTE-02', '/prijava', ['hr', 'login', null]],
    ['ROUTE-02', '/de/login', ['de', 'login', null]],
    ['ROUTE-03', '/registracija', ['hr', 'register', null]],
    ['ROUTE-04', '/profil', ['hr', 'profile', null]],
    ['ROUTE-05', '/kosarica', ['hr', 'cart', null]],
    ['ROUTE-05', '/de/einkaufswagen', ['de', 'cart', null]],
    ['ROUTE-06', '/shop/knjige', ['hr', 'shop', 'knjige']],
    ['ROUTE-06', '/en/shop', ['en', 'shop', null]],
    ['ROUTE-07', '/naplata', ['hr', 'checkout', null]],
    ['ROUTE-07', '/de/kasse', ['de', 'checkout', null]],
    ['ROUTE-08', '/naplata/uspjesna', ['hr', 'checkout-success', null]],
    ['ROUTE-08', '/de/checkout/success', ['de', 'checkout-success', null]],
    ['ROUTE-09', '/checkout/failure', ['hr', 'checkout-failure', null]],
    ['ROUTE-10', '/pretraga', ['hr', 'search', null]],
    ['ROUTE-10', '/de/suche', ['de', 'search', null]],
    ['ROUTE-11', '/objave', ['hr', 'blog', null]],
    ['ROUTE-11', '/en/blog/novosti', ['en', 'blog', 'novosti']],
    ['ROUTE-12', '/zaboravljena-lozinka', ['hr', 'forgot-password', null]],
    ['ROUTE-12', '/de/passwort-vergessen', ['de', 'forgot-password', null]],
    ['ROUTE-13', '/social-login', ['hr', 'social-login', null]],
    ['ROUTE-14', '/de/veranstaltung/7', ['de', 'event', '7']],
    ['ROUTE-14', '/dogadjaj/7', ['hr', 'event', '7']],
    ['ROUTE-18', '/admin', ['hr', 'admin', null]],
    ['ROUTE-19', '/adminLogin', ['hr', 'admin-login', null]],
    ['ROUTE-20', '/admin/cache', ['hr', 'admin-cache', null]],
    ['ROUTE-21', '/en/admin/consent', ['en', 'admin-consents', null]],
    ['ROUTE-22', '/admin/consent/newsletter', ['hr', 'admin-consent', 'newsletter']],
    ['ROUTE-23', '/admin/templates', ['hr', 'admin-templates', null]],
    ['ROUTE-24', '/adminlogin', 'page'],
    ['ROUTE-25', '/section-tool', 'page'],
    ['ROUTE-15', '/potvrdi-email', ['hr', 'confirm-email', null]],
    ['ROUTE-15', '/de/bestatigungs-email', ['de', 'confirm-email', null]],
  ])('%s: matches %s', (_, path, expected) => {
    expect(screen(path)).toEqual(expected);
  });

  it('passes every other path to the generic page · ROUTE-16', () => {
    expect(matchPath('/')).toEqual({ kind: 'page', language: 'hr', segments: [] });
    expect(matchPath('/en/about/us')).toEqual({
      kind: 'page',
      language: 'en',
      segments: ['about', 'us'],
    });
  });

  it('redirects the prefix of the default language · ROUTE-26', () => {
    expect(matchPath('/hr/kosarica')).toEqual({ kind: 'redirect', to: '/kosarica' });
    expect(matchPath('/hr')).toEqual({ kind: 'redirect', to: '/' });
    expect(screen('/kosarica')).toEqual(['hr', 'cart', null]);
    expect(matchPath('/hr/shop/knjige')).toEqual({ kind: 'redirect', to: '/shop/knjige' });
  });

  it('resolves any variant under any language · ROUTE-27', () => {
    expect(screen('/en/kosarica')).toEqual(['en', 'cart', null]);
    expect(screen('/cart')).toEqual(['hr', 'cart', null]);
    expect(screen('/en/cart')).toEqual(['en', 'cart', null]);
    expect(screen('/de/einkaufswagen')).toEqual(['de', 'cart', null]);
    expect(screen('/de/pretraga')).toEqual(['de', 'search', null]);
  });

  it('has German and English addresses of its own for every screen · I18N-03 PAGE-01', () => {
    expect(addressesIn('en')).toEqual(english);
    expect(addressesIn('de')).toEqual({
      ...english,
      cart: '/einkaufswagen',
      checkout: '/kasse',
      withdrawal: '/vertrag-widerrufen',
      search: '/suche',
      'forgot-password': '/passwort-vergessen',
      event: '/Veranstaltung/7',
      'confirm-email': '/bestatigungs-email',
    });
  });

  it('has Croatian without a prefix, other languages after theirs · I18N-01 I18N-04', () => {
    const languageOf = (path: string) => {
      const match = matchPath(path);
      return 'language' in match ? match.language : null;
    };
    expect(['/', '/kosarica', '/o-nama'].map(languageOf)).toEqual(['hr', 'hr', 'hr']);
    expect(['/en', '/en/cart', '/en/about'].map(languageOf)).toEqual(['en', 'en', 'en']);
    expect(['/de', '/de/einkaufswagen'].map(languageOf)).toEqual(['de', 'de']);
  });

  it('passes an event without id to the generic page · ROUTE-14', () => {
    expect(matchPath('/dogadjaj').kind).toBe('page');
  });

  it('passes paths with more segments than a screen has to the generic page · ROUTE-16', () => {
    expect(matchPath('/produkt/a/b').kind).toBe('page');
    expect(matchPath('/kosarica/a').kind).toBe('page');
  });

  it('reports an invalid escape as malformed', () => {
    expect(matchPath('/%E0%A4%A').kind).toBe('malformed');
  });

  it('matches every address it generates, in three languages · ROUTE-27 I18N-03', () => {
    for (const language of languages) {
      for (const name of Object.keys(screens) as Screen[]) {
        const param = screens[name] === 'none' ? null : 'x-1';
        const href = screenHref(language, name, param ?? undefined);
        expect(screen(href)).toEqual([language, name, param]);
      }
    }
  });
});

describe('addresses of screens', () => {
  it.each([
    ['ROUTE-01', 'product', '/produkt/x-1', '/en/product/x-1', '/de/product/x-1'],
    ['ROUTE-02', 'login', '/prijava', '/en/login', '/de/login'],
    ['ROUTE-03', 'register', '/registracija', '/en/register', '/de/register'],
    ['ROUTE-04', 'profile', '/profil', '/en/profile', '/de/profile'],
    ['ROUTE-05', 'cart', '/kosarica', '/en/cart', '/de/einkaufswagen'],
    ['ROUTE-06', 'shop', '/shop/x-1', '/en/shop/x-1', '/de/shop/x-1'],
    ['ROUTE-07', 'checkout', '/naplata', '/en/checkout', '/de/kasse'],
    [
      'ROUTE-08',
      'checkout-success',
      '/naplata/uspjesna',
      '/en/checkout/success',
      '/de/checkout/success',
    ],
    [
      'ROUTE-09',
      'checkout-failure',
      '/checkout/failure',
      '/en/checkout/failure',
      '/de/checkout/failure',
    ],
    ['ROUTE-10', 'search', '/pretraga', '/en/search', '/de/suche'],
    ['ROUTE-11', 'blog', '/objave/x-1', '/en/blog/x-1', '/de/blog/x-1'],
    [
      'ROUTE-12',
      'forgot-password',
      '/zaboravljena-lozinka',
      '/en/forgot-password',
      '/de/passwort-vergessen',
    ],
    ['ROUTE-13', 'social-login', '/social-login', '/en/social-login', '/de/social-login'],
    ['ROUTE-14', 'event', '/dogadjaj/x-1', '/en/event/x-1', '/de/Veranstaltung/x-1'],
    ['ROUTE-15', 'confirm-email', '/potvrdi-email', '/en/confirm-email', '/de/bestatigungs-email'],
    ['ROUTE-18', 'admin', '/admin', '/en/admin', '/de/admin'],
    ['ROUTE-19', 'admin-login', '/adminLogin', '/en/adminLogin', '/de/adminLogin'],
    ['ROUTE-20', 'admin-cache', '/admin/cache', '/en/admin/cache', '/de/admin/cache'],
    ['ROUTE-21', 'admin-consents', '/admin/consent', '/en/admin/consent', '/de/admin/consent'],
    [
      'ROUTE-22',
      'admin-consent',
      '/admin/consent/x-1',
      '/en/admin/consent/x-1',
      '/de/admin/consent/x-1',
    ],
    [
      'ROUTE-23',
      'admin-templates',
      '/admin/templates',
      '/en/admin/templates',
      '/de/admin/templates',
    ],
  ] as const)('%s: the address of %s is %s, %s or %s', (_, name, ...addresses) => {
    const param = addresses[0]?.endsWith('/x-1') ? 'x-1' : null;
    const hrefs = (['hr', 'en', 'de'] as const).map((language) => {
      const href = screenHref(language, name, param ?? undefined);
      expect(screen(href)).toEqual([language, name, param]);
      return href;
    });
    expect(hrefs).toEqual(addresses);
  });

  it.each([
    ['/produkt', 'product'],
    ['/en/product', 'product'],
    ['/shop', 'shop'],
    ['/objave', 'blog'],
    ['/de/blog', 'blog'],
  ])('%s has no slug · ROUTE-01 ROUTE-06 ROUTE-11', (path, name) => {
    expect(screen(path).slice(1)).toEqual([name, null]);
  });

  it('resolves the English address of a product in any language · ROUTE-31', () => {
    expect(screen('/product/karta')).toEqual(['hr', 'product', 'karta']);
    expect(screen('/de/product/karta')).toEqual(['de', 'product', 'karta']);
  });

  it('matches an event in any letter case, and keeps the case of its id · ROUTE-14', () => {
    for (const word of ['Veranstaltung', 'veranstaltung', 'VERANSTALTUNG']) {
      expect(screen(`/de/${word}/7a`)).toEqual(['de', 'event', '7a']);
    }
    expect(screen('/de/Veranstaltung/A7')).toEqual(['de', 'event', 'A7']);
  });

  it('matches addresses of staff in their letter case only · ROUTE-24', () => {
    expect(screen('/adminLogin')).toEqual(['hr', 'admin-login', null]);
    for (const path of ['/adminlogin', '/AdminLogin', '/Admin', '/admin/Cache', '/en/adminlogin']) {
      expect(screen(path), path).toBe('page');
    }
  });
});

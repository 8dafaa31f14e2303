import { expect, test } from 'vitest';
import type { SessionState } from '#runtime/store/session.ts';
import { pageOf } from '#tests/support/page.ts';
import { renderBlock } from '#tests/support/render-block.tsx';

test('a button links to the target that the site promotes · NAV-05', async () => {
  const linkButton = { label: 'Kupi ulaznicu', target: 'screen:shop', newTab: false };
  const html = await renderBlock('header-section', { options: { linkButton } });
  expect(html).toMatch(/<a [^>]*href="\/shop"[^>]*>(<[^>]*>)*Kupi ulaznicu/);
  const none = { linkButton: { ...linkButton, label: '' } };
  expect(await renderBlock('header-section', { options: none })).not.toContain('Kupi ulaznicu');
});

test('the cart count is in the markup without scripts', async () => {
  const session = { cart: { itemsCount: 3 } } as unknown as Partial<SessionState>;
  const html = await renderBlock('header-section', { language: 'en', session });
  expect(html).toContain('Cart: 3 items');
});

test('the form of the search sends the term as q to the search of the language · SEARCH-01', async () => {
  for (const [language, path] of [
    ['hr', '/pretraga'],
    ['en', '/en/search'],
    ['de', '/de/suche'],
  ] as const) {
    const html = await renderBlock('header-section', { language });
    const [form = ''] = /<form[^>]*role="search".*?<\/form>/s.exec(html) ?? [];
    expect(form).toMatch(new RegExp(`<form(?=[^>]*action="${path}")(?![^>]*method="post")`));
    expect(form).toMatch(/<input[^>]*name="q"/);
    expect(html).toContain(`href="${path}"`);
  }
});

test('the languages of the site are links to the same page, the current one marked · I18N-02 I18N-05', async () => {
  const linksIn = async (offered: string[]) => {
    const { site, head } = pageOf([]);
    const alternates = { hr: '/produkt/salica', en: '/en/product/mug' };
    const page = { site: { ...site, languages: offered }, head: { ...head, alternates } };
    const html = await renderBlock('header-section', { language: 'en', page });
    const links = html.match(/<a [^>]*hrefLang="[^>]*>/gi) ?? [];
    return [...new Set(links)].map((link) => [
      /href="([^"]*)"/.exec(link)?.[1],
      /hreflang="([^"]*)"/i.exec(link)?.[1],
      link.includes('aria-current'),
    ]);
  };
  expect(await linksIn(['hr', 'en', 'de'])).toEqual([
    ['/produkt/salica', 'hr', false],
    ['/en/product/mug', 'en', true],
    ['/de', 'de', false],
  ]);
  expect(await linksIn(['hr'])).toEqual([['/produkt/salica', 'hr', false]]);
});

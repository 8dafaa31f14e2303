import { expect, test } from 'vitest';
import type { SessionState } from '#runtime/store/session.ts';
import { pageOf } from '#tests/support/page.ts';
import { renderBlock } from '#tests/support/render-block.tsx';
import fixture from './fixtures/current.json' with { type: 'json' };

const media = {
  alt: '',
  width: 48,
  height: 48,
  sources: [{ mime: 'image/webp', width: 48, height: 48, path: '/media/znak/48.webp' }],
};

test('a button links to the target that the site promotes · NAV-05', async () => {
  const linkButton = { label: 'Kupi ulaznicu', target: 'screen:shop', newTab: false };
  const html = await renderBlock('header-section', { options: { linkButton } });
  expect(html).toMatch(/<a [^>]*href="\/shop"[^>]*>(<[^>]*>)*Kupi ulaznicu/);
  const none = { linkButton: { ...linkButton, label: '' } };
  expect(await renderBlock('header-section', { options: none })).not.toContain('Kupi ulaznicu');
});

test('an entry of the menu leads to the address that the menu gives, else to its target · NAV-03 NAV-17 ROUTE-30', async () => {
  const entry = (title: string, path: string | null, children: object[] = []) => ({
    id: title,
    title,
    link: 'page:o-nama',
    path,
    children,
  });
  const items = [
    entry('About', '/en/about', [entry('Team', '/en/about/team'), entry('Past', null)]),
    entry('Contact', '/en/contact'),
  ];
  const html = await renderBlock('header-section', { language: 'en', data: { items } });
  const hrefsOf = (title: string) => {
    const links = [...html.matchAll(/<a ([^>]*)>([^<]*)</g)].filter(([, , text]) => text === title);
    return new Set(links.map(([, attributes = '']) => /href="([^"]*)"/.exec(attributes)?.[1]));
  };
  for (const [title, href] of [
    ['Team', '/en/about/team'],
    ['Past', '/en/o-nama'],
    ['Contact', '/en/contact'],
  ] as const) {
    expect(hrefsOf(title), title).toEqual(new Set([href]));
  }
});

test('the cart count is in the markup without scripts', async () => {
  const session = { cart: { itemsCount: 3 } } as unknown as Partial<SessionState>;
  const html = await renderBlock('header-section', { language: 'en', session });
  expect(html).toContain('Cart: 3 items');
});

test('the form of the search sends the term as q to the search of the language · SEARCH-01 SEARCH-08', async () => {
  for (const [language, path] of [
    ['hr', '/pretraga'],
    ['en', '/en/search'],
    ['de', '/de/suche'],
  ] as const) {
    const html = await renderBlock('header-section', { language });
    const [form = ''] = /<form[^>]*role="search".*?<\/form>/s.exec(html) ?? [];
    expect(form).toMatch(new RegExp(`<form(?=[^>]*action="${path}")(?![^>]*method="post")`));
    expect([...form.matchAll(/ name="([^"]*)"/g)].map(([, name]) => name)).toEqual(['q']);
    expect(html).toContain(`href="${path}"`);
  }
});

test.each([null, { isBackofficeUser: false }])(
  'everyone has the search in the header: %j · PERM-02',
  async (user) => {
    const html = await renderBlock('header-section', { session: { user: user as never } });
    expect(html).toMatch(/<form[^>]*role="search"/);
  },
);

test('the languages of the site are links to the same page, the current one marked · I18N-02 I18N-05 I18N-08', async () => {
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

/** The header without the menu of phones that repeats it. */
const barsOf = (html: string) => html.slice(0, html.indexOf('id="header-section-1-menu"'));
const menuOf = (html: string) => html.slice(html.indexOf('id="header-section-1-menu"'));

test('the top bar has each of its facts and networks, with an icon of its own · NAV-01', async () => {
  const html = barsOf(await renderBlock('header-section'));
  const { topBar, social } = fixture.options;
  expect(topBar.length + social.length).toBeGreaterThan(4);
  const icons = topBar.map(({ text, target }) => {
    const shown = new RegExp(`<li>(<svg.*?</svg>)<(a|span)[^>]*>${text}</\\2></li>`).exec(html);
    expect([text, shown?.[2]]).toEqual([text, target === undefined ? 'span' : 'a']);
    return shown?.[1];
  });
  const names = { facebook: 'Facebook', instagram: 'Instagram', youtube: 'YouTube' };
  for (const { network, url } of social) {
    const [link = ''] = new RegExp(`<a [^>]*href="${url}".*?</a>`).exec(html) ?? [];
    expect(link).toContain(`aria-label="${names[network as keyof typeof names]}"`);
    icons.push(/<svg.*?<\/svg>/.exec(link)?.[0]);
  }
  expect(icons).not.toContain(undefined);
  expect(new Set(icons).size).toBe(topBar.length + social.length);
  const phone = topBar.find(({ target }) => target?.startsWith('tel:'))?.target;
  expect(html).toContain(`href="${phone}"`);
});

test.each([
  ['hr', '/'],
  ['en', '/en'],
  ['de', '/de'],
] as const)('in %s the logo links to %s · NAV-02 ROUTE-28', async (language, home) => {
  const html = barsOf(await renderBlock('header-section', { language }));
  expect(html).toMatch(new RegExp(`<a class="[^"]*" href="${home}">.*?Naša trgovina.*?</a>`));
});

test('the logo has the picture of the option, else that of the shop, else an emblem · NAV-18', async () => {
  const { site } = pageOf([]);
  const page = { media: { znak: media as never }, site: { ...site, brand: '/brand' } };
  const logo = async (options: object, more: object) => {
    const html = await renderBlock('header-section', { options, page: more });
    return /<a class="[^"]*" href="\/">.*?<\/a>/s.exec(html)?.[0] ?? '';
  };
  expect(await logo({ logoPicture: 'znak' }, page)).toContain('/media/znak/48.webp');
  expect(await logo({}, page)).toContain('<img src="/brand/icon-192.png"');
  expect(await logo({}, {})).toContain('<svg');
});

test('an entry of the menu has a panel with a link to each child, and to all · NAV-03 NAV-07', async () => {
  const html = await renderBlock('header-section', { language: 'en' });
  const parents = fixture.data.items.filter(({ children }) => children.length > 0);
  expect(parents.length).toBeGreaterThan(1);
  for (const part of [barsOf(html), menuOf(html)]) {
    for (const { title, link, children } of parents) {
      const href = (target: string) => target.replace('category:', '/en/shop/');
      expect(part).toMatch(new RegExp(`<a [^>]*href="${href(link)}"[^>]*>All: ${title}`));
      for (const child of children) {
        expect(part).toMatch(new RegExp(`<a [^>]*href="${href(child.link)}"[^>]*>${child.title}<`));
      }
    }
    expect(part).toMatch(/<a [^>]*href="\/en\/blog"[^>]*>Novosti</);
  }
  const opened = parents.map(({ id }) => `popoverTarget="header-section-1-${id}"`);
  for (const opener of opened) expect(barsOf(html).toLowerCase()).toContain(opener.toLowerCase());
});

test('the button of the menu opens it without scripts; it has all that the header has · NAV-05 NAV-07', async () => {
  const html = await renderBlock('header-section', { language: 'en' });
  const [opener = ''] = /<button[^>]*aria-label="Open menu"[^>]*>/.exec(barsOf(html)) ?? [];
  expect(opener.toLowerCase()).toContain('popovertarget="header-section-1-menu"');
  const menu = menuOf(html);
  const [closer = ''] = /<button[^>]*aria-label="Close menu"[^>]*>/.exec(menu) ?? [];
  expect(closer.toLowerCase()).toContain('popovertarget="header-section-1-menu"');
  expect(closer.toLowerCase()).toContain('popovertargetaction="hide"');
  for (const { text } of fixture.options.topBar) expect(menu).toContain(text);
  for (const { url } of fixture.options.social) expect(menu).toContain(`href="${url}"`);
  for (const part of ['hrefLang="de"', 'href="/en/login"', '>Ulaznice<']) {
    expect(menu).toContain(part);
  }
});

test('the button of the header can open a new tab · NAV-05', async () => {
  const render = (newTab: boolean) =>
    renderBlock('header-section', {
      language: 'de',
      options: { linkButton: { label: 'Karte', target: 'screen:shop', newTab } },
    });
  expect(barsOf(await render(false))).toMatch(/<a (?![^>]*_blank)[^>]*href="\/de\/shop"[^>]*>/);
  expect(barsOf(await render(true))).toMatch(
    /<a (?=[^>]*href="\/de\/shop")(?=[^>]*target="_blank")/,
  );
});

test('the search overlay has its field, its button, often searched words and a close button · NAV-04', async () => {
  const html = await renderBlock('header-section', { language: 'en' });
  const [overlay = ''] = /<dialog.*?<\/dialog>/s.exec(html) ?? [];
  expect(overlay).toMatch(/<button[^>]*type="submit".*Search/s);
  for (const { label } of fixture.options.searchLinks) expect(overlay).toContain(`>${label}<`);
  expect(overlay).toMatch(/<button[^>]*aria-label="Close search"/);
});

import { expect, test } from 'vitest';
import { pageOf } from '#tests/support/page.ts';
import { renderBlock } from '#tests/support/render-block.tsx';
import fixture from './fixtures/current.json' with { type: 'json' };

const render = (options: object = {}, slots: object = {}) =>
  renderBlock('footer-section', { options, slots });

const media = {
  alt: '',
  width: 320,
  height: 200,
  sources: [{ mime: 'image/webp', width: 320, height: 200, path: '/media/znak/320.webp' }],
};

test('blocks added by editors are first in the footer · NAV-10', async () => {
  const html = await render({}, { content: <p>Vlastiti blok</p> });
  expect(html).toContain('<p>Vlastiti blok</p>');
  expect(html.indexOf('Vlastiti blok')).toBeLessThan(html.indexOf('Naša trgovina'));
});

test('certificates and funds are listed, with their note · NAV-12 NAV-13', async () => {
  const html = await render();
  const { certificates, funds, fundsText } = fixture.options;
  for (const [title, items] of [
    ['Certifikati', certificates],
    ['Projekti Europske unije', funds],
  ] as const) {
    const [list = ''] = new RegExp(`>${title}<.*?</ul>`, 's').exec(html) ?? [];
    expect(items.length).toBeGreaterThan(1);
    for (const { text } of items) expect(list).toContain(`>${text}<`);
  }
  expect(html).toContain(fundsText);
  const bare = await render({ certificates: [], funds: [] });
  expect(bare).not.toMatch(/Certifikati|Projekti Europske unije/);
});

test('certificates and funds with a picture show it, linked where they have an address · NAV-12 NAV-13', async () => {
  const page = { media: { znak: media as never } };
  for (const part of ['certificates', 'funds']) {
    const own = { id: 'a', text: 'Zaklada', picture: 'znak', target: 'https://zaklada.example/' };
    const html = await renderBlock('footer-section', { options: { [part]: [own] }, page });
    expect(html).toMatch(
      /<a [^>]*href="https:\/\/zaklada\.example\/"[^>]*>.*?<img[^>]* alt="Zaklada"/s,
    );
    expect(html).toContain('/media/znak/320.webp');
    const unlinked = { options: { [part]: [{ ...own, target: null }] }, page };
    const plain = await renderBlock('footer-section', unlinked);
    expect(plain).toContain('alt="Zaklada"');
    expect(plain).not.toContain('zaklada.example');
  }
});

test('apps are linked by the badges of their stores · NAV-15', async () => {
  const html = await render();
  expect(html).toMatch(/href="https:\/\/apps\.apple\.com[^"]*"[^>]*>.*App Store/);
  expect(html).toMatch(/href="https:\/\/play\.google\.com[^"]*"[^>]*>.*Google Play/);
  const badges = html.match(/<a [^>]*href="https:\/\/(?:apps|play)\..*?<\/a>/gs) ?? [];
  const icons = badges.map((badge) => /<svg.*?<\/svg>/s.exec(badge)?.[0]);
  expect(icons).toEqual([expect.any(String), expect.any(String)]);
  expect(icons[0]).not.toBe(icons[1]);
  expect(await render({ apps: [] })).not.toContain('App Store');
});

test('the address is in the footer, phone and email are links · NAV-14', async () => {
  const contact = {
    address: 'Obala 1, Zadar',
    phone: '+385 (23) 555-0199',
    email: 'm@example.com',
  };
  const html = await render(contact);
  const [address = ''] = /<address.*<\/address>/s.exec(html) ?? [];
  expect(address).toContain('Obala 1, Zadar');
  expect(address).toMatch(/href="tel:\+385235550199"[^>]*>.*\+385 \(23\) 555-0199/);
  expect(address).toMatch(/href="mailto:m@example\.com"[^>]*>.*m@example\.com/);
  const bare = await render({ ...contact, phone: '', email: '' });
  expect(bare).not.toMatch(/tel:|mailto:/);
  expect(bare).toContain('Obala 1, Zadar');
});

test('the copyright is that of the block, else of the site, else its name · NAV-16', async () => {
  const shown = async (own: string, copyright: string) => {
    const options = { copyright: own };
    return renderBlock('footer-section', { options, data: { groups: [], copyright } });
  };
  expect(await shown('', '© Trgovina d.o.o.')).toContain('<p>© Trgovina d.o.o.</p>');
  expect(await shown('© Muzej', '© Trgovina d.o.o.')).toContain('<p>© Muzej</p>');
  expect(await shown('', '')).toContain(`<p>© ${pageOf([]).site.name}</p>`);
});

test.each([
  ['hr', ''],
  ['en', '/en'],
  ['de', '/de'],
] as const)(
  'in %s each link group has its title and its links · NAV-11 NAV-17',
  async (language, prefix) => {
    const html = await renderBlock('footer-section', { language });
    const groups = [...html.matchAll(/<nav aria-label="([^"]*)">(.*?)<\/nav>/gs)];
    const titles = fixture.options.groupTitles.map(({ title }) => title);
    expect(titles).toHaveLength(3);
    expect(groups.map(([, label]) => label)).toEqual(titles);
    for (const [at, { items }] of fixture.data.groups.entries()) {
      const shown = groups[at]?.[2] ?? '';
      expect(shown).toContain(`>${titles[at]}</p>`);
      const links = [...shown.matchAll(/<a href="([^"]*)">([^<]*)</g)];
      expect(links.map(([, href, title]) => [href, title])).toEqual(
        items.map(({ link, title }) => [
          link.replace('category:', `${prefix}/shop/`).replace('page:', `${prefix}/`),
          title,
        ]),
      );
    }
  },
);

test('a link leads to the address that the menu gives, else to its target · NAV-17 ROUTE-30', async () => {
  const entry = { id: 1, title: 'O nama', link: 'page:o-nama', children: [] };
  const linkTo = async (path: string | null) => {
    const groups = [{ id: 'footer1', items: [{ ...entry, path }] }];
    const html = await renderBlock('footer-section', {
      language: 'en',
      data: { ...fixture.data, groups },
    });
    return /<a href="([^"]*)">O nama</.exec(html)?.[1];
  };
  expect(await linkTo('/en/about')).toBe('/en/about');
  expect(await linkTo(null)).toBe('/en/o-nama');
});

test('contact details have a title and icons · NAV-14', async () => {
  const { address, phone, email } = fixture.options;
  for (const [language, title] of [
    ['hr', 'Kontakt'],
    ['en', 'Contact'],
    ['de', 'Kontakt'],
  ] as const) {
    const html = await renderBlock('footer-section', { language });
    const [contact = ''] = /<address.*<\/address>/s.exec(html) ?? [];
    for (const text of [title, address, phone, email]) expect(contact).toContain(text);
    expect(contact.match(/<svg/g)).toHaveLength(2);
  }
});

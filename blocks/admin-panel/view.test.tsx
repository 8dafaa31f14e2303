import { expect, test } from 'vitest';
import { pageTexts } from '#app/texts/page-texts.ts';
import { renderBlock } from '#tests/support/render-block.tsx';
import cache from './fixtures/cache.json' with { type: 'json' };
import consents from './fixtures/consents.json' with { type: 'json' };
import current from './fixtures/current.json' with { type: 'json' };
import templates from './fixtures/templates.json' with { type: 'json' };

const section = (name: string, isPublishing: boolean) =>
  renderBlock('admin-panel', {
    language: 'en',
    options: { section: name },
    data: { ...current.data, isPublishing },
  });

test.each(['home', 'consents', 'consent', 'templates', 'cache'])(
  '“%s” shows that a publication is running, only while it is · ADMIN-10',
  async (name) => {
    expect(await section(name, true)).toMatch(/role="status">.*Publishing is under way/);
    expect(await section(name, false)).not.toContain('Publishing is under way');
  },
);

test('the menu has consents, templates and available caches · LAYOUT-02 LAYOUT-03 ADMIN-01 ADMIN-07', async () => {
  const menu = async (hasCache: boolean) =>
    renderBlock('admin-panel', { language: 'en', data: { ...current.data, hasCache } });
  for (const [section, label] of [
    ['consent', 'Consents'],
    ['templates', 'Templates'],
    ['cache', 'Caches'],
  ]) {
    expect(await menu(true)).toMatch(new RegExp(`href="/en/admin/${section}"[^>]*>${label}</a>`));
  }
  expect(await menu(false)).not.toContain('href="/en/admin/cache"');
});

test('the consents of six forms can be set · ADMIN-05 CONST-64', async () => {
  const html = await section('consents', false);
  const links = html.matchAll(/href="\/en\/admin\/consent\/(\w+)"[^>]*>([^<]+)</g);
  expect([...links].map(([, type, label]) => [type, label])).toEqual([
    ['newsletter', 'Newsletter'],
    ['contactForm', 'Contact'],
    ['registerForm', 'Registration'],
    ['checkoutForm', 'Checkout'],
    ['addressForm', 'Address'],
    ['productAvailabilityForm', 'Product availability'],
  ]);
});

test('the menu leads to other languages and back to the site · LAYOUT-04 LAYOUT-05', async () => {
  const html = await section('home', false);
  expect(html).toMatch(/<a href="\/admin" hrefLang="hr" lang="hr">HR<\/a>/);
  expect(html).toMatch(/<a href="\/de\/admin" hrefLang="de" lang="de">DE<\/a>/);
  expect(html).toContain('<a href="/en">Back to the shop</a>');
});

const sections = ['home', 'consents', 'consent', 'templates', 'cache'];
const paths = [
  ['hr', ''],
  ['en', '/en'],
  ['de', '/de'],
] as const;

test.each(paths)(
  'in %s every section has the whole menu, the current section marked · LAYOUT-02 LAYOUT-04 LAYOUT-05 ADMIN-01',
  async (language, prefix) => {
    const texts = pageTexts(language);
    for (const name of sections) {
      const html = await renderBlock('admin-panel', {
        language,
        options: { section: name },
        data: { ...current.data, hasCache: true, formType: 'newsletter' },
      });
      const label = `aria-label="${texts['admin-panel.navigation']}"`;
      const [menu = ''] = new RegExp(`<nav [^>]*${label}.*?</nav>`, 's').exec(html) ?? [];
      const links = [...menu.matchAll(/<a ([^>]*)>([^<]*)</g)].map(([, attributes = '', text]) => ({
        href: /href="([^"]*)"/.exec(attributes)?.[1],
        text,
        isCurrent: attributes.includes('aria-current="page"'),
      }));
      for (const [section, path] of [
        ['consents', 'consent'],
        ['templates', 'templates'],
        ['cache', 'cache'],
      ] as const) {
        const href = `${prefix}/admin/${path}`;
        const text = texts[`admin-panel.${section}`];
        expect(links).toContainEqual({ href, text, isCurrent: name === section });
      }
      for (const [code, path] of paths) {
        const link = { href: `${path}/admin`, text: code.toUpperCase(), isCurrent: false };
        expect(links).toContainEqual(link);
      }
      const back = { href: prefix || '/', text: texts['admin-panel.back'], isCurrent: false };
      expect(links).toContainEqual(back);
      expect(html).toContain(`<h1>${texts[`admin-panel.${name}`]}</h1>`);
    }
  },
);

test('every consent is listed with its text · ADMIN-01 ADMIN-04', async () => {
  const entries = Array.from({ length: 100 }, (_, id) => ({
    id,
    text: `Privola <b>${id}</b>`,
    isShown: false,
    isRequired: false,
  }));
  const html = await renderBlock('admin-panel', {
    options: { section: 'consents' },
    data: { ...current.data, consents: entries },
  });
  for (const { text } of entries) expect(html).toContain(text);
});

test('the consents of a form have boxes for shown and required, as they are stored · ADMIN-05', async () => {
  const [first, ...others] = consents.data.consents;
  const entries = [{ ...first, isShown: true, isRequired: false }, ...others, { ...first, id: 9 }];
  const html = await renderBlock('admin-panel', {
    ...consents,
    data: { ...consents.data, consents: entries },
  });
  const [form = ''] = /<form(?:(?!<form).)*consents\.assign.*?<\/form>/s.exec(html) ?? [];
  expect(form).toMatch(/<input(?=[^>]*name="formType")(?=[^>]*value="newsletter")/);
  const boxes = (form.match(/<input[^>]*type="checkbox"[^>]*>/g) ?? []).map((box) => [
    /name="(\w+)"/.exec(box)?.[1],
    /value="(\d+)"/.exec(box)?.[1],
    box.includes('checked'),
  ]);
  expect(boxes).toEqual(
    entries.flatMap(({ id, isShown, isRequired }) => [
      ['shown', `${id}`, isShown],
      ['required', `${id}`, isRequired],
    ]),
  );
  for (const { text } of entries) expect(form).toContain(text);
});

test('the templates are listed in two groups, with name, key and where to edit them · ADMIN-01 ADMIN-06', async () => {
  const html = await renderBlock('admin-panel', templates);
  const [ofPages = '', ofScreens = ''] = html.split('<h2').slice(1);
  for (const { title, slug, isScreen, path } of templates.data.templates) {
    const group = isScreen ? ofScreens : ofPages;
    expect(group).toContain(`<strong>${title}</strong><code>${slug}</code>`);
    if (path)
      expect(group).toMatch(new RegExp(`href="${path.replace('?', '\\?')}[^"]*editPage=true"`));
  }
  expect(html).toMatch(/<input(?=[^>]*name="_command")(?=[^>]*value="template\.create")/);
  expect(html).toMatch(/<input(?=[^>]*type="search")(?=[^>]*name="keywords")/);
  expect(html).toContain('3 predloška');
});

test('each cache has its entries, size and hit rate · ADMIN-07 LAYOUT-02', async () => {
  const html = await renderBlock('admin-panel', { ...cache, language: 'en' });
  expect(html).toMatch(/<li>.*112 responses, 1,800 kB, hit rate 97%/s);
  const off = { options: cache.options, data: { ...cache.data, hasCache: false, caches: [] } };
  const text = await renderBlock('admin-panel', { ...off, language: 'en' });
  expect(text).toContain('Viewing caches is not switched on on this server.');
  expect(text).not.toContain('responses');
});

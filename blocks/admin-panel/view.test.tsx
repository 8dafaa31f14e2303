import { expect, test } from 'vitest';
import { renderBlock } from '#tests/support/render-block.tsx';
import current from './fixtures/current.json' with { type: 'json' };

const section = (name: string, isPublishing: boolean) =>
  renderBlock('admin-panel', {
    language: 'en',
    options: { section: name },
    data: { ...current.data, isPublishing },
  });

test.each(['home', 'consents', 'templates'])(
  '“%s” shows that a publication is running, only while it is · ADMIN-10',
  async (name) => {
    expect(await section(name, true)).toMatch(/role="status">.*Publishing is under way/);
    expect(await section(name, false)).not.toContain('Publishing is under way');
  },
);

test('the menu has consents, templates and available caches · LAYOUT-02 LAYOUT-03 ADMIN-01', async () => {
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

import { expect, test } from 'vitest';
import { pageOf } from '#tests/support/page.ts';
import { renderBlock } from '#tests/support/render-block.tsx';

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
  for (const text of [
    'Certifikati',
    'Sigurna kupnja',
    'Projekti Europske unije',
    'Europski strukturni i investicijski fondovi',
    'sufinancirana je sredstvima Europske unije',
  ]) {
    expect(html).toContain(text);
  }
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
  }
});

test('apps are linked by the badges of their stores · NAV-15', async () => {
  const html = await render();
  expect(html).toMatch(/href="https:\/\/apps\.apple\.com[^"]*"[^>]*>.*App Store/);
  expect(html).toMatch(/href="https:\/\/play\.google\.com[^"]*"[^>]*>.*Google Play/);
  expect(await render({ apps: [] })).not.toContain('App Store');
});

test('the address is in the footer, phone and e-mail are links · NAV-14', async () => {
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

import { expect, test } from 'vitest';
import { renderBlock } from '#tests/support/render-block.tsx';

test.each([
  ['hr', 'Stranica nije pronađena', '/', 'Na početnu stranicu'],
  ['en', 'This page could not be found', '/en', 'To the home page'],
  ['de', 'Diese Seite wurde nicht gefunden', '/de', 'Zur Startseite'],
] as const)(
  'in %s a page that is not found shows that and links home · PAGE-07 ROUTE-40 ROUTE-28 ERR-69',
  async (language, title, home, label) => {
    const html = await renderBlock('not-found', { language, options: { kicker: '', text: '' } });
    expect(html).toMatch(new RegExp(`<h1[^>]*>${title}</h1><p class="lead">[^<]{20,}</p>`));
    expect(html).toMatch(new RegExp(`<a [^>]*href="${home}"[^>]*>(?:(?!</a>).)*${label}`, 's'));
  },
);

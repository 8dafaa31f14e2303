import { expect, test } from 'vitest';
import { fallbackPage } from './fallback-page.ts';

test.each([
  ['/naplata', 'hr', 'Nešto je pošlo po zlu', '/', 'Početna stranica'],
  ['/en/checkout', 'en', 'Something went wrong', '/en', 'Home page'],
  ['/de/kasse', 'de', 'Etwas ist schiefgegangen', '/de', 'Startseite'],
])(
  'at %s the fallback page needs no other file and links to the home page · ROUTE-42 ERR-70',
  (path, language, title, home, word) => {
    const html = fallbackPage(path, 500);
    expect(html).toContain(`<html lang="${language}">`);
    expect(html).toContain(`<h1>${title}</h1>`);
    expect(html).toContain(`<meta name="color-scheme" content="light dark">`);
    expect(html).toMatch(new RegExp(`<a href="${home}"[^>]*>${word}</a>`));
    expect(html).not.toMatch(/<script|<link|src=/);
  },
);

test('it contains nothing of the URL · ERR-70', () => {
  expect(fallbackPage('/<script>alert(1)</script>', 500)).not.toContain('alert');
});

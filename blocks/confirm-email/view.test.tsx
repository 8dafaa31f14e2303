import { expect, test } from 'vitest';
import { renderBlock } from '#tests/support/render-block.tsx';

const email = 'ana@example.com';
/** Wraps at its marks only. */
const shownEmail = 'ana<wbr/>@example<wbr/>.com';

test('a link waits for its button, which sends its token · DOI-01', async () => {
  const data = { kind: 'waiting', purpose: 'form', token: 'abc', email };
  const html = await renderBlock('confirm-email', { data });
  expect(html).toContain(shownEmail);
  const [form = ''] = /<form.*<\/form>/s.exec(html) ?? [];
  expect(form).toMatch(/<input(?=[^>]*name="_command")(?=[^>]*value="form\.confirm")/);
  expect(form).toMatch(/<input(?=[^>]*name="token")(?=[^>]*value="abc")/);
  expect(form).toMatch(/<button(?=[^>]*type="submit").*Potvrdi/s);
});

test.each([
  ['hr', 'E-adresa je potvrđena', '/'],
  ['en', 'Email address confirmed', '/en'],
  ['de', 'E-Mail-Adresse bestätigt', '/de'],
] as const)(
  'in %s a confirmed address has a title, its message and a link home · PAGE-06 DOI-02 CONST-68 DOI-07',
  async (language, title, home) => {
    const data = { kind: 'message', goal: 'Javit ćemo se.', email };
    const html = await renderBlock('confirm-email', { language, data });
    expect(html).toMatch(new RegExp(`<h1[^>]*>${title}</h1>`));
    expect(html).toContain('Javit ćemo se.');
    expect(html).toMatch(new RegExp(`<a [^>]*href="${home}"`));
  },
);

test.each([
  ['url', '/hvala', false, 'Nastavite'],
  ['file', '/api/v1/media/goal/abc', true, 'Preuzmite datoteku'],
] as const)(
  'a goal of type %s has a title, a message and a link, also without scripts · PAGE-06 DOI-03 DOI-04 CONST-68',
  async (kind, goal, isFile, label) => {
    const html = await renderBlock('confirm-email', { data: { kind, goal, email } });
    const [link = ''] = /<a [^>]*>.*?<\/a>/s.exec(html) ?? [];
    expect(link).toContain(label);
    expect(link).toContain(`href="${goal}"`);
    expect(link.includes(' download')).toBe(isFile);
    expect(html).toMatch(/<h1[^>]*>E-adresa je potvrđena<\/h1>/);
    expect(html).toContain(`Hvala. Adresa ${shownEmail} je potvrđena.`);
  },
);

test.each([
  ['hr', 'Prijava na novosti je potvrđena'],
  ['en', 'Newsletter subscription confirmed'],
  ['de', 'Newsletter-Anmeldung bestätigt'],
] as const)(
  'in %s a confirmed newsletter does not say that the address of an account is confirmed · DOI-07',
  async (language, title) => {
    const data = { kind: 'message', purpose: 'newsletter', goal: 'Hvala!', email };
    const html = await renderBlock('confirm-email', { language, data });
    expect(html).toMatch(new RegExp(`<h1[^>]*>${title}</h1>`));
  },
);

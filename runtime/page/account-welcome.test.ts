import { expect, test } from 'vitest';
import type { SessionState } from '#runtime/store/session.ts';
import type { Language } from '#schemas/languages.ts';
import { guest } from '#tests/support/page.ts';
import { renderBlock } from '#tests/support/render-block.tsx';
import { coreMessages } from '../i18n/core-messages.ts';
import { createTranslator } from '../i18n/translator.ts';
import { homeHref } from '../routes/href.ts';
import { accountWelcome } from './account-welcome.ts';

const email = 'ana@example.com';
const user = { firstName: 'Ana', email } as SessionState['user'];
type Kind = 'registered' | 'loggedInByLink' | 'passwordSaved';

const after = (kind: Kind, language: Language = 'hr', path = '/') => ({
  url: new URL(path, 'http://shop.test'),
  language,
  session: { ...guest, user, accountStep: { kind, email } },
  t: createTranslator(language, coreMessages(language)),
});

test.each([
  ['hr', 'registered', /Dobro došli[^<]*, Ana/, 'prijavljeni', '/profil'],
  ['en', 'registered', /Welcome[^<]*, Ana/, 'logged in', '/en/profile'],
  ['de', 'registered', /Willkommen[^<]*, Ana/, 'angemeldet', '/de/profile'],
  ['hr', 'loggedInByLink', /Dobro došli natrag, Ana/, email, '/profil'],
  ['en', 'loggedInByLink', /Welcome back, Ana/, email, '/en/profile'],
  ['de', 'loggedInByLink', /Willkommen zurück, Ana/, email, '/de/profile'],
] as const)(
  'in %s the home page greets a customer who has %s, with the account · REG-12 AUTH-14',
  async (language, kind, title, text, profile) => {
    const [node] = accountWelcome(after(kind, language, homeHref(language)));
    const html = await renderBlock('banner', { language, options: node?.options ?? {} });
    expect(html).toMatch(title);
    expect(html).toContain(text);
    expect(html).toContain(`href="${profile}"`);
  },
);

test('nobody else is greeted, and no other page does it · REG-12 AUTH-14', () => {
  const visit = after('registered');
  expect(accountWelcome(visit)).toHaveLength(1);
  expect(accountWelcome(after('registered', 'hr', '/kosarica'))).toEqual([]);
  expect(accountWelcome(after('passwordSaved'))).toEqual([]);
  expect(accountWelcome({ ...visit, session: { ...visit.session, user: null } })).toEqual([]);
  expect(accountWelcome({ ...visit, session: { ...guest, user } })).toEqual([]);
});

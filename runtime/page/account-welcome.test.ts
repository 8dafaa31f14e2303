import { expect, test } from 'vitest';
import type { SessionState } from '#runtime/store/session.ts';
import { guest } from '#tests/support/page.ts';
import { renderBlock } from '#tests/support/render-block.tsx';
import { coreMessages } from '../i18n/core-messages.ts';
import { createTranslator } from '../i18n/translator.ts';
import { accountWelcome } from './account-welcome.ts';

const email = 'ana@example.com';
const user = { firstName: 'Ana', email } as SessionState['user'];
const step = (kind: 'registered' | 'loggedInByLink' | 'passwordSaved') => ({
  ...guest,
  user,
  accountStep: { kind, email },
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
    const t = createTranslator(language, coreMessages(language));
    const [node] = accountWelcome('home', step(kind), t);
    const html = await renderBlock('banner', { language, options: node?.options ?? {} });
    expect(html).toMatch(title);
    expect(html).toContain(text);
    expect(html).toContain(`href="${profile}"`);
  },
);

test('nobody else is greeted, and no other page does it · REG-12 AUTH-14', () => {
  const t = (key: string) => key;
  expect(accountWelcome('home', step('registered'), t)).toHaveLength(1);
  expect(accountWelcome('cart', step('registered'), t)).toEqual([]);
  expect(accountWelcome('home', step('passwordSaved'), t)).toEqual([]);
  expect(accountWelcome('home', { ...step('registered'), user: null }, t)).toEqual([]);
  expect(accountWelcome('home', { ...guest, user }, t)).toEqual([]);
});

import { expect, test } from 'vitest';
import { coreMessages } from '#runtime/i18n/core-messages.ts';
import { createTranslator } from '#runtime/i18n/translator.ts';
import { warnOfBlockedCookies } from './blocked-cookies.ts';

const reply = { ok: true, session: {}, notices: [] } as unknown as Parameters<
  typeof warnOfBlockedCookies
>[0];
const t = createTranslator('hr', coreMessages('hr'));

test('a browser that blocks cookies gets a notice once it has a cart, for 50 ms per character · CONST-25', () => {
  const cart = { items: [] } as unknown as NonNullable<typeof reply.session.cart>;
  const { notices } = warnOfBlockedCookies({ ...reply, session: { cart } }, t);
  const text = t('core.notifications.cookiesBlocked');
  expect(notices).toMatchObject([{ kind: 'error', text, duration: 50 * text.length }]);
  expect(text.length).toBeGreaterThan(40);
  expect(warnOfBlockedCookies(reply, t)).toBe(reply);
});

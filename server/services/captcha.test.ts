import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { EndpointName } from '#schemas/api/contract.ts';
import { fail, ok } from '#schemas/result.ts';
import { openShop, type TestShop } from '#tests/support/shop.ts';
import type { Captcha } from '../captcha/captcha.ts';

const requested: unknown[][] = [];
const captcha: Captcha = {
  key: 'k',
  async check(...question) {
    requested.push(question);
    return question[0] === 'human' ? ok(null) : fail('captchaFailed');
  },
};

let shop: TestShop;
let open: TestShop;
beforeAll(async () => {
  [shop, open] = await Promise.all([openShop({ captcha }), openShop()]);
});
afterAll(() => Promise.all([shop.close(), open.close()]));
beforeEach(() => void requested.splice(0));

const refused = { ok: false, error: { code: 'captchaFailed' } };

const forms: [EndpointName, string, () => object][] = [
  ['contact.contactAdmin', 'contactForm', () => ({ email: 'a@example.com', message: 'Bok' })],
  ['newsletter.subscribe', 'newsletter', () => ({ email: `${crypto.randomUUID()}@example.com` })],
  ['password.forgot', 'forgotPassword', () => ({ email: 'a@example.com' })],
  [
    'user.register',
    'registerForm',
    () => {
      const email = `${crypto.randomUUID()}@example.com`;
      const details = { firstName: 'Ana', lastName: 'Anić' };
      return { email, username: email, password: 'bonaca-2026', details };
    },
  ],
];

test.each(forms)(
  '%s requires the captcha · ERR-61 API-024 API-074 FORM-15 FORM-16',
  async (name, action, input) => {
    expect(await shop.call(name, { ...input() })).toEqual(refused);
    expect(await shop.call(name, { ...input(), captchaResponse: '' })).toEqual(refused);
    expect(requested).toEqual([]);
    expect(await shop.call(name, { ...input(), captchaResponse: 'robot' })).toEqual(refused);
    const otherKey = { captchaKey: 'another', captchaResponse: 'human' };
    expect(await shop.call(name, { ...input(), ...otherKey })).toEqual(refused);
    const own = { captchaKey: 'k', captchaResponse: 'human' };
    expect((await shop.call(name, { ...input(), ...own })).ok).toBe(true);
    expect(requested).toEqual([
      ['robot', action, '127.0.0.1'],
      ['human', action, '127.0.0.1'],
    ]);
  },
);

test('who is logged in requests a link for a password without a captcha · API-024', async () => {
  const actor = { kind: 'customer', userId: 1, sessionId: crypto.randomUUID() } as const;
  const email = 'a@example.com';
  expect((await shop.call('password.forgot', { email }, { actor })).ok).toBe(true);
  expect(requested).toEqual([]);
});

test.each(forms)('%s works without a captcha when none is configured', async (name, _, input) => {
  expect((await open.call(name, { ...input() })).ok).toBe(true);
});

async function sendForm(to: TestShop, captchaOfForm: object, more: object) {
  const { id } = await to.database.db
    .insertInto('forms')
    .values({
      key: crypto.randomUUID(),
      title: JSON.stringify({ hr: 'Upit' }),
      fields: '[]',
      settings: JSON.stringify({ captcha: captchaOfForm }),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return to.call('form.storeData', { id, data: {}, ...more });
}

const errorOf = (code: string) => ({ ok: false, error: { code } });
const human = { captchaResponse: 'human' };

test('a form with a captcha that has no key accepts no submission · ERR-58', async () => {
  const response = await sendForm(shop, { key: '', version: 2, size: 'invisible' }, human);
  expect(response).toEqual(errorOf('captchaKeyMissing'));
});

test('a form with a captcha that has no version accepts no submission · ERR-59', async () => {
  const response = await sendForm(shop, { key: 'k', version: null, size: 'invisible' }, human);
  expect(response).toEqual(errorOf('captchaVersionMissing'));
});

test('a form with a captcha accepts what people send · API-072 FORM-14', async () => {
  const settings = { key: 'k', version: 2, size: 'invisible' };
  expect((await sendForm(shop, settings, human)).ok).toBe(true);
  expect((await sendForm(shop, settings, { ...human, captchaKey: 'k' })).ok).toBe(true);
  expect(await sendForm(shop, settings, { ...human, captchaKey: 'another' })).toEqual(refused);
  expect(await sendForm(shop, settings, { captchaResponse: 'robot' })).toEqual(refused);
  expect(await sendForm(shop, { ...settings, key: 'other' }, human)).toEqual(refused);
  expect(await sendForm(open, settings, human)).toEqual(refused);
});

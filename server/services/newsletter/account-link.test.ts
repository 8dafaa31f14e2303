import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openMailShop } from '#tests/support/mail.ts';
import { mailedToken, password, registrationOf } from '#tests/support/members.ts';
import { createVisitor } from '#tests/support/visitor.ts';

let mail: Awaited<ReturnType<typeof openMailShop>>;
let consents: readonly number[] = [];
beforeAll(async () => {
  mail = await openMailShop();
  const { db } = mail.shop.database;
  const required = { key: 'RequireEmailVerification', value: 'true', public: false };
  await db.insertInto('options').values(required).execute();
  const made = await db
    .insertInto('consents')
    .values({ unique_number: 'N-7', display_name: JSON.stringify({ hr: 'Novosti', en: 'News' }) })
    .returning('id')
    .executeTakeFirstOrThrow();
  consents = [made.id];
  await db
    .insertInto('consent_assignments')
    .values([
      { form_type: 'newsletter', consent_id: made.id, required: true },
      { form_type: 'registerForm', consent_id: made.id, required: false },
    ])
    .execute();
});
afterAll(() => mail.close());

let email = '';
beforeEach(() => {
  email = `${crypto.randomUUID()}@example.com`;
  mail.server.received.splice(0);
});

const register = (given: readonly number[]) =>
  createVisitor(mail.shop).run(
    'auth.register',
    {
      firstName: 'Ana',
      lastName: 'Anić',
      email,
      password,
      confirmedPassword: password,
      consents: given.map(String),
    },
    { language: 'en' },
  );

/** Returns the texts of the mails sent to the address. */
async function received(): Promise<string[]> {
  await mail.mailer.send();
  const own = mail.server.received.filter(({ recipients }) => recipients.includes(email));
  return own.map(({ text = '' }) => text);
}

const subscriber = () =>
  mail.shop.database.db
    .selectFrom('newsletter_subscribers')
    .selectAll()
    .where('email', '=', email)
    .executeTakeFirst();

/** Opens the link of a mail, or else of the mail that waits to be sent. */
async function verify(text?: string): Promise<void> {
  const token = text
    ? (/verificationToken=([\w-]+)/.exec(text)?.[1] ?? '')
    : await mailedToken(mail.shop, 'mail.verifyEmail');
  await mail.shop.get('user.verify', { token });
}

test('a registration that asks for the newsletter gets one mail, whose link confirms both', async () => {
  expect(await register(consents)).toMatchObject({ ok: true });
  const mails = await received();
  expect(mails).toHaveLength(1);
  expect(mails[0]).toContain('You also asked for our newsletter.');
  expect(await subscriber()).toMatchObject({ confirmed_at: null });
  await verify(mails[0]);
  expect((await subscriber())?.confirmed_at).not.toBeNull();
  expect((await received()).at(-1)).toContain('Your subscription is confirmed.');
});

test('what was agreed to, when and by which link it was confirmed stay recorded', async () => {
  await register(consents);
  const { db } = mail.shop.database;
  const before = new Date().toISOString();
  await verify();
  const log = db.selectFrom('consent_logs').selectAll().where('email', '=', email);
  expect(await log.execute()).toMatchObject([
    { consent_number: 'N-7', form_type: 'registerForm', given: true, display_name: 'News' },
  ]);
  const link = await db
    .selectFrom('tokens')
    .selectAll()
    .where('email', '=', email)
    .executeTakeFirstOrThrow();
  expect(link).toMatchObject({ kind: 'verifyEmail', payload: { newsletter: true } });
  expect(String(link.used_at) >= before).toBe(true);
  expect((await subscriber())?.confirmed_at).toBe(link.used_at);
});

test('a registration without the newsletter says nothing of it and subscribes nobody', async () => {
  await register([]);
  const [text = ''] = await received();
  expect(text).not.toContain('newsletter');
  await verify(text);
  expect(await subscriber()).toBeUndefined();
});

test('consents that somebody else logs for an address do not subscribe its new account', async () => {
  await register([]);
  const token = await mailedToken(mail.shop, 'mail.verifyEmail');
  await mail.shop.get('consent.logCreate', {
    status: 'accepted',
    statusTimestamp: new Date().toISOString(),
    sourceType: 'cmsSite',
    assigned_to: 'registerForm',
    consents: [...consents],
    user: { userType: 'webUser', email },
  });
  await mail.shop.get('user.verify', { token });
  expect(await subscriber()).toMatchObject({ confirmed_at: null });
});

test('a link whose consents were not logged subscribes nobody', async () => {
  await mail.shop.get('user.register', registrationOf(email, { consents: [...consents] }));
  const { db } = mail.shop.database;
  await db
    .insertInto('newsletter_subscribers')
    .values({ email, language: 'en', unsubscribed_at: new Date().toISOString() })
    .execute();
  await verify();
  expect(await subscriber()).toMatchObject({ confirmed_at: null });
});

test('a link that is sent again confirms the newsletter too', async () => {
  await register(consents);
  await received();
  await mail.shop.get('user.resendVerification', { email });
  const text = (await received()).at(-1) ?? '';
  expect(text).toMatch(/novosti|newsletter/);
  await verify(text);
  expect((await subscriber())?.confirmed_at).not.toBeNull();
});

test('a newsletter with a goal keeps its own link, which leads to the goal · DOI-03', async () => {
  const { db } = mail.shop.database;
  const goal = { type: 'url', value: { hr: '/popust' } };
  await db
    .insertInto('forms')
    .values({
      key: 'newsletter',
      title: JSON.stringify({ hr: 'Novosti' }),
      fields: '[]',
      settings: JSON.stringify({ goal }),
    })
    .execute();
  await register(consents);
  const mails = await received();
  await db.deleteFrom('forms').where('key', '=', 'newsletter').execute();
  expect(mails).toHaveLength(2);
  await verify(mails.find((text) => text.includes('verificationToken')));
  expect(await subscriber()).toMatchObject({ confirmed_at: null });
});

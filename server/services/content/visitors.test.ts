import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { seedSite } from '../../db/seed.ts';
import { createCaller } from '../../testing/caller.ts';
import { testSite } from '../../testing/site.ts';
import { createContentHandlers } from './handlers.ts';

let database: TestDatabase;
let site: ReturnType<typeof createCaller>;
beforeAll(async () => {
  database = await createTestDatabase();
  await seedSite(database.db, testSite, null);
  await database.db
    .insertInto('users')
    .values({ email: 'ana@example.com', password_hash: '-' })
    .execute();
  site = createCaller(database.db, createContentHandlers);
});
afterAll(() => database.drop());

const ana = { actor: { kind: 'customer', userId: 1, sessionId: 's' } } as const;

test('shows the consents of a form · API-110 ENT-27 CONSENT-05', async () => {
  const { data } = await site.call('consent.filterForWeb', { assigned_to: 'newsletter' }, 'en');
  expect(data).toEqual([
    {
      id: 1,
      uniqueNumber: 'C-1',
      displayName: 'I agree.',
      assigned_to: 'newsletter',
      consents: [1],
      requiredConsents: [1],
      isRequired: true,
    },
  ]);
  const all = await site.call('consent.filterForWeb', { forWeb: true });
  expect(all.pagination.totalRecords).toBe(2);
  const second = await site.call('consent.filterForWeb', { forWeb: true, page: 2, limit: 1 });
  expect(second.data).toEqual(all.data.slice(1));
});

test('lists consents with the forms that show them · API-076 ENT-41', async () => {
  expect(await site.call('consent.filter', {})).toEqual({
    records: [{ id: 1, uniqueNumber: 'C-1', displayName: 'Slažem se.' }],
    assignments: [
      { assigned_to: 'checkoutForm', consents: [1], requiredConsents: [] },
      { assigned_to: 'newsletter', consents: [1], requiredConsents: [1] },
    ],
    totalPages: 1,
    totalRecords: 1,
  });
  const newsletter = { assigned_to: 'newsletter', consents: [1], requiredConsents: [1] };
  expect(await site.call('consent.filter', { assigned_to: 'newsletter' })).toMatchObject({
    records: [{ id: 1 }],
    assignments: [newsletter],
  });
  expect(await site.call('consent.filter', { assigned_to: 'addressForm' })).toMatchObject({
    records: [],
    assignments: [],
    totalRecords: 0,
  });
});

const log = (consents: number[]) =>
  ({
    status: 'accepted',
    statusTimestamp: '2026-01-01T00:00:00Z',
    sourceType: 'cmsSite',
    assigned_to: 'checkoutForm',
    consents,
    user: { userType: 'webUser', email: 'ana@example.com' },
  }) as const;

test('logs given consents with the text that was shown · API-111 CONSENT-06 CONSENT-07', async () => {
  const response = await site.result('consent.logCreate', log([1]), { ...ana, language: 'en' });
  expect(response.ok).toBe(true);
  const rows = await database.db.selectFrom('consent_logs').selectAll().execute();
  expect(rows).toMatchObject([
    {
      consent_number: 'C-1',
      form_type: 'checkoutForm',
      given: true,
      display_name: 'I agree.',
      email: 'ana@example.com',
      user_id: 1,
      subject: 'cmsSite',
    },
  ]);
});

test('logs nothing when a consent is unknown · API-111', async () => {
  const response = await site.result('consent.logCreate', log([1, 99]));
  expect(response).toMatchObject({ error: { code: 'badRequest', field: 'consents' } });
  const rows = await database.db.selectFrom('consent_logs').select('id').execute();
  expect(rows).toHaveLength(1);
});

async function subscriptionLink(email: string): Promise<string> {
  const mails = await database.db
    .selectFrom('outbox')
    .select('payload')
    .where('kind', '=', 'mail.confirmNewsletter')
    .orderBy('id', 'desc')
    .execute();
  return String(mails.find(({ payload }) => payload['email'] === email)?.payload['token']);
}

const subscriber = (email: string) =>
  database.db
    .selectFrom('newsletter_subscribers')
    .select(['confirmed_at', 'unsubscribed_at'])
    .where('email', '=', email)
    .executeTakeFirst();

test('subscribes once by the link of a mail, and again after unsubscribing · API-112 CONSENT-06 FORM-16', async () => {
  const email = 'Iva@Example.com';
  const subscribe = () =>
    site.result('newsletter.subscribe', { email: ` ${email} `, consents: [1] });
  expect(await subscribe()).toEqual({ ok: true, value: { confirmationRequired: true } });
  const given = await database.db
    .selectFrom('consent_logs')
    .select(['consent_number', 'form_type', 'given'])
    .where('email', '=', email)
    .execute();
  expect(given).toEqual([{ consent_number: 'C-1', form_type: 'newsletter', given: true }]);
  expect(await subscribe()).toMatchObject({ ok: true });
  const token = await subscriptionLink(email);
  const read = () => site.call('form.readConfirmation', { token });
  expect(await read()).toEqual({ purpose: 'newsletter', email, isConfirmed: false });
  expect(await subscriber(email)).toMatchObject({ confirmed_at: null });
  for (let i = 0; i < 2; i += 1) {
    const goal = await site.call('form.confirmEmail', { token }, 'en');
    expect(goal).toMatchObject({ goalType: 'message', confirmedEmail: email });
  }
  expect(await read()).toMatchObject({ isConfirmed: true });
  expect((await subscriber(email))?.confirmed_at).not.toBeNull();
  expect((await subscribe()).ok).toBe(true);
  const [notice] = await database.db
    .selectFrom('outbox')
    .select('kind')
    .orderBy('id', 'desc')
    .execute();
  expect(notice?.kind).toBe('mail.alreadySubscribed');
  await database.db
    .updateTable('newsletter_subscribers')
    .set({ unsubscribed_at: new Date().toISOString() })
    .execute();
  await database.db.deleteFrom('outbox').execute();
  expect(await subscribe()).toEqual({ ok: true, value: { confirmationRequired: true } });
  expect(await subscriptionLink(email)).not.toBe('undefined');
});

test('an optional newsletter consent in another form sends the link, a required consent does not', async () => {
  const give = (email: string, assigned_to: 'registerForm' | 'checkoutForm') =>
    site.call('consent.logCreate', {
      ...log([1]),
      assigned_to,
      user: { userType: 'webUser', email },
    });
  await database.db
    .insertInto('consent_assignments')
    .values({ form_type: 'registerForm', consent_id: 1, required: true })
    .execute();
  await give('demanded@example.com', 'registerForm');
  expect(await subscriber('demanded@example.com')).toBeUndefined();
  await database.db
    .updateTable('consent_assignments')
    .set({ required: false })
    .where('form_type', '=', 'registerForm')
    .execute();
  await give('ticked@example.com', 'registerForm');
  expect(await subscriber('ticked@example.com')).toMatchObject({ confirmed_at: null });
  const token = await subscriptionLink('ticked@example.com');
  await site.call('form.confirmEmail', { token });
  expect((await subscriber('ticked@example.com'))?.confirmed_at).not.toBeNull();
});

test('refuses a subscription without its required consent or address · API-112 CONSENT-01 ERR-21 FORM-16', async () => {
  const without = await site.result('newsletter.subscribe', { email: 'ivo@example.com' });
  expect(without).toMatchObject({ error: { code: 'consentRequired' } });
  const broken = await site.result('newsletter.subscribe', { email: 'ivo@', consents: [1] });
  expect(broken).toMatchObject({ error: { code: 'email', field: 'email' } });
  const optional = { unique_number: 'C-9', display_name: JSON.stringify({ hr: 'Pozivnice' }) };
  const { id: consent_id } = await database.db
    .insertInto('consents')
    .values(optional)
    .returning('id')
    .executeTakeFirstOrThrow();
  const assignment = { form_type: 'newsletter', consent_id, required: false } as const;
  await database.db.insertInto('consent_assignments').values(assignment).execute();
  const wish = { email: 'ivo@example.com', consents: [1] };
  expect((await site.result('newsletter.subscribe', wish)).ok).toBe(true);
  await database.db.deleteFrom('consents').where('id', '=', consent_id).execute();
});

test('reads a form by id or key in the language · API-070 API-071 FORM-14', async () => {
  const field = { name: 'ime', label: { hr: 'Ime', en: 'Name' }, type: 'text', required: true };
  await database.db
    .insertInto('forms')
    .values({
      key: 'upit',
      title: JSON.stringify({ hr: 'Upit', en: 'Enquiry' }),
      fields: JSON.stringify([field]),
      settings: JSON.stringify({ formType: 'contactForm', sendTo: 'tajna@example.com' }),
    })
    .execute();
  const form = await site.call('form.get', { id: 'upit' }, 'en');
  expect(form).toEqual({
    id: 1,
    key: 'upit',
    title: 'Enquiry',
    fields: [{ ...field, label: 'Name' }],
    captcha: null,
    formType: 'contactForm',
  });
  expect(await site.call('form.get', { id: '1' }, 'en')).toEqual(form);
  const { records } = await site.call('form.filter', { keywords: 'upit' }, 'en');
  expect(records).toEqual([form]);
});

import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Consent, Goal } from '#schemas/entities/consent.ts';
import type { Form } from '#schemas/entities/form.ts';
import type { Paginated, Records } from '#schemas/entities/lists.ts';
import type { SiteApi } from '#tests/support/api.ts';
import { openEditorialSite } from '#tests/support/editorial-site.ts';

let site: SiteApi;
beforeAll(async () => {
  site = await openEditorialSite();
});
afterAll(() => site.close());

const english = { languageCode: 'eng' };

test('a consent has number, text, form and required state · API-110 ENT-27 ENT-45 CONSENT-04', async () => {
  const call = 'POST /api/v1/web/consent/filter';
  const display_name = JSON.stringify({
    hr: 'Slažem se s <a href="/uvjeti" onclick="x()">uvjetima</a><script>alert(1)</script>.',
  });
  await site.database.db.updateTable('consents').set({ display_name }).execute();
  const list = await site.api.data<Paginated<Consent>>(call, { forWeb: true });
  const consent = {
    id: 1,
    uniqueNumber: 'C-1',
    displayName: 'Slažem se s <a href="/uvjeti">uvjetima</a>.',
    consents: [1],
  };
  expect(list).toEqual({
    data: [
      { ...consent, assigned_to: 'checkoutForm', requiredConsents: [], isRequired: false },
      { ...consent, assigned_to: 'newsletter', requiredConsents: [1], isRequired: true },
    ],
    pagination: { totalPages: 1, totalRecords: 2 },
  });
});

test.each([
  'newsletter',
  'contactForm',
  'registerForm',
  'checkoutForm',
  'addressForm',
  'productAvailabilityForm',
])(
  'staff assign a consent to the form %s, which then shows it · CONST-64 CONSENT-05',
  async (form) => {
    const { headers } = await site.api.person(['admin']);
    const read = () =>
      site.api.data<Paginated<Consent>>('POST /api/v1/web/consent/filter', {
        forWeb: true,
        assigned_to: form,
      });
    const before = (await read()).data.map(({ id, isRequired }) => ({ id, isRequired }));
    const assign = (consents: readonly number[], requiredConsents: readonly number[]) =>
      site.api.data(
        'POST /api/v1/cms/consent/create',
        { assigned_to: form, consents, requiredConsents },
        headers,
      );
    await assign([1], [1]);
    expect((await read()).data).toMatchObject([{ id: 1, assigned_to: form, isRequired: true }]);
    const required = before.filter(({ isRequired }) => isRequired);
    await assign(
      before.map(({ id }) => id),
      required.map(({ id }) => id),
    );
    expect((await read()).data).toHaveLength(before.length);
  },
);

test('staff list forms, and anyone reads one by its id or key · API-070 API-071 FORM-14', async () => {
  const { headers } = await site.api.person(['admin']);
  const field = { name: 'ime', label: { hr: 'Ime', en: 'Name' }, type: 'text', required: true };
  const trip = { hr: 'Prijava za izlet', en: 'A trip' };
  const view = { hr: 'Ocjena izleta', en: 'Your view' };
  await site.database.db
    .insertInto('forms')
    .values([
      {
        key: 'prijava',
        title: JSON.stringify(trip),
        fields: JSON.stringify([field]),
        settings: JSON.stringify({ formType: 'contactForm', sendTo: 'tajna@example.com' }),
      },
      { key: 'ocjena', title: JSON.stringify(view), fields: '[]', settings: '{}' },
    ])
    .execute();
  const list = (fields: object) =>
    site.api.data<Records<Form>>('POST /api/v1/cms/form/filter', fields, {
      ...headers,
      ...english,
    });
  const found = await list({ keywords: 'prijava' });
  const [form] = found.records;
  expect(found).toEqual({ records: [form], totalPages: 1, totalRecords: 1 });
  expect(form).toEqual({
    id: expect.any(Number),
    key: 'prijava',
    title: 'A trip',
    fields: [{ ...field, label: 'Name' }],
    captcha: null,
    formType: 'contactForm',
  });
  expect(await list({ keywords: 'izlet', limit: 1, page: 2 })).toMatchObject({
    records: [{ key: 'ocjena' }],
    totalPages: 2,
    totalRecords: 2,
  });
  const read = 'GET /api/v1/cms/form/get';
  for (const name of ['prijava', form?.id]) {
    expect(await site.api.data(`${read}/${name}`, {}, english)).toEqual(form);
  }
  expect(await site.api.error(`${read}/nema`)).toEqual({ status: 404, code: 'notFound' });
});

test('given consents are logged with their time, their form and who gave them · API-111 CONSENT-06 CONSENT-07', async () => {
  const call = 'POST /api/v1/web/consent/log/create';
  const log = {
    status: 'accepted',
    statusTimestamp: '2026-01-01T00:00:00Z',
    sourceType: 'cmsSite',
    assigned_to: 'newsletter',
    consents: [1],
    user: { userType: 'webUser', email: 'mia@example.com' },
  };
  for (const field of ['status', 'statusTimestamp', 'sourceType', 'consents', 'user'] as const) {
    const { [field]: _, ...rest } = log;
    expect(await site.api.error(call, rest), field).toMatchObject({ status: 400 });
  }
  const wrong = { status: 'x', sourceType: 'x', user: { ...log.user, userType: 'x' } };
  for (const [field, value] of Object.entries(wrong)) {
    expect(await site.api.error(call, { ...log, [field]: value })).toMatchObject({ status: 400 });
  }
  const before = Date.now();
  await site.api.data(call, log);
  const logs = site.database.db.selectFrom('consent_logs').selectAll();
  expect(await logs.where('email', '=', 'mia@example.com').execute()).toMatchObject([
    { consent_number: 'C-1', form_type: 'newsletter', given: true, subject: 'cmsSite' },
  ]);
  const [stored] = await logs.where('email', '=', 'mia@example.com').execute();
  expect(Math.abs(new Date(stored?.created_at ?? 0).getTime() - before)).toBeLessThan(60_000);
  const unknown = { ...log, consents: [1, 999] };
  expect(await site.api.error(call, unknown)).toMatchObject({ status: 400, field: 'consents' });
});

const confirmEmail = 'GET /api/v1/cms/form/confirmEmail';

/** Sends a form with this goal; returns the call that the link of its mail makes. */
async function requestConfirmation(
  goal: { type: string; value: string },
  email = `${goal.type}@example.com`,
): Promise<string> {
  const { db } = site.database;
  const fields = [{ name: 'email', label: { hr: 'E-mail' }, type: 'email', required: true }];
  const { id } = await db
    .insertInto('forms')
    .values({
      key: goal.value,
      title: JSON.stringify({ hr: 'Upit' }),
      fields: JSON.stringify(fields),
      settings: JSON.stringify({ goal }),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await site.api.data('POST /api/v1/cms/form/storeData', { id, data: { email } });
  const mails = db.selectFrom('outbox').select('payload').orderBy('id', 'desc');
  const { payload } = await mails.executeTakeFirstOrThrow();
  return `${confirmEmail}/${String(payload['token'])}`;
}

test.each([
  ['message', 'Hvala!', 'Hvala!'],
  ['url', '/hvala', '/hvala'],
  ['url', 'https://example.com/hvala', 'https://example.com/hvala'],
  ['file', 'prirucnik', '/api/v1/media/goal/'],
])(
  'a confirmed email returns a %s · ENT-28 API-073 DOI-01 DOI-02 DOI-03 DOI-04',
  async (type, value, goal) => {
    const confirm = await requestConfirmation({ type, value });
    const address = type === 'file' ? `${goal}${confirm.split('/').at(-1)}` : goal;
    const confirmedEmail = `${type}@example.com`;
    expect(await site.api.data<Goal>(confirm)).toEqual({
      goalType: type,
      goal: address,
      confirmedEmail,
    });
    expect(await site.api.error(`${confirmEmail}/kriva-oznaka`)).toMatchObject({
      code: 'tokenInvalid',
    });
  },
);

test.each([
  ['without a goal', undefined],
  ['with an empty goal', { type: 'message', value: '' }],
  ['with an unknown type of goal', { type: 'letter', value: 'prirucnik' }],
  ['with a goal that cannot be opened', { type: 'url', value: 'javascript:alert(1)' }],
])('a confirmed e-mail %s gives 404 · ERR-47 DOI-05', async (_, goal) => {
  const key = `cilj-${crypto.randomUUID()}`;
  const confirm = await requestConfirmation({ type: 'message', value: key }, `${key}@example.com`);
  const forms = site.database.db.updateTable('forms').where('key', '=', key);
  await forms.set({ settings: JSON.stringify({ goal }) }).execute();
  const { status, body } = await site.api.send(confirm);
  expect(status).toBe(404);
  expect(body).toMatchObject({ errored: true, message: 'goal or goalType were not defined' });
});

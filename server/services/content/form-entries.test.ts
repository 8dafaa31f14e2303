import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { EndpointInput } from '#schemas/api/contract.ts';
import { invariant } from '#schemas/result.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { openLibrary, type TestLibrary } from '../../testing/media-library.ts';

let database: TestDatabase;
let library: TestLibrary;
beforeAll(async () => {
  database = await createTestDatabase();
  library = await openLibrary(database.db);
  const texts = (hr: string) => ({ hr });
  const field = (name: string, type: string, more: object = {}) => ({
    name,
    label: texts(name),
    type,
    required: false,
    ...more,
  });
  const options = [{ value: 'brod', label: texts('Brod') }];
  const form = { title: JSON.stringify(texts('Upit')) };
  const email = field('email', 'email', { required: true });
  const goal = { type: 'file', value: 'prirucnik' };
  await database.db
    .insertInto('forms')
    .values([
      {
        ...form,
        key: 'upit',
        fields: JSON.stringify([
          field('ime', 'text', { required: true, maxLength: 5 }),
          field('broj', 'number'),
          field('adresa', 'email'),
          field('vrsta', 'select', { options }),
          field('uvjeti', 'checkbox'),
          field('stvari', 'checkbox', { options }),
        ]),
        settings: JSON.stringify({ formType: 'newsletter' }),
      },
      {
        ...form,
        key: 'prirucnik',
        fields: JSON.stringify([email]),
        settings: JSON.stringify({ goal }),
      },
      {
        ...form,
        key: 'poruka',
        fields: JSON.stringify([email]),
        settings: JSON.stringify({
          goal: { type: 'message', value: { hr: 'Hvala!', en: 'Thank you!' } },
        }),
      },
      {
        ...form,
        key: 'van',
        fields: JSON.stringify([email]),
        settings: JSON.stringify({ goal: { type: 'url', value: 'javascript:alert(1)' } }),
      },
      {
        ...form,
        key: 'robot',
        fields: JSON.stringify([email]),
        settings: JSON.stringify({ captcha: { key: 'k', version: 2, size: 'invisible' } }),
      },
    ])
    .execute();
});
afterAll(async () => {
  await library.close();
  await database.drop();
});
beforeEach(async () => {
  await database.db.deleteFrom('form_entries').execute();
  await database.db.deleteFrom('outbox').execute();
});

const ids = { enquiry: 1, guide: 2, message: 3, outside: 4, captcha: 5 };
type Data = EndpointInput<'form.storeData'>['data'];

const send = (data: Data, more: object = {}, id = ids.enquiry) =>
  library.caller.result('form.storeData', { id, data, consents: [1], ...more });

const entries = () => database.db.selectFrom('form_entries').selectAll().execute();
const consentLogs = () =>
  database.db
    .selectFrom('consent_logs')
    .select(['consent_number', 'form_type', 'email'])
    .orderBy('id')
    .execute();
const mails = () => database.db.selectFrom('outbox').select(['kind', 'payload']).execute();

test('stores the entry with its consents and notifies the site · API-072 FORM-14 CONSENT-06', async () => {
  const data = {
    ime: ' Željka ',
    broj: '2,5',
    adresa: 'zeljka@example.com',
    vrsta: 'brod',
    uvjeti: true,
    stvari: ['brod', 'brod'],
  };
  const response = await send({ ...data, ime: 'Žele\u202E' }, { pagePath: '/kontakt' });
  expect(response).toEqual({ ok: true, value: { confirmationRequired: false } });
  const [entry] = await entries();
  expect(entry).toMatchObject({
    form_key: 'upit',
    email: 'zeljka@example.com',
    page_path: '/kontakt',
    data: { ...data, ime: 'Žele', broj: 2.5, stvari: ['brod'] },
  });
  expect(await mails()).toEqual([{ kind: 'mail.formEntry', payload: { entryId: entry?.id } }]);
  const given = { consent_number: 'C-1', form_type: 'newsletter', email: 'zeljka@example.com' };
  expect(await consentLogs()).toEqual([given]);
});

test.each<[Data, string, string]>([
  [{}, 'required', 'ime'],
  [{ ime: '   ' }, 'required', 'ime'],
  [{ ime: 5 }, 'invalidValue', 'ime'],
  [{ ime: 'predugo' }, 'maxLength', 'ime'],
  [{ ime: 'Ana', broj: 'pet' }, 'invalidValue', 'broj'],
  [{ ime: 'Ana', adresa: 'ana@' }, 'email', 'adresa'],
  [{ ime: 'Ana', vrsta: 'avion' }, 'invalidValue', 'vrsta'],
  [{ ime: 'Ana', uvjeti: 'možda' }, 'invalidValue', 'uvjeti'],
  [{ ime: 'Ana', stvari: ['avion'] }, 'invalidValue', 'stvari'],
  [{ ime: 'Ana', admin: true }, 'badRequest', 'admin'],
  [{ ime: 'Ana', constructor: 'x' }, 'badRequest', 'constructor'],
])('refuses %j · API-072', async (data, code, field) => {
  expect(await send(data)).toMatchObject({ error: { code, field } });
  expect(await entries()).toEqual([]);
});

test('requires the consents of the form and refuses others · CONSENT-01 ERR-21', async () => {
  expect(await send({ ime: 'Ana' }, { consents: [] })).toMatchObject({
    error: { code: 'consentRequired' },
  });
  expect(await send({ ime: 'Ana' }, { consents: [1, 99] })).toMatchObject({
    error: { code: 'badRequest', field: 'consents' },
  });
  expect(await entries()).toEqual([]);
});

test('refuses unknown forms, and requires the captcha response · API-072 FORM-14', async () => {
  expect(await send({}, {}, 99)).toMatchObject({ error: { code: 'notFound', field: 'id' } });
  expect(await send({ email: 'a@example.com' }, {}, ids.captcha)).toMatchObject({
    error: { code: 'required', field: 'captcha' },
  });
});

/** Sends a form with a goal; returns the token of the mail. */
async function mailedToken(formId: number, email: string): Promise<string> {
  const response = await send({ email }, { consents: [] }, formId);
  expect(response).toEqual({ ok: true, value: { confirmationRequired: true } });
  const [mail] = await mails();
  expect(mail).toMatchObject({ kind: 'mail.confirmForm', payload: { email, language: 'hr' } });
  const token = mail?.payload['token'];
  invariant(typeof token === 'string', 'the mail has a token');
  return token;
}

test('a confirmed email returns its message each time · API-073', async () => {
  const token = await mailedToken(ids.message, 'ana@example.com');
  const goal = { goalType: 'message', goal: 'Thank you!', confirmedEmail: 'ana@example.com' };
  expect(await library.caller.call('form.confirmEmail', { token }, 'en')).toEqual(goal);
  expect(await library.caller.call('form.confirmEmail', { token }, 'en')).toEqual(goal);
  const reported = (await mails()).filter(({ kind }) => kind === 'mail.formEntry');
  expect(reported).toHaveLength(1);
});

test('a confirmed email returns its file, public or not · API-107 DOI-03', async () => {
  const bytes = Buffer.from('%PDF-1.7 priručnik');
  const { hash, size } = await library.store.addFile(bytes);
  const names = { original_name: 'p.pdf', display_name: 'Priručnik.pdf', extension: 'pdf' };
  const texts = { title: JSON.stringify({ hr: 'P' }), alt: JSON.stringify({ hr: '' }) };
  await database.db
    .insertInto('media')
    .values({
      ...names,
      ...texts,
      key: 'prirucnik',
      hash,
      size,
      mime: 'application/pdf',
      access: 'other',
    })
    .execute();
  const token = await mailedToken(ids.guide, 'iva@example.com');
  const url = `/api/v1/media/goal/${token}`;
  expect((await library.app.inject(url)).statusCode).toBe(404);
  const goal = await library.caller.call('form.confirmEmail', { token });
  expect(goal).toMatchObject({ goalType: 'file', goal: url });
  const file = await library.app.inject(url);
  expect(file.rawPayload).toEqual(bytes);
  expect(file.headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': expect.stringMatching(/^attachment; filename="Prirucnik.pdf"/),
    'x-content-type-options': 'nosniff',
  });
  expect((await library.app.inject(`${url}x`)).statusCode).toBe(404);
});

test('a confirmed email returns a message, a file or an address of the site · CONST-68', async () => {
  const goalOf = async (formId: number) => {
    await database.db.deleteFrom('outbox').execute();
    const token = await mailedToken(formId, `${crypto.randomUUID()}@example.com`);
    const { goalType, goal } = await library.caller.call('form.confirmEmail', { token }, 'en');
    return [goalType, goal];
  };
  const lead = (goal: object) =>
    database.db
      .updateTable('forms')
      .set({ settings: JSON.stringify({ goal }) })
      .where('id', '=', ids.outside)
      .execute();
  expect(await goalOf(ids.message)).toEqual(['message', 'Thank you!']);
  const file = expect.stringMatching(/^\/api\/v1\/media\/goal\//);
  expect(await goalOf(ids.guide)).toEqual(['file', file]);
  await lead({ type: 'url', value: { hr: '/shop', en: '/en/shop' } });
  expect(await goalOf(ids.outside)).toEqual(['url', '/en/shop']);
  await lead({ type: 'url', value: 'javascript:alert(1)' });
});

test('refuses a foreign or expired link, and a goal with a script address · ERR-47', async () => {
  const confirm = (token: string, now = new Date()) =>
    library.caller.result('form.confirmEmail', { token }, { now });
  expect(await confirm('izmišljeno')).toMatchObject({ error: { code: 'tokenInvalid' } });
  const token = await mailedToken(ids.outside, 'iva@example.com');
  expect(await confirm(token)).toMatchObject({ error: { code: 'goalMissing' } });
  const later = new Date(Date.now() + 4 * 86_400_000);
  expect(await confirm(token, later)).toMatchObject({ error: { code: 'tokenInvalid' } });
});

test('sends one address only a few mails', async () => {
  for (let times = 0; times < 5; times += 1) {
    await send({ email: 'meta@example.com' }, { consents: [] }, ids.message);
  }
  expect(await mails()).toHaveLength(3);
  expect(await entries()).toHaveLength(5);
});

const letter = { email: 'ana@example.com', message: 'Radite li nedjeljom?' };

test('accepts a contact message with its consents · API-074 FORM-15 CONSENT-06', async () => {
  const before = (await consentLogs()).length;
  const more = { phone: '+385 91 555', subject: 'Radno vrijeme' };
  const response = await library.caller.result('contact.contactAdmin', {
    ...letter,
    ...more,
    name: 'Ana\u0000',
    consents: [1],
  });
  expect(response).toEqual({ ok: true, value: { done: true } });
  expect(await entries()).toMatchObject([
    { form_key: 'contactForm', email: letter.email, data: { name: 'Ana', ...letter, ...more } },
  ]);
  expect((await consentLogs()).slice(before)).toEqual([
    { consent_number: 'C-1', form_type: 'contactForm', email: letter.email },
  ]);
  expect(await mails()).toMatchObject([{ kind: 'mail.formEntry' }]);
});

test('refuses a contact message without text or address · API-074 FORM-15', async () => {
  const write = (more: object) =>
    library.caller.result('contact.contactAdmin', { ...letter, ...more });
  expect(await write({ message: ' \n' })).toMatchObject({
    error: { code: 'required', field: 'message' },
  });
  expect(await write({ email: 'ana' })).toMatchObject({ error: { code: 'email' } });
  expect(await write({ consents: [99] })).toMatchObject({
    error: { code: 'badRequest', field: 'consents' },
  });
  expect(await entries()).toEqual([]);
});

test('sets the consents of a form, of which only the required ones must be given · API-075 ADMIN-05 ENT-27 ENT-41 CONSENT-01', async () => {
  const assign = (consents: number[], requiredConsents: number[]) =>
    library.caller.result('consent.create', {
      assigned_to: 'contactForm',
      consents,
      requiredConsents,
    });
  const consent = { unique_number: 'C-2', display_name: JSON.stringify({ hr: 'Novosti' }) };
  await database.db
    .insertInto('consents')
    .values({ ...consent, position: 9 })
    .execute();
  const before = await library.caller.call('consent.filterForWeb', { assigned_to: 'newsletter' });
  expect(before.data).toHaveLength(1);
  expect(await assign([1, 1], [1])).toMatchObject({ value: { consents: [1] } });
  const { data } = await library.caller.call('consent.filterForWeb', {
    assigned_to: 'contactForm',
  });
  expect(data).toMatchObject([{ id: 1, isRequired: true }]);
  expect(await library.caller.result('contact.contactAdmin', letter)).toMatchObject({
    error: { code: 'consentRequired' },
  });
  expect(await assign([2, 1], [2])).toEqual({
    ok: true,
    value: { assigned_to: 'contactForm', consents: [2, 1], requiredConsents: [2] },
  });
  const both = await library.caller.call('consent.filterForWeb', { assigned_to: 'contactForm' });
  const form = { assigned_to: 'contactForm', consents: [1, 2], requiredConsents: [2] };
  expect(both.data).toMatchObject([
    { id: 1, isRequired: false, ...form },
    { id: 2, isRequired: true, ...form },
  ]);
  const write = (given: number[]) =>
    library.caller.result('contact.contactAdmin', { ...letter, consents: given });
  expect(await write([1])).toMatchObject({ error: { code: 'consentRequired' } });
  for (const given of [[2], [1, 2]]) expect((await write(given)).ok).toBe(true);
  expect(await library.caller.call('consent.filterForWeb', { assigned_to: 'newsletter' })).toEqual(
    before,
  );
  expect(await assign([], [1])).toMatchObject({ error: { field: 'requiredConsents' } });
  expect(await assign([99], [])).toMatchObject({ error: { field: 'consents' } });
  expect((await assign([], [])).ok).toBe(true);
  const after = await library.caller.call('consent.filterForWeb', { assigned_to: 'contactForm' });
  expect(after.data).toEqual([]);
});

test('returns no pictures of a social network · API-077', async () => {
  expect(await library.caller.call('social.getIgByHashtags', { hashtags: ['more'] })).toEqual([]);
});

test('reports publishing while a plan is due · API-078 ADMIN-10', async () => {
  const request = async () => library.caller.call('pipeline.hasRunningPipeline', {});
  expect(await request()).toEqual({ hasRunningPipeline: false });
  const plan = (hours: number) => ({
    document: 'page:1',
    action: 'publish' as const,
    languages: ['hr'],
    due_at: new Date(Date.now() + hours * 3_600_000).toISOString(),
    note: '',
    author: 'Ana',
  });
  await database.db.insertInto('publications').values(plan(1)).execute();
  expect(await request()).toEqual({ hasRunningPipeline: false });
  await database.db.insertInto('publications').values(plan(-1)).execute();
  expect(await request()).toEqual({ hasRunningPipeline: true });
  await database.db
    .updateTable('publications')
    .set({ done_at: new Date().toISOString() })
    .execute();
  expect(await request()).toEqual({ hasRunningPipeline: false });
});

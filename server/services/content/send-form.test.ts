import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { coreMessages } from '#runtime/i18n/core-messages.ts';
import { createTranslator } from '#runtime/i18n/translator.ts';
import type { FormValues } from '#runtime/store/forms.ts';
import { maxFormFields } from '#schemas/entities/form.ts';
import { languages } from '#schemas/languages.ts';
import { openMailShop } from '#tests/support/mail.ts';
import { createVisitor } from '#tests/support/visitor.ts';

let mail: Awaited<ReturnType<typeof openMailShop>>;
let formId: string;
beforeAll(async () => {
  mail = await openMailShop();
  formId = String(await saved({ fields: fields(), settings: { receipt: true } }));
});
afterAll(() => mail.close());
beforeEach(async () => {
  const { db } = mail.shop.database;
  await db.deleteFrom('outbox').execute();
  await db.deleteFrom('form_entries').execute();
  mail.server.received.splice(0);
});

const label = (hr: string) => ({ hr });
const field = (name: string, type: string, more: object = {}) => ({
  name,
  label: label(name),
  type,
  required: true,
  ...more,
});
const choices = (...values: string[]) => ({
  options: values.map((value) => ({ value, label: label(value) })),
});

const fields = () => [
  field('ime', 'text', { rule: 'personName' }),
  field('email', 'email', { label: label('E-adresa') }),
  field('ponovno', 'email', { sameAs: 'email' }),
  field('zamjena', 'tel', { required: false, label: label('Telefon učitelja') }),
  field('druga', 'tel', { required: false, differsFrom: 'zamjena' }),
  field('vrsta', 'radio', choices('skola', 'odrasli')),
  field('razred', 'select', {
    ...choices('1', '2'),
    showWhen: { field: 'vrsta', values: ['skola'] },
  }),
  field('dan', 'date'),
  field('osoba', 'number', { min: 8, max: 60 }),
  field('dodatno', 'checkbox', { required: false, ...choices('vodic', 'cvorovi') }),
];

const staff = { actor: { kind: 'backoffice', scope: ['editor'] } } as object;

async function saved(more: object): Promise<number> {
  const form = await mail.shop.get(
    'form.save',
    { key: 'grupa', title: { hr: 'Grupa', en: 'Group' }, ...more },
    staff,
  );
  return form.id;
}

const complete = {
  'field.ime': 'Željka O’Neil-Đurić',
  'field.email': 'zeljka@example.com',
  'field.ponovno': 'zeljka@example.com',
  'field.vrsta': 'odrasli',
  'field.dan': '2026-12-01',
  'field.osoba': '12',
  'field.dodatno': ['vodic', 'cvorovi'],
} as const;

const send = (values: FormValues, errorText = false) =>
  createVisitor(mail.shop).run(
    'form.send',
    { formId, openedAt: '0', ...values },
    { path: '/posjet', errorText },
  );

const entries = () => mail.shop.database.db.selectFrom('form_entries').selectAll().execute();

test('a form of the CMS is stored, and mailed to staff and sender · FORM-13 FORM-14', async () => {
  expect(await send(complete)).toMatchObject({
    ok: true,
    event: `form-sent-${formId}`,
    notices: [{ kind: 'success', text: 'core.notifications.formSent' }],
  });
  const [entry] = await entries();
  expect(entry).toMatchObject({ form_key: 'grupa', page_path: '/posjet' });
  expect(entry?.data).toEqual({
    ime: 'Željka O’Neil-Đurić',
    email: 'zeljka@example.com',
    ponovno: 'zeljka@example.com',
    vrsta: 'odrasli',
    dan: '2026-12-01',
    osoba: 12,
    dodatno: ['vodic', 'cvorovi'],
  });
  await mail.mailer.send();
  const [toStaff, toSender] = mail.server.received;
  expect(toStaff?.text).toContain('/posjet');
  expect(toStaff?.replyTo).toEqual([{ address: 'zeljka@example.com', name: '' }]);
  expect(toSender?.recipients).toEqual(['zeljka@example.com']);
  expect(toSender?.subject).toBe('Primili smo: Grupa');
  expect(toSender?.text).not.toContain('Neil');
});

test('all errors are shown at once, and everything typed stays · FORM-09 FORM-13', async () => {
  const typed = { 'field.ime': 'Ana 1', 'field.email': 'ana@', 'field.osoba': 'sto' };
  const refused = await send({ ...typed, 'field.dodatno': 'avion', 'field.dan': '2026-02-30' });
  expect(refused.submission?.errors).toEqual({
    'field.ime': 'errors.lettersOnly',
    'field.email': 'errors.email',
    'field.ponovno': 'errors.required',
    'field.vrsta': 'errors.required',
    'field.dan': 'errors.invalidValue',
    'field.osoba': 'errors.invalidValue',
    'field.dodatno': 'errors.invalidValue',
  });
  expect(refused.submission?.values).toMatchObject(typed);
  expect(await entries()).toEqual([]);
});

test('a repeated value must be the same, another must differ · FORM-06', async () => {
  const refused = await send(
    {
      ...complete,
      'field.ponovno': 'iva@example.com',
      'field.zamjena': '+385 23 555 014',
      'field.druga': '+385 23 555 014',
    },
    true,
  );
  expect(refused.submission?.errors['field.ponovno']).toContain('E-adresa');
  expect(refused.submission?.errors['field.druga']).toContain('Telefon učitelja');
  for (const language of languages) {
    const t = createTranslator(language, coreMessages(language));
    for (const code of ['sameAs', 'differsFrom', 'tooManyFields']) {
      expect(t(`errors.${code}`, { other: 'X', max: 100 })).not.toContain('errors.');
    }
  }
});

test('a field counts only while its condition holds', async () => {
  const missing = await send({ ...complete, 'field.vrsta': 'skola' });
  expect(missing.submission?.errors).toEqual({ 'field.razred': 'errors.required' });
  expect((await send({ ...complete, 'field.razred': '2' })).ok).toBe(true);
  expect((await entries())[0]?.data).not.toHaveProperty('razred');
});

test('a contact form sends its captcha with every field and consent · FORM-15', async () => {
  const id = await saved({
    key: 'zasticeno',
    fields: ['name', 'email', 'phone', 'subject', 'message'].map((name) =>
      field(name, name === 'email' ? 'email' : 'text'),
    ),
    settings: { formType: 'contactForm', captcha: { key: 'k', version: 2, size: 'invisible' } },
  });
  const inputs: unknown[] = [];
  const visitor = createVisitor({
    ...mail.shop,
    call: (name, input, context) => {
      if (name === 'contact.contactAdmin') inputs.push(input);
      return mail.shop.call(name, input, context);
    },
  });
  const letter = {
    name: 'Ana',
    email: 'ana@example.com',
    phone: '092 123 4567',
    subject: 'Pitanje',
    message: 'Radite li nedjeljom?',
  };
  const typed = Object.entries(letter).map(([name, value]) => [`field.${name}`, value]);
  const values = { ...Object.fromEntries(typed), formId: String(id), openedAt: '0' };
  await visitor.run('form.send', { ...values, captchaResponse: 'human' });
  expect(inputs).toMatchObject([
    { ...letter, formId: id, consents: [], captchaKey: 'k', captchaResponse: 'human' },
  ]);
});

test('a contact form goes to staff by its own call · FORM-15', async () => {
  const id = await saved({
    key: 'pismo',
    fields: [field('email', 'email'), field('message', 'textarea')],
    settings: { formType: 'contactForm', receipt: true },
  });
  const values = { 'field.email': 'ana@example.com', 'field.message': 'Radite li nedjeljom?' };
  const visitor = createVisitor(mail.shop);
  const sent = await visitor.run('form.send', { formId: String(id), openedAt: '0', ...values });
  expect(sent.ok).toBe(true);
  expect(visitor.calls).toContain('contact.contactAdmin');
  expect(await entries()).toMatchObject([
    { form_id: id, form_key: 'pismo', email: 'ana@example.com' },
  ]);
  const kinds = await mail.shop.database.db
    .selectFrom('outbox')
    .select('kind')
    .orderBy('id')
    .execute();
  expect(kinds.map(({ kind }) => kind).slice(-2)).toEqual(['mail.formEntry', 'mail.formReceipt']);
});

test('programs that fill in every field or send at once store nothing', async () => {
  expect((await send({ ...complete, reference: 'x' })).ok).toBe(true);
  const early = await send({ ...complete, openedAt: String(Date.now()) });
  expect(early.submission?.errors).toEqual({ '': 'errors.tooManyRequests' });
  expect(early.submission?.values).toMatchObject({ 'field.osoba': '12' });
  expect(await entries()).toEqual([]);
});

test('ten thousand entries are stored, and staff get sixty mails · PE1', async () => {
  const { db } = mail.shop.database;
  const spam = Array.from({ length: 10_000 }, () => ({
    form_key: 'grupa',
    data: '{}',
    language: 'hr',
  }));
  for (let start = 0; start < spam.length; start += 1000) {
    await db
      .insertInto('form_entries')
      .values(spam.slice(start, start + 1000))
      .execute();
  }
  expect((await send(complete)).ok).toBe(true);
  expect(await entries()).toHaveLength(10_001);
  const mails = await db.selectFrom('outbox').select('kind').execute();
  expect(mails).toEqual([{ kind: 'mail.formReceipt' }]);
  await db.deleteFrom('form_entries').execute();
  for (let times = 0; times < 62; times += 1) await send(complete);
  const after = await db
    .selectFrom('outbox')
    .select('id')
    .where('kind', '=', 'mail.formEntry')
    .execute();
  expect(after).toHaveLength(60);
});

test.each<[string, FormValues]>([
  ['maxLength', { 'field.ime': 'a'.repeat(10_000) }],
  ['email', { 'field.email': 'ana@example.com\r\nBcc: meta@example.com' }],
  ['lettersOnly', { 'field.ime': 'Ana\r\nBcc: <meta@example.com>' }],
])('a text with %s is refused, without a mail', async (code, change) => {
  const refused = await send({ ...complete, ...change });
  expect(Object.values(refused.submission?.errors ?? {})).toContainEqual(
    expect.stringContaining(`errors.${code}`),
  );
  await mail.mailer.send();
  expect(mail.server.received).toEqual([]);
});

test('typed text never becomes a header of a mail', async () => {
  const id = await saved({ key: 'biljeska', fields: [field('tekst', 'textarea')] });
  const tekst = 'Pozdrav\r\nBcc: meta@example.com\r\n\r\n<script>alert(1)</script>';
  await send({ formId: String(id), 'field.tekst': tekst });
  await mail.mailer.send();
  const [toStaff] = mail.server.received;
  expect(toStaff?.recipients).toHaveLength(1);
  expect(toStaff?.headers.map(({ key }) => key)).not.toContain('bcc');
  expect(toStaff?.html).not.toContain('<script>');
});

test('a form of 500 fields is not saved, and the message has the maximum · PE6', async () => {
  const many = Array.from({ length: 500 }, (_, index) => field(`polje${index}`, 'text'));
  const save = (more: object, context = staff) =>
    mail.shop.call('form.save', { key: 'velik', title: { hr: 'Velik' }, ...more }, context);
  expect(await save({ fields: many })).toMatchObject({
    error: { code: 'tooManyFields', params: { max: maxFormFields } },
  });
  expect((await save({ fields: many.slice(0, maxFormFields) })).ok).toBe(true);
  expect(await save({ fields: [] }, {})).toMatchObject({ ok: false });
});

test.each([
  [[field('a', 'rocket')]],
  [[field('a', 'text'), field('a', 'text')]],
  [[field('a', 'text', { showWhen: { field: 'b', values: ['x'] } }), field('b', 'text')]],
  [[field('a b', 'text')]],
])('a form whose fields cannot be shown is not saved: %#', async (broken) => {
  const response = await mail.shop.call(
    'form.save',
    { key: 'krivo', title: { hr: 'Krivo' }, fields: broken },
    staff,
  );
  expect(response).toMatchObject({ error: { code: 'badRequest' } });
});

import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { createCaller } from '../../../testing/caller.ts';
import { addStaff, type Staff } from '../../../testing/staff.ts';
import { createFormHandlers } from '../../content/forms.ts';
import { createCollectionHandlers } from '../handlers.ts';
import { formOfDraft } from './form-draft.ts';

let database: TestDatabase;
let caller: ReturnType<typeof createCaller>;
let member: Staff;
beforeAll(async () => {
  database = await createTestDatabase();
  caller = createCaller(database.db, (deps) => ({
    ...createCollectionHandlers(deps),
    ...createFormHandlers(deps),
  }));
  member = await addStaff(database.db);
});
afterAll(() => database.drop());

const staff = (scope: string) => member.with(scope);
const label = (text: string) => ({ hr: text });
const field = (name: string, more: object = {}) => ({
  name,
  label: label(name),
  type: 'text',
  required: false,
  ...more,
});
const create = (key: string, fields: readonly object[], settings: object = {}) =>
  caller.result(
    'collection.create',
    {
      name: 'forms',
      values: JSON.parse(JSON.stringify({ key, title: label(key), fields, settings })),
    },
    staff('pages'),
  );

test('a form made by staff is shown as they wrote it, without what they left empty', async () => {
  const kind = field('kind', {
    type: 'radio',
    options: [{ value: 'a', label: label('A') }],
    hint: { hr: '' },
  });
  const more = field('more', { showWhen: { field: 'kind', values: ['a'] }, step: label('Drugi') });
  const made = await create('upit', [kind, more], { receipt: true, success: { redirect: '' } });
  expect(made.ok).toBe(true);
  const shown = await caller.result('form.get', { id: 'upit' }, { language: 'hr' });
  expect(shown).toMatchObject({ ok: true, value: { title: 'upit', formType: null } });
  expect(shown.ok && shown.value.fields).toEqual([
    { ...kind, label: 'kind', options: [{ value: 'a', label: 'A' }], hint: undefined },
    { ...more, label: 'more', step: 'Drugi' },
  ]);
});

test.each([
  ['two fields of one name', [field('a'), field('a')], 'fields/1/name'],
  ['a list without choices', [field('a', { type: 'select' })], 'fields/0/options'],
  [
    'a condition on a field below',
    [field('a', { showWhen: { field: 'b', values: ['x'] } }), field('b')],
    'fields/0/showWhen/field',
  ],
  ['a comparison with no field', [field('a', { sameAs: 'c' })], 'fields/0/sameAs'],
  ['an unknown kind', [field('a', { type: 'colour' })], 'fields/0/type'],
])('%s is refused at the field', async (_, fields, at) => {
  expect(await create('krivo', fields)).toMatchObject({
    ok: false,
    error: { code: 'badRequest', field: at },
  });
});

test('staff without the right make no forms', async () => {
  const values = { key: 'x', title: label('x'), fields: [] };
  expect(
    await caller.result('collection.create', { name: 'forms', values }, staff('orders')),
  ).toMatchObject({ error: { code: 'notFound' } });
});

test('of a form that is being written, the fields that are finished are shown', () => {
  const fields = [
    field('kind', { type: 'radio', options: [{ value: 'a', label: label('A') }] }),
    field('', { label: { hr: '' } }),
    field('list', { type: 'select', options: [] }),
    field('more', { showWhen: { field: 'kind', values: ['a'] }, step: label('Drugi') }),
    field('last', { showWhen: { field: 'list', values: ['a'] } }),
  ];
  const draft = { title: label('Upit'), fields, settings: { submitLabel: { hr: 'Pošalji' } } };
  const form = formOfDraft(JSON.parse(JSON.stringify(draft)), 'hr');
  expect(form).toMatchObject({ title: 'Upit', submitLabel: 'Pošalji', captcha: null });
  expect(form.fields.map(({ name }) => name)).toEqual(['kind', 'more']);
});

test.each([{}, { title: null, fields: 'x', settings: 3 }])(
  'a form of which nothing is written yet is empty',
  (draft) => {
    expect(formOfDraft(draft, 'hr')).toMatchObject({ title: '', fields: [] });
  },
);

test('entries are named by the title of their form, and by its key once it is deleted', async () => {
  const made = await create('termin', [field('a')]);
  if (!made.ok) throw new Error(JSON.stringify(made.error));
  const { id } = made.value;
  await database.db
    .insertInto('form_entries')
    .values({ form_id: Number(id), form_key: 'termin', data: '{}', email: null, language: 'hr' })
    .execute();
  const subject = async () => {
    const found = await caller.result('collection.rows', { name: 'form-entries' }, staff('admin'));
    const [entry] = found.ok ? found.value.rows : [];
    return { ...entry?.values, number: entry?.id };
  };
  await database.db
    .updateTable('forms')
    .set({ title: JSON.stringify({ hr: 'Naručite se', en: 'Book a time' }) })
    .where('id', '=', Number(id))
    .execute();
  const named = await subject();
  expect(named).toMatchObject({
    subject: { hr: `Naručite se #${named.number}`, en: `Book a time #${named.number}` },
    form_id: Number(id),
  });
  const held = await caller.result('collection.get', { name: 'forms', id }, staff('pages'));
  const target = { name: 'forms', id, revision: held.ok ? held.value.revision : '' };
  expect((await caller.result('collection.remove', target, staff('pages'))).ok).toBe(true);
  expect(await subject()).toMatchObject({ subject: { hr: `termin #${named.number}` } });
});

import { afterAll, beforeAll, expect, test } from 'vitest';
import type { JsonObject } from '#schemas/document/element.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { seedSite } from '../../../db/seed.ts';
import { createCaller } from '../../../testing/caller.ts';
import { testSite } from '../../../testing/site.ts';
import { addStaff, type Staff } from '../../../testing/staff.ts';
import { createSiteHandlers } from '../../site/handlers.ts';
import { describeCollection } from '../describe.ts';
import { createCollectionHandlers } from '../handlers.ts';
import { companySettings } from './company.ts';
import { settingCollections } from './setting-collections.ts';

let database: TestDatabase;
let caller: ReturnType<typeof createCaller>;
let member: Staff;
beforeAll(async () => {
  database = await createTestDatabase();
  await seedSite(database.db, testSite, null);
  caller = createCaller(database.db, (deps) => ({
    ...createCollectionHandlers(deps),
    ...createSiteHandlers(deps),
  }));
  member = await addStaff(database.db);
});
afterAll(() => database.drop());

const staff: Staff['with'] = (...scope) => member.with(...scope);

async function read(name: string, id: string) {
  const row = await caller.result('collection.get', { name, id }, staff('settings'));
  if (!row.ok) throw new Error(JSON.stringify(row.error));
  return row.value;
}

async function save(name: string, id: string, values: JsonObject, revision?: string) {
  const held = revision ?? (await read(name, id)).revision;
  return caller.result(
    'collection.change',
    { name, id, revision: held, values },
    staff('settings'),
  );
}

test('the switch closes the shop at once, with a text and the time of opening · MAINT-03', async () => {
  const isClosed = async () => (await caller.call('master.domainDetect', {})).maintenance;
  expect(await isClosed()).toBe(false);
  const text = { hr: 'Selimo se.', en: 'We are moving.' };
  const until = '2030-01-01T08:00:00.000Z';
  await save('settings-maintenance', 'maintenance', {
    maintenance: true,
    maintenanceText: text,
    maintenanceUntil: until,
  });
  const { maintenance, extra } = await caller.call('master.domainDetect', {});
  expect(maintenance).toBe(true);
  expect(extra.cmsOptionFilter).toMatchObject({ MaintenanceText: text, MaintenanceUntil: until });
  await save('settings-maintenance', 'maintenance', { maintenance: false });
  expect(await isClosed()).toBe(false);
});

test('who changed a setting, and from what, is logged; an older form does not overwrite it', async () => {
  const { revision } = await read('settings-company', 'company');
  expect(await save('settings-company', 'company', { phone: '+385 1 111' })).toMatchObject({
    ok: true,
    value: { values: { phone: '+385 1 111' } },
  });
  const late = await save('settings-company', 'company', { phone: '+385 1 222' }, revision);
  expect(late).toMatchObject({ ok: false, error: { code: 'conflict' } });
  const changes = await caller.result(
    'collection.changes',
    { name: 'settings-company', id: 'company' },
    staff('settings'),
  );
  expect(changes).toMatchObject({
    ok: true,
    value: [{ after: { phone: '+385 1 111' }, actor: { id: member.id } }],
  });
});

test('the country of the company is chosen by its name, in the order of the language', async () => {
  const described = (language: 'en' | 'de') =>
    describeCollection(companySettings, ['admin'], language);
  const names = (language: 'en' | 'de') =>
    described(language)
      .fields.find(({ key }) => key === 'country')
      ?.choices.map(({ value, label }) => `${value} ${label}`) ?? [];
  expect(names('en').slice(0, 3)).toEqual(['AF Afghanistan', 'AX Åland Islands', 'AL Albania']);
  expect(names('de').indexOf('AT Österreich')).toBeLessThan(names('de').indexOf('PA Panama'));
  expect(described('de').schema).toMatchObject({
    properties: { country: { enum: [...names('de').map((name) => name.slice(0, 2)), null] } },
  });
  await save('settings-company', 'company', { country: 'AT' });
  expect((await read('settings-company', 'company')).values['country']).toBe('AT');
});

test('a member of the company is changed, the others stay', async () => {
  const { name, iban } = (await read('settings-company', 'company')).values;
  await save('settings-company', 'company', { director: 'Ana Anić', companyName: null });
  const { value } = await database.db
    .selectFrom('options')
    .select('value')
    .where('key', '=', 'site.company')
    .executeTakeFirstOrThrow();
  expect(value).toMatchObject({ director: 'Ana Anić', ...(iban !== null && { iban }) });
  expect(value).not.toHaveProperty('name');
  expect((await caller.call('master.domainDetect', {})).site.name).toBe(name);
});

test('a wrong value is refused at its field', async () => {
  const field = async (name: string, id: string, values: JsonObject) => {
    const saved = await save(name, id, values);
    return saved.ok ? null : saved.error.field;
  };
  expect(await field('settings-company', 'company', { iban: 'HR12' })).toBe('iban');
  expect(await field('settings-calendar', 'calendar', { timeZone: 'Mars/Base' })).toBe('timeZone');
  expect(await field('settings-calendar', 'calendar', { holidays: ['25-12'] })).toBe('holidays/0');
  expect(await field('settings-reviews', 'reviews', { stars: 11 })).toBe('stars');
  expect(await field('settings-company', 'company', { secret: 'x' })).toBe('secret');
});

test('a calendar that was never set is written whole', async () => {
  await database.db.deleteFrom('options').where('key', '=', 'site.calendar').execute();
  await save('settings-calendar', 'calendar', { holidays: ['12-25'] });
  const { value } = await database.db
    .selectFrom('options')
    .select('value')
    .where('key', '=', 'site.calendar')
    .executeTakeFirstOrThrow();
  expect(value).toEqual({
    timeZone: 'UTC',
    packing: { weekdays: [1, 2, 3, 4, 5], until: '24:00' },
    holidays: { dates: ['12-25'], afterEaster: [] },
  });
});

test('an empty list of countries sells everywhere', async () => {
  const allowed = async () =>
    (await caller.call('master.domainDetect', {})).extra.checkoutSettings.allowedCountries;
  const chosen = await database.db
    .selectFrom('countries')
    .select(['id', 'iso'])
    .orderBy('iso')
    .limit(2)
    .execute();
  const ids = chosen.map(({ id }) => id);
  await save('settings-checkout', 'checkout', { allowedCountries: ids });
  expect(await allowed()).toEqual(chosen.map(({ iso }) => iso));
  const record = { name: 'settings-checkout', id: 'checkout' };
  expect(await caller.result('collection.get', record, staff('settings'))).toMatchObject({
    value: { values: { allowedCountries: ids } },
  });
  await save('settings-checkout', 'checkout', { allowedCountries: null });
  expect(await allowed()).toBe('ALL');
});

test('a delivery method is created with its tax, price and zone, and refused half done', async () => {
  const [tax] = await database.db.selectFrom('taxes').select('id').execute();
  const croatia = await database.db
    .selectFrom('countries')
    .select('id')
    .where('iso', '=', 'HR')
    .executeTakeFirst();
  const create = (values: JsonObject) =>
    caller.result('collection.create', { name: 'delivery-methods', values }, staff('settings'));
  const texts = { hr: 'Dron', en: 'Drone' };
  const values: JsonObject = {
    key: 'drone',
    name: texts,
    description: texts,
    position: 9,
    price: 990,
    tax_id: tax?.id ?? 0,
    countries: [croatia?.id ?? 0],
    weekdays: [6, 7],
  };
  const made = await create(values);
  expect(made).toMatchObject({
    ok: true,
    value: { values: { countries: [croatia?.id], weekdays: [6, 7] } },
  });
  const stored = await database.db
    .selectFrom('delivery_methods')
    .select('countries')
    .where('key', '=', 'drone')
    .executeTakeFirst();
  expect(stored?.countries).toEqual(['HR']);
  expect(await create({ ...values, key: 'other', tax_id: 9999 })).toMatchObject({
    ok: false,
    error: { code: 'badRequest', field: 'tax_id' },
  });
  expect(await create({ ...values, key: 'other', name: { en: 'Drone' } })).toMatchObject({
    error: { field: 'name/hr' },
  });
});

test('other staff neither see nor change settings', async () => {
  const { revision } = await read('settings-maintenance', 'maintenance');
  for (const { name } of settingCollections) {
    const found = await caller.result('collection.rows', { name }, staff('orders', 'pages'));
    expect(found, name).toMatchObject({ ok: false, error: { code: 'notFound' } });
    expect((await caller.result('collection.rows', { name }, staff('admin'))).ok, name).toBe(true);
  }
  const closed = await caller.result(
    'collection.change',
    {
      name: 'settings-maintenance',
      id: 'maintenance',
      revision,
      values: { maintenance: true },
    },
    staff('orders'),
  );
  expect(closed).toMatchObject({ ok: false, error: { code: 'notFound' } });
});

test('orders are numbered by a pattern that gives each number once', async () => {
  const write = (values: JsonObject) => save('settings-order-numbers', 'order-numbers', values);
  const { values } = await read('settings-order-numbers', 'order-numbers');
  expect(values).toMatchObject({ pattern: 'MM-{year}-{number:6}', restarts: false });
  const refused = { ok: false, error: { code: 'badRequest', field: 'pattern' } };
  for (const pattern of ['MM-{year}', 'MM {number:6}', '1-2-3-{number:6}']) {
    expect(await write({ pattern }), pattern).toMatchObject(refused);
  }
  expect(await write({ pattern: 'W-{number:4}', restarts: true })).toMatchObject(refused);
  expect((await write({ pattern: 'W-{year}-{number:4}', restarts: true })).ok).toBe(true);
});

test('invoices and credit notes have patterns of their own, which never give a number again', async () => {
  const write = (values: JsonObject) => save('settings-paper-numbers', 'paper-numbers', values);
  const { values } = await read('settings-paper-numbers', 'paper-numbers');
  expect(values).toMatchObject({
    invoice: '{year}-{number:6}',
    creditNote: 'CN-{year}-{number:6}',
  });
  const refused = { ok: false, error: { code: 'badRequest', field: 'invoice' } };
  for (const invoice of ['R-{number:6}', '{year}{number:6}', '{year}-1-{number:6}']) {
    expect(await write({ invoice }), invoice).toMatchObject(refused);
  }
  const same = await write({ creditNote: '{year}-{number:6}' });
  expect(same).toMatchObject({ ok: false, error: { code: 'badRequest', field: 'creditNote' } });
  expect((await write({ invoice: 'R-{year}-{number:4}' })).ok).toBe(true);
  expect((await write({ invoice: '{year}-{number:6}' })).ok).toBe(true);
});

test('papers are reported once premises, device and operator are named', async () => {
  const write = (values: JsonObject) => save('settings-fiscalisation', 'fiscalisation', values);
  const refused = (field: string) => ({ ok: false, error: { code: 'badRequest', field } });
  expect(await write({ isOn: true })).toMatchObject(refused('premises'));
  const place = { premises: 'P1', device: '1', operator: '12345678901' };
  expect(await write({ isOn: true, ...place })).toMatchObject(refused('operator'));
  expect(await write({ premises: 'P 1' })).toMatchObject(refused('premises'));
  expect((await write({ isOn: true, ...place, operator: '69435151530' })).ok).toBe(true);
  expect((await write({ isOn: false })).ok).toBe(true);
});

test('a consent names the forms that show it and those that require it', async () => {
  const { id: consent } = await database.db
    .insertInto('consents')
    .values({ unique_number: 'T-9', display_name: JSON.stringify({ hr: '<a href="/x">Da</a>' }) })
    .returning('id')
    .executeTakeFirstOrThrow();
  const change = (values: JsonObject) => save('consent-texts', String(consent), values);
  const held = async () => (await read('consent-texts', String(consent))).values;
  expect(await held()).toMatchObject({ forms: [], required_forms: [] });
  await change({ required_forms: ['checkoutForm'], forms: ['checkoutForm', 'newsletter'] });
  expect(await held()).toMatchObject({
    forms: ['newsletter', 'checkoutForm'],
    required_forms: ['checkoutForm'],
  });
  expect(await change({ forms: ['newsletter'] })).toMatchObject({
    ok: false,
    error: { field: 'required_forms' },
  });
  await change({ required_forms: ['newsletter'], forms: ['newsletter', 'contactForm'] });
  expect(
    await database.db
      .selectFrom('consent_assignments')
      .select(['form_type', 'required'])
      .where('consent_id', '=', consent)
      .orderBy('form_type')
      .execute(),
  ).toEqual([
    { form_type: 'contactForm', required: false },
    { form_type: 'newsletter', required: true },
  ]);
  await change({ required_forms: [], forms: [] });
  expect(await held()).toMatchObject({ forms: [], required_forms: [] });
});

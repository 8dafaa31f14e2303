import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { seedSite } from '../../db/seed.ts';
import { createCaller } from '../../testing/caller.ts';
import { testSite } from '../../testing/site.ts';
import { createSiteHandlers } from './handlers.ts';

let database: TestDatabase;
let site: ReturnType<typeof createCaller>;
beforeAll(async () => {
  database = await createTestDatabase();
  await seedSite(database.db, testSite, null);
  site = createCaller(database.db, createSiteHandlers);
});
afterAll(() => database.drop());

test('lists languages in their order, including those without code2 · API-026 ENT-32 I18N-11', async () => {
  const { languages, countries } = await site.call('master.commons', { type: 'languages' });
  expect(languages?.map(({ code, code2 }) => code + code2)).toEqual(['hrvhr', 'engen', 'lat']);
  expect(countries).toBeUndefined();
});

test('all 79 languages of a site are listed · CONST-61 I18N-06', async () => {
  const names = { name: 'x', name_hrv: 'x', name_eng: 'x', name_ger: 'x', name_srp: 'x' };
  const more = Array.from({ length: 76 }, (_, index) => {
    const code = `q${String.fromCharCode(97 + Math.floor(index / 26), 97 + (index % 26))}`;
    return { ...names, code, code2: '', position: 100 + index };
  });
  const added = await database.db.insertInto('languages').values(more).returning('id').execute();
  site.deps.cache.clear();
  const { languages } = await site.call('master.commons', { type: 'languages' });
  expect(languages).toHaveLength(79);
  const ids = added.map(({ id }) => id);
  await database.db.deleteFrom('languages').where('id', 'in', ids).execute();
  site.deps.cache.clear();
});

test('a language without code2 is offered and is selected by its code · I18N-11', async () => {
  const english = database.db.updateTable('languages').where('code', '=', 'eng');
  await english.set({ code2: '' }).execute();
  site.deps.cache.clear();
  const { languages } = await site.call('master.commons', { type: 'languages' });
  expect(languages?.find(({ code }) => code === 'eng')).toMatchObject({ code2: '' });
  const { cmsLanguages } = await site.call('master.domainDetect', {});
  expect(cmsLanguages.map(({ code }) => code)).toEqual(['hrv', 'eng']);
  const { countries } = await site.call('master.commons', { type: 'countries', language: 'eng' });
  expect(countries?.map(({ name }) => name)).toContain('Croatia');
  await english.set({ code2: 'en' }).execute();
  site.deps.cache.clear();
});

test('sorts countries by their name in the language · API-026 ENT-33 I18N-07', async () => {
  const names = async (language?: string) => {
    const input = language ? { language } : {};
    const { countries } = await site.call('master.commons', { type: 'countries', ...input });
    return countries?.map(({ name }) => name);
  };
  expect(await names()).toEqual(['Cipar', 'Češka', 'Hrvatska']);
  expect(await names('eng')).toEqual(['Croatia', 'Cyprus', 'Czechia']);
  const english = await site.call('master.commons', { type: 'countries' }, 'en');
  expect(english.countries?.map(({ name }) => name)).toEqual(['Croatia', 'Cyprus', 'Czechia']);
  expect(await names("'; --")).toEqual(['Cipar', 'Češka', 'Hrvatska']);
});

test('describes the site to a front end, with the languages of its option · API-027 ENT-34 ENT-35 I18N-05', async () => {
  const domain = await site.call('master.domainDetect', {});
  expect(domain).toMatchObject({
    site: { name: 'Trgovina', url: 'http://localhost:3000' },
    stores: [{ storeID: 1, name: 'Trgovina' }],
    cmsLanguages: [{ code: 'hrv' }, { code: 'eng' }],
    maintenance: false,
    extra: {
      checkoutSettings: {
        allowedCountries: ['HR', 'DE'],
        cartAdditionBehaviour: 2,
        skipShippingStep: true,
      },
      currencyConfig: {
        allowedCurrencies: [{ id: 1, code: 'EUR', label: 'Euro', symbol: '€' }],
        mainCurrencyId: 1,
      },
      cmsElements: [{ id: 'zaglavlje' }],
    },
  });
  expect(domain.extra.cmsOptionFilter).not.toHaveProperty('SendEmailTo');
});

test('lists picture sizes by key with their measures · MEDIA-06 MEDIA-07 ENT-31 CONST-52 CONST-53 CONST-54 CONST-55', async () => {
  const { extra } = await site.call('master.domainDetect', {});
  expect(extra.mediaOptions.map(({ key, value }) => [key, value])).toEqual([
    ['ThumbnailSize', '50x50'],
    ['MediumSize', '512x512'],
    ['PortraitSize', '768x1024'],
    ['LargeSize', '926x926'],
    ['FullHDSize', '1920x1080'],
  ]);
});

test('has no store without products · PAGE-03', async () => {
  const empty = await createTestDatabase();
  const bare = createCaller(empty.db, createSiteHandlers);
  expect((await bare.call('master.domainDetect', {})).stores).toEqual([]);
  await empty.drop();
});

test('a site that never set it redirects to the cart after an addition · CONST-63', async () => {
  const key = 'site.cartAdditionBehaviour';
  const { db } = database;
  const set = await db
    .deleteFrom('options')
    .where('key', '=', key)
    .returningAll()
    .executeTakeFirstOrThrow();
  site.deps.cache.drop(['options']);
  const { checkoutSettings } = (await site.call('master.domainDetect', {})).extra;
  await db
    .insertInto('options')
    .values({ ...set, value: JSON.stringify(set.value) })
    .execute();
  site.deps.cache.drop(['options']);
  expect(checkoutSettings.cartAdditionBehaviour).toBe(0);
});

test('a site without configured languages has one, Croatian · I18N-05 I18N-06 CONST-59 CONST-60', async () => {
  const languages = async () => {
    site.deps.cache.drop(['options']);
    return (await site.call('master.domainDetect', {})).cmsLanguages.map(({ code }) => code);
  };
  const named = await database.db
    .deleteFrom('options')
    .where('key', '=', 'AllowedLanguages')
    .returningAll()
    .executeTakeFirstOrThrow();
  expect(await languages()).toEqual(['hrv']);
  const value = JSON.stringify(named.value);
  await database.db
    .insertInto('options')
    .values({ ...named, value })
    .execute();
  expect(await languages()).toEqual(['hrv', 'eng']);
});

test('a site that allows all languages has those that its configuration has · I18N-05', async () => {
  const set = async (value: string) => {
    await database.db
      .updateTable('options')
      .set({ value })
      .where('key', '=', 'AllowedLanguages')
      .execute();
    site.deps.cache.drop(['options']);
    const { cmsLanguages, extra } = await site.call('master.domainDetect', {});
    return [cmsLanguages.map(({ code }) => code), extra.cmsOptionFilter.AllowedLanguages];
  };
  expect(await set('["hr"]')).toEqual([['hrv'], ['hr']]);
  expect(await set('["ALL"]')).toEqual([
    ['hrv', 'eng'],
    ['hr', 'en', 'de'],
  ]);
  await set('["hr","en"]');
});

test('the site is in maintenance while the option is on · MAINT-03', async () => {
  await database.db
    .insertInto('options')
    .values({ key: 'Maintenance', value: 'true', public: true })
    .execute();
  site.deps.cache.drop(['options']);
  expect((await site.call('master.domainDetect', {})).maintenance).toBe(true);
  const option = database.db.updateTable('options').where('key', '=', 'Maintenance');
  await option.set({ value: 'false' }).execute();
  site.deps.cache.drop(['options']);
  expect((await site.call('master.domainDetect', {})).maintenance).toBe(false);
});

test('lists the site’s one domain · API-028 ENT-36 ADMIN-09', async () => {
  expect(await site.call('master.domainFilter', { keywords: 'trgovin' })).toEqual({
    records: [{ name: 'Trgovina', url: 'http://localhost:3000' }],
    totalPages: 1,
    totalRecords: 1,
  });
});

test('lists the site’s own domain first, then the others, in pages · API-028 ENT-36 ADMIN-09', async () => {
  const domains = ['https://druga.test', 'https://treca.test'];
  const several = createCaller(database.db, createSiteHandlers, { domains });
  const list = (input: object) => several.call('master.domainFilter', input);
  expect(await list({})).toEqual({
    records: [
      { name: 'Trgovina', url: 'http://localhost:3000' },
      { name: 'druga.test', url: 'https://druga.test' },
      { name: 'treca.test', url: 'https://treca.test' },
    ],
    totalPages: 1,
    totalRecords: 3,
  });
  expect(await list({ keywords: 'https://tre' })).toMatchObject({
    records: [{ name: 'treca.test', url: 'https://treca.test' }],
  });
  expect(await list({ keywords: 'DRUGA' })).toMatchObject({ records: [{ name: 'druga.test' }] });
  expect(await list({ limit: 2, page: 2 })).toMatchObject({
    records: [{ name: 'treca.test' }],
    totalPages: 2,
  });
});

test('reads and stores the language of a back-office user · API-029 I18N-12 PERM-19', async () => {
  const { id } = await database.db
    .insertInto('users')
    .values({
      email: 'urednik@example.com',
      password_hash: '-',
      language: 'de',
      is_backoffice: true,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const actor = { kind: 'backoffice', userId: id, sessionId: 's', scope: [] } as const;
  const requested = { group: 'global', key: 'language' } as const;
  const response = await site.result('settings.generalUser', requested, { actor });
  expect(response).toEqual({ ok: true, value: { value: 'de' } });
  await site.result('settings.setGeneralUser', { ...requested, value: 'en' }, { actor });
  const changed = await site.result('settings.generalUser', requested, { actor });
  expect(changed).toEqual({ ok: true, value: { value: 'en' } });
  const stranger = await site.result('settings.setGeneralUser', { ...requested, value: 'de' });
  expect(stranger).toMatchObject({ ok: false, error: { code: 'unauthorized' } });
});

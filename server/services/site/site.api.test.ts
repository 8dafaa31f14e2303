import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ElementInput } from '#schemas/document/element.ts';
import type { DomainConfig } from '#schemas/entities/domain-config.ts';
import type { Country, LanguageRow } from '#schemas/entities/settings.ts';
import { openSiteApi, type SiteApi } from '#tests/support/api.ts';
import { testSite } from '../../testing/site.ts';

/** Data about the site that an external program needs before it shows a page. */
let site: SiteApi;
beforeAll(async () => {
  site = await openSiteApi({
    ...testSite,
    site: {
      ...testSite.site,
      currency: { code: 'USD', label: 'Dollar', symbol: '$' },
      options: { ...testSite.site.options, ...shown, ...rules, ...hidden },
    },
    languages: [german],
    sharedElements: [...testSite.sharedElements, footer, cookies],
  });
});
afterAll(() => site.close());

/** Options that a front end reads. */
const shown = {
  ThemeNavigations: { main: 'main', footer1: 'a', footer2: 'b', footer3: 'c', footer4: 'd' },
  Logo: 'kompas',
  CopyrightText: '© Trgovina',
  CookieNotice: 'kolacici',
  CustomHeader: 'zaglavlje',
  CustomFooter: 'podnozje',
  GoogleAnalyticsId: 'G-1',
  GoogleTagManagerId: 'GTM-1',
  AutoGenerateSiteMap: true,
  SiteMapOptions: { posts: true },
  CmsVersion: '1.12.192',
  WwwPolicy: 'www',
  DefaultProductTemplate: 'product',
  HomePageSlug: 'naslovnica',
  DefaultLanguage: 'hr',
  AllowedLanguages: ['hr', 'en', 'de'],
};

/** The rules of comments, none as in the test site. */
const rules = {
  AnonymousChat: true,
  RequireRatingForComment: false,
  RequireCommentForRating: true,
  NumberOfStars: 7,
  CanCommentOnBlog: 'Everyone',
  OneUserOneComment: true,
  UserCanEditComment: false,
  AnonymousCanMultipleReview: true,
  RequireRatingForCommentOnSite: true,
  RequireCommentForRatingOnSite: false,
  NumberOfStarsOnSite: 4,
  OneUserOneCommentOnSite: false,
  UserCanEditCommentOnSite: true,
  AnonymousCanMultipleReviewOnSite: false,
};

/** Options that only the owner of the site may read. */
const hidden = {
  RequireAdminPublishing: true,
  PasswordProtection: false,
  SendEmailTo: 'ured@example.com',
  SendGdprTo: 'gdpr@example.com',
  GitlabProjectId: '7',
};

const footer: ElementInput = {
  id: 'podnozje',
  handler: 'footer-section',
  version: 3,
  title: 'Podnožje',
  slug: 'dno',
  options: { note: 'Luka' },
  meta: { space: 'large' },
  mobileMeta: { hidden: true },
  mobileOptions: { note: 'Uvala' },
  parts: { main: [{ id: 'u-podnozju', handler: 'text', options: { title: 'Uz more' } }] },
};
const cookies: ElementInput = { id: 'kolacici', handler: 'cookie-section', options: {} };

const german = {
  code: 'deu',
  code2: 'de',
  name: 'Deutsch',
  name_hrv: 'njemački',
  name_eng: 'German',
  name_ger: 'deutsche Sprache',
  name_srp: 'nemački',
};
const commons = 'GET /api/v1/master/commons';
const detect = 'POST /api/v2/master/domainDetect';

test('a language has its codes, its own name and its names in four languages · API-026 ENT-32', async () => {
  const { languages } = await site.api.data<{ languages: LanguageRow[] }>(commons, {
    type: 'languages',
  });
  expect(languages).toEqual([{ id: expect.any(Number), ...german }]);
});

test('languages or countries are listed by the type, named in the requested language · API-026', async () => {
  const english = { type: 'countries', language: 'eng' };
  const { countries, ...others } = await site.api.data<{ countries: Country[] }>(commons, english);
  expect(others).toEqual({});
  expect(countries.map(({ iso, name }) => [iso, name])).toEqual([
    ['HR', 'Croatia'],
    ['CY', 'Cyprus'],
    ['CZ', 'Czechia'],
  ]);
  const croatian = { type: 'countries', language: 'hrv' };
  const listed = await site.api.data<{ countries: Country[] }>(commons, croatian, {
    languageCode: 'eng',
  });
  expect(listed.countries.map(({ name }) => name)).toEqual(['Cipar', 'Češka', 'Hrvatska']);
  const languages = await site.api.data(commons, { type: 'languages', language: 'eng' });
  expect(Object.keys(languages as object)).toEqual(['languages']);
  for (const fields of [{}, { type: 'currencies' }]) {
    expect(await site.api.error(commons, fields)).toMatchObject({ status: 400, field: 'type' });
  }
});

test('domains are listed with name and address, by their words · API-028 ADMIN-09', async () => {
  const { headers } = await site.api.person(['admin']);
  const list = (fields: object) =>
    site.api.data('POST /api/v1/master/domain/filter', fields, headers);
  const own = { records: [{ name: 'Trgovina', url: 'http://shop.test' }] };
  const one = { ...own, totalPages: 1, totalRecords: 1 };
  expect(await list({})).toEqual(one);
  expect(await list({ keywords: 'TRGO' })).toEqual(one);
  expect(await list({ keywords: 'shop.test' })).toEqual(one);
  expect(await list({ keywords: 'muzej' })).toEqual({
    records: [],
    totalPages: 0,
    totalRecords: 0,
  });
});

test('a country has an id, two codes and its name in the language of the call · ENT-33', async () => {
  const list = async (languageCode: string) =>
    (
      await site.api.data<{ countries: Country[] }>(
        commons,
        { type: 'countries' },
        { languageCode },
      )
    ).countries;
  const croatia = { id: expect.any(Number), iso: 'HR', code: 'HRV' };
  expect(await list('eng')).toContainEqual({ ...croatia, name: 'Croatia' });
  expect(await list('hrv')).toContainEqual({ ...croatia, name: 'Hrvatska' });
});

test('the configuration of a domain has every field with the value of the site · API-027 ENT-35', async () => {
  const referer = { referer: 'http://shop.test/en/about' };
  expect(await site.api.data<DomainConfig>(detect, {}, referer)).toMatchObject({
    apiKeyToken: 'public',
    apiKeyId: 1,
    siteID: 1,
    site: { name: 'Trgovina', url: 'http://shop.test' },
    subdomain: 'shop',
    externalURLs: {},
    cmsLanguages: [german],
    stores: [{ storeID: 1, name: 'Trgovina' }],
    maintenance: false,
    extra: {
      checkoutSettings: {
        allowedCountries: ['HR', 'DE'],
        cartAdditionBehaviour: 2,
        skipShippingStep: true,
      },
      cmsOptionFilter: { HomePageSlug: 'naslovnica', CopyrightText: '© Trgovina' },
      mediaOptions: [
        { key: 'ThumbnailSize' },
        { key: 'MediumSize', value: '512x512' },
        { key: 'PortraitSize' },
        { key: 'LargeSize' },
        { key: 'FullHDSize' },
      ],
      currencyConfig: {
        allowedCurrencies: [{ code: 'USD', label: 'Dollar', symbol: '$' }],
        mainCurrencyId: 1,
      },
      cmsElements: [{ id: 'zaglavlje', handler: 'header-section' }, { id: 'podnozje' }, {}],
    },
  });
});

test('a size of pictures has a key, its measures, and resizes by itself · ENT-31', async () => {
  const { extra } = await site.api.data<DomainConfig>(detect);
  const portrait = extra.mediaOptions.find(({ key }) => key === 'PortraitSize');
  expect(portrait).toEqual({
    id: expect.any(Number),
    key: 'PortraitSize',
    value: '768x1024',
    autoResize: true,
    x: 768,
    y: 1024,
  });
});

test('all visitors read the options of the site, except those for its owner · ENT-38', async () => {
  const options = await site.api.data('GET /api/v1/cms/option/filter');
  expect(options).toEqual({ ...shown, ...rules });
  const { extra } = await site.api.data<DomainConfig>(detect);
  expect(extra.cmsOptionFilter).toEqual(options);
});

test('visitors read every rule of comments, those about products and those about the site · ENT-39 ENT-40 API-051 API-054', async () => {
  const { api } = site;
  expect(await api.data('GET /api/v1/cms/option/filter')).toMatchObject(rules);
  expect(await api.data('POST /api/v1/cms/comment/getOptions', { store_id: 1 })).toEqual(rules);
});

test('GET api/v1/settings/general/user returns the language of the caller, and no other setting · API-029', async () => {
  const { api } = site;
  const call = 'api/v1/settings/general/user';
  const setting = { group: 'global', key: 'language' };
  const [me, other] = [await api.person(['editor']), await api.person(['orders'])];
  const language = ({ headers }: typeof me) => api.data(`GET /${call}`, setting, headers);
  const before = await language(other);
  await api.data(`PUT /${call}`, { ...setting, value: 'de' }, me.headers);
  expect(await language(me)).toEqual({ value: 'de' });
  expect(await language(other)).toEqual(before);
  for (const field of ['group', 'key'] as const) {
    const wrong = { ...setting, [field]: 'x' };
    expect(await api.error(`GET /${call}`, wrong, me.headers)).toMatchObject({
      status: 400,
      field,
    });
    const { [field]: _, ...rest } = setting;
    expect(await api.error(`GET /${call}`, rest, me.headers)).toMatchObject({ status: 400, field });
  }
});

test('a front end finds language, currency, domain, store and countries of its site · ENT-37 CONST-77', async () => {
  const { site: domain, stores, extra, cmsLanguages } = await site.api.data<DomainConfig>(detect);
  const { countries } = await site.api.data<{ countries: Country[] }>(commons, {
    type: 'countries',
    language: 'eng',
  });
  expect(cmsLanguages.map(({ code }) => code)).toEqual(['deu']);
  expect(extra.cmsOptionFilter).toMatchObject({
    DefaultLanguage: 'hr',
    AllowedLanguages: ['hr', 'en', 'de'],
  });
  expect(extra.currencyConfig).toEqual({
    allowedCurrencies: [{ id: 1, code: 'USD', label: 'Dollar', symbol: '$' }],
    mainCurrencyId: 1,
  });
  expect(domain).toEqual({ name: 'Trgovina', url: 'http://shop.test' });
  expect(stores?.map(({ storeID }) => storeID)).toEqual([1]);
  expect(countries).toContainEqual({
    id: expect.any(Number),
    iso: 'HR',
    code: 'HRV',
    name: 'Croatia',
  });
  expect(extra.checkoutSettings.allowedCountries).toEqual(['HR', 'DE']);
});

test('a layout element has its block, options, parts, appearance and language · ENT-29', async () => {
  const { extra } = await site.api.data<DomainConfig>(detect);
  const plain = {
    version: 1,
    title: '',
    type: 'static-element',
    language_code: 'hrv',
    options: {},
    parts: {},
    meta: {},
    mobileMeta: {},
    mobileOptions: {},
    linkMeta: {},
    slug: null,
    created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    revision: 1,
  };
  const child = { ...plain, type: 'element', id: 'u-podnozju', handler: 'text' };
  expect(extra.cmsElements).toEqual([
    {
      ...plain,
      id: 'zaglavlje',
      handler: 'header-section',
      options: { logo: 'pomorska-karta', logoPicture: 'kompas' },
    },
    {
      ...plain,
      ...footer,
      parts: { main: [{ ...child, options: { title: 'Uz more' } }] },
    },
    { ...plain, ...cookies },
  ]);
});

test('the settings of the checkout are read for any kind of cart · API-079', async () => {
  const call = 'GET /api/v1/ecommerce/settings/getCheckoutSettings';
  expect(await site.api.data(call, { cart_type: 'shop' })).toEqual({
    allowedCountries: ['HR', 'DE'],
    cartAdditionBehaviour: 2,
    skipShippingStep: true,
  });
});

import { describe, expect, it } from 'vitest';
import * as c from './constants.ts';
import { defaultLanguage, wireLanguage } from './languages.ts';

type Fact = readonly [title: string, value: unknown, expected: unknown];

const facts: readonly Fact[] = [
  ['debounces quantities 500 ms · CONST-01', c.debounceMs.quantity, 500],
  ['debounces 300 ms otherwise · CONST-03', c.debounceMs.general, 300],
  ['pages by 10 · CONST-06', c.paging.defaultLimit, 10],
  ['starts at page 1 · CONST-07', c.paging.defaultPage, 1],
  ['offers 12 and 24 per page · CONST-09', c.paging.itemsPerPage, [12, 24]],
  ['pages news by 9 · CONST-11', c.paging.newsLimit, 9],
  ['leaves nije-vidljivo out of news · CONST-12', c.newsExcludedTerm, 'nije-vidljivo'],
  ['pages search by 9 · CONST-13', c.paging.searchLimit, 9],
  ['lists 5 posts by default · CONST-14', c.paging.postListLimit, 5],
  [
    'filters archived products out · CONST-15',
    [c.mandatoryProductFilter.key, c.mandatoryProductFilter.value],
    ['archived', false],
  ],
  [
    'sorts by id descending · CONST-16',
    c.sortOptions[c.defaultSort],
    { param: 'id', order: 'desc' },
  ],
  ['lists 100 consents · CONST-17', c.paging.consentListLimit, 100],
  ['pages consents by 50 · CONST-18', c.paging.consentPageSize, 50],
  ['pages consent assignments by 50 · CONST-19', c.paging.consentAssignmentPerPage, 50],
  ['reads 9999 wishes at once · CONST-20', c.paging.wishlistLimit, 9999],
  ['keeps cookies 30 days · CONST-21', c.cookieMaxAge.default, 2592000],
  [
    'keeps cart cookies a year on path / · CONST-22',
    [c.cookieMaxAge.cart, c.cookiePath],
    [31536000, '/'],
  ],
  ['keeps the locale 365 days · CONST-23', c.cookieMaxAge.locale / 86400, 365],
  ['shows toasts 3000 ms · CONST-24', c.toastMs.normal, 3000],
  ['shows error toasts 50 ms per character · CONST-25', c.toastMs.perErrorCharacter, 50],
  ['shows the cart-changed toast 12000 ms · CONST-26', c.toastMs.cartChanged, 12000],
  ['caches the tag check an hour · CONST-27', c.developmentMs.tagCache, 3600000],
  ['checks releases every 288000 ms · CONST-28', c.developmentMs.releaseCheck, 288000],
  ['is core version 1.12.192 · CONST-29 DEV-07', c.coreVersion, '1.12.192'],
  ['uses captcha version 2 · CONST-30', c.captchaDefaults.version, 2],
  ['uses an invisible captcha · CONST-31', c.captchaDefaults.size, 'invisible'],
  [
    'rounds the discount percent · CONST-33',
    [c.discountPercent(2999, 1999), c.discountPercent(1000, 1000), c.discountPercent(0, 0)],
    [33, 0, 0],
  ],
  ['wants passwords of 8 characters · CONST-34', c.limits.passwordMin, 8],
  ['bounds country at 75 · CONST-35', c.limits.country, 75],
  ['bounds city at 75 · CONST-36', c.limits.city, 75],
  ['bounds street at 75 · CONST-37', c.limits.street, 75],
  ['bounds houseNumber at 15 · CONST-38', c.limits.houseNumber, 15],
  ['bounds zipCode at 25 · CONST-39', c.limits.zipCode, 25],
  ['wants slugs of 4 characters · CONST-40', c.limits.slugMin, 4],
  ['takes files up to 10 MB · CONST-41', c.upload.maxBytes, 10485760],
  ['takes 20 files per upload · CONST-42', c.upload.maxFiles, 20],
  ['takes 10 files in public · CONST-43', c.upload.maxPublicFiles, 10],
  ['knows ThumbnailSize · CONST-52', c.mediaSizes.ThumbnailSize, { x: 50, y: 50 }],
  ['knows PortraitSize · CONST-53', c.mediaSizes.PortraitSize, { x: 768, y: 1024 }],
  ['knows LargeSize · CONST-54', c.mediaSizes.LargeSize, { x: 926, y: 926 }],
  ['knows FullHDSize · CONST-55', c.mediaSizes.FullHDSize, { x: 1920, y: 1080 }],
  [
    'shows MediumSize by default · CONST-56 MEDIA-07',
    c.mediaSizes[c.defaultMediaSize],
    { x: 512, y: 512 },
  ],
  [
    'knows nine kinds of downloads · CONST-58',
    Object.keys(c.downloadableTypes),
    ['pdf', 'word', 'excel', 'powerPoint', 'text', 'csv', 'rtf', 'zip', 'openDocument'],
  ],
  [
    'falls back to Croatian · CONST-59',
    [defaultLanguage, wireLanguage[defaultLanguage]],
    ['hr', 'hrv'],
  ],
  ['allows one language by default · CONST-60', c.defaultAllowedLanguages, ['hr']],
  ['rates with 5 stars · CONST-62', c.starRating, 5],
  [
    'adds as the site is set · CONST-63',
    ['', undefined, 'none', '0', 1, 'popup', 'redirect'].map((asked) =>
      c.readCartAddition(asked, asked === 'popup' ? 0 : 2),
    ),
    [2, 2, 2, 0, 1, 2, 0],
  ],
  [
    'knows six form types · CONST-64',
    c.formTypes,
    [
      'newsletter',
      'contactForm',
      'registerForm',
      'checkoutForm',
      'addressForm',
      'productAvailabilityForm',
    ],
  ],
  [
    'knows four product formats · CONST-65',
    c.productFormats,
    ['Bundle', 'Configurable', 'Simple', 'EProduct'],
  ],
  ['knows address types Main and Shipping · CONST-66', c.addressTypes, ['Main', 'Shipping']],
  ['knows payment type HPF · CONST-67', c.paymentTypes.includes('HPF'), true],
  ['knows goals message, url, file · CONST-68', c.goalTypes, ['message', 'url', 'file']],
  ['has three checkout steps · CONST-73', c.checkoutSteps, ['address', 'shipping', 'payment']],
  [
    'is production unless debug or test · CONST-75 DEV-06',
    ['debug', 'test', 'main', 'testing'].map(c.isProductionBranch),
    [false, false, true, true],
  ],
];

describe('constants', () => {
  for (const [title, value, expected] of facts) {
    it(title, () => {
      expect(value).toEqual(expected);
    });
  }

  it('sorts in eight ways', () => {
    expect(Object.values(c.sortOptions).map(({ param, order }) => `${param} ${order}`)).toEqual([
      'id desc',
      'id asc',
      'finalPrice asc',
      'finalPrice desc',
      'name asc',
      'name desc',
      'categoryPriority asc',
      'categoryPriority desc',
    ]);
  });
});

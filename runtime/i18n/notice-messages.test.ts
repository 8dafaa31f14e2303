import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { withNamedNotices } from './error-notices.ts';

const folder = 'runtime/i18n/texts';
const textsIn = (file: string) =>
  JSON.parse(readFileSync(`${folder}/${file}`, 'utf8')) as Record<string, string>;

/** The texts of every language that Izlog has, whether or not the site uses it. */
const all = readdirSync(folder).map((file) => withNamedNotices(textsIn(file)));

/** The keys of the catalogue; bare keys have the prefix that it prescribes (ERR-15). */
const keys = {
  'ERR-16': 'error.invalidQuantity',
  'ERR-17': 'error.consentsNotFetched',
  'ERR-18': 'error.failedConsentLog',
  'ERR-19': 'error.bundleItemsNotFetched',
  'ERR-20': 'error.removeFromCartFailed',
  'ERR-21': 'core.notifications.consentRequired',
  'ERR-22': 'core.notifications.configurationNotSet',
  'ERR-23': 'core.notifications.itemNotInCart',
  'ERR-24': 'core.notifications.cartUpdateError',
  'ERR-25': 'core.notifications.membershipCardBarcodeInvalid',
  'ERR-26 ERR-54': 'core.notifications.membershipCardBarcodeError',
  'ERR-27': 'core.notifications.memebrshipCardBarcodeApplied',
  'ERR-28': 'core.notifications.itemRemovedFromCart',
  'ERR-29': 'core.login.logout',
  'ERR-30': 'core.notifications.addedToCart',
  'ERR-31': 'core.notifications.removedFromCart',
  'ERR-32': 'core.notifications.addedToWishlist',
  'ERR-33': 'core.notifications.removedFromWishlist',
  'ERR-34': 'core.notifications.registered',
  'ERR-35': 'core.notifications.confirmEmail',
  'ERR-36': 'core.notifications.emailConfirmed',
  'ERR-37': 'core.login.success',
  'ERR-42': 'core.notifications.cartUpdated',
} as const;

test.each(Object.entries(keys))(
  '%s: %s has a text in every language · ERR-15 ERR-16 ERR-17 ERR-18 ERR-19 ERR-20 ERR-21 ERR-22 ERR-23 ERR-24 ERR-25 ERR-26 ERR-27 ERR-28 ERR-29 ERR-30 ERR-31 ERR-32 ERR-33 ERR-34 ERR-35 ERR-36 ERR-37 ERR-42',
  (_, key) => {
    const texts = all.map((messages) => messages[key]);
    expect(texts.every((text) => typeof text === 'string' && text.length > 5)).toBe(true);
    expect(new Set(texts).size).toBe(all.length);
    for (const messages of all) {
      const same = Object.values(keys).filter((other) => messages[other] === messages[key]);
      expect(same).toEqual([key]);
    }
  },
);

test('commands name notices by whole keys that have a text in every language · ERR-15', () => {
  const files = readdirSync('runtime/commands', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .map((file) => readFileSync(`runtime/commands/${file}`, 'utf8'));
  const named = files.flatMap((source) =>
    [...source.matchAll(/kind: '(?:error|info|success)',\s*key: '([^']+)'/g)].map(([, key]) => key),
  );
  expect(named.length).toBeGreaterThan(30);
  const shared = named.filter((key = '') => !key.startsWith('admin-panel.'));
  for (const messages of all) {
    expect(shared.filter((key = '') => !Object.hasOwn(messages, key))).toEqual([]);
  }
});

test('the notice of a product that is not in the cart has its text in every language · ERR-23', () => {
  const of = (language: string) => textsIn(`${language}.json`)[keys['ERR-23']];
  expect(['hr', 'en', 'de', 'it', 'ar'].map(of)).toEqual([
    'Tog artikla nema u košarici.',
    'This item is not in your cart.',
    'Dieser Artikel ist nicht in Ihrem Warenkorb.',
    'Questo articolo non è nel tuo carrello.',
    'هذا الصنف غير موجود في سلتك.',
  ]);
});

test('in each language the notices have different texts', () => {
  for (const messages of all) {
    const texts = Object.values(keys).map((key) => messages[key]);
    expect(texts.filter((text, at) => texts.indexOf(text) !== at)).toEqual([]);
  }
});

test.each([
  ['ERR-49', 'reviewOnce'],
  ['ERR-50', 'reviewIncomplete'],
  ['ERR-51', 'commentsClosed'],
  ['ERR-52', 'alreadySubscribed'],
  ['ERR-53', 'uploadFailed'],
  ['ERR-53', 'tooManyFiles'],
  ['ERR-53', 'fileTooLarge'],
  ['ERR-54', 'memberCardInvalid'],
  ['ERR-54', 'barcodeTaken'],
])(
  '%s: the error %s has a text of its own in every language · ERR-49 ERR-50 ERR-51 ERR-52 ERR-53 ERR-54',
  (_, code) => {
    const texts = all.map((messages) => messages[`errors.${code}`] ?? '');
    expect(new Set(texts).size).toBe(all.length);
    expect(texts.every((text) => text.length > 5)).toBe(true);
  },
);

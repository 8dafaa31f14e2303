import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Common complaints about other shops, and the titles of the tests that prevent them in this one. */
const families: Readonly<Record<string, readonly string[]>> = {
  'double or missing orders': [
    'a hundred parallel calls create one order and one mail',
    'sending again, by Back or reload, creates no second order',
    'a failed payment can be retried on the same order',
    'simultaneous reports pay an order once',
  ],
  'oversold, or paid and refused': [
    'two hundred buyers get exactly seven units and three coupons',
    'fifty buyers get the last ten pieces once',
    'money for an ended order is flagged',
  ],
  'lost carts': [
    'a cart left in another browser is restored at login',
    'logging out removes all customer data from the browser',
    'after an order the next add creates a new cart',
    'after the bank the order is shown, and can be paid or its goods restored',
  ],
  'counts that jump while the page wakes up': [
    'the cart count is in the markup without scripts',
    'changes made before hydration reach the state',
    'a guest orders a book in ${language}',
  ],
  'one request for each press, answers out of order': [
    'continued typing sends one command with the last value',
    'three presses send one quantity and update all sums',
  ],
  'stale prices and regions': [
    'a price change after the view refuses the order, which succeeds once the new price was shown',
    'a changed price is shown with the old one until the line is edited',
    'redirects the prefix of the default language',
  ],
  'lists that forget': [
    'going back shows the same rows at the same position, without a request',
    'a block without code is replaced, also by empty markup, and restored on back navigation',
    'another language keeps filter, sorting and page',
  ],
  'languages that break choices or the checkout': [
    'returns value labels in the requested language',
    'another language keeps the variant, and the URL contains it',
    'one press restores the cart in the new language',
    'a guest orders a book in ${language}',
  ],
  'cents that do not add up': [
    'rows sum to the totals, to the cent',
    'amounts are whole cents and never negative',
    'digital goods skip delivery; an order without payment selects its method itself',
  ],
  'coupons used too often or for nothing': [
    'one of fifty orders carries a single coupon',
    'never lets a coupon exceed its limit',
    'a coupon without effect is rejected and does not count as used',
  ],
  'asked for again and again': [
    'a guest may order with the address of an account, which gets no access to the order',
    'returns the page’s address in every language',
    'calculates a reduction from the lowest price of the previous 30 days',
    'an order left at the bank is shown only to the browser that bought it',
  ],
  'slow carts, slower with promotions': [
    'a cart of many lines is read with as many statements as a cart of one line',
    'a bundle and a coupon need no extra statement',
  ],
  'drawers, messages and names that nobody hears': [
    'traps the focus; the page behind it is inert',
    'errors are alerts and stay until dismissed',
    'a new total is announced, the first is not',
    'nothing for axe to find in ${language}',
  ],
};

const command = [
  'ls-files',
  '-co',
  '--exclude-standard',
  '--',
  '*.test.ts',
  '*.test.tsx',
  '*.spec.ts',
];
const own = 'tests/conformance/complaints.test.ts';
const sources = execFileSync('git', command, { encoding: 'utf8' })
  .split('\n')
  .filter((file) => file !== '' && file !== own)
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n');

test.each(Object.entries(families))('%s: the tests against it exist', (_, titles) => {
  expect(titles.filter((title) => !sources.includes(title))).toEqual([]);
});

test('there are thirteen families', () => {
  expect(Object.keys(families)).toHaveLength(13);
});

import '#runtime/ui/theme.css';
import '#runtime/ui/tokens.css';
import '#runtime/ui/base.css';
import messages from 'virtual:messages/runtime/checkout';
import { expect, test } from 'vitest';
import { page as screen } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { CartItem } from '#schemas/entities/cart-item.ts';
import type { PriceBreakdownEntry } from '#schemas/entities/price-breakdown.ts';
import { languages, textsIn } from '#schemas/languages.ts';
import { pageOf } from '#tests/support/page.ts';
import { type Runtime, RuntimeContext } from '../block/context.tsx';
import { createTranslator } from '../i18n/translator.ts';
import { TotalsBreakdown } from './totals-breakdown.tsx';

const step = (
  what: PriceBreakdownEntry['what'],
  from: number,
  amount: number,
  line: number | null = 0,
) => {
  return { what, line, qty: 2, from, to: from + amount, amount, rate: 25 };
};

const breakdown = [
  step('base', 0, 4000),
  step('sale', 4000, -1000),
  step('member', 3000, -600),
  step('options', 2400, 700),
  step('lineCoupon', 3100, -310),
  { ...step('base', 0, 900, 1), qty: 1 },
  step('delivery', 0, 450, null),
  step('freeDelivery', 450, -450, null),
  step('tax', 2952, 738, null),
];

const items = ['Map', 'Book'].map((name) => ({ productData: { name } }) as CartItem);

async function show(language: (typeof languages)[number]) {
  const t = createTranslator(language, textsIn(messages, language));
  const runtime = { page: pageOf([], { language }), t } as unknown as Runtime;
  await render(
    <RuntimeContext value={runtime}>
      <TotalsBreakdown breakdown={breakdown} items={items} t={t} />
    </RuntimeContext>,
  );
}

async function rows(name: string) {
  const table = screen.getByRole('table', { name });
  await expect.element(table).toBeVisible();
  return [...(table.element() as HTMLTableElement).rows].map((row) =>
    [...row.cells].map(({ textContent }) => textContent?.replaceAll('\u00a0', ' ')),
  );
}

test('every step of a row is listed, down to the amount paid · CART-14', async () => {
  await show('en');
  await screen.getByText('How we worked it out').click();
  expect(await rows('Map')).toEqual([
    ['Price 2 × 20.00 €', '40.00 €'],
    ['Sale', '−10.00 €'],
    ['Member discount', '−6.00 €'],
    ['Chosen extras', '7.00 €'],
    ['Coupon for this item', '−3.10 €'],
    ['You pay', '27.90 €'],
  ]);
  expect(await rows('Book')).toEqual([['Price', '9.00 €']]);
});

test('delivery and included tax follow · CART-12 CART-13', async () => {
  await show('en');
  await screen.getByText('How we worked it out').click();
  expect(await rows('Delivery')).toEqual([
    ['Delivery price', '4.50 €'],
    ['Free delivery', '−4.50 €'],
    ['You pay', '0.00 €'],
  ]);
  expect(await rows('VAT included in the prices')).toEqual([['25% in 36.90 €', '7.38 €']]);
});

test.each(languages)('has text for every step in %s', async (language) => {
  await show(language);
  document.querySelector('summary')?.click();
  const texts = [...document.querySelectorAll('th')].map(({ textContent }) => textContent);
  expect(texts.filter((text) => !text || /totals\.|%\{/.test(text))).toEqual([]);
});

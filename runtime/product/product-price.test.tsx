import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { pageOf } from '#tests/support/page.ts';
import { type Runtime, RuntimeContext } from '../block/context.tsx';
import { createTranslator } from '../i18n/translator.ts';
import { productMessages } from './messages.ts';
import { PercentOff, ProductPrice } from './product-price.tsx';
import type { ProductPrices } from './product-prices.ts';

const t = createTranslator('hr', productMessages.hr);
const plain = { finalPrice: 9000, retailPrice: 10_000, lowestPrice30: null, membershipPrice: null };

function draw(prices: ProductPrices): string {
  const runtime = { page: pageOf([]), t } as unknown as Runtime;
  const html = renderToStaticMarkup(
    <RuntimeContext value={runtime}>
      <ProductPrice prices={prices} t={t} />
      <PercentOff prices={prices} t={t} />
    </RuntimeContext>,
  );
  return html.replaceAll('\u00a0', ' ');
}

it('strikes through the lowest price of 30 days and no other · PROD-15 PROD-16', () => {
  const html = draw({ ...plain, lowestPrice30: 9500 });
  expect(html).toMatch(/<del>.*95,00 €<\/del>/);
  expect(html).toContain('Najniža cijena u 30 dana prije sniženja');
  expect(html).toContain('−5 %');
  expect(html).not.toContain('100,00');
});

it.each([null, 8000])('strikes nothing through beside a lowest price of %s', (lowestPrice30) => {
  const html = draw({ ...plain, lowestPrice30 });
  expect(html).not.toMatch(/<del>|−\d+ %|100,00/);
  expect(html).toContain('90,00 €');
});

it('names the price of one unit', () => {
  expect(draw({ ...plain, unitPrice: { amount: 3700, unit: 'l' } })).toContain('37,00 € / l');
});

import productMessages from 'virtual:messages/runtime/product';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { textsIn } from '#schemas/languages.ts';
import { guest, pageOf } from '#tests/support/page.ts';
import { type Runtime, RuntimeContext } from '../block/context.tsx';
import { createTranslator } from '../i18n/translator.ts';
import { createSessionStore, type SessionState } from '../store/session.ts';
import { PercentOff, ProductPrice } from './product-price.tsx';
import type { ProductPrices } from './product-prices.ts';

const t = createTranslator('hr', textsIn(productMessages, 'hr'));
const plain = { finalPrice: 9000, retailPrice: 10_000, lowestPrice30: null, membershipPrice: null };

function render(prices: ProductPrices, user: object | null = null, size?: 'large'): string {
  const session = createSessionStore({ ...guest, user } as SessionState);
  const runtime = { page: pageOf([]), t, session } as unknown as Runtime;
  const html = renderToStaticMarkup(
    <RuntimeContext value={runtime}>
      <ProductPrice prices={prices} t={t} {...(size && { size })} />
      <PercentOff prices={prices} t={t} />
    </RuntimeContext>,
  );
  return html.replaceAll('\u00a0', ' ');
}

it('only the lowest price of 30 days is struck through · PROD-15 PROD-16', () => {
  const html = render({ ...plain, lowestPrice30: 9500 });
  expect(html).toMatch(/<del>.*95,00 €<\/del>/);
  expect(html).toContain('Najniža cijena u 30 dana prije sniženja');
  expect(html).toContain('−5 %');
  expect(html).not.toContain('100,00');
});

it.each([null, 8000])('nothing is struck through with a lowest price of %s', (lowestPrice30) => {
  const html = render({ ...plain, lowestPrice30 });
  expect(html).not.toMatch(/<del>|−\d+ %|100,00/);
  expect(html).toContain('90,00 €');
});

it('shows the unit price', () => {
  expect(render({ ...plain, unitPrice: { amount: 3700, unit: 'l' } })).toContain('37,00 € / l');
});

const member = { memberCardBarcode: '2900000000018' };
const forMembers = { ...plain, membershipPrice: 8000 };

it('a member sees their own price next to the regular one, when it is lower · CARD-02', () => {
  const html = render(forMembers, member);
  expect(html).toContain('<ins>90,00 €</ins>');
  expect(html).toMatch(/data-own="true".*Vaša članska cijena: 80,00 €/);
  expect(render({ ...forMembers, membershipPrice: 9000 }, member)).not.toContain('članska');
});

it('others see it on the product page, not as their own · CARD-02', () => {
  expect(render(forMembers)).not.toContain('80,00');
  expect(render(forMembers, null, 'large')).toMatch(/Članovi: 80,00 €/);
  expect(render(forMembers, null, 'large')).not.toContain('data-own');
});

import { expect, test } from 'vitest';
import { renderBlock } from '#tests/support/render-block.tsx';
import current from './fixtures/current.json' with { type: 'json' };

test('the line of progress names the three steps, of which this is the first · CONST-73 CHK-02', async () => {
  const html = await renderBlock('checkout-address');
  const line = html.match(/<nav[^>]*aria-label="Koraci[^"]*".*?<\/nav>/)?.[0] ?? '';
  const steps = [...line.matchAll(/<li data-state="(\w+)".*?<span>(.*?)<\/span>/g)];
  expect(steps.map(([, state, name]) => `${state} ${name}`)).toEqual([
    'current Adresa',
    'ahead Dostava',
    'ahead Plaćanje',
  ]);
});

test('delivery offers the countries that the cart can be sent to, another payer has all of them · CHK-A-02 CHK-A-25', async () => {
  const html = await renderBlock('checkout-address');
  const offeredAt = (name: string) => {
    const [select = ''] =
      new RegExp(`<select[^>]*name="${name}".*?</select>`, 's').exec(html) ?? [];
    return [...select.matchAll(/<option[^>]*value="(\w+)"/g)].map(([, iso]) => iso).toSorted();
  };
  const { countries, deliverable } = current.data;
  expect(deliverable.length).toBeLessThan(countries.length);
  const codes = (list: readonly { readonly iso: string }[]) =>
    list.map(({ iso }) => iso).toSorted();
  expect(offeredAt('country')).toEqual(codes(deliverable));
  expect(offeredAt('billing.country')).toEqual(codes(countries));
});

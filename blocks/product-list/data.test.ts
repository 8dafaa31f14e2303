import { afterEach, expect, test } from 'vitest';
import type { ApiClient } from '#runtime/api/client.ts';
import type { LoadContext } from '#runtime/block/types.ts';
import { setReporter } from '#runtime/report.ts';
import { fail, ok, type Result } from '#schemas/result.ts';
import { load } from './data.ts';

afterEach(() => setReporter(() => undefined));

const layer = {
  attributeCode: 'finalPrice',
  label: 'Cijena',
  type: 'number',
  attributeID: 1,
  values: [
    { valueLabel: 'Cijena', totalProducts: 3, attributeID: 1, minValue: 500, maxValue: 9000 },
  ],
};

/** A shop that answers by name, and the names in the order they were asked. */
function shopOf(answers: Readonly<Record<string, Result<unknown>>>) {
  const calls: { readonly name: string; readonly input: unknown }[] = [];
  const call = async (name: string, input: unknown) => {
    calls.push({ name, input });
    return answers[name] ?? ok({ records: [], totalPages: 0, totalRecords: 0 });
  };
  const context = {
    api: { call } as unknown as ApiClient,
    url: new URL('http://shop.test/shop?price.from=10'),
    screen: 'shop',
    param: null,
    language: 'hr',
  } as unknown as LoadContext;
  return { calls, context };
}

const options = {
  title: '',
  category: '',
  showDescription: true,
  showFilters: true,
  showFeatured: false,
  perPage: 12,
} as const;

test('reads the filters first: an open range ends where they end · LIST-23 LIST-29', async () => {
  const { calls, context } = shopOf({ 'product.layeredNavigation': ok([layer]) });
  await load(context, options);
  expect(calls.map(({ name }) => name)).toEqual(['product.layeredNavigation', 'product.filter']);
  expect(calls[1]?.input).toMatchObject({
    filters: [{ key: 'finalPrice', value: [1000, 9000], range: true }, { key: 'archived' }],
    limit: 12,
    page: 1,
  });
});

test('shows a list whose filters failed, and logs the server’s message only · LIST-41 ERR-56', async () => {
  const logged: unknown[] = [];
  setReporter((code, error) => logged.push([code, (error as Error).message]));
  const { calls, context } = shopOf({ 'product.layeredNavigation': fail('internal') });
  const loaded = await load(context, options);
  expect(loaded).toMatchObject({ ok: true, value: { filters: [], totalRecords: 0 } });
  expect(calls.at(-1)?.name).toBe('product.filter');
  expect(logged).toEqual([['internal', expect.stringMatching(/\w+/)]]);
});

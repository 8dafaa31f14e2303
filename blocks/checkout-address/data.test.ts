import { expect, test } from 'vitest';
import type { LoadContext } from '#runtime/block/types.ts';
import { fail, ok } from '#schemas/result.ts';
import { guest } from '#tests/support/page.ts';
import { load } from './data.ts';

const countries = [
  { id: 2, iso: 'DE', code: 'DEU', name: 'Njemačka' },
  { id: 3, iso: 'AT', code: 'AUT', name: 'Austrija' },
  { id: 1, iso: 'HR', code: 'HRV', name: 'Hrvatska' },
];

/** Loads the first step for a cart that is delivered to these countries; returns the offered ones. */
async function offered(reached: readonly number[] | null, digitalOnly = false) {
  const call = async (name: string) => {
    if (name === 'checkout.getAvailableCountries') return ok(countries);
    if (name === 'consent.filterForWeb') return ok({ data: [] });
    if (name !== 'checkout.getDeliveryByAvailableCountries' || !reached) return fail('unavailable');
    return ok({ countries: countries.filter(({ id }) => reached.includes(id)) });
  };
  const cart = { items: [{}], addresses: [], addressFields: { required: [] }, digitalOnly };
  const result = await load(
    {
      api: { call },
      session: { ...guest, cart },
      cartSession: { cartId: 'a', protectCode: 'b' },
      url: new URL('http://shop.test/naplata?step=address'),
      language: 'hr',
    } as unknown as LoadContext,
    {} as never,
  );
  if (!result.ok) throw new Error(result.error.code);
  const names = (list: readonly { readonly name: string }[]) => list.map(({ name }) => name);
  return [names(result.value.countries), names(result.value.deliverable)];
}

const all = ['Austrija', 'Hrvatska', 'Njemačka'];

test.each([
  ['to two countries', [1, 2], false, ['Hrvatska', 'Njemačka']],
  ['nowhere', [], false, []],
  ['to unknown countries', null, false, all],
  ['as files', [1], true, all],
] as const)(
  'a cart delivered %s narrows the countries of delivery, not those of the payer · CHK-A-25',
  async (_case, reached, digitalOnly, deliverable) => {
    expect(await offered(reached, digitalOnly)).toEqual([all, deliverable]);
  },
);

import { afterAll, beforeAll, expect, test } from 'vitest';
import type { CartSession } from '#schemas/entities/cart.ts';
import { type OtherSite, openOtherSite } from '#tests/support/other-site.ts';

let site: OtherSite;
beforeAll(async () => {
  site = await openOtherSite(
    [
      "  name: 'Wharf',",
      "  languages: [{ code: 'en', locale: 'en-US' }],",
      "  currencies: [{ code: 'USD' }],",
      "  markets: [{ code: 'us', countries: ['US'], rules: 'us' }],",
      "  timeZone: 'America/New_York',",
      "  country: 'US',",
      "  orderPrefix: 'WH',",
    ],
    {},
  );
});
afterAll(() => site.close());

const area = '/api/v2/ecommerce';

test('a shop in the US offers no withdrawal', async () => {
  const input = { orderNumber: 'WH-2026-001001', email: 'ana@example.com' };
  for (const step of ['find', 'declare']) {
    const call = site.data(`POST ${area}/order/withdrawal/${step}`, input);
    await expect(call).rejects.toThrow('"notFound"');
  }
});

test('there a company names no tax number, and an address its state', async () => {
  const session = await site.data<CartSession>(`GET ${area}/cart/getNewCartSession`);
  const countries = await site.data<{ id: number; iso: string }[]>(
    `POST ${area}/checkout/getAvailableCountries`,
  );
  const address = {
    type: 'Shipping',
    firstName: 'Ana',
    lastName: 'Tanaka',
    contactEmail: 'ana@example.com',
    contactPhone: '+1 415 555 0100',
    country: countries.find(({ iso }) => iso === 'US')?.id,
    city: 'San Francisco',
    street: 'Main St',
    houseNumber: '12',
    zipCode: '94016',
  };
  const save = (region?: string) =>
    site.data(`POST ${area}/cart/updateGuestUser`, {
      ...session,
      email: 'ana@example.com',
      addresses: [{ ...address, ...(region && { region }) }],
      company: { name: 'Wharf Inc.', oib: '' },
    });
  await expect(save()).rejects.toThrow('region');
  await expect(save('CA')).resolves.toMatchObject({ email: 'ana@example.com' });
});

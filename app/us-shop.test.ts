import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Cart, CartSession } from '#schemas/entities/cart.ts';
import type { SiteContentData } from '#schemas/site-data.ts';
import { hashPassword } from '#server/services/account/password.ts';
import { type OtherSite, openOtherSite } from '#tests/support/other-site.ts';

const text = (en: string) => ({ en });
const plain = {
  excerpt: text(''),
  description: text(''),
  format: 'Simple',
  categories: ['ropes'],
  tags: [],
  pictures: [],
  tax: 'standard',
  retailPrice: 2000,
  stock: 5,
  weightGrams: 100,
  categoryPriority: 1,
  featured: false,
  createdAt: '2026-01-02T03:04:05.000Z',
  crossSell: [],
  attributes: {},
} as const;
const content: SiteContentData = {
  taxes: [{ key: 'standard', rate: 0, title: text('Tax') }],
  categories: [
    {
      slug: 'ropes',
      name: text('Ropes'),
      description: text(''),
      picture: 'rope',
      flag: 'alpha',
      sortTypes: ['nameAsc'],
      sortDefaultType: 'nameAsc',
    },
  ],
  media: [{ key: 'rope', width: 4, height: 3, title: text('Rope'), alt: text('Rope') }],
  products: [
    { ...plain, sku: 'R1', slug: 'hemp', name: text('Hemp rope'), salePrice: 1500 },
    { ...plain, sku: 'R2', slug: 'nylon', name: text('Nylon rope') },
  ],
};

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
    content,
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

test('there the regular price stands beside a reduced one, whatever the price of 30 days is', async () => {
  const filter = 'POST /api/v1/product/web/filter';
  interface Found {
    readonly records: readonly {
      readonly id: number;
      readonly sku: string;
      readonly discount: number;
    }[];
  }
  const { records } = await site.data<Found>(filter, { discounted: true });
  expect(records).toMatchObject([{ sku: 'R1', discount: 25 }]);
  const session = await site.data<CartSession>(`GET ${area}/cart/getNewCartSession`);
  const [{ id: productId } = { id: 0 }] = records;
  const cart = await site.data<Cart>(`POST ${area}/cart/addItem`, {
    ...session,
    productId,
    qty: 1,
  });
  expect(cart.items[0]?.prices.converted).toMatchObject({ finalPrice: 1500, retailPrice: 2000 });
});

test('there staff get no e-invoices: nothing offers them, and there is no empty file', async () => {
  const email = 'books@example.com';
  const password = 'harbour-2026';
  const user = { email, password_hash: await hashPassword(password), is_backoffice: true };
  await site.database.db
    .insertInto('users')
    .values({ ...user, scope: ['orders'] })
    .execute();
  const { token } = await site.data<{ token: string }>('POST /api/auth/login', {
    username: email,
    password,
  });
  const period = { from: '2026-01-01', to: '2026-12-31' };
  const ofPeriod = (what: string) =>
    site.data(`GET /api/v2/order-files/export/${what}`, period, { accessToken: token });
  expect(await ofPeriod('count')).toEqual({ papers: 0, hasEInvoices: false });
  await expect(ofPeriod('e-invoices')).rejects.toThrow('"notFound"');
});

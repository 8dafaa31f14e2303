import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { formatPrice } from '#runtime/format/price.ts';
import { currencyOf } from '#runtime/orders/order-currency.ts';
import type { Cart, CartSession } from '#schemas/entities/cart.ts';
import { countryList } from '#schemas/site/country-list.ts';
import type { SiteContentData, SiteData } from '#schemas/site-data.ts';
import { invoiceDocument } from '#server/services/orders/invoices/invoice-document.ts';
import { chartCategory, plainChart } from '#tests/support/chart-data.ts';
import { type OtherSite, openOtherSite } from '#tests/support/other-site.ts';

/** Sites unlike the demo: other languages, other currencies. */
const opened: OtherSite[] = [];
afterAll(() => Promise.all(opened.map((site) => site.close())));

const shared = [
  "  name: 'Harbour',",
  "  markets: [{ code: 'jp', countries: ['JP', 'KW', 'EG'], rules: 'gb' }],",
  "  timeZone: 'Asia/Tokyo',",
  "  country: 'JP',",
  "  orderPrefix: 'HB',",
];

async function open(lines: readonly string[], content: SiteContentData): Promise<OtherSite> {
  const site = await openOtherSite([...lines, ...shared], content);
  opened.push(site);
  return site;
}

const everywhere = (text: string) => ({ en: text });
const content = (products: SiteData['products'], region = ''): SiteContentData => ({
  taxes: [
    {
      key: 'standard',
      rate: 10,
      title: everywhere('Tax'),
      ...(region && { rates: [{ country: countryList[0]?.iso ?? '', region, rate: 8.25 }] }),
    },
  ],
  categories: [chartCategory(everywhere('Charts'))],
  products,
  media: [
    { key: 'chart', width: 4, height: 3, title: everywhere('Chart'), alt: everywhere('Chart') },
  ],
  coupons: [
    {
      code: 'THIRD',
      kind: 'percent',
      value: 33,
      minimumItemsTotal: 0,
      validFrom: null,
      validTo: null,
      usageLimit: null,
    },
  ],
  deliveryMethods: [
    {
      key: 'post',
      name: everywhere('Post'),
      description: everywhere(''),
      price: 500,
      freeFrom: null,
      tax: 'standard',
      countries: 'ALL',
      branches: [],
    },
  ],
  paymentMethods: [
    {
      key: 'card',
      name: everywhere('Card'),
      description: everywhere(''),
      paymentType: 'HPF',
      enabled: true,
    },
  ],
});

describe('a site in English, Arabic and Italian', () => {
  const titles = [
    { en: 'Two charts', ar: 'الكتاب الأحمر', it: 'Mappa 10' },
    { en: 'Zebra shell', ar: 'بحر', it: 'Àncora' },
    { en: 'Anchor', ar: 'تمر', it: 'Mappa 9' },
  ];
  let site: OtherSite;
  beforeAll(async () => {
    site = await open(
      [
        "  languages: [{ code: 'en' }, { code: 'ar' }, { code: 'it' }],",
        "  currencies: [{ code: 'EUR' }],",
      ],
      content(
        titles.map((name, index) => ({
          ...plainChart,
          sku: `P${index}`,
          slug: `product-${index}`,
          name,
          description: everywhere('<p>From the harbour.</p>'),
          retailPrice: 1000,
        })),
      ),
    );
  });
  const listed = async (languageCode: string, fields: object) => {
    const list = await site.data<{ records: { name: string }[] }>(
      'POST /api/v1/product/web/filter',
      fields,
      { languageCode },
    );
    return list.records.map(({ name }) => name);
  };
  const byName = { mainCategory: 1, sort: { param: 'name', order: 'asc' } };

  test.each([
    ['eng', 'en', [2, 0, 1]],
    ['ara', 'ar', [0, 1, 2]],
    ['ita', 'it', [1, 2, 0]],
  ] as const)('sorts a category by the alphabet of %s · LIST-37', async (wire, code, order) => {
    expect(await listed(wire, byName)).toEqual(order.map((at) => titles[at]?.[code]));
  });

  test.each([
    ['eng', 'chart', ['Two charts']],
    ['ara', 'كتاب', ['الكتاب الأحمر']],
    ['ara', 'الأَحْمَر', ['الكتاب الأحمر']],
    ['ita', 'mappe', ['Mappa 10', 'Mappa 9']],
    ['ita', 'ancora', ['Àncora']],
    ['ita', 'harbour', ['Mappa 10', 'Mappa 9', 'Àncora']],
  ])('search in %s for %s finds %j · SEARCH-01', async (wire, keywords, names) => {
    expect((await listed(wire, { keywords })).toSorted()).toEqual(names);
  });
});

describe.each([
  { code: 'JPY', taxes: 'included', tax: 106, total: 1170, printed: '1,170\u00a0¥' },
  { code: 'KWD', taxes: 'included', tax: 106, total: 1170, printed: '1.170\u00a0KWD' },
  { code: 'USD', taxes: 'added', tax: 97, total: 1267, printed: '12.67\u00a0$' },
])('a shop that sells in $code with tax $taxes', ({ code, taxes, tax, total, printed }) => {
  let site: OtherSite;
  beforeAll(async () => {
    site = await open(
      [
        "  languages: [{ code: 'en' }],",
        `  currencies: [{ code: '${code}' }],`,
        `  taxes: '${taxes}',`,
      ],
      content(
        [
          {
            ...plainChart,
            sku: 'CHART',
            slug: 'chart',
            name: everywhere('Chart'),
            description: everywhere(''),
            retailPrice: 1000,
          },
        ],
        taxes === 'added' ? 'Kanto' : '',
      ),
    );
  });
  const area = '/api/v2/ecommerce';
  const buyer = {
    type: 'Shipping',
    firstName: 'Ana',
    lastName: 'Tanaka',
    contactEmail: 'ana@example.com',
    contactPhone: '+81 3 0000 0000',
    country: 1,
    city: 'Tokyo',
    region: 'kanto',
    street: 'Harbour',
    houseNumber: '1',
    zipCode: '100-0001',
  };

  test('prices, orders and charges one amount in this currency', async () => {
    const session = await site.data<CartSession>(`GET ${area}/cart/getNewCartSession`);
    const call = (path: string, fields: object = {}) =>
      site.data<Cart>(`${path.split(' ')[0]} ${area}${path.split(' ')[1]}`, {
        ...session,
        ...fields,
      });
    const unknown = await call('POST /cart/addItem', { productId: 1, qty: 1 });
    expect(unknown.priceSummary.orderTotal).toBe(1000);
    expect(unknown.taxes.map(({ rate }) => rate)).toEqual(taxes === 'added' ? [] : [10]);
    await call('POST /cart/applyCoupon', { couponCode: 'THIRD' });
    await call('POST /cart/updateGuestUser', { email: 'ana@example.com', addresses: [buyer] });
    await call('PUT /checkout/delivery/saveDeliveryMethod', { deliveryMethodId: 1 });
    const cart = await call('PUT /checkout/payment/savePaymentMethod', { paymentMethodId: 1 });
    expect(cart.priceSummary).toMatchObject({ coupon: 330, orderTotal: total });
    const { orderSlug } = await site.data<{ orderSlug: string }>(
      `POST ${area}/checkout/order/create`,
      { ...session, seenCurrency: code, seenTotal: total, viewHash: cart.viewHash },
    );
    const order = await site.data<{ currency: string }>(
      `POST ${area}/checkout/order/${orderSlug}`,
      session,
    );
    expect(order).toMatchObject({ currency: code });
    const rows = await site.database.db
      .selectFrom('orders')
      .innerJoin('payments', 'payments.order_id', 'orders.id')
      .select(['order_total', 'tax_total', 'payments.amount', 'payments.currency'])
      .execute();
    expect(rows).toEqual([{ order_total: total, tax_total: tax, amount: total, currency: code }]);
    const sold = site.database.db.selectFrom('orders').selectAll();
    const invoice = await invoiceDocument(site.database.db, await sold.executeTakeFirstOrThrow());
    expect(formatPrice(invoice.total, 'en', currencyOf(invoice.currency, null))).toBe(printed);
    expect(await site.charged()).toEqual([{ amount: String(total), currency: code }]);
  });
});

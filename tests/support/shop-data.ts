import type { Kysely } from 'kysely';
import type { LocalizedText } from '#schemas/languages.ts';
import type { CustomOptionData } from '#schemas/site-data.ts';
import type { Database } from '#server/db/schema.ts';
import { advanceIdentities, insertRows } from '#server/db/seed/rows.ts';

/** Ids of the small shop for cart, checkout and account tests. */
export const ids = {
  map: 1,
  shirt: 2,
  shirtSmall: 3,
  shirtLarge: 4,
  bundle: 5,
  book: 6,
  ring: 7,
  archived: 8,
  nestedBundle: 9,
  last: 10,
  hidden: 11,
  gift: 12,
  croatia: 1,
  germany: 2,
  america: 3,
  post: 1,
  pickup: 2,
  abroad: 3,
  branch: 1,
  cash: 1,
  bank: 2,
  free: 3,
  card: 4,
  engraving: 1,
  wrap: 2,
  metal: 3,
  length: 4,
  day: 5,
  signs: 6,
} as const;

const text = (hr: string, en?: string, de?: string): LocalizedText => ({
  hr,
  ...(en && { en }),
  ...(de && { de }),
});

const product = (id: number, sku: string, more: object) => ({
  id,
  sku,
  format: 'Simple' as const,
  slugs: text(sku.toLowerCase()),
  name: text(sku),
  excerpt: text(''),
  description: text(''),
  retail_price: 1000,
  sale_price: null as number | null,
  membership_price: null as number | null,
  tax_id: 1,
  stock: null as number | null,
  archived: false,
  visible_individually: true,
  main_product_id: null as number | null,
  variant_attributes: null as Record<string, string> | null,
  ...more,
});

const variant = { visible_individually: false, main_product_id: ids.shirt, retail_price: 2500 };

const products = [
  product(ids.map, 'KARTA', {
    name: text('Karta Jadrana', 'Map of the Adriatic', 'Karte der Adria'),
    slugs: text('karta-jadrana', 'map-of-the-adriatic', 'karte-der-adria'),
    retail_price: 2000,
    sale_price: 1500,
    membership_price: 1200,
    stock: 5,
  }),
  product(ids.shirt, 'MAJICA', { format: 'Configurable', retail_price: 2500 }),
  product(ids.shirtSmall, 'MAJICA-S', { ...variant, variant_attributes: { size: 's' }, stock: 4 }),
  product(ids.shirtLarge, 'MAJICA-L', { ...variant, variant_attributes: { size: 'l' }, stock: 0 }),
  product(ids.bundle, 'PAKET', { format: 'Bundle', retail_price: 5000 }),
  product(ids.book, 'KNJIGA', { format: 'EProduct', retail_price: 900, tax_id: 2 }),
  product(ids.ring, 'PRSTEN', { retail_price: 10_000 }),
  product(ids.archived, 'STARO', { archived: true }),
  product(ids.nestedBundle, 'VELIKI-PAKET', { format: 'Bundle' }),
  product(ids.last, 'ZADNJI', { stock: 10 }),
  product(ids.hidden, 'SKRIVEN', { visible_individually: false }),
  product(ids.gift, 'DAR', { format: 'EProduct', retail_price: 0 }),
];

const option = (
  id: number,
  type: CustomOptionData['type'],
  more: { required?: boolean; max_length?: number; choices?: CustomOptionData['values'] },
) => ({
  id,
  product_id: ids.ring,
  key: type,
  position: id,
  label: text(`Izbor ${id}`, `Choice ${id}`),
  type,
  required: more.required ?? false,
  max_length: more.max_length ?? null,
  choices: more.choices ?? [],
});

const choice = (key: string, price?: number) => ({
  key,
  label: text(`hr-${key}`, `en-${key}`),
  ...(price !== undefined && { price }),
});

const options = [
  option(ids.engraving, 'Text', { required: true, max_length: 8 }),
  option(ids.wrap, 'yesNo', { choices: [choice('yes', 350)] }),
  option(ids.metal, 'dropdown', { choices: [choice('silver'), choice('gold', 5000)] }),
  option(ids.length, 'Number', {}),
  option(ids.day, 'date', {}),
  option(ids.signs, 'multipleSelect', { choices: [choice('a', 100), choice('b', 200)] }),
];

const delivery = (id: number, key: string, more: object) => ({
  id,
  key,
  position: id,
  name: text(`Dostava ${key}`, `Delivery ${key}`),
  description: text(''),
  price: 450,
  free_from: null as number | null,
  tax_id: 1,
  countries: ['HR'] as readonly string[] | null,
  ...more,
});

const payment = (id: number, payment_type: 'COD' | 'BANK' | 'FREE' | 'HPF') => ({
  id,
  key: payment_type,
  position: id,
  name: text(payment_type),
  description: text(''),
  payment_type,
  enabled: true,
});

const coupon = (code: string, more: object) => ({
  code,
  kind: 'percent' as 'percent' | 'amount',
  value: 10 as number | null,
  amount: null as number | null,
  minimum_items_total: 0,
  valid_to: null as string | null,
  usage_limit: null as number | null,
  ...more,
});

const company = {
  name: 'Muzej mora trgovina d.o.o.',
  street: 'Liburnska obala 12',
  zipCode: '23000',
  city: 'Zadar',
  iban: 'HR02 9997 0071 1002 0260 8',
  shortName: 'Muzej mora',
  email: 'trgovina@muzejmora.example',
  oib: '23000000019',
  country: 'HR',
};

/** Fills an empty database with the smallest shop that has every kind of product. */
export async function fillShop(db: Kysely<Database>): Promise<void> {
  await insertRows(db, 'options', [
    { key: 'site.allowedCountries', value: ['HR', 'DE'], public: false },
    { key: 'site.company', value: company, public: false },
  ]);
  await insertRows(db, 'taxes', [
    { id: 1, key: 'pdv25', rate: 25, title: text('PDV 25 %') },
    { id: 2, key: 'pdv5', rate: 5, title: text('PDV 5 %') },
  ]);
  await insertRows(db, 'countries', [
    { id: ids.croatia, iso: 'HR', code: 'HRV', name: text('Hrvatska', 'Croatia', 'Kroatien') },
    { id: ids.germany, iso: 'DE', code: 'DEU', name: text('Njemačka', 'Germany') },
    { id: ids.america, iso: 'US', code: 'USA', name: text('SAD') },
  ]);
  await insertRows(db, 'products', products);
  await insertRows(db, 'bundle_items', [
    { product_id: ids.bundle, position: 0, item_product_id: ids.map, qty: 1 },
    { product_id: ids.bundle, position: 1, item_product_id: ids.shirt, qty: 2 },
    { product_id: ids.nestedBundle, position: 0, item_product_id: ids.bundle, qty: 1 },
  ]);
  await insertRows(db, 'custom_options', options);
  await insertRows(db, 'promotions', [
    coupon('POPUST', { minimum_items_total: 2000 }),
    coupon('JEDNOM', { kind: 'amount', value: null, amount: 500, usage_limit: 1 }),
    coupon('ISTEKAO', { valid_to: '2020-01-01T00:00:00.000Z' }),
    coupon('SVE', { value: 100 }),
  ]);
  await insertRows(db, 'member_cards', [
    { barcode: '100', holder: 'Ana Anić', valid_to: '2090-01-01T00:00:00.000Z' },
    { barcode: '101', holder: 'Iva Ivić', valid_to: '2090-01-01T00:00:00.000Z' },
    { barcode: '200', holder: 'Ivo Ivić', valid_to: '2020-01-01T00:00:00.000Z' },
  ]);
  await insertRows(db, 'delivery_methods', [
    delivery(ids.post, 'posta', { free_from: 8000 }),
    delivery(ids.pickup, 'preuzimanje', { price: 0 }),
    delivery(ids.abroad, 'inozemstvo', { price: 1490, countries: ['DE'] }),
  ]);
  await insertRows(db, 'delivery_branches', [
    {
      id: ids.branch,
      delivery_method_id: ids.pickup,
      key: 'zadar',
      position: 0,
      name: text('Zadar'),
    },
  ]);
  await insertRows(db, 'payment_methods', [
    payment(ids.cash, 'COD'),
    payment(ids.bank, 'BANK'),
    payment(ids.free, 'FREE'),
    payment(ids.card, 'HPF'),
  ]);
  await advanceIdentities(db);
}

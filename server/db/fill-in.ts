import { type Kysely, sql } from 'kysely';
import type { DeliveryMethodData, SiteData } from '#schemas/site-data.ts';
import { beExclusive } from './exclusive.ts';
import type { Database } from './schema.ts';
import { addTemplates } from './seed/missing-templates.ts';

/** Any constant shared by all processes, so that of two concurrent starts only one fills in. */
const fillLock = 7_209_216;
/** Option that lists what was filled in, so that what staff removed is not added again. */
const doneKey = 'site.filledIn';

/**
 * Adds to a shop of an older version what newer versions include: missing templates of screens, delivery days
 * if no method has any, the shop's calendar, how methods deliver, the code kind of products, and tax-free
 * vouchers. Changes nothing else. Returns the slugs of the added templates.
 */
export async function fillIn(
  db: Kysely<Database>,
  site: Pick<
    SiteData,
    'templates' | 'sharedElements' | 'deliveryMethods' | 'site' | 'products' | 'taxes'
  >,
): Promise<string[]> {
  return db.transaction().execute(async (step) => {
    await beExclusive(step, fillLock);
    await once(step, 'delivery-days', () => addDeliveryDays(step, site.deliveryMethods));
    await once(step, 'delivery-calendar', () => addCalendar(step, site));
    await once(step, 'delivery-kinds', () => addDeliveryKinds(step, site.deliveryMethods));
    await once(step, 'product-codes', () => addCodes(step, site.products));
    await once(step, 'voucher-tax', () => freeVouchersOfTax(step, site));
    return addTemplates(step, site);
  });
}

/** Runs `work` once per shop, at the first start of a version that includes it. */
export async function once(step: Kysely<Database>, name: string, work: () => Promise<void>) {
  const done = await finished(step);
  if (done.includes(name)) return;
  await work();
  const value = JSON.stringify([...done, name]);
  await step
    .insertInto('options')
    .values({ key: doneKey, value, public: false })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
    .execute();
}

/** Returns the names of finished work. */
export async function finished(db: Kysely<Database>): Promise<readonly unknown[]> {
  const kept = await db
    .selectFrom('options')
    .select('value')
    .where('key', '=', doneKey)
    .executeTakeFirst();
  return Array.isArray(kept?.value) ? kept.value : [];
}

/** Adds delivery days only if no method has any: a shop that set some of them has its reasons. */
async function addDeliveryDays(
  step: Kysely<Database>,
  methods: readonly DeliveryMethodData[],
): Promise<void> {
  const said = await step
    .selectFrom('delivery_methods')
    .select('id')
    .where('days_min', 'is not', null)
    .executeTakeFirst();
  if (said) return;
  for (const { key, days } of methods) {
    if (!days) continue;
    await step
      .updateTable('delivery_methods')
      .set({ days_min: days[0], days_max: days[1] })
      .where('key', '=', key)
      .execute();
  }
}

/** Adds packing times, opening hours of branches, and the carriers that take no cash. */
async function addCalendar(
  step: Kysely<Database>,
  { site, deliveryMethods }: Pick<SiteData, 'site' | 'deliveryMethods'>,
): Promise<void> {
  const value = JSON.stringify(site.calendar ?? null);
  await step
    .insertInto('options')
    .values({ key: 'site.calendar', value, public: false })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute();
  for (const { key, weekdays = null, takesCash = true, branches } of deliveryMethods) {
    const method = await step
      .updateTable('delivery_methods')
      .set({ weekdays, takes_cash: takesCash })
      .where('key', '=', key)
      .returning('id')
      .executeTakeFirst();
    for (const branch of branches) {
      await step
        .updateTable('delivery_branches')
        .set({ weekdays: branch.weekdays ?? null })
        .where('delivery_method_id', '=', method?.id ?? null)
        .where('key', '=', branch.key)
        .execute();
    }
  }
}

/** Delivery methods of the older version did not store whether they are pickup, or the tracking URL. */
async function addDeliveryKinds(
  step: Kysely<Database>,
  methods: readonly DeliveryMethodData[],
): Promise<void> {
  for (const { key, isPickup = false, trackingUrl = null } of methods) {
    await step
      .updateTable('delivery_methods')
      .set({ is_pickup: isPickup, tracking_url: trackingUrl })
      .where('key', '=', key)
      .where('tracking_url', 'is', null)
      .execute();
  }
}

/** Products of the older version did not store that they include a voucher or a member card. */
async function addCodes(step: Kysely<Database>, products: SiteData['products']): Promise<void> {
  for (const { sku, code } of products) {
    if (!code) continue;
    await step
      .updateTable('products')
      .set({ code_kind: code.kind, code_months: code.months })
      .where('sku', '=', sku)
      .where('format', '=', 'EProduct')
      .where('code_kind', 'is', null)
      .execute();
  }
}

/** Vouchers of the older version were taxed. Vouchers that staff renamed keep their tax. */
async function freeVouchersOfTax(
  step: Kysely<Database>,
  { products, taxes }: Pick<SiteData, 'products' | 'taxes'>,
): Promise<void> {
  for (const { sku, name, code, tax } of products) {
    if (code?.kind !== 'voucher') continue;
    const rate = taxes.find(({ key }) => key === tax);
    if (!rate) continue;
    await step
      .updateTable('products')
      .set({ tax_id: await taxId(step, rate) })
      .where('sku', '=', sku)
      .where(sql<boolean>`name = ${JSON.stringify(name)}::jsonb`)
      .where('code_kind', '=', 'voucher')
      .execute();
  }
}

/** Returns the id of the rate with this key; creates the rate if it is missing. */
async function taxId(
  step: Kysely<Database>,
  { key, rate, title }: SiteData['taxes'][number],
): Promise<number> {
  const { id } = await step
    .insertInto('taxes')
    .values({ key, rate, title: JSON.stringify(title) })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ key }))
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

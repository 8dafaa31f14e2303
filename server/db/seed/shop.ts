import type { Kysely } from 'kysely';
import type { DeliveryMethodData, SiteData } from '#schemas/site-data.ts';
import { cleanTexts } from '../../html/clean-html.ts';
import type { Database } from '../schema.ts';
import type { SeedKeys } from './keys.ts';
import { insertRows } from './rows.ts';

/** Inserts the reviews that products have from the beginning. */
export async function seedReviews(
  db: Kysely<Database>,
  { reviews = [] }: SiteData,
  keys: SeedKeys,
): Promise<void> {
  await insertRows(
    db,
    'comments',
    reviews.map((review, index) => ({
      id: index + 1,
      target_kind: 'product' as const,
      target_id: keys.products.of(review.product),
      author_name: review.author,
      title: review.title,
      body: review.text,
      rating: review.rating,
      language: review.language,
      status: 'approved' as const,
      verified: review.verified,
      helpful: review.helpful,
      by_shop: false,
      created_at: review.at,
      updated_at: review.at,
    })),
  );
}

/** Inserts everything a checkout offers: coupons, cards, delivery and payment methods. */
export async function seedShop(
  db: Kysely<Database>,
  site: SiteData,
  keys: SeedKeys,
): Promise<void> {
  await insertRows(
    db,
    'promotions',
    site.coupons.map((coupon) => ({
      code: coupon.code,
      kind: coupon.kind,
      value: coupon.kind === 'amount' ? null : coupon.value,
      amount: coupon.kind === 'amount' ? coupon.value : null,
      minimum_items_total: coupon.minimumItemsTotal,
      valid_from: coupon.validFrom,
      valid_to: coupon.validTo,
      usage_limit: coupon.usageLimit,
      product_ids: coupon.products?.map((sku) => keys.products.of(sku)) ?? null,
    })),
  );
  await insertRows(
    db,
    'member_cards',
    site.memberCards.map(({ barcode, holder, validTo }) => ({
      barcode,
      holder,
      valid_to: validTo,
    })),
  );
  await seedDelivery(db, site.deliveryMethods, keys);
  await insertRows(
    db,
    'payment_methods',
    site.paymentMethods.map((method, position) => ({
      key: method.key,
      position,
      name: method.name,
      description: cleanTexts(method.description),
      payment_type: method.paymentType,
      enabled: method.enabled,
    })),
  );
}

async function seedDelivery(
  db: Kysely<Database>,
  methods: readonly DeliveryMethodData[],
  keys: SeedKeys,
): Promise<void> {
  await insertRows(
    db,
    'delivery_methods',
    methods.map((method, position) => ({
      id: position + 1,
      key: method.key,
      position,
      name: method.name,
      description: cleanTexts(method.description),
      price: method.price,
      free_from: method.freeFrom,
      tax_id: keys.taxes.of(method.tax),
      countries: method.countries === 'ALL' ? null : method.countries,
      days_min: method.days?.[0] ?? null,
      days_max: method.days?.[1] ?? null,
      weekdays: method.weekdays ?? null,
      takes_cash: method.takesCash ?? true,
      is_pickup: method.isPickup ?? false,
      tracking_url: method.trackingUrl ?? null,
    })),
  );
  const branches = methods.flatMap((method, index) =>
    method.branches.map(({ key, name, weekdays = null }, position) => ({
      delivery_method_id: index + 1,
      key,
      position,
      name,
      weekdays,
    })),
  );
  await insertRows(db, 'delivery_branches', branches);
}

import type { Kysely } from 'kysely';
import type { LocalizedText } from '#schemas/languages.ts';
import type { Database } from '../../db/schema.ts';
import type { CouponRule } from '../pricing/coupon.ts';
import type { DeliveryRule } from '../pricing/delivery.ts';
import type { CartRow } from './cart-row.ts';

export interface ChosenDelivery extends DeliveryRule {
  readonly id: number;
  readonly name: LocalizedText;
  readonly branchName: LocalizedText | null;
}

export interface ChosenCoupon extends CouponRule {
  readonly id: number;
  readonly code: string;
}

/** Coupon, card and delivery of a cart as they are now. */
export interface ChosenExtras {
  readonly coupon: ChosenCoupon | null;
  readonly delivery: ChosenDelivery | null;
  readonly isMember: boolean;
}

export async function loadExtras(
  db: Kysely<Database>,
  row: CartRow,
  now: Date,
): Promise<ChosenExtras> {
  return {
    coupon: row.coupon_id === null ? null : await loadCoupon(db, row.coupon_id),
    delivery:
      row.delivery_method_id === null
        ? null
        : await loadDelivery(db, row.delivery_method_id, row.delivery_branch_id),
    isMember:
      row.member_card_barcode !== null && (await isValidCard(db, row.member_card_barcode, now)),
  };
}

async function loadCoupon(db: Kysely<Database>, id: number): Promise<ChosenCoupon | null> {
  const row = await selectCoupon(db).where('id', '=', id).executeTakeFirst();
  return row ?? null;
}

/** By its code: trimmed, in whatever case. */
export async function findCoupon(db: Kysely<Database>, code: string): Promise<ChosenCoupon | null> {
  const wanted = code.normalize('NFC').trim();
  const row = await selectCoupon(db).where('code', '=', wanted).executeTakeFirst();
  return row ?? null;
}

function selectCoupon(db: Kysely<Database>) {
  return db
    .selectFrom('coupons')
    .select([
      'id',
      'code',
      'kind',
      'value',
      'minimum_items_total as minimumItemsTotal',
      'valid_from as validFrom',
      'valid_to as validTo',
      'usage_limit as usageLimit',
      'usage_count as usageCount',
    ]);
}

async function loadDelivery(
  db: Kysely<Database>,
  id: number,
  branchId: number | null,
): Promise<ChosenDelivery | null> {
  const row = await db
    .selectFrom('delivery_methods as method')
    .innerJoin('taxes', 'taxes.id', 'method.tax_id')
    .leftJoin('delivery_branches as branch', (join) =>
      join.onRef('branch.delivery_method_id', '=', 'method.id').on('branch.id', '=', branchId ?? 0),
    )
    .select([
      'method.id',
      'method.name',
      'method.price',
      'method.free_from as freeFrom',
      'taxes.rate as taxRate',
      'branch.name as branchName',
    ])
    .where('method.id', '=', id)
    .where('method.enabled', '=', true)
    .executeTakeFirst();
  return row ?? null;
}

/** A card that exists and has not run out. */
export async function isValidCard(
  db: Kysely<Database>,
  barcode: string,
  now: Date,
): Promise<boolean> {
  const card = await db
    .selectFrom('member_cards')
    .select('valid_to')
    .where('barcode', '=', barcode)
    .executeTakeFirst();
  return card !== undefined && new Date(card.valid_to) > now;
}

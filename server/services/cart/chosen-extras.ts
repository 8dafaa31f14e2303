import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { LocalizedText } from '#schemas/languages.ts';
import type { Database } from '../../db/schema.ts';
import type { DeliveryRule } from '../pricing/delivery.ts';
import type { Promotion } from '../pricing/promotion.ts';
import type { CartRow } from './cart-row.ts';
import { promotionJson } from './promotion-json.ts';

export interface ChosenDelivery extends DeliveryRule {
  readonly id: number;
  readonly taxId: number;
  readonly name: LocalizedText;
  readonly branchName: LocalizedText | null;
  /** Whether the carrier collects cash. */
  readonly takesCash: boolean;
}

export interface ChosenCoupon extends Promotion {
  readonly code: string;
}

export interface ChosenVoucher {
  readonly id: number;
  readonly code: string;
  readonly balance: number;
  readonly validTo: string;
}

/** Current promotions, voucher, card and delivery of a cart. */
export interface ChosenExtras {
  /** Promotions that apply by themselves, and the coupon. */
  readonly promotions: readonly Promotion[];
  readonly coupon: ChosenCoupon | null;
  /** Null without a voucher, and for one that has expired or was revoked. */
  readonly voucher: ChosenVoucher | null;
  readonly delivery: ChosenDelivery | null;
  readonly isMember: boolean;
}

/** Shape of `extrasJson`. */
export interface ExtrasRow {
  readonly promotions: readonly Promotion[];
  readonly voucher: ChosenVoucher | null;
  readonly delivery: ChosenDelivery | null;
  /** Time at which the card expires; null without a card. */
  readonly card: string | null;
}

export function toExtras(row: ExtrasRow | null, now: Date): ChosenExtras {
  const { promotions = [], voucher = null, delivery = null, card = null } = row ?? {};
  const isVoucherValid = voucher !== null && new Date(voucher.validTo) > now;
  return {
    promotions,
    coupon: promotions.find(isCoupon) ?? null,
    voucher: isVoucherValid ? voucher : null,
    delivery,
    isMember: card !== null && new Date(card) > now,
  };
}

const isCoupon = (promotion: Promotion): promotion is ChosenCoupon => promotion.code !== null;

export type Choices = Pick<
  CartRow,
  'coupon_id' | 'voucher_id' | 'delivery_method_id' | 'delivery_branch_id' | 'member_card_barcode'
>;

/**
 * Table `chosen` of a statement. It is materialized to hide the values from the planner: if PostgreSQL sees
 * that some are null, it re-plans each time, which takes ten times as long as the read.
 */
export const chosenTable = (row: Choices): RawBuilder<unknown> => sql`chosen AS MATERIALIZED (
  SELECT ${row.coupon_id}::int AS coupon_id, ${row.voucher_id}::int AS voucher_id,
    ${row.delivery_method_id}::int AS method_id,
    ${row.delivery_branch_id}::int AS branch_id, ${row.member_card_barcode}::text AS barcode)`;

/** The same table, built from the row in table `cart` with the new choices merged in. */
export const chosenInCart = (choices: Partial<Choices>): RawBuilder<unknown> => sql`
  chosen AS MATERIALIZED (
    SELECT (given ->> 'coupon_id')::int AS coupon_id, (given ->> 'voucher_id')::int AS voucher_id,
      (given ->> 'delivery_method_id')::int AS method_id,
      (given ->> 'delivery_branch_id')::int AS branch_id, given ->> 'member_card_barcode' AS barcode
    FROM (SELECT jsonb_build_object('coupon_id', coupon_id, 'voucher_id', voucher_id,
        'delivery_method_id', delivery_method_id,
        'delivery_branch_id', delivery_branch_id, 'member_card_barcode', member_card_barcode)
        || ${JSON.stringify(choices)}::jsonb AS given FROM cart) AS row)`;

/** Part of a statement: the current data of what table `chosen` names; promotions look into `named`, too. */
export const extrasJson: RawBuilder<ExtrasRow> = sql`(SELECT json_build_object(
  'promotions', (SELECT coalesce(json_agg(${promotionJson}), '[]') FROM promotions p
    WHERE p.enabled AND (p.code IS NULL OR p.id = chosen.coupon_id)),
  'voucher', (SELECT json_build_object('id', id, 'code', code, 'balance', balance, 'validTo', valid_to)
    FROM vouchers WHERE id = chosen.voucher_id AND revoked_at IS NULL),
  'delivery', (SELECT json_build_object('id', method.id, 'name', method.name,
      'price', method.price, 'freeFrom', method.free_from, 'taxRate', taxes.rate, 'taxId', taxes.id,
      'branchName', branch.name, 'takesCash', method.takes_cash)
    FROM delivery_methods method JOIN taxes ON taxes.id = method.tax_id
    LEFT JOIN delivery_branches branch ON branch.delivery_method_id = method.id
      AND branch.id = chosen.branch_id
    WHERE method.id = chosen.method_id AND method.enabled),
  'card', (SELECT valid_to FROM member_cards
    WHERE barcode = chosen.barcode AND revoked_at IS NULL)) FROM chosen)`;

/**
 * Returns the id of a coupon by its code, however it was typed, pasted or dictated: in any case or letter
 * width, with spaces and invisible characters anywhere. The codes themselves contain none.
 */
export async function findCoupon(db: Kysely<Database>, code: string): Promise<number | null> {
  const wanted = code.normalize('NFKC').replace(/[\s\p{Cf}]/gu, '');
  const query = db.selectFrom('promotions').select('id').where('code', '=', wanted);
  return (await query.where('enabled', '=', true).executeTakeFirst())?.id ?? null;
}

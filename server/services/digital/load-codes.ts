import { type Kysely, sql } from 'kysely';
import type { Database } from '../../db/schema.ts';

export type VoucherState = 'valid' | 'used' | 'expired' | 'revoked';

/** A gift voucher issued for an order. */
export interface Voucher {
  readonly id: number;
  readonly name: string;
  readonly chosen: readonly { readonly label: string; readonly value: string }[];
  readonly code: string;
  readonly currency: string;
  readonly value: number;
  readonly balance: number;
  readonly validTo: string;
  readonly state: VoucherState;
}

export type CardState = 'valid' | 'expired' | 'revoked';

/** A member card issued for an order. */
export interface MemberCard {
  readonly name: string;
  readonly number: string;
  readonly holder: string;
  readonly validTo: string;
  readonly state: CardState;
}

export async function loadVouchers(
  db: Kysely<Database>,
  orderId: number,
  now: Date,
): Promise<Voucher[]> {
  const rows = await db
    .selectFrom('vouchers as v')
    .innerJoin('order_items as i', 'i.id', 'v.order_item_id')
    .select(['v.id', 'v.name', 'v.code', 'v.currency', 'v.value', 'v.balance', 'v.revoked_at'])
    .select(['v.valid_to', sql<Voucher['chosen'] | null>`i.options -> 'chosen'`.as('chosen')])
    .where('i.order_id', '=', orderId)
    .orderBy('i.position')
    .orderBy('v.position')
    .execute();
  return rows.map(({ revoked_at: revokedAt, valid_to: validTo, chosen, ...row }) => ({
    ...row,
    chosen: chosen ?? [],
    validTo,
    state: row.balance === 0 && revokedAt === null ? 'used' : stateOf({ revokedAt, validTo }, now),
  }));
}

export async function loadCards(
  db: Kysely<Database>,
  orderId: number,
  now: Date,
): Promise<MemberCard[]> {
  const rows = await db
    .selectFrom('member_cards as c')
    .innerJoin('order_items as i', 'i.id', 'c.order_item_id')
    .select(['c.name', 'c.barcode', 'c.holder', 'c.valid_to', 'c.revoked_at'])
    .where('i.order_id', '=', orderId)
    .orderBy('i.position')
    .orderBy('c.position')
    .execute();
  return rows.map(({ name, barcode, holder, valid_to: validTo, revoked_at: revokedAt }) => ({
    name: name ?? '',
    number: barcode,
    holder,
    validTo,
    state: stateOf({ revokedAt, validTo }, now),
  }));
}

function stateOf(
  { revokedAt, validTo }: { readonly revokedAt: string | null; readonly validTo: string },
  now: Date,
): CardState {
  if (revokedAt !== null) return 'revoked';
  return new Date(validTo) > now ? 'valid' : 'expired';
}

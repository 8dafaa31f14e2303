import { type Kysely, sql, type Transaction } from 'kysely';
import { fail, ok, type Result } from '#schemas/result.ts';
import type { Database } from '../../db/schema.ts';
import { readTicketCode } from '../digital/ticket-code.ts';
import type { PromotionRefusal } from '../pricing/promotion.ts';
import { siteSetting } from '../site/site-options.ts';
import type { CartState } from './cart-state.ts';

export interface FoundVoucher {
  readonly id: number;
  readonly balance: number;
  readonly validTo: string;
}

/** Finds a voucher in the shop's currency by its code, as typed. */
export async function findVoucher(
  db: Kysely<Database>,
  typed: string,
  { row }: Pick<CartState, 'row'>,
): Promise<FoundVoucher | null> {
  const code = readTicketCode(typed);
  if (code === null) return null;
  const currency = (await siteSetting(db, 'currency'))?.code ?? row.currency;
  const found = await db
    .selectFrom('vouchers')
    .select(['id', 'balance', 'valid_to as validTo'])
    .where('code', '=', code)
    .where('currency', '=', currency)
    .where('revoked_at', 'is', null)
    .executeTakeFirst();
  return found ?? null;
}

/** Why a voucher does not pay for the cart; null when it does. */
export function voucherRefusal(
  { balance, validTo }: FoundVoucher,
  { priced }: CartState,
  now: Date,
): PromotionRefusal | null {
  if (new Date(validTo) <= now) return { reason: 'expired' };
  if (balance === 0) return { reason: 'usedUp' };
  return priced.summary.voucher === undefined ? { reason: 'notForGoods' } : null;
}

/** Deducts the promised amount with one conditional update; a lower balance means the cart has changed. */
export async function spendVoucher(
  step: Transaction<Database>,
  { priced, extras, currency }: CartState,
  now: Date,
): Promise<Result<null>> {
  const { voucher: amount } = priced.summary;
  if (amount === undefined || !extras.voucher) return ok(null);
  const spent = await sql`UPDATE vouchers SET balance = balance - ${amount}
    WHERE id = ${extras.voucher.id} AND balance >= ${amount} AND currency = ${currency}
      AND revoked_at IS NULL AND valid_to > ${now.toISOString()}`.execute(step);
  return spent.numAffectedRows === 1n ? ok(null) : fail('cartChanged');
}

/** Returns a voucher's payment of an order that ended. */
export async function returnVoucher(
  step: Transaction<Database>,
  order: { readonly voucher_id: number | null; readonly voucher_total: number },
): Promise<void> {
  if (order.voucher_id === null) return;
  await step
    .updateTable('vouchers')
    .set((eb) => ({ balance: eb('balance', '+', order.voucher_total) }))
    .where('id', '=', order.voucher_id)
    .execute();
}

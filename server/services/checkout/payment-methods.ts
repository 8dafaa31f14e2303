import type { Kysely } from 'kysely';
import type { LocalizedText } from '#schemas/languages.ts';
import type { PaymentMethodData } from '#schemas/site-data.ts';
import type { Database } from '../../db/schema.ts';
import { hasAdapter } from '../../payments/adapters.ts';
import type { CartState } from '../cart/cart-state.ts';

export interface PaymentMethodRow {
  readonly id: number;
  readonly name: LocalizedText;
  readonly description: LocalizedText;
  readonly payment_type: PaymentMethodData['paymentType'];
}

/** Ways to pay for this cart: `FREE` when nothing is to be paid, and only then. */
export async function applicablePayments(
  db: Kysely<Database>,
  state: CartState,
): Promise<PaymentMethodRow[]> {
  const methods = await db
    .selectFrom('payment_methods')
    .select(['id', 'name', 'description', 'payment_type'])
    .where('enabled', '=', true)
    .orderBy('position')
    .orderBy('id')
    .execute();
  const isFree = state.priced.summary.orderTotal === 0;
  return methods.filter(({ payment_type: type }) => {
    if ((type === 'FREE') !== isFree || !hasAdapter(type)) return false;
    // Cash is paid to whoever brings the goods.
    return type !== 'COD' || !state.isDigitalOnly;
  });
}

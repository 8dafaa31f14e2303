import { fail } from '#schemas/result.ts';
import type { Handler } from '../../api/handler.ts';
import type { ServiceDependencies } from '../dependencies.ts';

/** Nothing is paid through a provider, so no report of a payment matches an order. */
export const pgSuccess =
  ({ db }: ServiceDependencies): Handler<'checkout.pgSuccess'> =>
  async ({ id }) => {
    const order = await db
      .selectFrom('orders')
      .select('id')
      .where('slug', '=', id)
      .executeTakeFirst();
    return order ? fail('paymentMismatch') : fail('notFound');
  };

import type { Transaction } from 'kysely';
import { fail, ok, type Result } from '#schemas/result.ts';
import type { Database } from '../../../db/schema.ts';
import { invalidateAvailability } from '../../catalogue/invalidate-availability.ts';
import type { ServiceDependencies } from '../../dependencies.ts';
import { inTransaction } from '../../transaction.ts';
import { takenProducts } from '../taken-products.ts';
import { type OrderActionHandler, type OrderActionInput, typedAt } from './action-handler.ts';
import { addressHandlers } from './address-handlers.ts';
import { deliveryHandlers } from './delivery-handlers.ts';
import { digitalHandlers } from './digital-handlers.ts';
import { moneyHandlers } from './money-handlers.ts';
import {
  isRecordAction,
  loadActionFacts,
  type OrderActionName,
  possibleActions,
} from './possible-actions.ts';
import { recordHandlers } from './record-handlers.ts';
import { refundHandlers } from './refund-handlers.ts';

export const longestNote = 500;

const steps: Readonly<Record<OrderActionName, OrderActionHandler>> = {
  ...moneyHandlers,
  ...refundHandlers,
  ...deliveryHandlers,
  ...addressHandlers,
  ...recordHandlers,
  ...digitalHandlers,
};

/**
 * Performs a staff action on an order. An order whose state has changed since it was displayed is left
 * unchanged (`conflict`). Errors name the field.
 */
export async function actOnOrder(
  deps: Pick<ServiceDependencies, 'db' | 'cache'>,
  input: OrderActionInput,
): Promise<Result<null>> {
  if (typedAt(input, 'note').length > longestNote) {
    return fail('maxLength', { field: 'note', params: { max: longestNote } });
  }
  const done = await inTransaction(deps.db, (step) => act(step, input));
  if (!done.ok) return done;
  await invalidateAvailability(deps, await takenProducts(deps.db, done.value));
  return ok(null);
}

async function act(step: Transaction<Database>, input: OrderActionInput): Promise<Result<number>> {
  const order = await step
    .selectFrom('orders')
    .selectAll()
    .where('number', '=', input.number)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!order) return fail('notFound');
  const { action } = input;
  if (!isRecordAction(action)) {
    const possible = possibleActions(order, await loadActionFacts(step, order));
    const isSeen = order.state === typedAt(input, 'state');
    if (!isSeen || !possible.includes(action)) return fail('conflict');
  }
  const acted = await steps[action](step, order, input);
  return acted.ok ? ok(order.id) : acted;
}

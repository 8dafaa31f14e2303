import type { Transaction } from 'kysely';
import { fail, ok, type Result } from '#schemas/result.ts';
import type { Database } from '../../../db/schema.ts';
import type { ServiceDependencies } from '../../dependencies.ts';
import { inTransaction } from '../../transaction.ts';
import { forgetAvailability } from '../forget-availability.ts';
import { takenProducts } from '../taken-products.ts';
import { deliverySteps } from './delivery-steps.ts';
import { type DeskDeed, type DeskStep, typedAt } from './desk-step.ts';
import { digitalSteps } from './digital-steps.ts';
import { moneySteps } from './money-steps.ts';
import {
  type DeskAction,
  isRecordAction,
  loadActionFacts,
  possibleActions,
} from './possible-actions.ts';
import { recordSteps } from './record-steps.ts';

export const longestNote = 500;

const steps: Readonly<Record<DeskAction, DeskStep>> = {
  ...moneySteps,
  ...deliverySteps,
  ...recordSteps,
  ...digitalSteps,
};

/**
 * Does one of the things that people of the shop may do with an order. An order that has moved since
 * it was looked at stays as it is (`conflict`). Errors name the field.
 */
export async function actOnOrder(
  deps: Pick<ServiceDependencies, 'db' | 'cache'>,
  deed: DeskDeed,
): Promise<Result<null>> {
  if (typedAt(deed, 'note').length > longestNote) {
    return fail('maxLength', { field: 'note', params: { max: longestNote } });
  }
  const done = await inTransaction(deps.db, (step) => act(step, deed));
  if (!done.ok) return done;
  await forgetAvailability(deps, await takenProducts(deps.db, done.value));
  return ok(null);
}

async function act(step: Transaction<Database>, deed: DeskDeed): Promise<Result<number>> {
  const order = await step
    .selectFrom('orders')
    .selectAll()
    .where('number', '=', deed.number)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!order) return fail('notFound');
  const { action } = deed;
  if (!isRecordAction(action)) {
    const possible = possibleActions(order, await loadActionFacts(step, order));
    const isSeen = order.state === typedAt(deed, 'state');
    if (!isSeen || !possible.includes(action)) return fail('conflict');
  }
  const acted = await steps[action](step, order, deed);
  return acted.ok ? ok(order.id) : acted;
}

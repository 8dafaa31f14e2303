import type { Selectable, Transaction } from 'kysely';
import type { Result } from '#schemas/result.ts';
import type { Database } from '../../../db/schema.ts';
import type { OrdersTable } from '../../../db/tables/orders.ts';
import type { OrderActor } from '../order-states.ts';
import type { OrderActionName } from './possible-actions.ts';

/** What somebody sent about an order. */
export interface OrderActionInput {
  readonly number: number;
  readonly action: OrderActionName;
  /** What was typed, by name of the field; missing ones are empty. */
  readonly typed: Readonly<Record<string, string>>;
  readonly userId: number;
}

/** What one action does with a locked order. */
export type OrderActionHandler = (
  step: Transaction<Database>,
  order: Selectable<OrdersTable>,
  input: OrderActionInput,
) => Promise<Result<unknown>>;

export function typedAt({ typed }: OrderActionInput, name: string): string {
  return typed[name]?.trim() ?? '';
}

export const staffOf = ({ userId }: OrderActionInput): OrderActor => ({ kind: 'staff', userId });

/** The note, where there is one, for the history. */
export function noted(input: OrderActionInput): { note?: string } {
  const note = typedAt(input, 'note');
  return note === '' ? {} : { note };
}

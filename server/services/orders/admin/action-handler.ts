import type { Selectable, Transaction } from 'kysely';
import type { Result } from '#schemas/result.ts';
import type { Database } from '../../../db/schema.ts';
import type { OrdersTable } from '../../../db/tables/orders.ts';
import type { OrderActor } from '../order-states.ts';
import type { OrderActionName } from './possible-actions.ts';

/** A submitted action form of an order. */
export interface OrderActionInput {
  readonly number: number;
  readonly action: OrderActionName;
  /** Typed values by field name; missing ones are empty. */
  readonly typed: Readonly<Record<string, string>>;
  readonly userId: number;
}

/** Performs one action on a locked order. */
export type OrderActionHandler = (
  step: Transaction<Database>,
  order: Selectable<OrdersTable>,
  input: OrderActionInput,
) => Promise<Result<unknown>>;

export function typedAt({ typed }: OrderActionInput, name: string): string {
  return typed[name]?.trim() ?? '';
}

export const staffOf = ({ userId }: OrderActionInput): OrderActor => ({ kind: 'staff', userId });

/** Returns the note for the history; empty if none was typed. */
export function noted(input: OrderActionInput): { note?: string } {
  const note = typedAt(input, 'note');
  return note === '' ? {} : { note };
}

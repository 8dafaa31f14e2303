import type { Selectable, Transaction } from 'kysely';
import type { Result } from '#schemas/result.ts';
import type { Database } from '../../../db/schema.ts';
import type { OrdersTable } from '../../../db/tables/orders.ts';
import type { OrderActor } from '../order-states.ts';
import type { DeskAction } from './possible-actions.ts';

/** What somebody sent about an order. */
export interface DeskDeed {
  readonly number: number;
  readonly action: DeskAction;
  /** What was typed, by name of the field; missing ones are empty. */
  readonly typed: Readonly<Record<string, string>>;
  readonly userId: number;
}

/** What one action does with a locked order. */
export type DeskStep = (
  step: Transaction<Database>,
  order: Selectable<OrdersTable>,
  deed: DeskDeed,
) => Promise<Result<unknown>>;

export function typedAt({ typed }: DeskDeed, name: string): string {
  return typed[name]?.trim() ?? '';
}

export const staffOf = ({ userId }: DeskDeed): OrderActor => ({ kind: 'staff', userId });

/** The note, where there is one, for the history. */
export function noted(deed: DeskDeed): { note?: string } {
  const note = typedAt(deed, 'note');
  return note === '' ? {} : { note };
}

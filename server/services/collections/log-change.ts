import { AsyncLocalStorage } from 'node:async_hooks';
import type { Transaction } from 'kysely';
import type { JsonObject } from '#schemas/document/element.ts';
import type { OutdatedTranslation } from '#schemas/entities/collection.ts';
import { callingKey } from '../../api/calling-key.ts';
import type { Database } from '../../db/schema.ts';
import type { Collection } from './collection.ts';

interface Change {
  readonly collection: Pick<Collection, 'name'>;
  readonly actorId: number;
  readonly id: string;
  readonly action: 'create' | 'change' | 'remove';
  readonly before: JsonObject;
  readonly after: JsonObject;
  /** Translations of the changed fields that were outdated before. */
  readonly outdated?: readonly OutdatedTranslation[] | undefined;
}

/** Context of a change: the operation on many records that it belongs to, and the change that it undoes. */
interface Operation {
  readonly id: string;
  readonly reverts?: string;
  /** Outdated translations that an undone change restores, or that a copy takes over. */
  readonly outdated?: readonly OutdatedTranslation[];
}

// Services log their own changes; with this context none of them has to pass the operation on.
const current = new AsyncLocalStorage<Operation>();

/** Marks the changes that `run` makes. */
export const inOperation = <T>(operation: Operation, run: () => Promise<T>): Promise<T> =>
  current.run(operation, run);

export const currentOperation = (): Operation | undefined => current.getStore();

/** Records a change in the transaction that makes it. */
export const logChange = (step: Transaction<Database>, change: Change): Promise<void> =>
  logChanges(step, [change]);

/** Records the changes of many records at once. */
export async function logChanges(
  step: Transaction<Database>,
  changes: readonly Change[],
): Promise<void> {
  if (changes.length === 0) return;
  const operation = current.getStore();
  const shared = {
    key_name: callingKey(),
    operation: operation?.id ?? null,
    reverts: operation?.reverts === undefined ? null : Number(operation.reverts),
  };
  const rows = changes.map(({ collection, actorId, id, action, before, after, outdated = [] }) => ({
    actor_id: actorId,
    collection: collection.name,
    record_id: id,
    action,
    before: JSON.stringify(before),
    after: JSON.stringify(after),
    outdated: outdated.length > 0 ? JSON.stringify(outdated) : null,
    ...shared,
  }));
  await step.insertInto('changes').values(rows).execute();
}

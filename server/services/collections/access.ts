import { fail, ok, type Result } from '#schemas/result.ts';
import type { CallContext } from '../../api/handler.ts';
import { invalidate } from '../../cache/invalidation.ts';
import type { ServiceDependencies } from '../dependencies.ts';
import { findCollection } from './all-collections.ts';
import type { Collection } from './collection.ts';
import { mayRead, mayWrite } from './rights.ts';
import { type Writer, writerOf } from './writer.ts';
import { comparing } from './wrong-value.ts';

/** The collection that the caller may read; an unknown one and a forbidden one respond alike. */
export function readable(name: string, { actor }: CallContext): Result<Collection> {
  const collection = findCollection(name);
  const scope = actor.kind === 'backoffice' ? actor.scope : [];
  return collection && mayRead(collection, scope) ? ok(collection) : fail('notFound');
}

/** Lets the caller write a collection, if they may, and drops the responses that this makes stale. */
export async function writing<T>(
  deps: ServiceDependencies,
  name: string,
  context: CallContext,
  run: (writer: Writer, collection: Collection) => Promise<Result<T>>,
): Promise<Result<T>> {
  const { actor, language } = context;
  const collection = readable(name, context);
  if (!collection.ok) return collection;
  if (actor.kind !== 'backoffice' || !mayWrite(collection.value, actor.scope)) {
    return fail('forbidden');
  }
  const writer = writerOf(collection.value, { deps, actorId: actor.userId, language });
  const result = await comparing(() => run(writer, collection.value));
  const { tags } = collection.value;
  if (result.ok && tags.length > 0) await invalidate(deps, tags);
  return result;
}

import { fail, ok, type Result } from '#schemas/result.ts';
import type { CallContext } from '../../api/handler.ts';
import { invalidate } from '../../cache/invalidation.ts';
import type { ServiceDependencies } from '../dependencies.ts';
import { findCollection } from './all-collections.ts';
import type { Collection } from './collection.ts';
import { mayRead, mayWrite } from './rights.ts';
import { type Writer, writerOf } from './writer.ts';
import { comparing } from './wrong-value.ts';

/** Returns the collection if the caller may read it; an unknown and a forbidden one get the same response. */
export function readable(name: string, { actor }: CallContext): Result<Collection> {
  const collection = findCollection(name);
  const scope = actor.kind === 'backoffice' ? actor.scope : [];
  return collection && mayRead(collection, scope) ? ok(collection) : fail('notFound');
}

/** Returns the collection and the staff member, if they may write it. */
export function writable(
  name: string,
  context: CallContext,
): Result<{ readonly collection: Collection; readonly actorId: number }> {
  const { actor } = context;
  const collection = readable(name, context);
  if (!collection.ok) return collection;
  if (actor.kind !== 'backoffice' || !mayWrite(collection.value, actor.scope)) {
    return fail('forbidden');
  }
  return ok({ collection: collection.value, actorId: actor.userId });
}

/** Lets the caller write a collection, if they may, and drops the responses that this makes stale. */
export async function writing<T>(
  deps: ServiceDependencies,
  name: string,
  context: CallContext,
  run: (writer: Writer, collection: Collection) => Promise<Result<T>>,
): Promise<Result<T>> {
  const allowed = writable(name, context);
  if (!allowed.ok) return allowed;
  const { collection, actorId } = allowed.value;
  const writer = writerOf(collection, { deps, actorId, language: context.language });
  const result = await comparing(() => run(writer, collection));
  const { tags } = collection;
  if (result.ok && tags.length > 0) await invalidate(deps, tags);
  return result;
}

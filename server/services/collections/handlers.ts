import { fail, ok } from '#schemas/result.ts';
import type { Handlers } from '../../api/handler.ts';
import type { ServiceDependencies } from '../dependencies.ts';
import { readable, writable, writing } from './access.ts';
import { collections } from './all-collections.ts';
import { describeCollection } from './describe.ts';
import { countViews, listRows } from './list-rows.ts';
import { readChanges, readRow } from './read-row.ts';
import { readTitles } from './read-titles.ts';
import { mayRead } from './rights.ts';
import { confirmTranslation } from './translations/confirm-translation.ts';
import { comparing } from './wrong-value.ts';

/** Handlers for lists and records of the back office. */
export function createCollectionHandlers(deps: ServiceDependencies) {
  const { db } = deps;
  return {
    async 'collection.list'(_, { actor, language }) {
      const scope = actor.kind === 'backoffice' ? actor.scope : [];
      return ok(
        collections
          .filter((collection) => mayRead(collection, scope))
          .map((collection) => describeCollection(collection, scope, language)),
      );
    },
    async 'collection.rows'({ name, ...input }, context) {
      const collection = readable(name, context);
      return collection.ok ? comparing(() => listRows(db, collection.value, input)) : collection;
    },
    async 'collection.titles'({ name, ids }, context) {
      const collection = readable(name, context);
      const known = readIds(ids);
      if (!collection.ok) return collection;
      if (!known) return fail('badRequest', { field: 'ids' });
      return comparing(async () =>
        ok(await readTitles(db, collection.value, known, context.language)),
      );
    },
    async 'collection.counts'({ name }, context) {
      const collection = readable(name, context);
      return collection.ok ? ok(await countViews(db, collection.value)) : collection;
    },
    async 'collection.get'({ name, id }, context) {
      const collection = readable(name, context);
      if (!collection.ok) return collection;
      return comparing(async () => {
        const row = await readRow(db, collection.value, id);
        return row ? ok(row) : fail('notFound');
      }, fail('notFound'));
    },
    async 'collection.changes'({ name, id }, context) {
      const collection = readable(name, context);
      return collection.ok ? ok(await readChanges(db, collection.value, id)) : collection;
    },
    async 'collection.create'({ name, values }, context) {
      return writing(deps, name, context, (writer) => writer.create(values));
    },
    async 'collection.change'({ name, id, revision, values }, context) {
      return writing(deps, name, context, (writer) => writer.change({ id, revision }, values));
    },
    async 'collection.confirmTranslation'({ name, ...confirmed }, context) {
      const allowed = writable(name, context);
      if (!allowed.ok) return allowed;
      const { collection, actorId } = allowed.value;
      return comparing(
        () => confirmTranslation(db, collection, actorId, confirmed),
        fail('notFound'),
      );
    },
    async 'collection.remove'({ name, id, revision }, context) {
      const removed = await writing(deps, name, context, (writer) =>
        writer.remove({ id, revision }),
      );
      return removed.ok ? ok({ done: true as const }) : removed;
    },
  } satisfies Partial<Handlers>;
}

/** Maximum number of records whose titles are read at once. */
const maxIds = 500;

function readIds(text: string): string[] | null {
  try {
    const ids: unknown = JSON.parse(text);
    const isList = Array.isArray(ids) && ids.length <= maxIds;
    return isList && ids.every((id) => typeof id === 'string') ? ids : null;
  } catch {
    return null;
  }
}

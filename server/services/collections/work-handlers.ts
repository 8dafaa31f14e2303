import { ok } from '#schemas/result.ts';
import type { CallContext, Handlers } from '../../api/handler.ts';
import type { ServiceDependencies } from '../dependencies.ts';
import { readable, writing } from './access.ts';
import { collections } from './all-collections.ts';
import { findRecords } from './find-records.ts';
import { readViews, removeView, saveView } from './list-views.ts';
import { mayRead } from './rights.ts';
import { undoChanges } from './undo.ts';
import { writeMany } from './write-many.ts';

/** Handlers for whole lists of the back office: bulk changes, undo, saved views, search. */
export function createBulkHandlers(deps: ServiceDependencies) {
  const { db } = deps;
  return {
    async 'collection.search'({ q }, { actor, language }) {
      const scope = actor.kind === 'backoffice' ? actor.scope : [];
      const own = collections.filter((collection) => mayRead(collection, scope));
      return ok(await findRecords(db, own, q, language));
    },
    async 'collection.writeMany'({ name, ...input }, context) {
      return writing(deps, name, context, (writer, collection) =>
        writeMany({ db, collection, writer, language: context.language }, input),
      );
    },
    async 'collection.undo'({ name, operation, after }, context) {
      return writing(deps, name, context, (writer, collection) => {
        const parts = { db, collection, writer, language: context.language };
        return undoChanges(parts, { operation, after }, crypto.randomUUID());
      });
    },
    async 'collection.revert'({ name, id, change }, context) {
      return writing(deps, name, context, (writer, collection) => {
        const parts = { db, collection, writer, language: context.language };
        return undoChanges(parts, { id, change }, crypto.randomUUID());
      });
    },
    async 'collection.views'({ name }, context) {
      const collection = readable(name, context);
      return collection.ok ? ok(await readViews(db, name, userIdOf(context))) : collection;
    },
    async 'collection.saveView'({ name, ...view }, context) {
      const collection = readable(name, context);
      return collection.ok ? saveView(db, name, userIdOf(context), view) : collection;
    },
    async 'collection.removeView'({ name, id }, context) {
      const collection = readable(name, context);
      if (!collection.ok) return collection;
      const { actor } = context;
      const isAdmin = actor.kind === 'backoffice' && actor.scope.includes('admin');
      const removed = await removeView(db, name, id, { userId: userIdOf(context), isAdmin });
      return removed.ok ? ok({ done: true as const }) : removed;
    },
  } satisfies Partial<Handlers>;
}

const userIdOf = ({ actor }: CallContext): number =>
  actor.kind === 'backoffice' ? actor.userId : 0;

import type { Kysely } from 'kysely';
import type { EndpointInput, EndpointName } from '#schemas/api/contract.ts';
import type { JsonObject } from '#schemas/document/element.ts';
import type { CollectionRow } from '#schemas/entities/collection.ts';
import type { Actor } from '../api/handler.ts';
import type { Database } from '../db/schema.ts';
import { seedSite } from '../db/seed.ts';
import { createCollectionHandlers } from '../services/collections/handlers.ts';
import { createContentHandlers } from '../services/content/handlers.ts';
import { createCaller } from './caller.ts';
import { testSite } from './site.ts';

/**
 * Fills the test shop and returns functions with which a staff member edits posts, and with which visitors
 * read them.
 */
export async function contentStaff(db: Kysely<Database>) {
  await seedSite(db, testSite, null);
  const { id: userId } = await db
    .insertInto('users')
    .values({ email: 'sadrzaj@example.com', password_hash: 'x', is_backoffice: true })
    .returning('id')
    .executeTakeFirstOrThrow();
  const caller = createCaller(db, (deps) => ({
    ...createContentHandlers(deps),
    ...createCollectionHandlers(deps),
  }));
  const scope = ['pages'];
  const actor: Actor = { kind: 'backoffice', userId, sessionId: crypto.randomUUID(), scope };
  const call = <N extends EndpointName>(name: N, input: EndpointInput<N>) =>
    caller.result(name, input, { actor });

  return {
    create: (name: string, values: JsonObject) => call('collection.create', { name, values }),
    change: (name: string, { id, revision }: CollectionRow, values: JsonObject) =>
      call('collection.change', { name, id, revision, values }),
    remove: (name: string, { id, revision }: CollectionRow) =>
      call('collection.remove', { name, id, revision }),
    get: (name: string, id: string) => call('collection.get', { name, id }),
    find: (name: string, q: string) => call('collection.rows', { name, q }),
    inShop: <N extends EndpointName>(name: N, input: EndpointInput<N>, language = 'hr') => {
      caller.deps.cache.drop(['posts', 'terms']);
      return caller.result(name, input, { language });
    },
  };
}

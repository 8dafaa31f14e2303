import type { Kysely } from 'kysely';
import type { EndpointName, EndpointOutput } from '#schemas/api/contract.ts';
import type { JsonObject } from '#schemas/document/element.ts';
import type { CollectionRow } from '#schemas/entities/collection.ts';
import type { AppError, Result } from '#schemas/result.ts';
import type { Actor } from '../api/handler.ts';
import type { Database } from '../db/schema.ts';
import { seedSite } from '../db/seed.ts';
import { createCatalogueHandlers } from '../services/catalogue/handlers.ts';
import { createCatalogueStaffHandlers } from '../services/collections/catalogue/handlers.ts';
import { createCollectionHandlers } from '../services/collections/handlers.ts';
import { createBulkHandlers } from '../services/collections/work-handlers.ts';
import type { ScreenAddresses } from '../services/dependencies.ts';
import { createCaller } from './caller.ts';
import { testSite } from './site.ts';

/** Creates addresses such as `/hr/shop/maps`. */
const screens: ScreenAddresses = {
  targetHref: (language, target) =>
    `/${language}/${target.replace(/^category:/, 'shop/').replace(/^screen:/, '')}`,
  translatePath: () => null,
  isTaken: () => false,
  isTemplate: () => false,
};

export type CatalogueStaff = Awaited<ReturnType<typeof catalogueStaff>>;

/** Fills the test shop and returns functions with which a staff member edits the catalogue. */
export async function catalogueStaff(db: Kysely<Database>) {
  await seedSite(db, testSite, null);
  const { id: userId } = await db
    .insertInto('users')
    .values({ email: 'katalog@example.com', password_hash: 'x', is_backoffice: true })
    .returning('id')
    .executeTakeFirstOrThrow();
  const caller = createCaller(
    db,
    (deps) => ({
      ...createCatalogueHandlers(deps),
      ...createCollectionHandlers(deps),
      ...createBulkHandlers(deps),
      ...createCatalogueStaffHandlers(deps),
    }),
    { screens },
  );
  const as = (...scope: string[]): { actor: Actor } => ({
    actor: { kind: 'backoffice', userId, sessionId: crypto.randomUUID(), scope },
  });
  const call = <N extends EndpointName>(name: N, input: object, scope = 'catalogue') =>
    caller.result(name, input as Parameters<typeof caller.result<N>>[1], as(scope));
  const create = (name: string, values: JsonObject) => call('collection.create', { name, values });
  const change = (name: string, { id, revision }: CollectionRow, values: object) =>
    call('collection.change', { name, id, revision, values });

  return {
    userId,
    call,
    change,
    create,
    created: async (name: string, values: JsonObject) => value(await create(name, values)),
    changed: async (name: string, row: CollectionRow, values: object) =>
      value(await change(name, row, values)),
    read: async (name: string, id: string) => value(await call('collection.get', { name, id })),
    rows: async (name: string, input: object = {}) =>
      value(await call('collection.rows', { name, ...input })).rows,
    changes: async (name: string, id: string) =>
      value(await call('collection.changes', { name, id })),
    async refusal(name: string, values: JsonObject): Promise<AppError | null> {
      const refused = await create(name, values);
      return refused.ok ? null : refused.error;
    },
    /** Returns the slugs of all categories in the shop. */
    async categorySlugs(): Promise<string[]> {
      caller.deps.cache.drop(['catalogue']);
      const found = await caller.call('category.filter', { limit: 500 });
      return found.records.map(({ slug }) => slug);
    },
    /** Returns the product as visitors see it; null if they do not. */
    async inShop(slug: string, language = 'hr'): Promise<EndpointOutput<'product.get'> | null> {
      caller.deps.cache.drop(['catalogue']);
      const found = await caller.result('product.get', { slug }, { language });
      return found.ok ? found.value : null;
    },
  };
}

function value<T>(result: Result<T>): T {
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value;
}

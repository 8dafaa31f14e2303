import { sql } from 'kysely';
import { paging } from '#schemas/constants.ts';
import { fail, ok } from '#schemas/result.ts';
import type { Handler } from '../../api/handler.ts';
import type { ServiceDependencies } from '../dependencies.ts';
import { isPublished } from '../is-published.ts';
import { inTransaction } from '../transaction.ts';
import { accountId } from './users.ts';

/** Adds the product; a second call for the same product removes it (WISH-02). */
export const toggleWishlist =
  ({ db }: ServiceDependencies): Handler<'wishlist.create'> =>
  async ({ product_id }, context) => {
    const id = accountId(context);
    if (!id.ok) return fail('onlyRegistered');
    return inTransaction<{ product_id: number; added: boolean }>(db, async (step) => {
      const removed = await step
        .deleteFrom('wishlist_items')
        .where('user_id', '=', id.value)
        .where('product_id', '=', product_id)
        .returning('product_id')
        .executeTakeFirst();
      if (removed) return ok({ product_id, added: false });
      const product = await step
        .selectFrom('products')
        .select('id')
        .where('id', '=', product_id)
        .where(isPublished('products', context.language))
        .executeTakeFirst();
      if (!product) return fail('productNotFound');
      await step
        .insertInto('wishlist_items')
        .values({ user_id: id.value, product_id })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
      return ok({ product_id, added: true });
    });
  };

/** Adds the products wished before login, newest first, at the top of the account's list; removes none. */
export const mergeWishlist =
  ({ db }: ServiceDependencies): Handler<'wishlist.merge'> =>
  async ({ product_ids: productIds }, context) => {
    const id = accountId(context);
    if (!id.ok) return fail('onlyRegistered');
    if (productIds.length === 0) return ok({ added: 0 });
    const { rows: added } = await sql`
      INSERT INTO wishlist_items (user_id, product_id, created_at)
      SELECT ${id.value}, id, now() - min(place) * interval '1 millisecond'
      FROM unnest(${productIds}::int[]) WITH ORDINALITY AS wished (id, place)
      JOIN products USING (id) WHERE ${isPublished('products', context.language)} GROUP BY id
      ON CONFLICT DO NOTHING RETURNING product_id`.execute(db);
    return ok({ added: added.length });
  };

/** Returns the list, newest first, without products that are no longer sold. */
export const filterWishlist =
  ({ db }: ServiceDependencies): Handler<'wishlist.filter'> =>
  async (input, context) => {
    const id = accountId(context);
    if (!id.ok) return id;
    const page = input.page ?? paging.defaultPage;
    const limit = input.limit ?? input.perPage ?? paging.defaultLimit;
    const rows = db
      .selectFrom('wishlist_items as item')
      .innerJoin('products', 'products.id', 'item.product_id')
      .where('item.user_id', '=', id.value)
      .where(isPublished('products', context.language));
    const { total } = await rows
      .select(({ fn }) => fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow();
    const data = await rows
      .select(['item.product_id', 'item.created_at'])
      .orderBy('item.created_at', 'desc')
      .orderBy('item.product_id')
      .limit(limit)
      .offset((page - 1) * limit)
      .execute();
    const lastPage = Math.max(1, Math.ceil(total / limit));
    return ok({ data, lastPage, page, limit, total, perPage: limit });
  };

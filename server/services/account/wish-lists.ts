import { type Kysely, type Selectable, sql } from 'kysely';
import { type NamedWishList, wishListLimits } from '#schemas/entities/wishlist.ts';
import type { Language } from '#schemas/languages.ts';
import { fail, ok, type Result } from '#schemas/result.ts';
import type { Handler } from '../../api/handler.ts';
import type { Database } from '../../db/schema.ts';
import type { WishListsTable } from '../../db/tables/people.ts';
import { cleanText } from '../../html/clean-text.ts';
import type { ServiceDependencies } from '../dependencies.ts';
import { isPublished } from '../is-published.ts';
import { inTransaction } from '../transaction.ts';
import { accountId } from './users.ts';
import { readWishToken, wishToken } from './wish-token.ts';

export const listWishLists =
  ({ db }: ServiceDependencies): Handler<'wishlist.lists'> =>
  async (_input, context) => {
    const user = accountId(context);
    return user.ok ? ok(await readLists(db, context.language, user.value)) : user;
  };

export const saveWishList =
  ({ db }: ServiceDependencies): Handler<'wishlist.saveList'> =>
  async ({ id, name: given }, context) => {
    const user = accountId(context);
    if (!user.ok) return user;
    const name = cleanText(given).replaceAll(/\s+/g, ' ');
    if (name === '') return fail('required', { field: 'name' });
    return inTransaction(db, async (step) => {
      const saved = await (id === undefined
        ? addList(step, user.value, name)
        : changeList(step, user.value, id, { name }));
      return saved.ok ? readList(step, context.language, user.value, saved.value) : saved;
    });
  };

export const removeWishList =
  ({ db }: ServiceDependencies): Handler<'wishlist.removeList'> =>
  async ({ id }, context) => {
    const user = accountId(context);
    if (!user.ok) return user;
    const removed = await db
      .deleteFrom('wish_lists')
      .where('id', '=', id)
      .where('user_id', '=', user.value)
      .returning('id')
      .executeTakeFirst();
    return removed ? ok({ done: true }) : fail('notFound');
  };

export const placeOnWishList =
  ({ db }: ServiceDependencies): Handler<'wishlist.place'> =>
  async ({ id, product_id: productId, isListed }, context) => {
    const user = accountId(context);
    if (!user.ok) return user;
    return inTransaction(db, async (step) => {
      const own = await changeList(step, user.value, id, {});
      if (!own.ok) return own;
      const placed = await (isListed
        ? addProduct(step, id, productId, context.language)
        : removeProduct(step, id, productId));
      return placed.ok ? readList(step, context.language, user.value, id) : placed;
    });
  };

/** Sharing again creates another link: a revoked link never works again. */
export const shareWishList =
  ({ db }: ServiceDependencies): Handler<'wishlist.share'> =>
  async ({ id, isShared }, context) => {
    const user = accountId(context);
    if (!user.ok) return user;
    return inTransaction(db, async (step) => {
      const changed = await changeList(step, user.value, id, { is_shared: isShared });
      return changed.ok ? readList(step, context.language, user.value, id) : changed;
    });
  };

export const readSharedWishList =
  ({ db }: ServiceDependencies): Handler<'wishlist.shared'> =>
  async ({ token }, { language }) => {
    const named = await readWishToken(db, token);
    if (!named) return fail('notFound');
    const list = await db
      .selectFrom('wish_lists as l')
      .select(['l.name', productIds(language)])
      .where('l.id', '=', named.id)
      .where('l.link_number', '=', named.number)
      .where('l.is_shared', '=', true)
      .executeTakeFirst();
    return list ? ok({ name: list.name, productIds: [...list.productIds] }) : fail('notFound');
  };

const productIds = (language: Language) =>
  sql<readonly number[]>`ARRAY(SELECT i.product_id FROM wish_list_products i
  JOIN products p ON p.id = i.product_id AND ${isPublished('p', language)}
  WHERE i.list_id = l.id ORDER BY i.created_at DESC, i.product_id)`.as('productIds');

async function readLists(
  db: Kysely<Database>,
  language: Language,
  userId: number,
  id?: number,
): Promise<NamedWishList[]> {
  const all = db
    .selectFrom('wish_lists as l')
    .select(['l.id', 'l.name', 'l.is_shared', 'l.link_number', productIds(language)])
    .where('l.user_id', '=', userId)
    .orderBy('l.id');
  const rows = await (id === undefined ? all : all.where('l.id', '=', id)).execute();
  return Promise.all(
    rows.map(async ({ is_shared, link_number: number, ...list }) => ({
      id: list.id,
      name: list.name,
      productIds: [...list.productIds],
      shareToken: is_shared ? await wishToken(db, { id: list.id, number }) : null,
    })),
  );
}

async function readList(
  db: Kysely<Database>,
  language: Language,
  userId: number,
  id: number,
): Promise<Result<NamedWishList>> {
  const [list] = await readLists(db, language, userId, id);
  return list ? ok(list) : fail('notFound');
}

async function addList(
  step: Kysely<Database>,
  userId: number,
  name: string,
): Promise<Result<number>> {
  // Simultaneous calls of one account wait for each other, so that the limit holds.
  await step.selectFrom('users').select('id').where('id', '=', userId).forUpdate().execute();
  const { count } = await step
    .selectFrom('wish_lists')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  const max = wishListLimits.lists;
  if (count >= max) return fail('tooMany', { params: { max } });
  const { id } = await step
    .insertInto('wish_lists')
    .values({ user_id: userId, name })
    .returning('id')
    .executeTakeFirstOrThrow();
  return ok(id);
}

type Change = Partial<Record<'name', string> & Record<'is_shared', boolean>>;

/** Locks and changes a list of this account; a change of its visibility revokes its links. */
async function changeList(
  step: Kysely<Database>,
  userId: number,
  id: number,
  change: Change,
): Promise<Result<number>> {
  const list = await step
    .selectFrom('wish_lists')
    .select(['is_shared', 'link_number'])
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .forUpdate()
    .executeTakeFirst();
  if (!list) return fail('notFound');
  if (Object.keys(change).length === 0) return ok(id);
  const link_number = linkNumberAfter(list, change);
  await step
    .updateTable('wish_lists')
    .set({ ...change, link_number })
    .where('id', '=', id)
    .execute();
  return ok(id);
}

type Sharing = Pick<Selectable<WishListsTable>, 'is_shared' | 'link_number'>;

const linkNumberAfter = ({ is_shared, link_number }: Sharing, change: Change): number =>
  change.is_shared === true && !is_shared ? link_number + 1 : link_number;

async function addProduct(
  step: Kysely<Database>,
  listId: number,
  productId: number,
  language: Language,
): Promise<Result<null>> {
  const product = await step
    .selectFrom('products')
    .select('id')
    .where('id', '=', productId)
    .where(isPublished('products', language))
    .executeTakeFirst();
  if (!product) return fail('productNotFound');
  const { count } = await step
    .selectFrom('wish_list_products')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('list_id', '=', listId)
    .where('product_id', '<>', productId)
    .executeTakeFirstOrThrow();
  const max = wishListLimits.products;
  if (count >= max) return fail('tooMany', { params: { max } });
  await step
    .insertInto('wish_list_products')
    .values({ list_id: listId, product_id: productId })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return ok(null);
}

async function removeProduct(
  step: Kysely<Database>,
  listId: number,
  productId: number,
): Promise<Result<null>> {
  await step
    .deleteFrom('wish_list_products')
    .where('list_id', '=', listId)
    .where('product_id', '=', productId)
    .execute();
  return ok(null);
}

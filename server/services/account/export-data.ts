import { strToU8, zip } from 'fflate';
import { type Expression, type Kysely, sql } from 'kysely';
import type { LocalizedText } from '#schemas/languages.ts';
import type { Database } from '../../db/schema.ts';
import type { MediaStore } from '../../media/media-store.ts';

/** Returns a ZIP with everything that the shop keeps about a customer, as JSON, and the files they sent. */
export async function exportData(
  db: Kysely<Database>,
  userId: number,
  store?: MediaStore,
): Promise<Uint8Array | null> {
  // One snapshot keeps the file complete, even if the account is deleted meanwhile.
  const parts = await db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute((step) => readParts(step, userId));
  return parts && pack(parts, store ? await readFiles(store, parts.files) : {});
}

async function readParts(db: Kysely<Database>, userId: number) {
  const account = await readAccount(db, userId);
  if (!account) return null;
  const [addresses, orders, consents, reviews, wishes, wishLists, notes, formEntries] =
    await Promise.all([
      db.selectFrom('addresses').selectAll().where('user_id', '=', userId).execute(),
      readOrders(db, userId),
      readConsents(db, userId, account.email),
      readReviews(db, userId),
      readWishes(db, userId),
      readWishLists(db, userId),
      readNotes(db, userId),
      readEntries(db, account),
    ]);
  const files = await listFiles(
    db,
    userId,
    formEntries.map(({ id }) => id),
  );
  return {
    account,
    addresses,
    orders,
    consents,
    reviews,
    wishes,
    wishLists,
    notes,
    formEntries,
    files,
  };
}

/** Compressed outside of the main thread: an account may have thousands of orders. */
function pack(
  parts: Readonly<Record<string, unknown>>,
  sent: Readonly<Record<string, Uint8Array>>,
): Promise<Uint8Array> {
  const files = Object.entries(parts).map(([name, value]) => [
    `${name}.json`,
    strToU8(JSON.stringify(value, null, 2)),
  ]);
  return new Promise((resolve, reject) => {
    zip({ ...Object.fromEntries(files), ...sent }, (error, bytes) =>
      error ? reject(error) : resolve(bytes),
    );
  });
}

async function readAccount(db: Kysely<Database>, id: number) {
  const [user, logins, passkeys, sessions] = await Promise.all([
    db
      .selectFrom('users')
      .select(['email', 'details', 'company', 'barcode', 'language'])
      .select(['email_verified_at', 'created_at'])
      .select((users) => groupNames(users.ref('users.group_ids')).as('groups'))
      .where('id', '=', id)
      .executeTakeFirst(),
    db
      .selectFrom('social_logins')
      .select(['issuer', 'email', 'created_at'])
      .where('user_id', '=', id)
      .execute(),
    db
      .selectFrom('passkeys')
      .select(['name', 'created_at', 'last_used_at'])
      .where('user_id', '=', id)
      .execute(),
    db
      .selectFrom('sessions')
      .select(['user_agent as device', 'by_passkey', 'created_at', 'revoked_at'])
      .where('user_id', '=', id)
      .orderBy('created_at')
      .execute(),
  ]);
  return user && { ...user, logins, passkeys, sessions };
}

/** Reads the names of the customer groups with these ids. */
const groupNames = (ids: Expression<readonly number[]>) =>
  sql<readonly LocalizedText[]>`(SELECT coalesce(json_agg(name ORDER BY id), '[]')
    FROM customer_groups WHERE id = ANY (${ids}))`;

/** Amounts are in the smallest unit of their currency. */
async function readOrders(db: Kysely<Database>, userId: number) {
  const orders = await db
    .selectFrom('orders')
    .select(['id', 'order_number', 'state', 'currency', 'language', 'addresses', 'company'])
    .select(['items_total', 'coupon_total', 'delivery_total', 'tax_total', 'order_total'])
    .select(['coupon_code', 'delivery_name', 'created_at'])
    .where('user_id', '=', userId)
    .orderBy('id')
    .execute();
  const items = await db
    .selectFrom('order_items')
    .innerJoin('orders', 'orders.id', 'order_items.order_id')
    .select(['order_id', 'sku', 'name', 'qty', 'unit_price', 'row_total', 'options'])
    .where('orders.user_id', '=', userId)
    .orderBy('order_items.id')
    .execute();
  const byOrder = new Map(orders.map(({ id }) => [id, [] as object[]]));
  for (const { order_id, ...item } of items) byOrder.get(order_id)?.push(item);
  return orders.map(({ id, order_number: number, ...order }) => ({
    number,
    ...order,
    items: byOrder.get(id) ?? [],
  }));
}

function readConsents(db: Kysely<Database>, userId: number, email: string) {
  return db
    .selectFrom('consent_logs')
    .select(['consent_number', 'form_type', 'display_name', 'given', 'language', 'created_at'])
    .where(({ or, eb }) => or([eb('user_id', '=', userId), eb('email', '=', email)]))
    .orderBy('id')
    .execute();
}

function readReviews(db: Kysely<Database>, userId: number) {
  return db
    .selectFrom('comments')
    .select(['target_kind', 'target_id', 'author_name', 'body', 'rating', 'status', 'created_at'])
    .where('user_id', '=', userId)
    .orderBy('id')
    .execute();
}

/** Forms can be sent with any address, so only those with a confirmed one are the customer's. */
async function readEntries(
  db: Kysely<Database>,
  { email, email_verified_at: confirmed }: { email: string; email_verified_at: string | null },
) {
  return db
    .selectFrom('form_entries')
    .select(['id', 'form_key', 'data', 'page_path', 'created_at'])
    .where('email', '=', confirmed === null ? null : email)
    .orderBy('id')
    .execute();
}

/** Lists the files of the customer's reviews and form entries, with their names in the ZIP. */
async function listFiles(db: Kysely<Database>, userId: number, entryIds: readonly number[]) {
  const reviews = db.selectFrom('comments').select('id').where('user_id', '=', userId);
  const rows = await db
    .selectFrom('visitor_files')
    .select(['id', 'entry_id', 'comment_id', 'field', 'name', 'alt', 'hash', 'created_at'])
    .where(({ or, eb }) =>
      or([
        eb('comment_id', 'in', reviews),
        eb('entry_id', '=', sql<number>`ANY (${entryIds}::int[])`),
      ]),
    )
    .orderBy('id')
    .execute();
  return rows.map(({ id, name, ...row }) => ({ path: `files/${id}-${name}`, ...row }));
}

type ListedFile = Awaited<ReturnType<typeof listFiles>>[number];

async function readFiles(store: MediaStore, files: readonly ListedFile[]) {
  const sent: Record<string, Uint8Array> = {};
  for (const { path, hash } of files) {
    const bytes = await store.readOriginal(hash);
    if (bytes) sent[path] = bytes;
  }
  return sent;
}

function readWishes(db: Kysely<Database>, userId: number) {
  return db
    .selectFrom('wishlist_items')
    .innerJoin('products', 'products.id', 'wishlist_items.product_id')
    .select(['products.sku', 'wishlist_items.created_at'])
    .where('user_id', '=', userId)
    .orderBy('wishlist_items.created_at')
    .execute();
}

/** Notes of staff about the customer are personal data, too. */
function readNotes(db: Kysely<Database>, userId: number) {
  return db
    .selectFrom('customer_notes')
    .select(['text', 'at'])
    .where('user_id', '=', userId)
    .orderBy('id')
    .execute();
}

function readWishLists(db: Kysely<Database>, userId: number) {
  return db
    .selectFrom('wish_lists')
    .leftJoin('wish_list_products as item', 'item.list_id', 'wish_lists.id')
    .leftJoin('products', 'products.id', 'item.product_id')
    .select(['wish_lists.name', 'wish_lists.is_shared', 'wish_lists.created_at'])
    .select(({ fn }) =>
      fn.agg<readonly (string | null)[]>('array_agg', ['products.sku']).as('skus'),
    )
    .where('user_id', '=', userId)
    .groupBy('wish_lists.id')
    .orderBy('wish_lists.id')
    .execute();
}

import { type Kysely, sql } from 'kysely';
import type { CustomerFile } from '#schemas/entities/customer-file.ts';
import type { Language } from '#schemas/languages.ts';
import type { Database } from '../../db/schema.ts';
import { listAddresses } from '../account/address-rows.ts';
import { openSessions } from '../account/own-sessions.ts';
import { findDeletion, openOrders } from '../deletion/deletions.ts';
import { addressLines } from '../orders/admin/address-lines.ts';
import { ended } from '../orders/order-states.ts';
import { storedCart } from './stored-cart.ts';

/** Maximum number of rows of each kind on the page of a customer. */
const shown = 50;

/** Reads the account; null for staff and for an unknown id. */
export function findCustomer(db: Kysely<Database>, id: number) {
  return db
    .selectFrom('users')
    .select(['id', 'email', 'language', 'company', 'barcode', 'disabled_at'])
    .where('id', '=', id)
    .where('is_backoffice', '=', false)
    .executeTakeFirst();
}

export async function loadCustomerFile(
  db: Kysely<Database>,
  id: number,
  language: Language,
  now: Date,
): Promise<CustomerFile | null> {
  const user = await findCustomer(db, id);
  if (!user) return null;
  const { email } = user;
  const [addresses, orders, totals, open, cart, deletion] = await Promise.all([
    readAddresses(db, id, language),
    readOrders(db, id),
    readTotals(db, id),
    openOrders(db, id),
    storedCart(db, id, language, now),
    findDeletion(db, id),
  ]);
  const [consents, newsletter, reviews, notes, sessions] = await Promise.all([
    readConsents(db, id, email),
    readNewsletter(db, email),
    readReviews(db, id),
    readNotes(db, id),
    openSessions(db, { userId: id }, now).execute(),
  ]);
  return {
    id,
    email,
    isBlocked: user.disabled_at !== null,
    company: [user.company?.name, user.company?.oib].filter(Boolean).join(', ') || null,
    memberCard: user.barcode,
    addresses,
    orders,
    totals,
    openOrders: open,
    cart,
    consents,
    newsletter,
    reviews,
    notes,
    sessions: sessions.map(({ family, user_agent: device, created_at: usedAt }) => ({
      id: family,
      device,
      usedAt,
    })),
    erasedAt: deletion?.due_at ?? null,
  };
}

async function readAddresses(
  db: Kysely<Database>,
  userId: number,
  language: Language,
): Promise<CustomerFile['addresses']> {
  const [addresses, countries] = await Promise.all([
    listAddresses(db, userId),
    db.selectFrom('countries').select(['id', 'iso', 'name']).execute(),
  ]);
  const known = new Map(countries.map(({ id, ...country }) => [id, country]));
  return addresses.map(({ isDefaultDelivery = false, isDefaultInvoice = false, ...address }) => ({
    id: address.id,
    lines: addressLines(address, known, language),
    address,
    isDefaultDelivery,
    isDefaultInvoice,
  }));
}

async function readOrders(db: Kysely<Database>, userId: number): Promise<CustomerFile['orders']> {
  const rows = await db
    .selectFrom('orders')
    .select([
      'id',
      'order_number',
      'state',
      'order_total',
      'voucher_total',
      'currency',
      'created_at',
    ])
    .where('user_id', '=', userId)
    .orderBy('id', 'desc')
    .limit(shown)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    orderNumber: row.order_number,
    state: row.state,
    total: row.order_total + row.voucher_total,
    currency: row.currency,
    createdAt: row.created_at,
  }));
}

function readTotals(db: Kysely<Database>, userId: number): Promise<CustomerFile['totals']> {
  return db
    .selectFrom('orders')
    .select('currency')
    .select(sql<number>`count(*)::int`.as('count'))
    .select(sql<number>`sum(order_total + voucher_total)::float8`.as('total'))
    .where('user_id', '=', userId)
    .where('state', 'not in', [...ended, 'payment_failed'])
    .groupBy('currency')
    .orderBy('currency')
    .execute();
}

/** Reads the consents given with the account, or earlier with its address. */
function readConsents(
  db: Kysely<Database>,
  userId: number,
  email: string,
): Promise<CustomerFile['consents']> {
  return db
    .selectFrom('consent_logs')
    .select(['id', 'created_at as at', 'given as isGiven', 'form_type as form'])
    .select(['consent_number as number', 'display_name as text'])
    .where(({ or, eb }) => or([eb('user_id', '=', userId), eb('email', '=', email)]))
    .orderBy('id', 'desc')
    .limit(shown)
    .execute();
}

async function readNewsletter(
  db: Kysely<Database>,
  email: string,
): Promise<CustomerFile['newsletter']> {
  const row = await db
    .selectFrom('newsletter_subscribers')
    .select(['created_at', 'confirmed_at', 'unsubscribed_at'])
    .where('email', '=', email)
    .executeTakeFirst();
  if (!row) return null;
  if (row.unsubscribed_at !== null) return { state: 'unsubscribed', at: row.unsubscribed_at };
  return row.confirmed_at === null
    ? { state: 'unconfirmed', at: row.created_at }
    : { state: 'subscribed', at: row.confirmed_at };
}

function readReviews(db: Kysely<Database>, userId: number): Promise<CustomerFile['reviews']> {
  return db
    .selectFrom('comments')
    .select(['id', 'created_at as at', 'rating', 'body as text', 'status'])
    .where('user_id', '=', userId)
    .orderBy('id', 'desc')
    .limit(shown)
    .execute();
}

function readNotes(db: Kysely<Database>, userId: number): Promise<CustomerFile['notes']> {
  return db
    .selectFrom('customer_notes')
    .leftJoin('users', 'users.id', 'author_id')
    .select(['customer_notes.id', 'at', 'users.email as by', 'text'])
    .where('user_id', '=', userId)
    .orderBy('customer_notes.id', 'desc')
    .limit(shown)
    .execute();
}

import type { Kysely } from 'kysely';
import type { CollectionRow } from '#schemas/entities/collection.ts';
import type { Database } from '../../db/schema.ts';
import { testEvent } from '../../webhooks/events.ts';
import { products, variants } from '../collections/catalogue/products.ts';
import type { Collection } from '../collections/collection.ts';
import { orders } from '../collections/orders/orders.ts';
import { readRow } from '../collections/read-row.ts';
import { withTranslations } from '../collections/translations/translations-field.ts';

export interface EventOfRecord {
  readonly event: string;
  /** Id of the record. */
  readonly record: string;
  readonly created_at: string;
}

/** Returns the JSON of a message: the record as `collection.get` returns it; null if there is none. */
export async function messageBody(
  db: Kysely<Database>,
  { event, record, created_at: timestamp }: EventOfRecord,
): Promise<string | null> {
  const data = event === testEvent ? {} : await readRecord(db, event, record);
  return data && JSON.stringify({ type: event, timestamp, data });
}

interface NamedRow extends CollectionRow {
  readonly collection: string;
}

async function readRecord(
  db: Kysely<Database>,
  event: string,
  id: string,
): Promise<NamedRow | null> {
  for (const collection of collectionsOf(event)) {
    const row = await readRow(db, collection, id);
    if (row) return { collection: collection.name, ...row };
  }
  return null;
}

const ofProducts = [products, variants].map(withTranslations);

const collectionsOf = (event: string): readonly Collection[] =>
  event.startsWith('order.') ? [orders] : ofProducts;

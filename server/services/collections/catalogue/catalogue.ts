import texts from 'virtual:texts/server/services/collections/catalogue';
import { sql } from 'kysely';
import type { TextsByLanguage } from '#schemas/languages.ts';
import type { CollectionTexts } from '../collection.ts';

export const catalogueTexts = texts as TextsByLanguage<CollectionTexts>;

/** Scopes that read and that write the catalogue. */
export const catalogueScopes = {
  read: ['admin', 'catalogue', 'orders'],
  write: ['admin', 'catalogue'],
} as const;

/** Name of the product of a removed record. */
export const formerProduct = sql`(SELECT name FROM products
  WHERE products.id = (changes.before ->> 'product_id')::int)`;

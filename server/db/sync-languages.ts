import { type Kysely, sql } from 'kysely';
import { site } from '#schemas/site/site.ts';
import { beExclusive } from './exclusive.ts';
import { collationOf, isUntranslated, lacksProductTexts } from './language-sql.ts';
import type { Database } from './schema.ts';

/** Any constant shared by all processes, so that only one changes the languages at a time. */
const languagesLock = 7_209_217;

interface LanguageRow {
  readonly code: string;
  readonly position: number;
}

/**
 * Writes the languages of the site and everything that depends on them, if they changed: collations, the
 * indexes of sorted names and of missing texts, defaults of columns, the texts that search finds. Returns the languages that
 * the site no longer has: their texts stay in their rows, and are back when the language is.
 */
export async function syncLanguages(
  db: Kysely<Database>,
  codes: readonly string[] = site.languages.map(({ code }) => code),
): Promise<string[]> {
  return db.transaction().execute(async (step) => {
    await beExclusive(step, languagesLock);
    const known = await step
      .selectFrom('site_languages')
      .select(['code', 'position'])
      .orderBy('position')
      .execute();
    const wanted: LanguageRow[] = codes.map((code, position) => ({ code, position }));
    if (JSON.stringify(known) === JSON.stringify(wanted)) return [];
    await step.deleteFrom('site_languages').execute();
    await step.insertInto('site_languages').values(wanted).execute();
    for (const code of codes) await addSorting(step, code);
    await removeOthers(step, codes);
    await indexMissingNames(step, codes);
    await indexMissingTexts(step, codes);
    // Rows name the text in the default language that a translation was made from.
    if (known[0]?.code !== codes[0]) await step.deleteFrom('outdated_translations').execute();
    await setDefaults(step, codes);
    await sql`SELECT write_product_search(array_agg(id)) FROM products`.execute(step);
    const former = known.map(({ code }) => code).filter((code) => !codes.includes(code));
    return (await hasContent(step)) ? former : [];
  });
}

/** A new database has the languages of the first migrations, and no content. */
async function hasContent(step: Kysely<Database>): Promise<boolean> {
  const { rows } = await sql<{ has: boolean }>`SELECT EXISTS (SELECT FROM pages)
    OR EXISTS (SELECT FROM products) AS has`.execute(step);
  return rows[0]?.has === true;
}

const sortIndex = (code: string) => `product_search_sort_${code}`;

async function addSorting(step: Kysely<Database>, code: string): Promise<void> {
  const locale = sql.lit(`${await icuLanguage(step, code)}-u-kn-true`);
  await sql`CREATE COLLATION IF NOT EXISTS ${collationOf(code)} (provider = icu, locale = ${locale})`.execute(
    step,
  );
  await sql`CREATE INDEX IF NOT EXISTS ${sql.id(sortIndex(code))} ON product_search
    (title COLLATE ${collationOf(code)}, product_id) WHERE language = ${sql.lit(code)}`.execute(
    step,
  );
}

/** A language whose alphabet ICU does not know is sorted by the order of all scripts. */
async function icuLanguage(step: Kysely<Database>, code: string): Promise<string> {
  const { rows } = await sql`SELECT FROM pg_collation
    WHERE collprovider = 'i' AND collname = ${`${code.split('-')[0]}-x-icu`}`.execute(step);
  return rows.length > 0 ? code : 'und';
}

/** Collations stay: a server of the former languages may still run. */
async function removeOthers(step: Kysely<Database>, codes: readonly string[]): Promise<void> {
  await step.deleteFrom('product_search').where('language', 'not in', codes).execute();
  await dropIndexes(step, sortIndex(''), codes.map(sortIndex));
}

/** Drops the indexes whose names start with `prefix`, except those in `kept`. */
async function dropIndexes(
  step: Kysely<Database>,
  prefix: string,
  kept: readonly string[],
): Promise<void> {
  const { rows } = await sql<{ name: string }>`SELECT indexname AS name FROM pg_indexes
    WHERE schemaname = current_schema() AND starts_with(indexname, ${prefix})`.execute(step);
  for (const { name } of rows.filter((index) => !kept.includes(index.name))) {
    await sql`DROP INDEX ${sql.id(name)}`.execute(step);
  }
}

/** Indexes the products that staff have to translate. */
async function indexMissingNames(step: Kysely<Database>, codes: readonly string[]): Promise<void> {
  await sql`DROP INDEX IF EXISTS products_untranslated`.execute(step);
  await sql`CREATE INDEX products_untranslated ON products (id)
    WHERE ${isUntranslated('name', codes)} AND NOT archived`.execute(step);
}

const missingIndex = (code: string) => `products_missing_${code}`;

/** Indexes the products with a text that has no translation in some language, one index per language. */
async function indexMissingTexts(step: Kysely<Database>, codes: readonly string[]): Promise<void> {
  const [main = '', ...others] = codes;
  await dropIndexes(step, missingIndex(''), []);
  for (const code of others) {
    await sql`CREATE INDEX ${sql.id(missingIndex(code))} ON products (id)
      WHERE ${lacksProductTexts(code, main)}`.execute(step);
  }
}

/** NOT VALID: content that was written while the site had another default language stays. */
async function setDefaults(step: Kysely<Database>, codes: readonly string[]): Promise<void> {
  const main = sql.lit(codes[0]);
  await sql`
    ALTER DOMAIN localized DROP CONSTRAINT IF EXISTS localized_check;
    ALTER DOMAIN localized ADD CONSTRAINT localized_check
      CHECK (coalesce(jsonb_typeof(VALUE -> ${main}) = 'string', VALUE IS NULL)) NOT VALID;
    ALTER TABLE users ALTER language SET DEFAULT ${main};
    ALTER TABLE carts ALTER language SET DEFAULT ${main};
    ALTER TABLE pages ALTER languages SET DEFAULT ${sql.lit(`{${codes.join()}}`)}`.execute(step);
}

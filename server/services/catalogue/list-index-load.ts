import { type Kysely, sql, type Transaction } from 'kysely';
import { type Language, languages } from '#schemas/languages.ts';
import { collationOf } from '../../db/language-sql.ts';
import type { Database } from '../../db/schema.ts';
import { isIn } from '../is-published.ts';
import { addBit, type Bits, createBits, difference, fullBits } from './list-bits.ts';
import type { ListIndex, SortedValues } from './list-index.ts';
import { inStock } from './product-core.ts';
import { isReduced } from './reference-price.ts';

type Step = Transaction<Database>;

/** Reads all columns from one snapshot of the database. Ids are read as text in few rows, which is fast. */
export function loadListIndex(db: Kysely<Database>): Promise<ListIndex> {
  const moment = db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only');
  return moment.execute(async (step) => {
    const products = await loadProducts(step);
    const { ids, prices, priorities } = products;
    const positionOf = new Map(Array.from(ids, (id, position) => [id, position]));
    const bitsOf = (text: string) => placed(numbersOf(text), positionOf);
    return {
      ids,
      positionOf,
      listed: await loadListed(step, positionOf),
      soldOut: placed(await loadSoldOut(step), positionOf),
      prices,
      priorities,
      byPrice: ascending(prices),
      byPriority: ascending(priorities),
      byName: await loadNames(step, positionOf),
      featured: products.featured,
      discounted: products.discounted,
      categories: await loadCategories(step, bitsOf),
      tags: await loadTags(step, bitsOf),
      choices: await loadChoices(step, bitsOf),
      ranges: await loadRanges(step, positionOf),
    };
  });
}

const numbersOf = (text: string) => text.split(',').map(Number);

type Positions = ReadonlyMap<number, number>;

function placed(ids: readonly number[], positionOf: Positions): Bits {
  const bits = createBits(positionOf.size);
  for (const id of ids) {
    const position = positionOf.get(id);
    if (position !== undefined) addBit(bits, position);
  }
  return bits;
}

function ascending(values: Float64Array): Uint32Array {
  const at = (position: number) => values[position] as number;
  return Uint32Array.from(values, (_, position) => position).sort((a, b) => at(a) - at(b) || a - b);
}

const rowsOfText = 5_000;

async function loadProducts(step: Step) {
  const { rows } = await sql<Record<'ids' | 'prices' | 'priorities' | 'flags', string>>`
    SELECT string_agg(id::text, ',' ORDER BY id) AS ids,
      string_agg(final_price::text, ',' ORDER BY id) AS prices,
      string_agg(category_priority::text, ',' ORDER BY id) AS priorities,
      string_agg((featured::int + 2 * (${isReduced('listed')})::int)::text,
        ',' ORDER BY id) AS flags
    FROM (SELECT *, row_number() OVER (ORDER BY id) AS number FROM products
      WHERE visible_individually AND NOT archived) AS listed
    GROUP BY number / ${sql.lit(rowsOfText)} ORDER BY min(id)`.execute(step);
  const column = (name: 'ids' | 'prices' | 'priorities' | 'flags') =>
    rows.flatMap((row) => numbersOf(row[name]));
  const flags = column('flags');
  const flagged = (flag: number) => {
    const bits = createBits(flags.length);
    flags.forEach((each, position) => {
      if ((each & flag) !== 0) addBit(bits, position);
    });
    return bits;
  };
  return {
    ids: Int32Array.from(column('ids')),
    prices: Float64Array.from(column('prices')),
    priorities: Float64Array.from(column('priorities')),
    featured: flagged(1),
    discounted: flagged(2),
  };
}

/** Few products are in some languages only, so the languages that all others have share one set. */
async function loadListed(
  step: Step,
  positionOf: Positions,
): Promise<Readonly<Record<Language, Bits>>> {
  const { rows } = await sql<{ id: number; languages: readonly Language[] }>`
    SELECT id, languages FROM products
    WHERE visible_individually AND NOT archived AND languages IS NOT NULL`.execute(step);
  const all = fullBits(positionOf.size);
  return Object.fromEntries(
    languages.map((language) => {
      const others = rows.filter((row) => !isIn(row.languages, language)).map(({ id }) => id);
      return [language, others.length > 0 ? difference(all, placed(others, positionOf)) : all];
    }),
  );
}

async function loadSoldOut(step: Step): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`SELECT p.id FROM products p
    WHERE p.visible_individually AND NOT p.archived AND NOT ${inStock}`.execute(step);
  return rows.map(({ id }) => id);
}

/** Positions in order of name, for each language. */
export async function loadNames(step: Kysely<Database>, positionOf: Positions) {
  const byName = {} as Record<Language, Uint32Array>;
  for (const language of languages)
    byName[language] = await loadNamesIn(step, language, positionOf);
  return byName;
}

/** The language is inlined as a literal: only then does PostgreSQL use the partial indexes of `title`. */
async function loadNamesIn(
  step: Kysely<Database>,
  language: Language,
  positionOf: Positions,
): Promise<Uint32Array> {
  const { rows } = await sql<{ ids: string | null }>`
    SELECT string_agg(product_id::text, ',') AS ids FROM (
      SELECT product_id FROM product_search WHERE language = ${sql.lit(language)}
      ORDER BY title COLLATE ${collationOf(language)}, product_id) AS named`.execute(step);
  const positions = numbersOf(rows[0]?.ids ?? '').flatMap((id) => positionOf.get(id) ?? []);
  return Uint32Array.from(positions);
}

interface Group {
  readonly ids: string;
}

type BitsOf = (ids: string) => Bits;

async function loadCategories(step: Step, bitsOf: BitsOf) {
  const { rows } = await sql<Group & { id: number }>`
    SELECT category_id AS id, string_agg(product_id::text, ',') AS ids
    FROM product_categories GROUP BY category_id`.execute(step);
  return new Map(rows.map(({ id, ids }) => [id, bitsOf(ids)]));
}

async function loadTags(step: Step, bitsOf: BitsOf) {
  const { rows } = await sql<Group & { key: string }>`
    SELECT t.key, string_agg(pt.product_id::text, ',') AS ids
    FROM product_tags pt JOIN tags t ON t.id = pt.tag_id GROUP BY t.key`.execute(step);
  return new Map(rows.map(({ key, ids }) => [key, bitsOf(ids)]));
}

async function loadChoices(step: Step, bitsOf: BitsOf) {
  const { rows } = await sql<Group & { id: number; value: number | null; flag: boolean | null }>`
    SELECT attribute_id AS id, value_id AS value, value_bool AS flag,
      string_agg(list_product_id::text, ',') AS ids
    FROM product_attribute_values WHERE value_id IS NOT NULL OR value_bool IS NOT NULL
    GROUP BY attribute_id, value_id, value_bool`.execute(step);
  const choices = new Map<number, Map<number | boolean, Bits>>();
  for (const { id, value, flag, ids } of rows) {
    const values = choices.get(id) ?? new Map<number | boolean, Bits>();
    choices.set(id, values.set(value ?? flag ?? false, bitsOf(ids)));
  }
  return choices;
}

async function loadRanges(step: Step, positionOf: Positions): Promise<Map<number, SortedValues>> {
  const { rows } = await sql<Group & { id: number; values: string }>`
    SELECT attribute_id AS id, string_agg(list_product_id::text, ',') AS ids,
      string_agg(coalesce(value_number, extract(epoch FROM value_date) * 1000)::text, ',') AS values
    FROM (SELECT * FROM product_attribute_values
      WHERE value_number IS NOT NULL OR value_date IS NOT NULL
      ORDER BY attribute_id, value_number, value_date, list_product_id) AS sorted
    GROUP BY attribute_id`.execute(step);
  return new Map(
    rows.map(({ id, ids, values }) => [
      id,
      sortedValues(numbersOf(ids), numbersOf(values), positionOf),
    ]),
  );
}

function sortedValues(
  ids: readonly number[],
  values: readonly number[],
  positionOf: Positions,
): SortedValues {
  const listed = ids.flatMap((id, index) => {
    const position = positionOf.get(id);
    return position === undefined ? [] : [{ position, value: values[index] as number }];
  });
  listed.sort((a, b) => a.value - b.value);
  const bits = createBits(positionOf.size);
  for (const { position } of listed) addBit(bits, position);
  return {
    values: Float64Array.from(listed, ({ value }) => value),
    positions: Uint32Array.from(listed, ({ position }) => position),
    bits,
  };
}

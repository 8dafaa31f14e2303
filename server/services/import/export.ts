import { type Kysely, sql } from 'kysely';
import type { Json, JsonObject } from '#schemas/document/element.ts';
import { defaultLanguage, languages } from '#schemas/languages.ts';
import { decimalText } from '#schemas/money/decimal-text.ts';
import { digitsOf, siteCurrency } from '#schemas/money/site-currency.ts';
import type { Database } from '../../db/schema.ts';
import { withGuard } from './read-value.ts';

const productsAtOnce = 500;

interface ExportRow {
  readonly sku: string;
  readonly parent: string | null;
  readonly state: JsonObject;
}

/** Exports products so that an import reads them back unchanged, main products before their variants. */
async function* exportRows(db: Kysely<Database>): AsyncGenerator<ExportRow> {
  for (const isVariant of [false, true]) {
    let after = 0;
    for (;;) {
      const { rows } = await sql<ExportRow & { id: number }>`
        WITH page AS MATERIALIZED (SELECT id, sku, main_product_id FROM products
          WHERE id > ${after} AND (main_product_id IS NOT NULL) = ${isVariant}
          ORDER BY id LIMIT ${productsAtOnce})
        SELECT page.id, page.sku, m.sku AS parent, s.state FROM page
        JOIN product_import_state(ARRAY(SELECT id FROM page), NULL) AS s ON s.product_id = page.id
        LEFT JOIN products m ON m.id = page.main_product_id ORDER BY page.id`.execute(db);
      yield* rows;
      if (rows.length < productsAtOnce) break;
      after = rows.at(-1)?.id ?? after;
    }
  }
}

const localized = ['name', 'excerpt', 'description', 'warnings', 'slugs'] as const;
const money = new Set(['price', 'salePrice', 'membershipPrice']);
const plain = [
  'format',
  'price',
  'salePrice',
  'membershipPrice',
  'tax',
  'stock',
  'weight',
  'priority',
  'featured',
  'languages',
  'shownFrom',
  'shownUntil',
  'measureAmount',
  'measureUnit',
  'brand',
  'categories',
  'tags',
  'pictures',
] as const;

const columnOf = (key: string, language: string) => {
  const name = key === 'slugs' ? 'slug' : key;
  return language === defaultLanguage ? name : `${name}:${language}`;
};

/** Returns the cells of a product by column name. */
function cellsOf({ sku, parent, state }: ExportRow): Map<string, string> {
  const cells = new Map([
    ['sku', sku],
    ['parent', parent ?? ''],
  ]);
  for (const key of localized) {
    const texts = (state[key] ?? {}) as Readonly<Record<string, string>>;
    for (const language of languages) cells.set(columnOf(key, language), texts[language] ?? '');
  }
  for (const key of plain) cells.set(key, textOf(key, state[key] ?? null));
  cells.set('published', String(state.archived !== true));
  const options = (state.options ?? {}) as JsonObject;
  for (const [code, value] of Object.entries((state.attributes ?? {}) as JsonObject)) {
    cells.set(`${code in options ? 'option' : 'attribute'}:${code}`, textOf(code, value));
  }
  return cells;
}

function textOf(key: string, value: Json): string {
  if (value === null) return '';
  if (Array.isArray(value)) return value.join('|');
  return money.has(key) ? decimalText(Number(value), digitsOf(siteCurrency.code)) : String(value);
}

async function exportColumns(db: Kysely<Database>): Promise<readonly string[]> {
  const attributes = await db.selectFrom('attributes').select('code').orderBy('position').execute();
  const codes = attributes.map(({ code }) => code);
  return [
    'sku',
    'parent',
    ...localized.flatMap((key) => languages.map((language) => columnOf(key, language))),
    ...plain,
    'published',
    ...codes.map((code) => `attribute:${code}`),
    ...codes.map((code) => `option:${code}`),
  ];
}

const numeric = new Set<string>([...money, 'stock', 'weight', 'priority', 'measureAmount']);

/** A text that a spreadsheet would take for a formula is guarded; numbers stay bare. */
function csvCell(column: string, text: string): string {
  const safe = numeric.has(column) ? text : withGuard(text);
  return /[",\r\n]|^\s|\s$/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

export async function* exportCsv(db: Kysely<Database>): AsyncGenerator<string> {
  const columns = await exportColumns(db);
  yield `\uFEFF${columns.map((column) => csvCell(column, column)).join(',')}\r\n`;
  for await (const row of exportRows(db)) {
    const cells = cellsOf(row);
    yield `${columns.map((column) => csvCell(column, cells.get(column) ?? '')).join(',')}\r\n`;
  }
}

export async function* exportJson(db: Kysely<Database>): AsyncGenerator<string> {
  let before = '{"products":[\n';
  for await (const row of exportRows(db)) {
    const cells = [...cellsOf(row)].map(([column, text]) => [column, withGuard(text)]);
    yield `${before}${JSON.stringify(Object.fromEntries(cells))}`;
    before = ',\n';
  }
  yield before === ',\n' ? '\n]}\n' : `${before}]}\n`;
}

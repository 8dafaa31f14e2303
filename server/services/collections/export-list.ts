import type { Kysely } from 'kysely';
import type { RowsPage } from '#schemas/api/collections.ts';
import { isObject } from '#schemas/block/translations.ts';
import type { Json } from '#schemas/document/element.ts';
import type { CollectionDescription, FieldDescription } from '#schemas/entities/collection.ts';
import type { Language } from '#schemas/languages.ts';
import { digitsOf, siteCurrency } from '#schemas/money/site-currency.ts';
import { ok, type Result } from '#schemas/result.ts';
import type { Database } from '../../db/schema.ts';
import type { Collection } from './collection.ts';
import { type ListInput, listRows } from './list-rows.ts';
import { readTitles, titleText } from './read-titles.ts';

interface Parts {
  readonly db: Kysely<Database>;
  readonly collection: Collection;
  readonly description: CollectionDescription;
  readonly language: Language;
  /** Returns the collection of a relation, if the caller may read it. */
  readonly related: (name: string) => Collection | undefined;
}

/** Number of rows read at once, so that the memory of an export does not grow with the list. */
const size = 200;

type Cells = readonly (string | number)[];

/** Returns the list as rows of cells: the headings first, then a page at a time. */
export async function exportList(
  parts: Parts,
  input: Omit<ListInput, 'size'>,
  keys: readonly string[],
): Promise<Result<AsyncGenerator<readonly Cells[]>>> {
  const fields = parts.description.fields.filter(({ key }) => keys.includes(key));
  const sorted = keys.flatMap((key) => fields.find((field) => field.key === key) ?? []);
  const first = await listRows(parts.db, parts.collection, { ...input, size });
  return first.ok ? ok(pagesOf(parts, input, sorted, first.value)) : first;
}

async function* pagesOf(
  parts: Parts,
  input: Omit<ListInput, 'size'>,
  fields: readonly FieldDescription[],
  first: RowsPage,
): AsyncGenerator<readonly Cells[]> {
  yield [fields.map(({ label }) => label)];
  for (let page: RowsPage | null = first; page; ) {
    yield await pageCells(parts, fields, page);
    const next: string | null = page.next;
    const following: Result<RowsPage> | null =
      next === null
        ? null
        : await listRows(parts.db, parts.collection, { ...input, size, after: next });
    page = following?.ok ? following.value : null;
  }
}

async function pageCells(
  parts: Parts,
  fields: readonly FieldDescription[],
  { rows }: RowsPage,
): Promise<readonly Cells[]> {
  const titles = await relatedTitles(parts, fields, rows);
  return rows.map(({ values }) =>
    fields.map((field) => cellOf(field, values[field.key] ?? null, titles, parts.language)),
  );
}

type Titles = ReadonlyMap<string, string>;

/** Reads the titles of the records that a page names, once for each relation. */
async function relatedTitles(
  { db, related, language }: Parts,
  fields: readonly FieldDescription[],
  rows: RowsPage['rows'],
): Promise<Titles> {
  const titles = new Map<string, string>();
  for (const { key, relation } of fields) {
    const collection = relation === undefined ? undefined : related(relation);
    if (!collection) continue;
    const ids = new Set(rows.flatMap(({ values }) => idsOf(values[key] ?? null)));
    for (const { id, title } of await readTitles(db, collection, [...ids], language)) {
      titles.set(`${relation} ${id}`, title);
    }
  }
  return titles;
}

const idsOf = (value: Json): string[] =>
  value === null ? [] : [value].flat().map((id) => String(id));

const unit = 10 ** digitsOf(siteCurrency.code);

/** Numbers stay numbers; amounts are in units of the currency. */
function cellOf(
  { cell, relation, choices }: FieldDescription,
  value: Json,
  titles: Titles,
  language: Language,
): string | number {
  if (value === null) return '';
  if (cell === 'money') return Number(value) / unit;
  if (typeof value === 'number' && !relation) return value;
  if (relation)
    return idsOf(value)
      .map((id) => titles.get(`${relation} ${id}`) ?? id)
      .join(', ');
  if (cell === 'choice')
    return choices.find((each) => each.value === value)?.label ?? String(value);
  if (cell === 'localized') return titleText(value, language);
  if (Array.isArray(value) && choices.length > 0)
    return value
      .map((each) => choices.find((choice) => choice.value === each)?.label ?? String(each))
      .join(', ');
  return isObject(value) || Array.isArray(value) ? JSON.stringify(value) : String(value);
}

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
import { collectionTexts } from './collection-texts.ts';
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

/** Reads the titles of the records that a page names, once for each collection. */
async function relatedTitles(
  { db, related, language }: Parts,
  fields: readonly FieldDescription[],
  rows: RowsPage['rows'],
): Promise<Titles> {
  const titles = new Map<string, string>();
  for (const [name, ids] of namedRecords(fields, rows)) {
    const collection = related(name);
    if (!collection) continue;
    titles.set(name, collectionTexts(collection, language).collections[name]?.one ?? name);
    if (collection.single !== undefined) {
      titles.set(`${name} ${collection.single}`, '');
      continue;
    }
    for (const { id, title } of await readTitles(db, collection, [...ids], language)) {
      titles.set(`${name} ${id}`, title);
    }
  }
  return titles;
}

/** Ids of the records that a page names, by collection. */
function namedRecords(fields: readonly FieldDescription[], rows: RowsPage['rows']) {
  const named = new Map<string, Set<string>>();
  for (const { values } of rows) {
    for (const field of fields) {
      for (const { name, id } of namesOf(field, values[field.key] ?? null)) {
        named.set(name, (named.get(name) ?? new Set()).add(id));
      }
    }
  }
  return named;
}

interface RecordName {
  /** Of the collection. */
  readonly name: string;
  readonly id: string;
}

/** The records that a value names. */
function namesOf({ cell, relation }: FieldDescription, value: Json): RecordName[] {
  if (cell === 'record' && isObject(value))
    return [{ name: String(value.collection), id: String(value.id) }];
  return relation === undefined ? [] : idsOf(value).map((id) => ({ name: relation, id }));
}

const idsOf = (value: Json): string[] =>
  value === null ? [] : [value].flat().map((id) => String(id));

const unit = 10 ** digitsOf(siteCurrency.code);

/** Numbers stay numbers; amounts are in units of the currency. */
function cellOf(
  field: FieldDescription,
  value: Json,
  titles: Titles,
  language: Language,
): string | number {
  const { cell, relation, choices } = field;
  if (value === null) return '';
  if (cell === 'money') return Number(value) / unit;
  if (typeof value === 'number' && !relation) return value;
  const [record] = namesOf(field, value);
  if (cell === 'record' && record) return recordText(record, titles);
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

/** The word for one record of the collection, and the title of the record unless it is the only one. */
const recordText = ({ name, id }: RecordName, titles: Titles): string =>
  [titles.get(name) ?? name, titles.get(`${name} ${id}`) ?? id].filter(Boolean).join(': ');

import { type RawBuilder, sql } from 'kysely';
import { isObject } from '#schemas/block/translations.ts';
import type { CellKind, FilterKind } from '#schemas/entities/collection.ts';
import { fail, ok, type Result } from '#schemas/result.ts';
import type { Collection, CollectionField } from './collection.ts';
import { expressionOf } from './expressions.ts';

type Value = string | number | boolean;
type Condition = RawBuilder<boolean>;

const operators: Readonly<Record<FilterKind, readonly string[]>> = {
  choice: ['in', 'empty'],
  flag: ['is'],
  number: ['from', 'to', 'empty'],
  date: ['from', 'to', 'empty'],
  text: ['has', 'empty'],
  relation: ['in', 'empty'],
  translations: ['in'],
};

/** Maximum number of values of one `in`. */
const maxValues = 100;

/** Filters of a list. */
export interface Shown {
  readonly q?: string;
  readonly where?: string;
  /** Key of a view. */
  readonly view?: string;
}

/** Returns all conditions of a list. */
export function readShown(
  collection: Collection,
  { q, where = '{}', view }: Shown,
): Result<Condition[]> {
  const conditions = readConditions(collection, where);
  if (!conditions.ok) return conditions;
  const ofView = view === undefined ? sql<boolean>`true` : viewOf(collection, view);
  if (!ofView) return fail('badRequest', { field: 'view' });
  const only = collection.only ?? sql<boolean>`true`;
  return ok([only, ofView, ...conditions.value, ...(q ? [searchCondition(collection, q)] : [])]);
}

const viewOf = ({ views }: Collection, key: string): Condition | undefined =>
  views && Object.hasOwn(views, key) ? views[key] : undefined;

/** Reads the JSON of `where`. `badRequest` names the field of the first condition that cannot be applied. */
function readConditions(collection: Collection, text: string): Result<Condition[]> {
  const parsed = parse(text);
  if (!isObject(parsed)) return fail('badRequest', { field: 'where' });
  const conditions: Condition[] = [];
  for (const [key, operations] of Object.entries(parsed)) {
    const kind = Object.hasOwn(collection.fields, key) ? collection.fields[key]?.filter : undefined;
    if (!kind || !isObject(operations)) return fail('badRequest', { field: key });
    for (const [operator, value] of Object.entries(operations)) {
      const condition = operators[kind].includes(operator)
        ? conditionOf(filteredBy(collection, key, kind), operator, value)
        : null;
      if (!condition) return fail('badRequest', { field: key });
      conditions.push(condition);
    }
  }
  return ok(conditions);
}

function filteredBy(collection: Collection, key: string, kind: FilterKind): Filtered {
  const { cell = 'text', input, condition } = collection.fields[key] ?? {};
  // A list that may be missing has two types, so the check is for `items`.
  const isList = input?.items !== undefined;
  return { field: expressionOf(collection, key), kind, cell, isList, condition };
}

interface Filtered {
  readonly field: RawBuilder<unknown>;
  readonly kind: FilterKind;
  readonly cell: CellKind;
  readonly isList: boolean;
  readonly condition: CollectionField['condition'];
}

function conditionOf(filtered: Filtered, operator: string, value: unknown): Condition | null {
  const { field, kind } = filtered;
  if (operator === 'in') return isTexts(value) ? inCondition(filtered, value) : null;
  if (operator === 'is') return typeof value === 'boolean' ? sql`${field} = ${value}` : null;
  if (operator === 'has')
    return isText(value) ? searchCondition({ search: textOf(filtered) }, value) : null;
  if (operator === 'empty') {
    if (typeof value !== 'boolean') return null;
    return value ? sql`${isEmpty(filtered)}` : sql`NOT ${isEmpty(filtered)}`;
  }
  if (!fits(kind, value)) return null;
  return operator === 'from' ? sql`${field} >= ${value}` : sql`${field} <= ${value}`;
}

function inCondition(
  { field, kind, isList, condition }: Filtered,
  values: string[],
): Condition | null {
  // No index serves two choices at once.
  if (condition) return values.length === 1 ? condition(values[0] ?? '') : null;
  if (isList) {
    return sql`EXISTS (SELECT FROM jsonb_array_elements_text(to_jsonb(${field})) AS listed
      WHERE listed = ANY(${values}))`;
  }
  // Ids keep their type, so that an index serves them.
  return kind === 'relation'
    ? sql`${field} = ANY(${values})`
    : sql`${field}::text = ANY(${values})`;
}

function isEmpty({ field, kind, isList }: Filtered): Condition {
  if (isList) return sql`coalesce(to_jsonb(${field}), '[]') = '[]'`;
  return kind === 'text' ? sql`(coalesce(${field}::text, '') = '')` : sql`(${field} IS NULL)`;
}

/** The text in which words are searched; texts by language count together. */
const textOf = ({ field, cell }: Filtered): RawBuilder<string> =>
  cell === 'localized'
    ? sql`coalesce((SELECT string_agg(value, ' ') FROM jsonb_each_text(${field})), '')`
    : sql`coalesce(${field}::text, '')`;

/** All words must occur, in any order; case and accents are ignored. */
export function searchCondition(
  { search, matches }: Pick<Collection, 'search' | 'matches'>,
  words: string,
): Condition {
  const all = words.split(/\s+/).filter((word) => word !== '');
  const contains =
    matches ?? ((word) => sql<boolean>`position(fold(${word}) IN fold(${search ?? sql`''`})) > 0`);
  return all.length === 0 ? sql`true` : sql`(${sql.join(all.map(contains), sql` AND `)})`;
}

const isText = (value: unknown): value is string => typeof value === 'string';

const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.length <= maxValues && value.every(isText);

function fits(kind: FilterKind, value: unknown): value is Value {
  if (kind === 'number') return typeof value === 'number' && Number.isFinite(value);
  return typeof value === 'string' && !Number.isNaN(Date.parse(value));
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

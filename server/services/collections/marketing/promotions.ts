import texts from 'virtual:texts/server/services/collections/marketing';
import { sql } from 'kysely';
import type { Json, JsonObject } from '#schemas/document/element.ts';
import { promotionKinds } from '#schemas/entities/promotion.ts';
import { languages, type TextsByLanguage } from '#schemas/languages.ts';
import type { Collection, CollectionField, CollectionTexts } from '../collection.ts';
import { type BrokenRule, firstBroken, isGiven, laterThan } from '../field-rules.ts';
import { amount, flag, flagOn, many, optionalAmount, optionalLocalized } from '../inputs.ts';

const count = { type: ['integer', 'null'], minimum: 1, maximum: 1_000_000_000 };
const instant = { type: ['string', 'null'], format: 'date-time', maxLength: 40 };
const pieces = { type: 'integer', minimum: 0, maximum: 10_000 };

/** Field with the records that the promotion is limited to; empty for all. */
const only = (column: string, relation: string, maxItems: number): CollectionField => ({
  cell: 'relation',
  relation,
  sql: sql`to_jsonb(${sql.ref(`promotions.${column}`)})`,
  input: { ...many(relation, maxItems), type: ['array', 'null'] },
  stored: (ids: Json) => sql`nullif(${ids}::integer[], '{}')`,
});

/** Buyers read the code of a promotion without a name. */
const title = sql`coalesce(promotions.name, jsonb_build_object(${sql.join(
  languages.flatMap((language) => [sql.lit(language), sql.ref('promotions.code')]),
)}))`;

const isOver = sql<boolean>`coalesce(promotions.valid_to <= now(), false)`;

export const promotions: Collection = {
  name: 'promotions',
  formerNames: ['coupons'],
  table: 'promotions',
  id: 'id',
  group: 'marketing',
  icon: 'tag',
  title: 'title',
  formerTitle: sql`coalesce(nullif(changes.before -> 'name', 'null'), changes.before -> 'code')`,
  fields: {
    title: { cell: 'localized', sql: title },
    name: { cell: 'localized', input: optionalLocalized(100) },
    code: {
      cell: 'text',
      input: {
        type: ['string', 'null'],
        minLength: 3,
        maxLength: 40,
        pattern: '^[A-Za-z0-9-]+$',
        expects: 'couponCode',
      },
    },
    enabled: { cell: 'flag', input: flagOn, filter: 'flag' },
    kind: {
      cell: 'choice',
      choices: promotionKinds,
      input: { type: 'string', enum: [...promotionKinds] },
      isRequired: true,
      filter: 'choice',
    },
    value: {
      cell: 'number',
      input: { type: ['integer', 'null'], minimum: 1, maximum: 100_000_000 },
      filter: 'number',
    },
    amount: { cell: 'money', input: { ...optionalAmount, minimum: 1, maximum: 100_000_000 } },
    group_size: { cell: 'number', input: { ...count, minimum: 2, maximum: 1000 } },
    minimum_items_total: { cell: 'money', input: amount, filter: 'number' },
    minimum_quantity: { cell: 'number', input: pieces },
    product_ids: only('product_ids', 'products', 500),
    category_ids: only('category_ids', 'categories', 100),
    tag_ids: only('tag_ids', 'tags', 100),
    for_members: { cell: 'flag', input: flag },
    is_first_order: { cell: 'flag', input: flag },
    group_ids: only('group_ids', 'customer-groups', 50),
    country_ids: only('country_ids', 'countries', 250),
    valid_from: { cell: 'date', input: instant, filter: 'date' },
    valid_to: { cell: 'date', input: instant, filter: 'date' },
    usage_limit: { cell: 'number', input: count },
    usage_count: { cell: 'number', filter: 'number' },
    position: {
      cell: 'number',
      input: { type: 'integer', minimum: 0, maximum: 1_000_000 },
      sortedBy: 'promotions_position',
    },
    is_exclusive: { cell: 'flag', input: flag, filter: 'flag' },
    id: { cell: 'number', sortedBy: 'promotions_pkey' },
  },
  columns: [
    'title',
    'code',
    'kind',
    'value',
    'amount',
    'minimum_items_total',
    'valid_to',
    'usage_count',
  ],
  sort: 'position',
  form: [
    { title: 'main', fields: ['name', 'code', 'enabled', 'kind', 'value', 'amount', 'group_size'] },
    { title: 'goods', fields: ['product_ids', 'category_ids', 'tag_ids'] },
    {
      title: 'conditions',
      fields: [
        'minimum_items_total',
        'minimum_quantity',
        'for_members',
        'is_first_order',
        'group_ids',
        'country_ids',
      ],
    },
    { title: 'limits', fields: ['valid_from', 'valid_to', 'usage_limit'] },
    { title: 'stacking', fields: ['is_exclusive', 'position'] },
  ],
  search: sql<string>`(coalesce(promotions.code, '') || ' ' || coalesce(promotions.name::text, ''))`,
  views: {
    running: sql`promotions.enabled AND NOT ${isOver}`,
    automatic: sql`promotions.code IS NULL`,
    coupons: sql`promotions.code IS NOT NULL`,
    over: isOver,
  },
  scopes: { read: ['admin', 'orders'], write: ['admin'] },
  mayCreate: true,
  mayRemove: true,
  tags: [],
  texts: texts as TextsByLanguage<CollectionTexts>,
  check: firstBroken(isNamed, reduces, laterThan('valid_to', 'valid_from')),
};

function isNamed({ code, name }: JsonObject): BrokenRule | null {
  return isGiven(code) || isGiven(name)
    ? null
    : { field: 'name', reason: 'eitherNeeded', other: 'code' };
}

/** Each kind of promotion needs the fields that say how much it takes off. */
function reduces(values: JsonObject): BrokenRule | null {
  const missing = fieldsOfKind[String(values['kind'])]?.find((field) => !isGiven(values[field]));
  if (missing) return { field: missing, reason: 'neededForChoice', other: 'kind' };
  const { kind, value, group_size: size } = values;
  if (kind === 'percent' && Number(value) > 100) return { field: 'value', reason: 'abovePercent' };
  return kind === 'cheapestFree' && Number(size) <= Number(value)
    ? { field: 'group_size', reason: 'notMore', other: 'value' }
    : null;
}

const fieldsOfKind: Readonly<Record<string, readonly string[]>> = {
  amount: ['amount'],
  percent: ['value'],
  cheapestFree: ['value', 'group_size'],
};

import type { Collection } from './collection.ts';

const count = { type: ['integer', 'null'], minimum: 1, maximum: 1_000_000_000 };
const instant = { type: ['string', 'null'], format: 'date-time', maxLength: 40 };
const amount = { type: 'integer', minimum: 0, maximum: 100_000_000 };

export const coupons: Collection = {
  name: 'coupons',
  table: 'coupons',
  id: 'id',
  group: 'sell',
  icon: 'tag',
  title: 'code',
  fields: {
    code: {
      cell: 'text',
      input: { type: 'string', minLength: 3, maxLength: 40, pattern: '^[A-Za-z0-9-]+$' },
      isRequired: true,
      sortedBy: 'coupons_code_key',
    },
    kind: {
      cell: 'choice',
      choices: ['percent', 'amount'],
      input: { type: 'string', enum: ['percent', 'amount'] },
      isRequired: true,
      filter: 'choice',
    },
    value: {
      cell: 'number',
      input: { type: 'integer', minimum: 1, maximum: 100_000_000 },
      isRequired: true,
      filter: 'number',
    },
    minimum_items_total: { cell: 'money', input: amount, filter: 'number' },
    valid_from: { cell: 'date', input: instant, filter: 'date' },
    valid_to: { cell: 'date', input: instant, filter: 'date' },
    usage_limit: { cell: 'number', input: count },
    usage_count: { cell: 'number', filter: 'number' },
    id: { cell: 'number', sortedBy: 'coupons_pkey' },
  },
  columns: ['code', 'kind', 'value', 'minimum_items_total', 'valid_to', 'usage_count'],
  sort: 'code',
  form: [
    { title: 'main', fields: ['code', 'kind', 'value'] },
    { title: 'limits', fields: ['minimum_items_total', 'valid_from', 'valid_to', 'usage_limit'] },
  ],
  scopes: { read: ['admin', 'orders'], write: ['admin'] },
  mayCreate: true,
  mayRemove: true,
  tags: [],
  check({ kind, value, valid_from: from, valid_to: to }) {
    if (kind === 'percent' && Number(value) > 100) return 'value';
    if (typeof from === 'string' && typeof to === 'string' && from >= to) return 'valid_to';
    return null;
  },
};

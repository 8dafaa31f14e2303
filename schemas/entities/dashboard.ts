import { countSchema, idSchema, keySchema, lineSchema, pathSchema } from './fragments.ts';
import type { Infer } from './typed.ts';

/** Lengths of a period, in days up to today. */
export const dashboardPeriods = [7, 30, 90, 365] as const;
export type DashboardPeriod = (typeof dashboardPeriods)[number];

const dayOf = <S extends object>(items: S) => ({ type: 'array', maxItems: 365, items }) as const;

const salesDaySchema = {
  type: 'object',
  required: ['revenue', 'orders'],
  additionalProperties: false,
  properties: {
    revenue: {
      type: 'integer',
      description: 'In minor units: what was paid, less what was refunded of these orders.',
    },
    orders: countSchema,
  },
} as const;

const salesSchema = {
  type: 'object',
  required: ['currency', 'now', 'before'],
  additionalProperties: false,
  properties: {
    currency: { type: 'string', minLength: 3, maxLength: 3 },
    now: dayOf(salesDaySchema),
    before: dayOf(salesDaySchema),
  },
} as const;

const visitDaySchema = { type: ['integer', 'null'], minimum: 0, maximum: 2_147_483_647 } as const;

const visitsSchema = {
  type: 'object',
  required: ['now', 'before'],
  additionalProperties: false,
  description: 'Visits by day; null for days before the shop began to count.',
  properties: { now: dayOf(visitDaySchema), before: dayOf(visitDaySchema) },
} as const;

const bestSellerSchema = {
  type: 'object',
  required: ['id', 'title', 'pieces', 'before'],
  additionalProperties: false,
  properties: { id: idSchema, title: lineSchema, pieces: countSchema, before: countSchema },
} as const;

const alertSchema = {
  type: 'object',
  required: ['collection', 'view', 'n', 'capped'],
  additionalProperties: false,
  description: 'Records of a work list; lists without records are left out.',
  properties: {
    collection: keySchema,
    view: keySchema,
    n: countSchema,
    capped: { type: 'boolean' },
  },
} as const;

const slowPageSchema = {
  type: 'object',
  required: ['path', 'requests', 'slowest'],
  additionalProperties: false,
  properties: {
    path: pathSchema,
    requests: { ...countSchema, description: 'Those that were slow.' },
    slowest: { ...countSchema, description: 'Milliseconds.' },
  },
} as const;

const few = <S extends object>(items: S) => ({ type: 'array', maxItems: 200, items }) as const;

/** Figures of the shop. A part that the caller may not read is absent. */
export const dashboardSchema = {
  type: 'object',
  required: ['days', 'alerts', 'missing'],
  additionalProperties: false,
  properties: {
    days: dayOf({ type: 'string', format: 'date', maxLength: 10 } as const),
    alerts: few(alertSchema),
    missing: {
      ...few(keySchema),
      description: 'Collections without a record that the shop needs before it can sell, in order.',
    },
    sales: few(salesSchema),
    visits: visitsSchema,
    bestSellers: few(bestSellerSchema),
    slowPages: few(slowPageSchema),
    hasExamples: { type: 'boolean', description: 'Whether the shop still shows examples.' },
  },
} as const;

export type Dashboard = Infer<typeof dashboardSchema>;
export type DashboardSales = Infer<typeof salesSchema>;
export type DashboardVisits = Infer<typeof visitsSchema>;
export type DashboardAlert = Infer<typeof alertSchema>;

import { countSchema, idSchema, nullableInstantSchema } from './fragments.ts';
import { type Infer, nullable } from './typed.ts';

export const importStates = [
  'uploading',
  'reading',
  'read',
  'planning',
  'planned',
  'running',
  'stopped',
  'done',
  'undoing',
  'undone',
  'failed',
] as const;
export type ImportState = (typeof importStates)[number];

const cellSchema = { type: 'string', maxLength: 1_000_000 } as const;
const columnSchema = { type: 'string', maxLength: 500 } as const;

/** The field that each column is written to: `name:en`, or empty. */
export const importMapSchema = {
  type: 'object',
  additionalProperties: { type: 'string', maxLength: 200 },
} as const;

export const importOptionsSchema = {
  type: 'object',
  additionalProperties: false,
  properties: {
    separator: {
      type: 'string',
      enum: [',', ';', '|'],
      description: 'Between several values in a cell that has no `|`.',
    },
    decimal: { type: 'string', enum: ['auto', '.', ','] },
    addsUnknown: {
      type: 'boolean',
      description: 'Unknown categories, tags, brands and values are added, not refused.',
    },
    archivesMissing: {
      type: 'boolean',
      description: 'Products that the file lacks are archived.',
    },
  },
} as const;

export const importActions = [
  'create',
  'change',
  'same',
  'archive',
  'refused',
  'conflict',
] as const;
export type ImportAction = (typeof importActions)[number];

/** An import of products in the list of past ones. */
const summary = {
  id: idSchema,
  name: { type: 'string', maxLength: 500 },
  state: { type: 'string', enum: importStates },
  actor: nullable({ type: 'string', maxLength: 320 } as const),
  lines: countSchema,
  counts: { type: 'object', additionalProperties: countSchema },
  /** Number of products to write, and number of those already written. */
  total: countSchema,
  done: countSchema,
  error: nullable({ type: 'string', maxLength: 1000 } as const),
  createdAt: { type: 'string', maxLength: 40 },
  startedAt: nullableInstantSchema,
  finishedAt: nullableInstantSchema,
} as const;

const summaryNames = [
  'id',
  'name',
  'state',
  'actor',
  'lines',
  'counts',
  'total',
  'done',
  'error',
  'createdAt',
  'startedAt',
  'finishedAt',
] as const;

export const importSummarySchema = {
  type: 'object',
  required: summaryNames,
  additionalProperties: false,
  properties: summary,
} as const;
export type ImportSummary = Infer<typeof importSummarySchema>;

export const importJobSchema = {
  type: 'object',
  required: [
    ...summaryNames,
    'columns',
    'encoding',
    'map',
    'options',
    'hash',
    'preset',
    'sample',
    'additions',
  ],
  additionalProperties: false,
  properties: {
    ...summary,
    columns: { type: 'array', maxItems: 2000, items: columnSchema },
    encoding: nullable({ type: 'string', maxLength: 40 } as const),
    /** The mapping of the last plan; before that the one that the headings suggest. */
    map: importMapSchema,
    options: importOptionsSchema,
    /** Hash of the plan, which the caller sends to start it. */
    hash: nullable({ type: 'string', maxLength: 100 } as const),
    /** The shop or feed whose headings the file has; `saved` if its mapping was used before. */
    preset: nullable({ type: 'string', maxLength: 40 } as const),
    /** First rows of the file. */
    sample: {
      type: 'array',
      maxItems: 10,
      items: { type: 'array', maxItems: 2000, items: cellSchema },
    },
    additions: { type: 'object', additionalProperties: countSchema },
  },
} as const;
export type ImportJobView = Infer<typeof importJobSchema>;

export const importProblemSchema = {
  type: 'object',
  required: ['line', 'sku', 'column', 'value', 'code'],
  additionalProperties: false,
  properties: {
    line: nullable(countSchema),
    sku: { type: 'string', maxLength: 2000 },
    column: columnSchema,
    value: { type: 'string', maxLength: 2000 },
    code: { type: 'string', maxLength: 60 },
  },
} as const;
export type ImportProblem = Infer<typeof importProblemSchema>;

export const importChangeSchema = {
  type: 'object',
  required: ['line', 'sku', 'action', 'before', 'after'],
  additionalProperties: false,
  properties: {
    line: nullable(countSchema),
    sku: { type: 'string', maxLength: 2000 },
    action: { type: 'string', enum: importActions },
    before: { type: 'object' },
    after: { type: 'object' },
  },
} as const;

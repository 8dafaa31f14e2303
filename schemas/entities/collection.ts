import type { JsonObject } from '../document/element.ts';
import { keySchema, lineSchema } from './fragments.ts';
import { type Infer, typed } from './typed.ts';

/** Groups of the back office's navigation. */
export const collectionGroups = [
  'orders',
  'catalogue',
  'marketing',
  'content',
  'people',
  'settings',
  'system',
] as const;

/**
 * Types of cells in lists. `money` is in minor units, `localized` is text by language, `picture` is the key
 * of a medium, `relation` is the id of a record of another collection, or a list of ids, `record` is an object
 * with the name of any collection and the id of one of its records, `values` are values of a record by field:
 * those before and after a change of the record that the row names.
 */
export const cellKinds = [
  'text',
  'number',
  'money',
  'date',
  'flag',
  'choice',
  'localized',
  'picture',
  'files',
  'relation',
  'record',
  'values',
] as const;
export type CellKind = (typeof cellKinds)[number];

export const filterKinds = [
  'choice',
  'flag',
  'number',
  'date',
  'text',
  'relation',
  'translations',
] as const;
export type FilterKind = (typeof filterKinds)[number];

/** Colour of a state in lists: all is well, staff or others have to act, something failed, or it is over. */
export const choiceTones = ['good', 'waiting', 'bad', 'over'] as const;
export type ChoiceTone = (typeof choiceTones)[number];

const choiceSchema = {
  type: 'object',
  required: ['value', 'label'],
  additionalProperties: false,
  properties: {
    value: lineSchema,
    label: lineSchema,
    tone: { type: 'string', enum: choiceTones },
  },
} as const;

const fieldSchema = {
  type: 'object',
  required: ['key', 'label', 'cell', 'isSortable', 'filter', 'mayBeEmpty', 'choices'],
  additionalProperties: false,
  properties: {
    key: keySchema,
    label: lineSchema,
    help: lineSchema,
    cell: { type: 'string', enum: cellKinds },
    isSortable: { type: 'boolean' },
    filter: { type: ['string', 'null'], enum: [...filterKinds, null] },
    mayBeEmpty: { type: 'boolean', description: 'Whether records may lack a value.' },
    choices: { type: 'array', maxItems: 500, items: choiceSchema },
    relation: { ...keySchema, description: 'The collection whose record the value names.' },
  },
} as const;

export type FieldDescription = Infer<typeof fieldSchema>;

const formGroupSchema = {
  type: 'object',
  required: ['title', 'fields'],
  additionalProperties: false,
  properties: {
    title: lineSchema,
    fields: { type: 'array', maxItems: 200, items: keySchema },
  },
} as const;

/** A list as it is shown: its columns, search, filter, work list and order. */
export const listQuerySchema = {
  type: 'object',
  additionalProperties: false,
  properties: {
    columns: { type: 'array', minItems: 1, maxItems: 50, items: keySchema },
    q: lineSchema,
    where: { type: 'string', maxLength: 4000 },
    view: keySchema,
    sort: keySchema,
  },
} as const;

export type ListQuery = Infer<typeof listQuerySchema>;

/** Everything that the back office needs to list, show and edit the records of a collection. */
export const collectionSchema = {
  type: 'object',
  required: [
    'name',
    'label',
    'one',
    'group',
    'icon',
    'title',
    'fields',
    'columns',
    'sort',
    'views',
    'isSearchable',
    'form',
    'labels',
    'schema',
    'mayCreate',
    'mayChange',
    'mayRemove',
  ],
  additionalProperties: false,
  properties: {
    name: keySchema,
    label: { ...lineSchema, description: 'Its records, in the plural.' },
    one: { ...lineSchema, description: 'One record of it.' },
    single: { ...keySchema, description: 'Id of its only record: it has a form and no list.' },
    group: { type: 'string', enum: collectionGroups },
    icon: keySchema,
    title: { ...keySchema, description: 'The field that names a record.' },
    fields: { type: 'array', maxItems: 200, items: fieldSchema },
    columns: { type: 'array', maxItems: 50, items: keySchema, description: 'Of the first view.' },
    sort: { ...keySchema, description: 'Key of a field; descending with a leading `-`.' },
    views: {
      type: 'array',
      maxItems: 50,
      items: {
        type: 'object',
        required: ['key', 'label'],
        additionalProperties: false,
        properties: { key: keySchema, label: lineSchema },
      },
      description: 'Work lists: shown as tabs with their counts.',
    },
    isSearchable: { type: 'boolean' },
    form: { type: 'array', maxItems: 50, items: formGroupSchema },
    labels: {
      type: 'object',
      maxProperties: 500,
      additionalProperties: lineSchema,
      description: 'Names of the fields inside of objects and lists, by path: `steps/price`.',
    },
    schema: {
      type: 'object',
      additionalProperties: true,
      description: 'JSON Schema of the values that staff write.',
    },
    mayCreate: { type: 'boolean' },
    mayChange: { type: 'boolean' },
    mayRemove: { type: 'boolean' },
  },
} as const;

export type CollectionDescription = Infer<typeof collectionSchema>;

/** Path of a text in a record: `name`, `values/red/label`. */
export const translationPathSchema = { type: 'string', minLength: 1, maxLength: 1000 } as const;

export const valuesSchema = typed<JsonObject>({
  type: 'object',
  maxProperties: 200,
  additionalProperties: true,
});

const outdatedSchema = {
  type: 'object',
  required: ['path', 'language', 'original'],
  additionalProperties: false,
  properties: {
    path: { ...translationPathSchema, description: 'Path of the text; its lists name keys.' },
    language: keySchema,
    original: {
      type: 'string',
      maxLength: 200_000,
      description: 'The text that the translation was made from.',
    },
  },
} as const;

/** A translation whose original has changed since it was made. */
export type OutdatedTranslation = Infer<typeof outdatedSchema>;

export const rowSchema = typed<CollectionRow>({
  type: 'object',
  required: ['id', 'revision', 'values'],
  additionalProperties: false,
  properties: {
    id: keySchema,
    revision: keySchema,
    values: valuesSchema,
    outdated: {
      type: 'array',
      maxItems: 100_000,
      items: outdatedSchema,
      description: 'Outdated translations; only of a record that is read alone.',
    },
  },
});

export interface CollectionRow {
  readonly id: string;
  /** Changes with every write; a save names the revision that it is based on. */
  readonly revision: string;
  readonly values: JsonObject;
  readonly outdated?: readonly OutdatedTranslation[];
}

export const recordTitleSchema = {
  type: 'object',
  required: ['id', 'title'],
  additionalProperties: false,
  properties: {
    id: keySchema,
    title: { type: 'string', maxLength: 5000 },
    isRemoved: {
      type: 'boolean',
      description: 'The record no longer exists; the title is its last one.',
    },
  },
} as const;

/** The name of a record. */
export type RecordTitle = Infer<typeof recordTitleSchema>;

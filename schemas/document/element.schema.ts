import type { JSONSchema } from 'json-schema-to-ts';
import { typed } from '../entities/typed.ts';
import { groundNames } from '../theme/token-list.ts';
import type { Element, ElementInput, LinkMapping } from './element.ts';

const idSchema = { type: 'string', minLength: 1, maxLength: 100, pattern: '^[\\w-]+$' } as const;
export const handlerSchema = {
  type: 'string',
  minLength: 1,
  maxLength: 100,
  pattern: '^[a-z0-9-]+$',
} as const;
const jsonObjectSchema = { type: 'object' } as const;
const versionSchema = { type: 'integer', minimum: 1, maximum: 10_000 } as const;
const languageCodeSchema = { type: 'string', maxLength: 3 } as const;
const instantSchema = { type: 'string', format: 'date-time', maxLength: 40 } as const;

/** Appearance and visibility settings of any block: `ElementMeta`. */
export const elementMetaSchema = {
  type: 'object',
  additionalProperties: false,
  properties: {
    space: { type: 'string', enum: ['none', 'small', 'medium', 'large'] },
    width: { type: 'string', enum: ['content', 'wide', 'full'] },
    background: { type: 'string', enum: ['page', ...groundNames] },
    style: { type: 'string', maxLength: 40, pattern: '^[a-z0-9-]+$' },
    anchor: { type: 'string', maxLength: 60, pattern: '^[A-Za-z][\\w-]*$' },
    hidden: { type: 'boolean' },
    from: instantSchema,
    until: instantSchema,
    languages: { type: 'array', maxItems: 79, items: languageCodeSchema },
    audience: { type: 'string', enum: ['everyone', 'guests', 'customers'] },
    device: { type: 'string', enum: ['all', 'mobile', 'desktop'] },
  },
} as const satisfies JSONSchema;

const slotsOf = ($ref: string) =>
  ({
    type: 'object',
    maxProperties: 20,
    additionalProperties: { type: 'array', maxItems: 5000, items: { $ref } },
  }) as const;

const elementId = 'urn:izlog:element';
const elementInputId = 'urn:izlog:element-input';

/** Reference for use inside other schemas. */
export const elementRef = typed<Element>({ $ref: elementId });

/** An element as the API returns it (ENT-29). */
export const elementSchema = typed<Element>({
  $id: elementId,
  type: 'object',
  required: [
    'id',
    'handler',
    'version',
    'title',
    'type',
    'language_code',
    'options',
    'parts',
    'meta',
    'mobileOptions',
    'mobileMeta',
    'linkMeta',
    'slug',
    'created_at',
    'revision',
  ],
  additionalProperties: false,
  properties: {
    id: idSchema,
    handler: handlerSchema,
    version: versionSchema,
    title: { type: 'string', maxLength: 500 },
    type: { type: 'string', maxLength: 60, description: 'static-element.' },
    language_code: languageCodeSchema,
    options: jsonObjectSchema,
    parts: slotsOf(elementId),
    meta: elementMetaSchema,
    mobileOptions: jsonObjectSchema,
    mobileMeta: elementMetaSchema,
    linkMeta: jsonObjectSchema,
    slug: { type: ['string', 'null'], maxLength: 200 },
    created_at: instantSchema,
    revision: { type: 'integer', minimum: 0 },
  },
} as const satisfies JSONSchema);

/** Fields of an element that an author may set. */
export const elementInputProperties = {
  handler: handlerSchema,
  version: versionSchema,
  title: { type: 'string', maxLength: 500 },
  options: jsonObjectSchema,
  meta: elementMetaSchema,
  mobileOptions: jsonObjectSchema,
  mobileMeta: elementMetaSchema,
  parts: slotsOf(elementInputId),
  slug: { type: 'string', maxLength: 200 },
  translations: {
    type: 'object',
    maxProperties: 79,
    additionalProperties: { type: 'object', maxProperties: 5000 },
  },
} as const;

export const elementInputSchema = typed<ElementInput>({
  $id: elementInputId,
  type: 'object',
  required: ['id', 'handler'],
  additionalProperties: false,
  properties: { id: idSchema, ...elementInputProperties },
} as const satisfies JSONSchema);

/** Puts an element on a page (ENT-42). */
export const linkMappingSchema = typed<LinkMapping>({
  type: 'object',
  required: ['handler', 'linkId', 'order', 'master_id', 'meta', 'options'],
  additionalProperties: false,
  properties: {
    handler: handlerSchema,
    linkId: idSchema,
    order: { type: 'integer', minimum: 0, maximum: 100_000 },
    master_id: { ...idSchema, type: ['string', 'null'] },
    meta: jsonObjectSchema,
    options: jsonObjectSchema,
  },
} as const satisfies JSONSchema);

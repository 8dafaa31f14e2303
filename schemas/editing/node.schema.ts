import type { JSONSchema } from 'json-schema-to-ts';
import { elementMetaSchema } from '../document/element.schema.ts';
import { typed } from '../entities/typed.ts';
import { languageSchema, perLanguage } from '../language-schemas.ts';
import { optionLayers } from './layers.ts';
import type {
  DocumentKey,
  EditDocument,
  EditNode,
  Editor,
  NodeConflict,
  NodeWrite,
  Problem,
} from './node.ts';

export const nodeIdSchema = {
  type: 'string',
  minLength: 1,
  maxLength: 100,
  pattern: '^[\\w-]+$',
} as const;

export const documentKeySchema = typed<DocumentKey>({
  type: 'string',
  maxLength: 120,
  pattern: '^(page|template):[1-9][0-9]{0,9}$|^shared:[\\w-]+$',
});

const objectSchema = { type: 'object' } as const;
const revisionSchema = { type: 'integer', minimum: 0 } as const;

const editNodeId = 'urn:izlog:edit-node';

/** A node as it is edited. Checks the shape only; the block's schema checks the options. */
export const editNodeSchema = typed<EditNode>({
  $id: editNodeId,
  type: 'object',
  required: [
    'id',
    'document',
    'parent',
    'slot',
    'order',
    'handler',
    'version',
    'title',
    'slug',
    'options',
    'translations',
    'sources',
    'meta',
    'mobileOptions',
    'mobileMeta',
    'linkMeta',
    'master',
    'opened',
    'locked',
    'pending',
    'revision',
  ],
  additionalProperties: false,
  properties: {
    id: nodeIdSchema,
    document: documentKeySchema,
    parent: { ...nodeIdSchema, type: ['string', 'null'] },
    slot: { type: 'string', minLength: 1, maxLength: 60, pattern: '^[\\w-]+$' },
    order: { type: 'string', minLength: 1, maxLength: 1000, pattern: '^[0-9A-Za-z]+$' },
    handler: { type: 'string', minLength: 1, maxLength: 100, pattern: '^[a-z0-9-]+$' },
    version: { type: 'integer', minimum: 1, maximum: 10_000 },
    title: { type: 'string', maxLength: 500 },
    slug: { type: ['string', 'null'], maxLength: 200 },
    options: objectSchema,
    translations: perLanguage({ type: 'object', maxProperties: 5000 }),
    sources: perLanguage({
      type: 'object',
      maxProperties: 5000,
      additionalProperties: { type: 'string', maxLength: 64 },
    }),
    meta: elementMetaSchema,
    mobileOptions: objectSchema,
    mobileMeta: elementMetaSchema,
    linkMeta: objectSchema,
    master: { ...nodeIdSchema, type: ['string', 'null'] },
    opened: { type: 'array', maxItems: 100, items: { type: 'string', maxLength: 100 } },
    locked: { type: 'boolean' },
    pending: {
      type: 'object',
      additionalProperties: false,
      properties: Object.fromEntries(optionLayers.map((layer) => [layer, objectSchema])),
    },
    revision: revisionSchema,
  },
} as const satisfies JSONSchema);

export const editNodeRef = typed<EditNode>({ $ref: editNodeId });
const nodeOrNull: JSONSchema = { anyOf: [{ $ref: editNodeId }, { type: 'null' }] };

export const nodeWriteSchema = typed<NodeWrite>({
  type: 'object',
  required: ['id', 'base', 'node'],
  additionalProperties: false,
  properties: { id: nodeIdSchema, base: revisionSchema, node: nodeOrNull },
} as const satisfies JSONSchema);

export const nodeConflictSchema = typed<NodeConflict>({
  type: 'object',
  required: ['id', 'theirs'],
  additionalProperties: false,
  properties: { id: nodeIdSchema, theirs: nodeOrNull },
} as const satisfies JSONSchema);

export const editDocumentSchema = typed<EditDocument>({
  type: 'object',
  required: [
    'key',
    'kind',
    'title',
    'description',
    'slugs',
    'languages',
    'publishedAt',
    'changed',
    'uses',
  ],
  additionalProperties: false,
  properties: {
    key: documentKeySchema,
    kind: { type: 'string', enum: ['page', 'template', 'shared'] },
    title: perLanguage({ type: 'string', maxLength: 500 }),
    description: perLanguage({ type: 'string', maxLength: 5000 }),
    slugs: perLanguage({ type: 'string', maxLength: 200 }),
    languages: { type: 'array', maxItems: 3, items: languageSchema },
    publishedAt: { type: ['string', 'null'], format: 'date-time', maxLength: 40 },
    plannedAt: { type: ['string', 'null'], format: 'date-time', maxLength: 40 },
    changed: { type: 'boolean' },
    uses: { type: 'integer', minimum: 0 },
    isScreen: { type: 'boolean' },
  },
} as const satisfies JSONSchema);

export const editorSchema = typed<Editor>({
  type: 'object',
  required: ['client', 'name', 'selection'],
  additionalProperties: false,
  properties: {
    client: { type: 'string', minLength: 1, maxLength: 60 },
    name: { type: 'string', maxLength: 200 },
    selection: { ...nodeIdSchema, type: ['string', 'null'] },
  },
} as const satisfies JSONSchema);

export const problemSchema = typed<Problem>({
  type: 'object',
  required: ['document', 'node', 'path', 'layer', 'severity', 'code', 'params'],
  additionalProperties: false,
  properties: {
    document: documentKeySchema,
    node: { ...nodeIdSchema, type: ['string', 'null'] },
    path: { type: 'string', maxLength: 1000 },
    layer: { type: ['string', 'null'], enum: [...optionLayers, null] },
    severity: { type: 'string', enum: ['error', 'warning'] },
    code: { type: 'string', maxLength: 60 },
    params: {
      type: 'object',
      additionalProperties: { anyOf: [{ type: 'string' }, { type: 'number' }] },
    },
  },
} as const satisfies JSONSchema);

import { brandNames, lucideNames } from '#runtime/ui/icons/icon-names.ts';
import { handlerSchema } from '#schemas/document/element.schema.ts';
import { languages } from '#schemas/languages.ts';

const line = { type: 'string', minLength: 1, maxLength: 200 } as const;
const lines = { type: 'object', additionalProperties: line } as const;

/** Returns an object schema that requires a value of this schema for each language. */
const spoken = (schema: object) => ({
  type: 'object',
  additionalProperties: false,
  required: languages,
  properties: Object.fromEntries(languages.map((language) => [language, schema])),
});

const slotRuleSchema = {
  type: 'object',
  additionalProperties: false,
  properties: {
    allow: { type: 'array', items: handlerSchema },
    categories: { type: 'array', items: { type: 'string' } },
    max: { type: 'integer', minimum: 1 },
    shown: {
      type: 'object',
      required: ['option', 'least'],
      additionalProperties: false,
      properties: { option: { type: 'string' }, least: { type: 'integer' } },
    },
    scope: { type: 'object' },
  },
} as const;

const modelSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['type', 'category', 'icon', 'hydrate', 'schema', 'slots', 'migrations', 'version'],
  properties: {
    type: { ...handlerSchema, pattern: '^[a-z][a-z0-9]*(-[a-z0-9]+)*$' },
    formerHandlers: { type: 'array', items: handlerSchema },
    category: { enum: ['layout', 'content', 'catalogue', 'checkout', 'account', 'site'] },
    icon: { enum: [...lucideNames, ...brandNames] },
    hydrate: { enum: ['none', 'visible', 'idle', 'load'] },
    schema: { type: 'object', required: ['type'], properties: { type: { const: 'object' } } },
    slots: { type: 'object', additionalProperties: slotRuleSchema },
    migrations: { type: 'array' },
    version: { type: 'integer', minimum: 1 },
    critical: { type: 'boolean' },
    lateMessages: { type: 'boolean' },
  },
} as const;

const labelsSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['name', 'description'],
  properties: {
    name: line,
    description: line,
    keywords: { type: 'array', items: line },
    fields: {
      type: 'object',
      additionalProperties: {
        type: 'object',
        additionalProperties: false,
        required: ['label'],
        properties: { label: line, help: { ...line, maxLength: 500 }, values: lines },
      },
    },
    slots: lines,
    presets: lines,
  },
} as const;

const presetSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['options'],
  properties: {
    version: { type: 'integer', minimum: 1 },
    options: { type: 'object' },
    language: { type: 'string' },
    translations: { type: 'object', additionalProperties: { type: 'object' } },
    parts: { type: 'object', additionalProperties: { type: 'array', items: { type: 'object' } } },
    data: {},
    session: { type: 'object' },
  },
} as const;

/** Schema of the data of an added block; its functions are checked separately. */
export const definitionSchema = {
  type: 'object',
  required: ['model', 'labels', 'presets', 'View'],
  additionalProperties: false,
  properties: {
    model: modelSchema,
    labels: spoken(labelsSchema),
    presets: {
      type: 'object',
      minProperties: 1,
      additionalProperties: presetSchema,
    },
    View: {},
    load: {},
    messages: spoken({ type: 'object', additionalProperties: { type: 'string', minLength: 1 } }),
    styles: { type: 'string', maxLength: 20_000 },
  },
};

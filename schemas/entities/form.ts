import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { formTypeSchema } from './consent.ts';
import { countSchema, idSchema, lineSchema } from './fragments.ts';

export const formFieldSchema = {
  type: 'object',
  required: ['name', 'label', 'type', 'required'],
  additionalProperties: false,
  properties: {
    name: { type: 'string', pattern: '^[A-Za-z][\\w-]{0,59}$' },
    label: lineSchema,
    type: {
      type: 'string',
      enum: ['text', 'number', 'email', 'tel', 'textarea', 'checkbox', 'select'],
    },
    required: { type: 'boolean' },
    maxLength: countSchema,
    hint: lineSchema,
    options: {
      type: 'array',
      maxItems: 200,
      items: {
        type: 'object',
        required: ['value', 'label'],
        additionalProperties: false,
        properties: { value: { type: 'string', maxLength: 100 }, label: lineSchema },
      },
    },
  },
} as const satisfies JSONSchema;

export type FormField = FromSchema<typeof formFieldSchema>;

/** A form made in the CMS. */
export const formSchema = {
  type: 'object',
  required: ['id', 'key', 'title', 'fields', 'captcha', 'formType'],
  additionalProperties: false,
  properties: {
    id: idSchema,
    key: { type: 'string', maxLength: 60 },
    title: lineSchema,
    fields: { type: 'array', maxItems: 100, items: formFieldSchema },
    captcha: {
      type: ['object', 'null'],
      required: ['key', 'version', 'size'],
      additionalProperties: false,
      properties: {
        key: { type: 'string', maxLength: 200 },
        version: { type: 'integer', enum: [2, 3] },
        size: { type: 'string', enum: ['invisible', 'normal', 'compact'] },
      },
    },
    formType: { ...formTypeSchema, type: ['string', 'null'], enum: [...formTypeSchema.enum, null] },
    submitLabel: lineSchema,
  },
} as const satisfies JSONSchema;

export type Form = FromSchema<typeof formSchema>;

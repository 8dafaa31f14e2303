import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { visitorUpload } from '../constants.ts';
import { formTypeSchema } from './consent.ts';
import { countSchema, idSchema, lineSchema, pathSchema, textSchema } from './fragments.ts';

/** Maximum number of fields of a form. */
export const maxFormFields = 100;

const fieldName = { type: 'string', pattern: '^[A-Za-z][\\w-]{0,59}$' } as const;

export const formFieldTypes = [
  'text',
  'number',
  'email',
  'tel',
  'date',
  'textarea',
  'checkbox',
  'select',
  'radio',
  'file',
] as const;

export const formFieldSchema = {
  type: 'object',
  required: ['name', 'label', 'type', 'required'],
  additionalProperties: false,
  properties: {
    name: fieldName,
    label: lineSchema,
    type: { type: 'string', enum: formFieldTypes },
    required: { type: 'boolean' },
    maxLength: countSchema,
    /** Limits of a number field. */
    min: { type: 'number' },
    max: { type: 'number' },
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
    /** Limits of a file field; without them it takes one file of any kind. */
    maxFiles: { type: 'integer', minimum: 1, maximum: visitorUpload.maxFiles },
    accept: { type: 'string', enum: ['any', 'pictures'] },
    rule: { type: 'string', enum: ['personName'] },
    /** Names of earlier fields. */
    sameAs: fieldName,
    differsFrom: fieldName,
    /** The field is shown and sent only while an earlier field has one of these values. */
    showWhen: {
      type: 'object',
      required: ['field', 'values'],
      additionalProperties: false,
      properties: {
        field: fieldName,
        values: { type: 'array', maxItems: 50, items: { type: 'string', maxLength: 100 } },
      },
    },
    /** Title of the step that begins with this field. */
    step: lineSchema,
    /** Token of the HTML attribute `autocomplete`, such as `given-name`. */
    autoComplete: { type: 'string', maxLength: 60 },
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
    fields: { type: 'array', maxItems: maxFormFields, items: formFieldSchema },
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
    success: {
      type: 'object',
      additionalProperties: false,
      properties: { message: textSchema, redirect: pathSchema },
    },
  },
} as const satisfies JSONSchema;

export type Form = FromSchema<typeof formSchema>;

import { goalTypes, visitorUpload } from '#schemas/constants.ts';
import type { JsonObject } from '#schemas/document/element.ts';
import { formTypeSchema } from '#schemas/entities/consent.ts';
import { formFieldTypes, maxFormFields } from '#schemas/entities/form.ts';
import { flag, localized, optionalLocalized } from '../inputs.ts';

const localizedWidget = { widget: 'localized' };
const label: JsonObject = { ...localized(300), ...localizedWidget };
const optionalText = (maxLength: number): JsonObject => ({
  ...optionalLocalized(maxLength),
  type: 'object',
  ...localizedWidget,
});

const fieldName = {
  type: 'string',
  maxLength: 60,
  pattern: '^[A-Za-z][\\w-]{0,59}$',
  expects: 'fieldName',
};
const otherField = { type: 'string', maxLength: 60 };

const object = (required: readonly string[], properties: JsonObject): JsonObject => ({
  type: 'object',
  required: [...required],
  additionalProperties: false,
  properties,
});

const choice = object(['value', 'label'], {
  label,
  value: { type: 'string', minLength: 1, maxLength: 100 },
});

const field = object(['name', 'label', 'type', 'required'], {
  label,
  name: fieldName,
  type: { type: 'string', enum: [...formFieldTypes], default: 'text' },
  required: { ...flag, default: false },
  options: { type: 'array', maxItems: 200, items: choice },
  hint: optionalText(300),
  step: optionalText(200),
  showWhen: object([], {
    field: otherField,
    values: { type: 'array', maxItems: 50, items: { type: 'string', maxLength: 100 } },
  }),
  maxLength: { type: 'integer', minimum: 1, maximum: 100_000 },
  min: { type: 'number' },
  max: { type: 'number' },
  maxFiles: { type: 'integer', minimum: 1, maximum: visitorUpload.maxFiles },
  accept: { type: 'string', enum: ['any', 'pictures'] },
  rule: { type: 'string', enum: ['personName'] },
  sameAs: otherField,
  differsFrom: otherField,
  autoComplete: { type: 'string', maxLength: 60 },
});

export const fieldsInput: JsonObject = { type: 'array', maxItems: maxFormFields, items: field };

export const settingsInput = object([], {
  formType: { type: 'string', enum: [...formTypeSchema.enum] },
  submitLabel: optionalText(100),
  success: object([], {
    message: optionalText(2_000),
    redirect: { type: 'string', maxLength: 300, pattern: '^(/[^\\s]*)?$', expects: 'path' },
  }),
  receipt: flag,
  goal: object([], {
    type: { type: 'string', enum: [...goalTypes] },
    value: optionalText(2_000),
  }),
  captcha: object([], {
    key: { type: 'string', maxLength: 200 },
    version: { type: 'integer', enum: [2, 3] },
    size: { type: 'string', enum: ['invisible', 'normal', 'compact'] },
  }),
});

import type { Translate } from '#runtime/i18n/translator.ts';
import { isObject } from '#schemas/block/translations.ts';
import type { Json, JsonObject } from '#schemas/document/element.ts';

/** The used part of an Ajv error. */
export interface SchemaError {
  readonly keyword: string;
  /** JSON pointer into the value. */
  readonly instancePath: string;
  /** JSON pointer into the schema, ending with the keyword. */
  readonly schemaPath: string;
  readonly params: Readonly<Record<string, unknown>>;
}

/** Message names by keyword, where they are not derived from the keyword. */
const messageNames: Readonly<Record<string, string>> = {
  oneOf: 'Branch',
  anyOf: 'Branch',
  if: 'Branch',
};

const known = new Set([
  'required',
  'type',
  'enum',
  'const',
  'minLength',
  'maxLength',
  'pattern',
  'format',
  'minimum',
  'maximum',
  'exclusiveMinimum',
  'exclusiveMaximum',
  'multipleOf',
  'minItems',
  'maxItems',
  'uniqueItems',
  'minProperties',
  'maxProperties',
  'additionalProperties',
  'propertyNames',
  'dependencies',
  'contains',
  'not',
  ...Object.keys(messageNames),
]);

/** Returns an error message in the user's language. `field` is the schema of the field. */
export function errorMessage(error: SchemaError, field: Json | undefined, t: Translate): string {
  const params = numbersAndNames(error.params);
  if (error.keyword === 'pattern' || error.keyword === 'format')
    return t(shapeMessage(error, field), params);
  if (!known.has(error.keyword)) return t('forms.wrongOther');
  const name = messageNames[error.keyword] ?? capital(error.keyword);
  return t(`forms.wrong${name}`, params);
}

const messageOfWidget: Readonly<Record<string, string>> = {
  link: 'forms.wrongLink',
  url: 'forms.wrongUrl',
  email: 'forms.wrongEmail',
  date: 'forms.wrongDate',
  anchor: 'forms.wrongAnchor',
};

const messageOfFormat: Readonly<Record<string, string>> = {
  email: 'forms.wrongEmail',
  uri: 'forms.wrongUrl',
  date: 'forms.wrongDate',
  'date-time': 'forms.wrongDate',
};

/** Users cannot read patterns, so the message describes what the field's control expects. */
function shapeMessage(error: SchemaError, field: Json | undefined): string {
  const widget = isObject(field) ? String(field.widget) : '';
  const format = String(error.params.format ?? '');
  const other = error.keyword === 'format' ? 'forms.wrongFormat' : 'forms.wrongPattern';
  return messageOfWidget[widget] ?? messageOfFormat[format] ?? other;
}

function numbersAndNames(params: SchemaError['params']): Record<string, string | number> {
  const limit = params.limit ?? params.multipleOf;
  const property = params.missingProperty ?? params.additionalProperty ?? params.propertyName;
  return {
    ...(typeof limit === 'number' && { limit, smart_count: limit }),
    ...(typeof property === 'string' && { property }),
  };
}

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/** Returns the schema node at a JSON pointer; undefined when there is none. */
export function schemaAt(root: JsonObject, pointer: string): Json | undefined {
  let node: Json | undefined = root;
  for (const key of pointerKeys(pointer.replace(/^.*#/, ''))) {
    if (Array.isArray(node)) node = (node as readonly Json[])[Number(key)];
    else node = isObject(node) ? node[key] : undefined;
  }
  return node;
}

export function pointerKeys(pointer: string): string[] {
  return pointer
    .split('/')
    .slice(1)
    .map((key) => decodeURIComponent(key).replaceAll('~1', '/').replaceAll('~0', '~'));
}

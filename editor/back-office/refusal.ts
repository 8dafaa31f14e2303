import type { Translate } from '#runtime/i18n/translator.ts';
import { isObject } from '#schemas/block/translations.ts';
import type { Json, JsonObject } from '#schemas/document/element.ts';
import type { CollectionDescription } from '#schemas/entities/collection.ts';
import type { ErrorCode } from '#schemas/errors.ts';
import type { AppError } from '#schemas/result.ts';
import { errorMessage } from '../chrome/forms/error-message.ts';

type Refused = Pick<AppError, 'params' | 'field'> & { readonly code: ErrorCode };

/** Errors of typed values that cannot be sent, by column of a grid. */
export const typedErrors = {
  sku: 'errors.required',
  price: 'errors.refused_amount',
  stock: 'errors.refused_wholeNumber',
} as const;

/** Returns why a value is refused, with labels in place of the names of fields. */
export function refusalText(
  t: Translate,
  collection: CollectionDescription,
  { code, field, params = {} }: Refused,
): string {
  const { reason, other } = params;
  const named = {
    ...params,
    ...(field && { field: labelAt(collection, field) }),
    ...(other !== undefined && { other: labelAt(collection, String(other)) }),
  };
  const schema = field === undefined ? undefined : schemaOf(collection, field);
  const keyword = String(reason ?? code);
  if (code !== 'required' && isObject(schema) && Object.hasOwn(schema, keyword)) {
    return keywordText(t, schema, keyword);
  }
  if (reason !== undefined) return t(`errors.refused_${reason}`, named);
  return t(`errors.${code === 'badRequest' ? 'invalidValue' : code}`, named);
}

/** Says what a keyword of the schema of a field asks for. */
function keywordText(t: Translate, schema: JsonObject, keyword: string): string {
  if (schema.widget === 'money' && keyword === 'maximum') return t('errors.refused_amountTooLarge');
  const params = { limit: schema[keyword], format: schema.format };
  return errorMessage({ keyword, instancePath: '', schemaPath: '', params }, schema, t);
}

/** Returns the schema of the field at a path such as `fields/0/max`. */
function schemaOf({ schema }: CollectionDescription, path: string): Json | undefined {
  return path.split('/').reduce<Json | undefined>((node, key) => {
    if (!isObject(node)) return undefined;
    return isObject(node.properties) ? node.properties[key] : node.items;
  }, schema as JsonObject);
}

/** Label of the field at a path such as `fields/0/max`. */
function labelAt({ fields, labels }: CollectionDescription, path: string): string {
  const keys = path.split('/').filter((key) => !/^\d+$/.test(key));
  const inner = (labels as Readonly<Record<string, string>>)[keys.join('/')];
  return inner ?? fields.find(({ key }) => key === keys[0])?.label ?? path;
}

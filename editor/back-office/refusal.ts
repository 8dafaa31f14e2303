import type { CollectionDescription } from '#schemas/entities/collection.ts';
import type { ErrorCode } from '#schemas/errors.ts';
import type { AppError } from '#schemas/result.ts';

type Refused = Pick<AppError, 'params' | 'field'> & { readonly code: ErrorCode };

/** Key below `errors` and values of the text that says why a value is refused, with labels of the fields. */
export function refusalOf(
  collection: CollectionDescription,
  { code, field, params = {} }: Refused,
) {
  const { reason, other } = params;
  const named = {
    ...params,
    ...(field && { field: labelAt(collection, field) }),
    ...(other !== undefined && { other: labelAt(collection, String(other)) }),
  };
  if (reason !== undefined) return { code: `refused_${reason}`, params: named };
  return { code: code === 'badRequest' ? 'invalidValue' : code, params: named };
}

/** Label of the field at a path such as `fields/0/max`. */
function labelAt({ fields, labels }: CollectionDescription, path: string): string {
  const keys = path.split('/').filter((key) => !/^\d+$/.test(key));
  const inner = (labels as Readonly<Record<string, string>>)[keys.join('/')];
  return inner ?? fields.find(({ key }) => key === keys[0])?.label ?? path;
}

import { isObject } from '#schemas/block/translations.ts';
import type { Json } from '#schemas/document/element.ts';

/**
 * How an emptied text is stored: null where the schema allows it, nothing at all where an empty text
 * could never be right, else the empty text.
 */
export function emptyText(schema: Json): '' | null | undefined {
  if (!isObject(schema)) return '';
  if ([schema.type].flat().includes('null')) return null;
  if (schema.default === '') return '';
  const refusesEmpty = ['pattern', 'format', 'enum'].some((keyword) => keyword in schema);
  return refusesEmpty || Number(schema.minLength ?? 0) > 0 ? undefined : '';
}

import { isObject } from '#schemas/block/translations.ts';
import type { Json } from '#schemas/document/element.ts';

/**
 * Returns how a cleared text is stored: null where the schema allows it, undefined where an empty text is
 * never valid, otherwise the empty text.
 */
export function emptyText(schema: Json): '' | null | undefined {
  if (!isObject(schema)) return '';
  if ([schema.type].flat().includes('null')) return null;
  if (schema.default === '') return '';
  const refusesEmpty = ['pattern', 'format', 'enum'].some((keyword) => keyword in schema);
  return refusesEmpty || Number(schema.minLength ?? 0) > 0 ? undefined : '';
}

import type { CollectionField } from './collection.ts';

/**
 * Whether records may lack a value: by the schema of the values that staff enter, or as declared for a
 * read-only field.
 */
export function mayBeEmpty({ input, isRequired, isNullable }: CollectionField): boolean {
  if (isRequired) return false;
  if (!input) return isNullable === true;
  const types = [input.type].flat();
  const isFreeText = types.includes('string') && !input.enum && !input.minLength;
  return types.includes('null') || types.includes('array') || isFreeText;
}

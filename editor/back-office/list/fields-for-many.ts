import type { CollectionDescription, FieldDescription } from '#schemas/entities/collection.ts';

const kinds: readonly FieldDescription['cell'][] = ['localized', 'picture'];

/**
 * Returns the fields that many records can share a value of: not the title, pictures or texts by language.
 */
export function fieldsForMany({ fields, form, title }: CollectionDescription): FieldDescription[] {
  const written = form.flatMap((group) => group.fields);
  return fields.filter(
    ({ key, cell }) => written.includes(key) && key !== title && !kinds.includes(cell),
  );
}

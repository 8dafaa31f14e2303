import type { CollectionDescription, FieldDescription } from '#schemas/entities/collection.ts';

const kinds: readonly FieldDescription['cell'][] = ['localized', 'picture'];

/** Fields that one value makes sense for in many records: not the title, no texts by language. */
export function fieldsForMany({ fields, form, title }: CollectionDescription): FieldDescription[] {
  const written = form.flatMap((group) => group.fields);
  return fields.filter(
    ({ key, cell }) => written.includes(key) && key !== title && !kinds.includes(cell),
  );
}

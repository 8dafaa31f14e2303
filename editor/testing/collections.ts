import type { CollectionDescription, FieldDescription } from '#schemas/entities/collection.ts';

export const field = (
  key: string,
  label: string,
  cell: FieldDescription['cell'],
): FieldDescription => ({
  key,
  label,
  cell,
  isSortable: false,
  filter: null,
  mayBeEmpty: true,
  choices: [],
});

/** A collection with all rights; without a form unless `more` has one. */
export const collection = (
  name: string,
  one: string,
  more: Partial<CollectionDescription> = {},
): CollectionDescription => ({
  name,
  label: `${one}s`,
  one,
  group: 'settings',
  icon: 'table',
  title: 'title',
  fields: [],
  columns: [],
  sort: 'title',
  views: [],
  isSearchable: false,
  form: [],
  labels: {},
  schema: {},
  mayCreate: true,
  mayChange: true,
  mayRemove: true,
  ...more,
});

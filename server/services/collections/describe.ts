import type { JsonObject } from '#schemas/document/element.ts';
import type { CollectionDescription, FieldDescription } from '#schemas/entities/collection.ts';
import type { Language } from '#schemas/languages.ts';
import {
  type Collection,
  type CollectionField,
  type CollectionTexts,
  inputSchema,
} from './collection.ts';
import { collectionTexts } from './collection-texts.ts';
import { mayBeEmpty } from './may-be-empty.ts';
import { mayWrite } from './rights.ts';

/** Describes a collection for a member of staff, in their language. */
export function describeCollection(
  collection: Collection,
  scope: readonly string[],
  language: Language,
): CollectionDescription {
  const texts = collectionTexts(collection, language);
  const named = texts.collections[collection.name];
  const isWriter = mayWrite(collection, scope);
  const { name, group, icon, title, columns, sort, single } = collection;
  const fields = Object.entries(collection.fields).map(([key, field]) =>
    describe(key, field, texts, language),
  );
  return {
    name,
    ...(single !== undefined && { single }),
    label: named?.label ?? name,
    one: named?.one ?? name,
    group,
    icon,
    title,
    fields,
    columns: [...columns],
    sort,
    views: Object.keys(collection.views ?? {}).map((key) => ({
      key,
      label: textOf(texts.views, key),
    })),
    isSearchable: (collection.search ?? collection.matches) !== undefined,
    form: collection.form.map((each) => ({
      title: textOf(texts.groups, each.title),
      fields: [...each.fields],
    })),
    labels: innerLabels(collection, texts),
    schema: withSortedChoices(inputSchema(collection), collection, fields),
    mayCreate: isWriter && collection.mayCreate,
    mayChange: isWriter && collection.form.length > 0,
    mayRemove: isWriter && collection.mayRemove,
  };
}

function describe(
  key: string,
  field: CollectionField,
  texts: Required<CollectionTexts>,
  language: Language,
): FieldDescription {
  const { cell, sortedBy, filter, relation, choices = [], choiceName, tones = {} } = field;
  const named = choices.map((value) => ({
    value,
    label: choiceName?.(value, texts.choices, language) ?? choiceLabel(texts.choices, key, value),
    ...(tones[value] && { tone: tones[value] }),
  }));
  const help = textOf(texts.help, key, '');
  return {
    key,
    label: textOf(texts.fields, key),
    ...(help && { help }),
    cell,
    isSortable: sortedBy !== undefined,
    filter: filter ?? null,
    mayBeEmpty: mayBeEmpty(field),
    choices: field.areChoicesSorted ? named.toSorted(byLabel(language)) : named,
    ...(relation && { relation }),
  };
}

const byLabel =
  (language: Language) =>
  (one: { readonly label: string }, other: { readonly label: string }): number =>
    one.label.localeCompare(other.label, language);

/** Forms show choices in the order of the schema, so those of sorted fields have the order of their labels. */
function withSortedChoices(
  schema: JsonObject,
  collection: Collection,
  fields: readonly FieldDescription[],
): JsonObject {
  const sorted = fields.filter(({ key }) => collection.fields[key]?.areChoicesSorted);
  const properties = sorted.map(({ key, choices }) => [
    key,
    { ...collection.fields[key]?.input, enum: [...choices.map(({ value }) => value), null] },
  ]);
  return {
    ...schema,
    properties: { ...(schema['properties'] as JsonObject), ...Object.fromEntries(properties) },
  };
}

/** Texts of nested fields: their keys are paths that begin with the name of the field. */
const innerLabels = ({ fields }: Collection, texts: Required<CollectionTexts>) =>
  Object.fromEntries(
    Object.entries(texts.fields).filter(([path]) => {
      const [first = '', ...rest] = path.split('/');
      return rest.length > 0 && Object.hasOwn(fields, first);
    }),
  );

/** A value such as a number has its label under the key `<field>_<value>`. */
const choiceLabel = (texts: Readonly<Record<string, string>>, key: string, value: string) =>
  textOf(texts, `${key}_${value}`, textOf(texts, value));

const textOf = (texts: Readonly<Record<string, string>>, key: string, other = key): string =>
  texts[key] ?? other;

import { isObject } from '../block/translations.ts';
import type { Json, JsonObject } from '../document/element.ts';
import { widgetFields } from '../editing/fields.ts';
import { defaultLanguage, type Language, languages } from '../languages.ts';

/** A text of a record, in each language that has it. */
export interface LocalizedValue {
  /** Path with list members by name: `name`, `values/red/label` (`namedMembers`). */
  readonly path: string;
  /** Path with list members by index, as in forms: `values/0/label`. */
  readonly place: string;
  readonly texts: Readonly<Record<Language, string>>;
}

/** Languages that texts are translated to. */
export const furtherLanguages: readonly Language[] = languages.filter(
  (language) => language !== defaultLanguage,
);

/** The texts of a record that are translated; addresses by language are no such texts. */
export function localizedTexts(schema: JsonObject, values: JsonObject): LocalizedValue[] {
  const places = widgetFields(schema, values, 'localized');
  return widgetFields(schema, namedMembers(values) as JsonObject, 'localized')
    .map(({ path, value, schema: { translatable } }, at) => ({
      path,
      place: places[at]?.path ?? path,
      texts: isObject(value) ? textsOf(value) : {},
      isTranslated: translatable !== false,
    }))
    .filter(({ isTranslated }) => isTranslated);
}

const textsOf = (value: JsonObject): Record<Language, string> =>
  Object.fromEntries(
    Object.entries(value).flatMap(([language, text]) =>
      typeof text === 'string' ? [[language, text]] : [],
    ),
  );

/** Keys whose value names a member of a list, so that its texts stay with it when the list is reordered. */
const names = ['id', 'key', 'name', 'value'] as const;

/** Returns the value with the name of each list member as its `id`, which paths use. */
export function namedMembers(value: Json): Json {
  if (Array.isArray(value)) return (value as readonly Json[]).map(withName);
  return isObject(value) ? inside(value) : value;
}

const inside = (value: JsonObject): JsonObject =>
  Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, namedMembers(inner)]));

function withName(member: Json): Json {
  if (!isObject(member)) return namedMembers(member);
  const name = names.map((key) => member[key]).find((text) => typeof text === 'string');
  return { ...inside(member), ...(name !== undefined && { id: name }) };
}

/** Whether a text has any words. */
export const isWritten = (text: string | undefined): text is string =>
  text !== undefined && /\S/.test(text);

import type { Translate } from '#runtime/i18n/translator.ts';
import { isObject } from '#schemas/block/translations.ts';
import type { Json, JsonObject } from '#schemas/document/element.ts';
import { translatableFields, withValueAt } from '#schemas/editing/fields.ts';

/** Length in letters of a common German compound. */
const compoundLength = 24;

/** Repeats the text with its words joined into compounds, as in German. */
export function longText(text: string, maxLength = Number.POSITIVE_INFINITY): string {
  if (text.trim() === '') return text;
  return `${text} ${compounds(text)}`.slice(0, maxLength).trimEnd();
}

function compounds(text: string): string {
  return text.replace(/[\p{L}]+(?: [\p{L}]+)+/gu, (words) => {
    const grown = [''];
    for (const word of words.split(' ')) {
      const last = grown.at(-1) ?? '';
      if (last === '') grown[grown.length - 1] = word;
      else if (last.length + word.length <= compoundLength) {
        grown[grown.length - 1] = last + word.toLowerCase();
      } else grown.push(word);
    }
    return grown.join(' ');
  });
}

/** Lengthens every translatable text in the options, up to the schema's maximum. */
export function longOptions(schema: JsonObject, options: JsonObject): JsonObject {
  let result = options;
  for (const field of translatableFields(schema, options)) {
    const { maxLength } = field.schema;
    const limit = typeof maxLength === 'number' ? maxLength : undefined;
    const value =
      typeof field.value === 'string' ? longText(field.value, limit) : longRichText(field.value);
    result = withValueAt(result, field.path, value);
  }
  return result;
}

function longRichText(node: Json): Json {
  if (Array.isArray(node)) return (node as readonly Json[]).map(longRichText);
  if (!isObject(node)) return node;
  const { text, content } = node;
  return {
    ...node,
    ...(content !== undefined && { content: longRichText(content) }),
    ...(typeof text === 'string' && { text: longText(text) }),
  };
}

const wordedKeys = new Set(['name', 'title', 'label', 'excerpt', 'description']);
const isText = (text: string) => !/^(\/|https?:)/.test(text);

/** Lengthens names and titles in the loaded data of a block. */
export function longData(data: unknown): unknown {
  if (Array.isArray(data)) return data.map(longData);
  if (!isObject(data)) return data;
  return Object.fromEntries(
    Object.entries(data).map(([key, value]) => [
      key,
      wordedKeys.has(key) && typeof value === 'string' && isText(value)
        ? longText(value)
        : longData(value),
    ]),
  );
}

/** Lengthens the block's own words. */
export function longTranslate(t: Translate): Translate {
  return (key, params) => longText(t(key, params));
}

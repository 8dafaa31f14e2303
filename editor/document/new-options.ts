import type { EditorBlock } from '#runtime/block/editor-registry.ts';
import { isObject } from '#schemas/block/translations.ts';
import type { Json, JsonObject } from '#schemas/document/element.ts';

/**
 * Returns minimal options that match a block's schema: defaults, and generated values for required fields.
 * Null when a value cannot be generated, such as text with a pattern.
 */
export function leastOptions({ model, labels, validate }: EditorBlock): JsonObject | null {
  const options = make(model.schema, labels.hr.name);
  return isObject(options) && validate(options) ? options : null;
}

function make(schema: Json | undefined, words: string): Json {
  if (!isObject(schema)) return {};
  if ('const' in schema) return schema.const;
  if ('default' in schema) return schema.default;
  if (Array.isArray(schema.enum)) return (schema.enum[0] as Json | undefined) ?? null;
  if (Array.isArray(schema.oneOf)) return make(schema.oneOf[0] as Json, words);
  const type = Array.isArray(schema.type) ? schema.type.at(-1) : schema.type;
  if (type === 'object') return makeObject(schema, words);
  if (type === 'array') return makeList(schema, words);
  if (type === 'string') return makeText(schema, words);
  if (type === 'integer' || type === 'number') return Number(schema.minimum ?? 0);
  return type === 'boolean' ? false : null;
}

function makeObject(schema: JsonObject, words: string): JsonObject {
  if (schema.widget === 'rich-text') return { type: 'doc', content: [paragraph(words)] };
  const properties = isObject(schema.properties) ? schema.properties : {};
  const required = Array.isArray(schema.required) ? (schema.required as readonly string[]) : [];
  return Object.fromEntries(required.map((key) => [key, make(properties[key], words)]));
}

const paragraph = (text: string): JsonObject => ({
  type: 'paragraph',
  content: [{ type: 'text', text }],
});

function makeList(schema: JsonObject, words: string): Json {
  return Array.from({ length: Number(schema.minItems ?? 0) }, (_, index) => {
    const member = make(schema.items, words);
    return isObject(member) && 'id' in member ? { ...member, id: `i${index + 1}` } : member;
  });
}

/** Texts with a pattern: links point to the home screen, item ids are short. */
function makeText(schema: JsonObject, words: string): string {
  if (schema.widget === 'link') return 'screen:home';
  if (schema.format === 'date-time') return '2026-01-01T09:00:00.000Z';
  if (schema.widget === 'hidden') return 'i1';
  return schema.translatable === true ? words.slice(0, Number(schema.maxLength ?? 200)) : '';
}

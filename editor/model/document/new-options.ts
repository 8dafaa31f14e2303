import type { EditorBlock } from '#runtime/block/editor-registry.ts';
import { isObject } from '#schemas/block/translations.ts';
import type { Json, JsonObject } from '#schemas/document/element.ts';
import { defaultLanguage, textsIn } from '#schemas/languages.ts';

/**
 * Returns minimal options that match a block's schema: defaults, and generated values for required fields.
 * Null when a value cannot be generated, such as text with a pattern.
 */
export function leastOptions({ model, labels, validate }: EditorBlock): JsonObject | null {
  const options = make(model.schema, textsIn(labels, defaultLanguage).name);
  return isObject(options) && validate(options) ? options : null;
}

function make(schema: Json | undefined, text: string): Json {
  if (!isObject(schema)) return {};
  if ('const' in schema) return schema.const;
  if ('default' in schema) return schema.default;
  if (Array.isArray(schema.enum)) return (schema.enum[0] as Json | undefined) ?? null;
  if (Array.isArray(schema.oneOf)) return make(schema.oneOf[0] as Json, text);
  const type = Array.isArray(schema.type) ? schema.type.at(-1) : schema.type;
  if (type === 'object') return makeObject(schema, text);
  if (type === 'array') return makeList(schema, text);
  if (type === 'string') return makeText(schema, text);
  if (type === 'integer' || type === 'number') return Number(schema.minimum ?? 0);
  return type === 'boolean' ? false : null;
}

function makeObject(schema: JsonObject, text: string): JsonObject {
  if (schema.widget === 'rich-text') return { type: 'doc', content: [paragraph(text)] };
  const properties = isObject(schema.properties) ? schema.properties : {};
  const required = Array.isArray(schema.required) ? (schema.required as readonly string[]) : [];
  return Object.fromEntries(required.map((key) => [key, make(properties[key], text)]));
}

const paragraph = (text: string): JsonObject => ({
  type: 'paragraph',
  content: [{ type: 'text', text }],
});

function makeList(schema: JsonObject, text: string): Json {
  return Array.from({ length: Number(schema.minItems ?? 0) }, (_, index) => {
    const member = make(schema.items, text);
    return isObject(member) && 'id' in member ? { ...member, id: `i${index + 1}` } : member;
  });
}

/** Texts with a pattern: links point to the home screen, item ids are short. */
function makeText(schema: JsonObject, text: string): string {
  if (schema.widget === 'link') return 'screen:home';
  if (schema.format === 'date-time') return '2026-01-01T09:00:00.000Z';
  if (schema.widget === 'hidden') return 'i1';
  return schema.translatable === true ? text.slice(0, Number(schema.maxLength ?? 200)) : '';
}

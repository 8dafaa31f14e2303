import { sectionStyles } from 'virtual:section-styles';
import { elementMetaSchema } from '#schemas/document/element.schema.ts';
import type { JsonObject } from '#schemas/document/element.ts';
import { languages } from '#schemas/languages.ts';
import type { SchemaError } from './error-message.ts';

const { properties } = elementMetaSchema;

/** `elementMetaSchema` for the form: with controls and in a natural order. */
export const metaFormSchema = {
  ...elementMetaSchema,
  properties: {
    hidden: properties.hidden,
    space: properties.space,
    width: properties.width,
    background: { ...properties.background, widget: 'color' },
    style:
      sectionStyles.length > 0
        ? { ...properties.style, enum: sectionStyles }
        : { ...properties.style, widget: 'hidden' },
    anchor: { ...properties.anchor, widget: 'anchor' },
    device: properties.device,
    audience: properties.audience,
    languages: {
      ...properties.languages,
      uniqueItems: true,
      items: { type: 'string', enum: languages },
      widget: 'checkboxes',
    },
    from: properties.from,
    until: properties.until,
  },
} as unknown as JsonObject;

/**
 * Returns errors of the fields that are typed; all others are chosen from options. Written by hand, because
 * the browser compiles no schema.
 */
export function metaErrors(meta: JsonObject): SchemaError[] {
  const { anchor, from, until } = meta;
  const errors: SchemaError[] = [];
  if (typeof anchor === 'string' && anchor.length > properties.anchor.maxLength) {
    errors.push(errorAt('anchor', 'maxLength', { limit: properties.anchor.maxLength }));
  } else if (typeof anchor === 'string' && !new RegExp(properties.anchor.pattern).test(anchor)) {
    errors.push(errorAt('anchor', 'pattern'));
  }
  const isBackwards = typeof from === 'string' && typeof until === 'string' && until <= from;
  return isBackwards ? [...errors, errorAt('until', 'format')] : errors;
}

function errorAt(key: string, keyword: string, params: SchemaError['params'] = {}): SchemaError {
  const schemaPath = `#/properties/${key}/${keyword}`;
  return { keyword, instancePath: `/${key}`, schemaPath, params };
}

import { isObject } from '#schemas/block/translations.ts';
import type { Json } from '#schemas/document/element.ts';
import { isEqual } from '#schemas/document/equal.ts';
import type { EditNode, OptionsLayer } from '#schemas/editing/node.ts';
import { defaultLanguage, type Language } from '#schemas/languages.ts';
import { setField } from '../../../model/commands/set-options.ts';
import type { Editing } from '../../../model/document/editing.ts';
import { formOptions } from '../../../model/document/options.ts';

/** The change that writing one field would make in one block. */
export interface InstanceChange {
  readonly node: EditNode;
  readonly before: Json | undefined;
  /** Set when the field cannot be written in this block. */
  readonly error: string | null;
}

/** Returns the names of the top-level options of a block. */
export function fieldNames(editing: Editing, handler: string): string[] {
  const properties = editing.blocks[handler]?.model.schema.properties;
  return isObject(properties) ? Object.keys(properties) : [];
}

/**
 * Returns the layer to copy a field's value to. An original that fills in for a missing translation is no
 * translation.
 */
export function layerOfValue(node: EditNode, language: Language, path: string): Language {
  const texts = Object.keys(node.translations[language] ?? {});
  const isOwn = texts.some((each) => each === path || each.startsWith(`${path}/`));
  return isOwn ? language : defaultLanguage;
}

/** Returns blocks of a type in the open documents whose field differs from the given value. */
export function instanceChanges(
  editing: Editing,
  handler: string,
  layer: OptionsLayer,
  path: string,
  value: Json,
): InstanceChange[] {
  const { nodes, blocks } = editing;
  return [...nodes.ids()].flatMap((id) => {
    const node = nodes.get(id);
    if (!node || node.handler !== handler || node.master !== null) return [];
    const before = formOptions(node, blocks, layer)[path];
    if (isEqual(before, value)) return [];
    const plan = editing.check(setField, { id, layer, path, value });
    return [{ node, before, error: plan.ok ? null : plan.error.code }];
  });
}

const longest = 60;

/** Returns a value as short text. */
export function inBrief(value: Json | undefined): string {
  if (value === undefined || value === '') return '–';
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return text.length > longest ? `${text.slice(0, longest)}…` : text;
}

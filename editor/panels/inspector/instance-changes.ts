import { isObject } from '#schemas/block/translations.ts';
import type { Json } from '#schemas/document/element.ts';
import type { EditNode, OptionsLayer } from '#schemas/editing/node.ts';
import { defaultLanguage, type Language } from '#schemas/languages.ts';
import { setField } from '../../commands/set-options.ts';
import type { Editing } from '../../document/editing.ts';
import { isEqual } from '../../document/equal.ts';
import { formOptions } from '../../document/options.ts';

/** What writing one field would do to one block. */
export interface InstanceChange {
  readonly node: EditNode;
  readonly before: Json | undefined;
  /** Set when the field cannot be written there. */
  readonly error: string | null;
}

/** Names of the fields at the top of a block's options. */
export function fieldNames(editing: Editing, handler: string): string[] {
  const properties = editing.blocks[handler]?.model.schema.properties;
  return isObject(properties) ? Object.keys(properties) : [];
}

/** Where a field's value is written to others: what stands in for a missing translation is none. */
export function layerOfValue(node: EditNode, language: Language, path: string): Language {
  const texts = Object.keys(node.translations[language] ?? {});
  const isOwn = texts.some((each) => each === path || each.startsWith(`${path}/`));
  return isOwn ? language : defaultLanguage;
}

/** Blocks of a type in the open documents whose field is another than the given value. */
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

/** A value in a few words. */
export function inBrief(value: Json | undefined): string {
  if (value === undefined || value === '') return '–';
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return text.length > longest ? `${text.slice(0, longest)}…` : text;
}

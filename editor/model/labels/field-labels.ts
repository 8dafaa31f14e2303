import type { BlockLabels, FieldLabel } from '#schemas/block/labels.ts';
import { type Language, languages } from '#schemas/languages.ts';
import { commonLabels } from './common-labels.ts';
import { languageTitle } from './language-names.ts';

/**
 * Returns the label of a field: the block's own, otherwise the common one of its last key, otherwise the key
 * itself. The path has no list items: `items/title`.
 */
export function fieldLabel(
  labels: BlockLabels | undefined,
  path: string,
  language: Language,
): FieldLabel {
  const own = labels?.fields?.[path];
  const common = commonLabel(lastKey(path), language);
  if (!own) return common ?? { label: humanised(lastKey(path)) };
  return { ...own, ...(own.help === undefined && common?.label === own.label ? common : {}) };
}

/** Whether this field has a written label, not one derived from its key. */
export function isLabelled(labels: BlockLabels, path: string, language: Language): boolean {
  return labels.fields?.[path] !== undefined || commonLabel(lastKey(path), language) !== undefined;
}

/** Returns the label of an `enum` value. A value without one is shown as stored, for example `4/3`. */
export function valueLabel(label: FieldLabel, value: string, language: Language): string {
  return label.values?.[value] ?? commonValue(value, language) ?? value;
}

/** Returns the label of a value that blocks share; a language of the site has its name. */
export function commonValue(value: string, language: Language): string | undefined {
  const { values } = commonLabels(language);
  if (Object.hasOwn(values, value)) return values[value];
  return languages.includes(value) ? languageTitle(value, language) : undefined;
}

function commonLabel(key: string, language: Language): FieldLabel | undefined {
  const { fields } = commonLabels(language);
  return Object.hasOwn(fields, key) ? fields[key] : undefined;
}

function lastKey(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}

/** Converts `showMore_items` to `Show more items`. */
export function humanised(key: string): string {
  const texts = key
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .replace(/[_-]+/g, ' ')
    .trim()
    .toLowerCase();
  return texts.charAt(0).toUpperCase() + texts.slice(1);
}

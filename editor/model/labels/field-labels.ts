import type { BlockLabels, FieldLabel } from '#schemas/block/labels.ts';
import type { Language } from '#schemas/languages.ts';
import { commonFields, commonValues, type Labels, wordLanguages } from './common-labels.ts';

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
export function isLabelled(labels: BlockLabels, path: string): boolean {
  return labels.fields?.[path] !== undefined || Object.hasOwn(commonFields, lastKey(path));
}

/** Returns the label of an `enum` value. */
export function valueLabel(label: FieldLabel, value: string, language: Language): string {
  const common = Object.hasOwn(commonValues, value) ? commonValues[value] : undefined;
  return label.values?.[value] ?? (common ? inLanguage(common, language) : value);
}

function commonLabel(key: string, language: Language): FieldLabel | undefined {
  const texts = Object.hasOwn(commonFields, key) ? commonFields[key] : undefined;
  if (!texts) return undefined;
  const [label, help] = texts;
  return {
    label: inLanguage(label, language),
    ...(help && { help: inLanguage(help, language) }),
  };
}

function inLanguage(texts: Labels, language: Language): string {
  return texts[wordLanguages.indexOf(language)] ?? texts[0];
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

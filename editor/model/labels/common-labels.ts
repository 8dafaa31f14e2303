import all from 'virtual:texts/editor/model/labels';
import type { FieldLabel } from '#schemas/block/labels.ts';
import { type Language, type TextsByLanguage, textsIn } from '#schemas/languages.ts';

/** Labels that blocks share: of fields by key, and of `enum` values; the prompt of a field to fill in. */
interface CommonLabels {
  readonly writeHere: string;
  readonly fields: Readonly<Record<string, FieldLabel>>;
  readonly values: Readonly<Record<string, string>>;
}

const labels = all as TextsByLanguage<CommonLabels>;

/** Returns the labels that blocks share, in a language. */
export function commonLabels(language: Language): CommonLabels {
  return textsIn(labels, language);
}

import { defaultLanguage } from '../languages.ts';
import { isExampleText } from './example-texts.ts';
import type { Field } from './fields.ts';
import type { EditNode } from './node.ts';
import { isVacant } from './placeholders.ts';

export interface OpenOriginal {
  readonly path: string;
  readonly code: 'textExample' | 'originalMissing';
}

/** Returns the texts in the default language that still have to be written, for a node with these fields. */
export function openOriginals(node: EditNode, fields: readonly Field[]): OpenOriginal[] {
  return fields.flatMap(({ path, value }): OpenOriginal[] => {
    if (isExampleText(node, defaultLanguage, path, value)) return [{ path, code: 'textExample' }];
    const isMissing = isVacant(value) && isTranslated(node, path);
    return isMissing ? [{ path, code: 'originalMissing' }] : [];
  });
}

/** Whether another language has text for the field. */
export function isTranslated({ translations }: EditNode, path: string): boolean {
  return Object.values(translations).some((texts) => !isVacant(texts[path]));
}

import type { Translate } from '#runtime/i18n/translator.ts';
import { importFields, parseTarget } from '#schemas/entities/import-fields.ts';
import { languageName, languages } from '#schemas/languages.ts';
import type { Option } from '../../../ui/fields/select.tsx';

/** Key of a column that is left out; the key of an option cannot be empty. */
export const leftOut = '-';

/** Targets of a column: fields, texts in each language, or a new attribute with its name. */
export function fieldOptions(t: Translate, column: string, current: string): Option[] {
  const plain = Object.entries(importFields).flatMap(([name, field]): Option[] => {
    if ('hasPart' in field) return [];
    const label = t(`import.field_${name}`);
    if (!('isLocalized' in field)) return [{ id: name, label }];
    return languages.map((language, at) => ({
      id: at === 0 ? name : `${name}:${language}`,
      label: `${label} – ${languageName(language)}`,
    }));
  });
  const own = (['attribute', 'option'] as const).map((name) => ({
    id: `${name}:${column}`,
    label: `${t(`import.field_${name}`)}: ${column}`,
  }));
  const all = [{ id: leftOut, label: t('import.leftOut') }, ...plain, ...own];
  return current === '' || all.some(({ id }) => id === current)
    ? all
    : [...all, { id: current, label: targetLabel(t, current) }];
}

function targetLabel(t: Translate, text: string): string {
  const target = parseTarget(text);
  return target ? `${t(`import.field_${target.name}`)}: ${target.part}` : text;
}

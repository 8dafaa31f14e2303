import { isObject } from '#schemas/block/translations.ts';
import type { Json } from '#schemas/document/element.ts';
import { languages } from '#schemas/languages.ts';
import { Value, type ValueField, withoutTags } from '../value.tsx';
import styles from './record.module.css';

interface ChangedValueProps {
  readonly field: ValueField;
  readonly value: Json | undefined;
  /** The value that it is compared with. */
  readonly other: Json | undefined;
}

/** One of two values of a field. Of texts by language, those that differ are shown, each after the code of its language. */
export function ChangedValue({ field, value, other }: ChangedValueProps) {
  if (field.cell !== 'localized') return <Value field={field} value={value} />;
  const texts = isObject(value) ? value : {};
  const others = isObject(other) ? other : {};
  return languages
    .filter((language) => texts[language] !== others[language])
    .map((language) => (
      <span key={language} className={styles.inLanguage} lang={language}>
        <small>{language.toUpperCase()}</small> {withoutTags(String(texts[language] ?? '')) || '–'}
      </span>
    ));
}

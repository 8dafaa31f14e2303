import type { FieldProps } from '@rjsf/utils';
import { use, useId } from 'react';
import { useLocale } from 'react-aria-components';
import { isObject } from '#schemas/block/translations.ts';
import { directionOf, type Language, languages } from '#schemas/languages.ts';
import { useT } from '../../../i18n/translate.tsx';
import { languageTitle } from '../../../model/labels/language-names.ts';
import fieldStyles from '../../../ui/fields/field.module.css';
import { PlainFoot } from '../../../ui/fields/field-parts.tsx';
import { TextAreaField, TextField } from '../../../ui/fields/text-field.tsx';
import { Icon } from '../../../ui/icon.tsx';
import {
  FieldPositionContext,
  HtmlFieldContext,
  TranslationStateContext,
  useField,
} from '../field-context.ts';
import styles from '../forms.module.css';

/**
 * A field for a text in each language of the site, side by side. A cleared text is removed from the value.
 * Missing languages are marked only if the field is required or has a text in any language.
 */
export function LocalizedField({ formData, onChange, fieldPathId, schema }: FieldProps) {
  const { label, help, errors, isReadOnly, isRequired } = useField();
  const { locale } = useLocale();
  const titleId = useId();
  const footId = useId();
  const texts = isObject(formData) ? formData : {};
  const required: readonly string[] = Array.isArray(schema.required) ? schema.required : [];
  const set = (language: Language, text: string) => {
    const { [language]: _, ...others } = texts;
    const next = text === '' ? others : { ...others, [language]: text };
    const isEmpty = Object.keys(next).length === 0;
    onChange(isEmpty ? undefined : next, fieldPathId.path, undefined, fieldPathId.$id);
  };
  const renderHtml = use(HtmlFieldContext);
  const { path } = use(FieldPositionContext);
  const stateOf = use(TranslationStateContext);
  const widget = widgetOf(schema);
  const isUsed = isRequired || Object.values(texts).some(Boolean);
  const Control = widget === undefined ? TextField : TextAreaField;
  const fieldOf = (language: Language) => {
    const state = stateOf?.(path, language);
    return {
      label: languageTitle(language, locale),
      value: String(texts[language] ?? ''),
      onChange: (text: string) => set(language, text),
      mark: isUsed && (state?.mark ?? <TextState isFilled={Boolean(texts[language])} />),
      help: state?.note,
      isReadOnly,
      isRequired: isRequired && required.includes(language),
    };
  };
  return (
    <div
      role="group"
      aria-labelledby={titleId}
      aria-describedby={footId}
      className={fieldStyles.field}
    >
      <span id={titleId} className={fieldStyles.label}>
        {label}
      </span>
      <div className={styles.languages} data-wide={widget === 'html' || undefined}>
        {languages.map((language) => (
          <div
            key={language}
            lang={language}
            data-direction={directionOf(language)}
            data-field={`${path}/${language}`}
          >
            {widget === 'html' && renderHtml ? (
              renderHtml({ ...fieldOf(language), language })
            ) : (
              <Control {...fieldOf(language)} />
            )}
          </div>
        ))}
      </div>
      <PlainFoot id={footId} help={help} errors={errors} />
    </div>
  );
}

function TextState({ isFilled }: { readonly isFilled: boolean }) {
  const t = useT();
  return isFilled ? (
    <Icon name="check" />
  ) : (
    <span className={styles.missing}>{t('forms.missingText')}</span>
  );
}

/** The control of each language: `html`, `textarea`; undefined for a line. */
function widgetOf({ properties = {} }: FieldProps['schema']): unknown {
  const [first] = Object.values(properties);
  return isObject(first) ? (first as { readonly widget?: unknown }).widget : undefined;
}

import { isObject } from '#schemas/block/translations.ts';
import type { Json, JsonObject } from '#schemas/document/element.ts';
import type { FormField } from '#schemas/entities/form.ts';
import { type Language, type LocalizedText, localize } from '#schemas/languages.ts';
import { formAnswers } from '#schemas/rules/form-answers.ts';
import { useT } from '../../../i18n/translate.tsx';
import { useBackOffice } from '../../context.ts';
import { useRecord } from '../../queries.ts';
import styles from '../record.module.css';
import type { RecordPanelProps } from '../record-panel-props.ts';
import own from './forms.module.css';

/** What a visitor answered in a form, as people read it. Fields that the form no longer has keep their names. */
export function EntryAnswers({ collection, row }: RecordPanelProps) {
  const t = useT();
  const { uiLanguage } = useBackOffice();
  const form = row.values['form_id'];
  const { data } = useRecord('forms', typeof form === 'number' ? String(form) : undefined);
  const fields = fieldsOf(data?.ok ? data.value.values['fields'] : undefined, uiLanguage);
  const stored = row.values['data'];
  const answers = formAnswers(fields, isObject(stored) ? stored : {}, { yes: t('office.yes') });
  const title = collection.fields.find(({ key }) => key === 'data')?.label;
  return (
    <section className={styles.card} aria-label={title}>
      <h2>{title}</h2>
      <dl className={styles.facts}>
        {answers.map(({ name, label, text }) => (
          <div key={name}>
            <dt>{label}</dt>
            <dd className={own.answer} dir="auto">
              {text || '–'}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** The stored fields of a form, with their labels in a language. */
const fieldsOf = (fields: Json | undefined, language: Language) =>
  listOf(fields).map((field) => ({
    name: String(field['name']),
    label: labelIn(field, language) ?? String(field['name']),
    type: field['type'] as FormField['type'],
    options: listOf(field['options']).map((option) => ({
      value: String(option['value']),
      label: labelIn(option, language) ?? String(option['value']),
    })),
  }));

const listOf = (list: Json | undefined): readonly JsonObject[] =>
  Array.isArray(list) ? list.filter(isObject) : [];

function labelIn(labelled: JsonObject, language: Language): string | undefined {
  const label = labelled['label'];
  return isObject(label) ? localize(label as LocalizedText, language) : undefined;
}

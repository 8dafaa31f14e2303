import { isObject } from '#schemas/block/translations.ts';
import type { Json } from '#schemas/document/element.ts';
import { type Language, type LocalizedText, localize } from '#schemas/languages.ts';
import { useBackOffice } from '../../context.ts';
import { useRecord } from '../../queries.ts';
import styles from '../record.module.css';
import type { RecordPanelProps } from '../record-panel-props.ts';
import own from './forms.module.css';

/** What a visitor answered in a form, by the labels of its fields. Fields that it no longer has keep their names. */
export function EntryAnswers({ collection, row }: RecordPanelProps) {
  const { uiLanguage } = useBackOffice();
  const form = row.values['form_id'];
  const { data } = useRecord('forms', typeof form === 'number' ? String(form) : undefined);
  const labels = labelsOf(data?.ok ? data.value.values['fields'] : undefined, uiLanguage);
  const answers = row.values['data'];
  const title = collection.fields.find(({ key }) => key === 'data')?.label;
  return (
    <section className={styles.card} aria-label={title}>
      <h2>{title}</h2>
      <dl className={styles.facts}>
        {Object.entries(isObject(answers) ? answers : {}).map(([name, answer]) => (
          <div key={name}>
            <dt>{labels.get(name) ?? name}</dt>
            <dd className={own.answer} dir="auto">
              {[answer].flat().join(', ') || '–'}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function labelsOf(fields: Json | undefined, language: Language): ReadonlyMap<string, string> {
  const labels = new Map<string, string>();
  for (const field of Array.isArray(fields) ? fields : []) {
    if (!isObject(field) || !isObject(field['label'])) continue;
    labels.set(String(field['name']), localize(field['label'] as LocalizedText, language));
  }
  return labels;
}

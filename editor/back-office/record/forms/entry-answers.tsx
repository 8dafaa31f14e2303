import { isObject } from '#schemas/block/translations.ts';
import type { Json, JsonObject } from '#schemas/document/element.ts';
import { type Language, type LocalizedText, localize } from '#schemas/languages.ts';
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
  const fields = fieldsOf(data?.ok ? data.value.values['fields'] : undefined);
  const stored = row.values['data'];
  const answers = isObject(stored) ? stored : {};
  const title = collection.fields.find(({ key }) => key === 'data')?.label;
  return (
    <section className={styles.card} aria-label={title}>
      <h2>{title}</h2>
      <dl className={styles.facts}>
        {inOrder(Object.keys(answers), fields).map((name) => (
          <div key={name}>
            <dt>{labelIn(fields.get(name), uiLanguage) ?? name}</dt>
            <dd className={own.answer} dir="auto">
              {answerText(answers[name], fields.get(name), uiLanguage, t('office.yes'))}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

type Fields = ReadonlyMap<string, JsonObject>;

const fieldsOf = (fields: Json | undefined): Fields =>
  new Map(listOf(fields).map((field) => [String(field['name']), field]));

const listOf = (list: Json | undefined): readonly JsonObject[] =>
  Array.isArray(list) ? list.filter(isObject) : [];

/** Sorts names as the fields of the form; the database keeps no order. */
function inOrder(names: readonly string[], fields: Fields): readonly string[] {
  const known = [...fields.keys()].filter((name) => names.includes(name));
  return [...known, ...names.filter((name) => !fields.has(name))];
}

function answerText(
  answer: Json | undefined,
  field: JsonObject | undefined,
  language: Language,
  yes: string,
): string {
  const options = listOf(field?.['options']);
  const texts = [answer].flat().map((value) => {
    if (value === true) return yes;
    const option = options.find((each) => each['value'] === value);
    return labelIn(option, language) ?? String(value ?? '');
  });
  return texts.join(', ') || '–';
}

function labelIn(labelled: JsonObject | undefined, language: Language): string | undefined {
  const label = labelled?.['label'];
  return isObject(label) ? localize(label as LocalizedText, language) : undefined;
}

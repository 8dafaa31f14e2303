import { Suspense } from 'react';
import type { JsonObject } from '#schemas/document/element.ts';
import type { CollectionDescription, CollectionRow } from '#schemas/entities/collection.ts';
import { TranslationStateContext } from '../../chrome/forms/field-context.ts';
import type { FormProblem } from '../../chrome/forms/schema-form.tsx';
import { useFormatInstant } from '../../i18n/format-instant.ts';
import { useT } from '../../i18n/translate.tsx';
import { Button } from '../../ui/button.tsx';
import { ErrorLine, Waiting } from '../../ui/dialogs/states.tsx';
import { Conflict } from './conflict.tsx';
import { FieldsForm } from './fields-form.tsx';
import { changedValues } from './form-values.ts';
import styles from './record.module.css';
import { draftPanels } from './record-panels.ts';
import { TranslationSummary } from './translations/translation-summary.tsx';
import { useTranslations } from './translations/use-translations.tsx';
import { useRecordForm } from './use-record-form.ts';

interface RecordFormProps {
  readonly collection: CollectionDescription;
  /** Null for a new record. */
  readonly row: CollectionRow | null;
  readonly onCreated: (created: CollectionRow) => void;
}

/**
 * The form of a record. Nothing is sent before Save; what was typed stays on this device until then, also when
 * the server refuses it.
 */
export function RecordForm({ collection, row, onCreated }: RecordFormProps) {
  const t = useT();
  const form = useRecordForm(collection, row, onCreated);
  const { values, stored, conflict } = form;
  const translations = useTranslations({
    collection,
    row: form.known,
    stored,
    values,
    onConfirmed: form.confirm,
  });
  const { confirmed } = translations;
  const error = form.error ?? translations.error;
  const isChanged = Object.keys(changedValues(values, stored)).length > 0;
  const Draft = draftPanels[collection.name];
  const fields = (
    <form
      key={form.round}
      className={styles.card}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (form.isSaving) return;
        translations.forgetFocus();
        void form.save();
      }}
    >
      {form.restoredAt !== null && <RestoredNotice at={form.restoredAt} onDiscard={form.discard} />}
      <TranslationSummary problems={translations.problems} onOpen={translations.focus} />
      <TranslationStateContext value={translations.stateOf}>
        {collection.form.map((group) => (
          <Group
            key={group.title}
            collection={collection}
            group={group}
            values={values}
            problems={form.problems}
            focused={translations.focused}
            onChange={form.change}
          />
        ))}
      </TranslationStateContext>
      {conflict && (
        <Conflict
          collection={collection}
          mine={conflict.mine}
          theirs={conflict.theirs}
          onSave={(given) => void form.saveChosen(given)}
          onTake={form.takeTheirs}
        />
      )}
      {error && (
        <div role="alert">
          <ErrorLine error={error} />
        </div>
      )}
      <footer className={styles.foot}>
        {!conflict && (
          <Button type="submit" tone="primary" icon="save" isPending={form.isSaving}>
            {t(form.isSaving ? 'office.saving' : 'office.save')}
          </Button>
        )}
        <span role="status">
          {form.isSaved && !isChanged && t('office.saved')}
          {!form.isSaved && confirmed && t('office.translationConfirmed')}
        </span>
        {!form.isSaved && confirmed && (
          <Button icon="undo-2" tone="quiet" onPress={() => void translations.undo(confirmed)}>
            {t('office.takeBack')}
          </Button>
        )}
      </footer>
    </form>
  );
  if (!Draft) return fields;
  return (
    <div className={styles.beside}>
      {fields}
      <Suspense fallback={<Waiting />}>
        <Draft values={values} />
      </Suspense>
    </div>
  );
}

interface RestoredProps {
  /** ms since 1970. */
  readonly at: number;
  readonly onDiscard: () => void;
}

/** Notice that the form contains unsaved input of an earlier visit. */
function RestoredNotice({ at, onDiscard }: RestoredProps) {
  const t = useT();
  const format = useFormatInstant();
  return (
    <div className={styles.restored} role="status">
      <p>{t('office.restored', { time: format(at) })}</p>
      <Button icon="undo-2" onPress={onDiscard}>
        {t('office.discardDraft')}
      </Button>
    </div>
  );
}

interface GroupProps {
  readonly collection: CollectionDescription;
  readonly group: CollectionDescription['form'][number];
  readonly values: JsonObject;
  readonly problems: readonly FormProblem[];
  /** Path of the text to focus. */
  readonly focused: string | null;
  readonly onChange: (values: JsonObject) => void;
}

function Group({ collection, group, values, problems, focused, onChange }: GroupProps) {
  return (
    <fieldset>
      {!isNamedByField(collection, group) && (
        <legend>
          <h2>{group.title}</h2>
        </legend>
      )}
      <FieldsForm
        collection={collection}
        keys={group.fields}
        values={values}
        problems={problems}
        focused={focused}
        onChange={onChange}
      />
    </fieldset>
  );
}

/** Whether a group consists of one field with the same name, which is then shown only once. */
const isNamedByField = (
  { fields }: CollectionDescription,
  { title, fields: [first, ...others] }: GroupProps['group'],
): boolean =>
  others.length === 0 && fields.some(({ key, label }) => key === first && label === title);

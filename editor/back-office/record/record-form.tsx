import { Suspense, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { JsonObject } from '#schemas/document/element.ts';
import type { CollectionDescription, CollectionRow } from '#schemas/entities/collection.ts';
import type { AppError, Result } from '#schemas/result.ts';
import { useEditorApi } from '../../canvas/editor-api-context.ts';
import type { FormProblem } from '../../chrome/forms/schema-form.tsx';
import { useT } from '../../i18n/translate.tsx';
import { Button } from '../../ui/button.tsx';
import { ErrorLine, Waiting } from '../../ui/dialogs/states.tsx';
import { useDropCached } from '../queries.ts';
import { Conflict } from './conflict.tsx';
import { FieldsForm } from './fields-form.tsx';
import { changedValues, defaultValues, formValues } from './form-values.ts';
import styles from './record.module.css';
import { draftPanels } from './record-panels.ts';
import { useUnsaved } from './use-unsaved.ts';

interface RecordFormProps {
  readonly collection: CollectionDescription;
  /** Null: a new record. */
  readonly row: CollectionRow | null;
}

/** The form of a record. Nothing is sent before Save; what was typed stays when the server refuses it. */
export function RecordForm({ collection, row }: RecordFormProps) {
  const t = useT();
  const form = useRecordForm(collection, row);
  const { values, stored, error, theirs } = form;
  const isChanged = Object.keys(changedValues(values, stored)).length > 0;
  useUnsaved(isChanged);
  const Draft = draftPanels[collection.name];
  const fields = (
    <form
      className={styles.card}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void form.save();
      }}
    >
      {collection.form.map((group) => (
        <Group
          key={group.title}
          collection={collection}
          group={group}
          values={values}
          problems={form.problems}
          onChange={form.change}
        />
      ))}
      {theirs && (
        <Conflict
          collection={collection}
          mine={changedValues(values, stored)}
          theirs={theirs}
          onTake={form.takeTheirs}
          onKeep={() => void form.keepMine()}
        />
      )}
      {error && <ErrorLine error={error} />}
      <footer className={styles.foot}>
        <Button type="submit" tone="primary" icon="save" isDisabled={form.isSaving}>
          {t(form.isSaving ? 'office.saving' : 'office.save')}
        </Button>
        <span role="status">{form.isSaved && !isChanged ? t('office.saved') : ''}</span>
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

interface GroupProps {
  readonly collection: CollectionDescription;
  readonly group: CollectionDescription['form'][number];
  readonly values: JsonObject;
  readonly problems: readonly FormProblem[];
  readonly onChange: (values: JsonObject) => void;
}

function Group({ collection, group, values, problems, onChange }: GroupProps) {
  return (
    <fieldset className={styles.group}>
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
        onChange={onChange}
      />
    </fieldset>
  );
}

/** A group of one field has its name only once. */
const isNamedByField = (
  { fields }: CollectionDescription,
  { title, fields: [first, ...others] }: GroupProps['group'],
): boolean =>
  others.length === 0 && fields.some(({ key, label }) => key === first && label === title);

function useRecordForm(collection: CollectionDescription, row: CollectionRow | null) {
  const { name } = collection;
  const api = useEditorApi();
  const navigate = useNavigate();
  const dropCached = useDropCached(name);
  const schema = collection.schema as JsonObject;
  const [known, setKnown] = useState(row);
  const stored = known === null ? defaultValues(schema) : formValues(known.values, schema);
  const [values, setValues] = useState(stored);
  const [error, setError] = useState<AppError | null>(null);
  const [theirs, setTheirs] = useState<CollectionRow | null>(null);
  const [isSaving, setIsSaving] = useState(false);
  const [isSaved, setIsSaved] = useState(false);

  async function send(revision: string | undefined): Promise<void> {
    const changes = changedValues(values, known === null ? {} : stored);
    if (known !== null && Object.keys(changes).length === 0) return setIsSaved(true);
    setIsSaving(true);
    const result: Result<CollectionRow> =
      known === null
        ? await api.call('collection.create', { name, values: changes })
        : await api.call('collection.change', {
            name,
            id: known.id,
            revision: revision ?? known.revision,
            values: changes,
          });
    setIsSaving(false);
    if (!result.ok) return refuse(result.error);
    accept(result.value);
    await dropCached();
    if (result.value.id !== known?.id) {
      await navigate(`/${name}/record/${encodeURIComponent(result.value.id)}`, { replace: true });
    }
  }

  function accept(saved: CollectionRow): void {
    setKnown(saved);
    setValues(formValues(saved.values, schema));
    setError(null);
    setTheirs(null);
    setIsSaved(true);
  }

  async function refuse(refused: AppError): Promise<void> {
    setError(refused);
    if (refused.params?.reason !== 'changed' || known === null) return;
    const current = await api.call('collection.get', { name, id: known.id });
    if (current.ok) setTheirs(current.value);
  }

  return {
    values,
    stored,
    isSaving,
    isSaved,
    theirs,
    /** An error at a field is shown there. */
    error: error?.field || theirs ? null : error,
    problems: problemsOf(error),
    change(next: JsonObject) {
      setValues(next);
      setIsSaved(false);
    },
    save: () => send(undefined),
    keepMine: () => send(theirs?.revision),
    takeTheirs: () => theirs && accept(theirs),
  };
}

function problemsOf(error: AppError | null): readonly FormProblem[] {
  if (!error?.field) return [];
  const { field, code, params = {} } = error;
  const { reason } = params;
  if (reason !== undefined) return [{ path: field, code: `refused_${reason}`, params }];
  return [{ path: field, code: code === 'badRequest' ? 'invalidValue' : code, params }];
}

import { useState } from 'react';
import type { Translate } from '#runtime/i18n/translator.ts';
import type { JsonObject } from '#schemas/document/element.ts';
import type { CollectionDescription, CollectionRow } from '#schemas/entities/collection.ts';
import type { AppError, Result } from '#schemas/result.ts';
import { useEditorApi } from '../../canvas/editor-api-context.ts';
import type { FormProblem } from '../../chrome/forms/schema-form.tsx';
import { useT } from '../../i18n/translate.tsx';
import { useDropCached } from '../queries.ts';
import { refusalText } from '../refusal.ts';
import { bothChanged, type FieldConflict } from './both-changed.ts';
import type { RecordDraft } from './draft.ts';
import { changedValues, defaultValues, formValues } from './form-values.ts';
import { withLinkedChoices } from './linked-choices.ts';
import { missingFields } from './missing-fields.ts';
import { useDraft, useKeptDraft } from './use-draft.ts';

/** Returns the record with the values that a draft is based on. */
const asSeen = (row: CollectionRow | null, draft: RecordDraft | null): CollectionRow | null =>
  row && draft
    ? { ...row, revision: draft.revision ?? row.revision, values: { ...row.values, ...draft.base } }
    : row;

/** Values, errors and actions of the form of a record; null for a new record, which `onCreated` receives. */
export function useRecordForm(
  collection: CollectionDescription,
  row: CollectionRow | null,
  onCreated: (created: CollectionRow) => void,
) {
  const { name } = collection;
  const t = useT();
  const api = useEditorApi();
  const dropCached = useDropCached(name);
  const draft = useDraft(name, row);
  const schema = collection.schema as JsonObject;
  const [known, setKnown] = useState(() => asSeen(row, draft.restored));
  const stored = known === null ? defaultValues(schema) : formValues(known.values, schema);
  const [values, setValues] = useState<JsonObject>(() =>
    withoutNull({ ...stored, ...draft.restored?.values }),
  );
  const [error, setError] = useState<AppError | null>(null);
  const [conflict, setConflict] = useState<(FieldConflict & { now: CollectionRow }) | null>(null);
  const [isSaving, setIsSaving] = useState(false);
  const [isSaved, setIsSaved] = useState(false);
  const [round, setRound] = useState(0);
  useKeptDraft(draft.key, known?.revision ?? null, changedValues(values, stored), stored);

  async function send(changes: JsonObject, revision = known?.revision): Promise<void> {
    if (known !== null && Object.keys(changes).length === 0) return setIsSaved(true);
    setIsSaving(true);
    const result: Result<CollectionRow> =
      known === null
        ? await api.call('collection.create', { name, values: changes })
        : await api.call('collection.change', {
            name,
            id: known.id,
            revision: revision ?? '',
            values: changes,
          });
    setIsSaving(false);
    if (!result.ok) return refuse(result.error, changes);
    accept(result.value);
    if (result.value.id !== known?.id) onCreated(result.value);
    await dropCached();
  }

  /** Takes the stored values, except for fields that staff have changed since the form was sent. */
  function accept(saved: CollectionRow): void {
    draft.drop();
    setKnown(saved);
    setValues((now) =>
      withoutNull({ ...formValues(saved.values, schema), ...changedValues(now, values) }),
    );
    setError(null);
    setConflict(null);
    setIsSaved(true);
  }

  /**
   * Handles a refused save. Only fields that both this form and another staff member changed are in conflict.
   */
  async function refuse(refused: AppError, changes: JsonObject): Promise<void> {
    const isStale = refused.params?.reason === 'changed' && known !== null;
    const current = isStale ? await api.call('collection.get', { name, id: known.id }) : null;
    if (!current?.ok) return setError(refused);
    const now = current.value;
    const found = bothChanged(changes, stored, formValues(now.values, schema));
    if (found) setConflict({ ...found, now });
    else await send(changes, now.revision);
  }

  /** Saves the form without the given fields, which keep the other staff member's values. */
  function saveChosen(given: readonly string[]): Promise<void> | void {
    const changes = changedValues(values, stored);
    const kept = Object.entries(changes).filter(([key]) => !given.includes(key));
    if (kept.length === 0) return takeTheirs();
    return send(Object.fromEntries(kept), conflict?.now.revision);
  }

  function takeTheirs(): void {
    if (conflict) accept(conflict.now);
    setRound(round + 1);
  }

  return {
    values,
    stored,
    /** The record as last loaded; null for a new record. */
    known,
    isSaving,
    isSaved,
    conflict,
    /** Key of the form. It changes when the form must restart with other values. */
    round,
    restoredAt: draft.restored?.at ?? null,
    /** Null if the error belongs to a field, where it is shown. */
    error: error?.field ? null : error,
    problems: problemsOf(t, collection, error, values),
    change(next: JsonObject) {
      setValues(withLinkedChoices(schema, values, next));
      setIsSaved(false);
    },
    save: () => send(changedValues(values, known === null ? {} : stored)),
    saveChosen,
    takeTheirs,
    /** Updates the state of translations after one was confirmed, without changing the input. */
    confirm({ revision, outdated = [] }: CollectionRow) {
      setKnown(known && { ...known, revision, outdated });
      setIsSaved(false);
    },
    /** Resets the form to the stored record. */
    discard() {
      draft.drop();
      setKnown(row);
      setValues(row === null ? defaultValues(schema) : formValues(row.values, schema));
      setRound(round + 1);
    },
  };
}

const withoutNull = (values: JsonObject): JsonObject =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null));

/** The refused field, and the other required fields that are empty if it was. */
function problemsOf(
  t: Translate,
  collection: CollectionDescription,
  error: AppError | null,
  values: JsonObject,
): readonly FormProblem[] {
  if (!error?.field) return [];
  const { code, field } = error;
  const problem = { path: field, message: refusalText(t, collection, error) };
  if (code !== 'required') return [problem];
  const others = missingFields(collection.schema as JsonObject, values);
  return [
    problem,
    ...others
      .filter((path) => path !== field)
      .map((path) => ({ path, message: refusalText(t, collection, { code, field: path }) })),
  ];
}

import { useState } from 'react';
import type { JsonObject } from '#schemas/document/element.ts';
import type { CollectionDescription, CollectionRow } from '#schemas/entities/collection.ts';
import { type AppError, fail, type Result } from '#schemas/result.ts';
import { useEditorApi } from '../../../canvas/editor-api-context.ts';
import type { EditorApi } from '../../../session/api/editor-api.ts';
import { useDropCached } from '../../queries.ts';
import { hasConfirmed } from './confirmations.ts';
import { outdatedStates } from './outdated-states.tsx';
import { type TranslationProblem, translationProblems } from './record-translations.ts';
import { useTextFocus } from './use-text-focus.ts';

interface RecordTexts {
  readonly collection: CollectionDescription;
  /** Null for a new record, in which no translation counts as missing. */
  readonly row: CollectionRow | null;
  readonly stored: JsonObject;
  readonly values: JsonObject;
  /** Called with the record after a translation was confirmed as up to date. */
  readonly onConfirmed: (row: CollectionRow) => void;
}

/** The missing and outdated translations of a record, and the actions of staff on them. */
export function useTranslations({ collection, row, stored, values, onConfirmed }: RecordTexts) {
  const api = useEditorApi();
  const { name } = collection;
  const dropCached = useDropCached(name);
  const [error, setError] = useState<AppError | null>(null);
  const [confirmed, setConfirmed] = useState<TranslationProblem | null>(null);
  const { focused, focus, forgetFocus } = useTextFocus();
  const schema = collection.schema as JsonObject;
  const problems = row
    ? translationProblems({ schema, values, stored, outdated: row.outdated ?? [] })
    : [];

  async function confirm(problem: TranslationProblem): Promise<void> {
    if (!row) return;
    const { path, language } = problem;
    const text = { name, id: row.id, revision: row.revision, path, language };
    const result = await api.call('collection.confirmTranslation', text);
    setError(result.ok ? null : result.error);
    setConfirmed(result.ok ? problem : null);
    if (!result.ok) return;
    onConfirmed(result.value);
    // The focused button has disappeared.
    focus(problem);
    await dropCached();
  }

  async function undo(problem: TranslationProblem): Promise<void> {
    if (!row) return;
    const now = await undoConfirmation(api, name, row.id);
    setError(now.ok ? null : now.error);
    setConfirmed(null);
    if (!now.ok) return;
    onConfirmed(now.value);
    focus(problem);
    await dropCached();
  }

  return {
    problems,
    error,
    /** The translation that was confirmed last; null after its undo. */
    confirmed,
    undo,
    stateOf: outdatedStates(problems, (problem) => void confirm(problem)),
    focused,
    focus,
    forgetFocus,
  };
}

/** Makes the translation outdated again that was confirmed last, and returns the record. */
async function undoConfirmation(
  api: EditorApi,
  name: string,
  id: string,
): Promise<Result<CollectionRow>> {
  const changes = await api.call('collection.changes', { name, id });
  if (!changes.ok) return changes;
  const change = changes.value.find(hasConfirmed);
  if (!change) return fail('notFound');
  const reverted = await api.call('collection.revert', { name, id, change: change.id });
  if (!reverted.ok) return reverted;
  if (reverted.value.done === 0) return fail('conflict', { params: { reason: 'changed' } });
  return api.call('collection.get', { name, id });
}

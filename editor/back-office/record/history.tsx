import { useState } from 'react';
import type { WrittenMany } from '#schemas/api/collection-work.ts';
import type { CollectionChange } from '#schemas/api/collections.ts';
import type { JsonObject } from '#schemas/document/element.ts';
import type { CollectionDescription } from '#schemas/entities/collection.ts';
import type { AppError } from '#schemas/result.ts';
import { useEditorApi } from '../../canvas/editor-api-context.ts';
import { useT } from '../../i18n/translate.tsx';
import { Button } from '../../ui/button.tsx';
import { ErrorLine } from '../../ui/dialogs/states.tsx';
import { useChanges, useDropCached } from '../queries.ts';
import { RefusedList } from '../refused-list.tsx';
import { Value, type ValueField } from '../value.tsx';
import { ChangedValue } from './changed-value.tsx';
import styles from './record.module.css';
import { isConfirmation } from './translations/confirmations.ts';

interface HistoryProps {
  readonly collection: CollectionDescription;
  readonly id: string;
  /** Called after a change was undone. */
  readonly onReverted: () => void;
}

/** Changes of the record with their authors, newest first. */
export function History({ collection, id, onReverted }: HistoryProps) {
  const t = useT();
  const { data } = useChanges(collection.name, id);
  const { refused, error, revert } = useRevert(collection.name, id, onReverted);
  if (!data?.ok || data.value.length === 0) return null;
  return (
    <section className={styles.card} aria-label={t('office.history')}>
      <h2>{t('office.history')}</h2>
      {error && <ErrorLine error={error} />}
      {refused.length > 0 && (
        <div role="alert">
          <RefusedList collection={collection} refused={refused} />
        </div>
      )}
      <ol className={styles.history}>
        {data.value.map((change) => (
          <li key={change.id}>
            <Step change={change} collection={collection} />
            {isUndoable(collection, change) && (
              <Button
                icon="undo-2"
                tone="quiet"
                aria-describedby={`change-${change.id}`}
                onPress={() => void revert(change.id)}
              >
                {t('office.takeBack')}
              </Button>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}

/** Whether a change can be undone: those of fields that staff edit, and confirmations of translations. */
const isUndoable = (
  { mayChange, form }: CollectionDescription,
  change: CollectionChange,
): boolean =>
  mayChange &&
  change.action === 'change' &&
  (isConfirmation(change) ||
    form.some(({ fields }) => fields.some((key) => Object.hasOwn(change.before as object, key))));

/** Undoes one change, unless its fields were changed again since. */
function useRevert(name: string, id: string, onReverted: () => void) {
  const api = useEditorApi();
  const dropCached = useDropCached(name);
  const [refused, setRefused] = useState<WrittenMany['refused']>([]);
  const [error, setError] = useState<AppError | null>(null);
  const revert = async (change: string) => {
    const reverted = await api.call('collection.revert', { name, id, change });
    setError(reverted.ok ? null : reverted.error);
    setRefused(reverted.ok ? reverted.value.refused : []);
    await dropCached();
    if (reverted.ok && reverted.value.done > 0) onReverted();
  };
  return { refused, error, revert };
}

interface StepProps {
  readonly change: CollectionChange;
  readonly collection: CollectionDescription;
}

const date: ValueField = { cell: 'date', choices: [] };

function Step({ change, collection }: StepProps) {
  const t = useT();
  const { action, actor, at } = change;
  const before = change.before as JsonObject;
  const after = change.after as JsonObject;
  const fields = collection.fields.filter(
    ({ key }) => Object.hasOwn(before, key) || Object.hasOwn(after, key),
  );
  return (
    <>
      <p className={styles.step} id={`change-${change.id}`}>
        <strong>{t(`office.action_${action}`)}</strong>
        <span>{actor.email ?? t('office.formerStaff')}</span>
        <Value field={date} value={at} />
      </p>
      {action === 'change' && (
        <ul>
          {fields.map((field) => (
            <li key={field.key}>
              {field.label}:{' '}
              <del>
                <ChangedValue field={field} value={before[field.key]} other={after[field.key]} />
              </del>{' '}
              <ins>
                <ChangedValue field={field} value={after[field.key]} other={before[field.key]} />
              </ins>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { CollectionDescription, CollectionRow } from '#schemas/entities/collection.ts';
import type { AppError } from '#schemas/result.ts';
import { useEditorApi } from '../../canvas/editor-api-context.ts';
import { useT } from '../../i18n/translate.tsx';
import { Button } from '../../ui/button.tsx';
import { useDialogs } from '../../ui/dialogs/dialogs.tsx';
import { ErrorLine } from '../../ui/dialogs/states.tsx';
import { useBackOffice } from '../context.ts';
import { useDropCached } from '../queries.ts';
import { titleOf } from '../title-of.ts';

interface RemoveButtonProps {
  readonly collection: CollectionDescription;
  readonly row: CollectionRow;
}

/** Deletes the record after a confirmation. */
export function RemoveButton({ collection, row }: RemoveButtonProps) {
  const t = useT();
  const { uiLanguage } = useBackOffice();
  const api = useEditorApi();
  const dialogs = useDialogs();
  const navigate = useNavigate();
  const dropCached = useDropCached(collection.name);
  const [error, setError] = useState<AppError | null>(null);
  const { id, revision } = row;
  const remove = async () => {
    const isSure = await dialogs.confirm({
      title: t('office.removeTitle', { record: titleOf(collection, row, uiLanguage) }),
      text: t('office.removeText'),
      action: t('office.remove'),
      danger: true,
    });
    if (!isSure) return;
    const removed = await api.call('collection.remove', { name: collection.name, id, revision });
    if (!removed.ok) return setError(removed.error);
    await dropCached();
    await navigate(`/${collection.name}`, { replace: true });
  };
  return (
    <>
      {error && (
        <div role="alert">
          <ErrorLine error={error} />
        </div>
      )}
      <Button icon="trash-2" onPress={() => void remove()}>
        {t('office.remove')}
      </Button>
    </>
  );
}

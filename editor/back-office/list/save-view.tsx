import { useState } from 'react';
import type { ListQuery } from '#schemas/entities/collection.ts';
import type { AppError } from '#schemas/result.ts';
import { useEditorApi } from '../../canvas/editor-api-context.ts';
import { useT } from '../../i18n/translate.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import type { Closing } from '../../ui/dialogs/closing.ts';
import { ErrorLine } from '../../ui/dialogs/states.tsx';
import { Checkbox } from '../../ui/fields/choices.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import styles from './bulk.module.css';

interface SaveViewProps extends Closing<true> {
  readonly name: string;
  readonly query: ListQuery;
}

/** Saves the list as it is shown under a name. */
export function SaveView({ name, query, close }: SaveViewProps) {
  const t = useT();
  const api = useEditorApi();
  const [title, setTitle] = useState('');
  const [isShared, setIsShared] = useState(false);
  const [error, setError] = useState<AppError | null>(null);
  const save = async () => {
    const view = { title: title.trim(), isShared, query };
    const saved = await api.call('collection.saveView', { name, ...view });
    if (!saved.ok) return setError(saved.error);
    close(true);
  };
  return (
    <Dialog
      title={t('office.saveView')}
      size="small"
      isOpen
      onClose={() => close()}
      actions={
        <>
          <Button onPress={() => close()}>{t('ui.cancel')}</Button>
          <Button tone="primary" isDisabled={title.trim() === ''} onPress={() => void save()}>
            {t('office.save')}
          </Button>
        </>
      }
    >
      <form
        className={styles.change}
        onSubmit={(event) => {
          event.preventDefault();
          if (title.trim() !== '') void save();
        }}
      >
        <TextField label={t('office.viewName')} value={title} onChange={setTitle} autoFocus />
        <Checkbox label={t('office.shareView')} isSelected={isShared} onChange={setIsShared} />
        {error && <ErrorLine error={error} />}
      </form>
    </Dialog>
  );
}

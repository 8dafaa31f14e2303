import type { ComponentProps, ReactNode } from 'react';
import { useT } from '../../i18n/translate.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Failed, Waiting } from '../../ui/dialogs/states.tsx';
import type { Load } from './use-load.ts';

interface FormDialogProps<T> extends Pick<ComponentProps<typeof Dialog>, 'title' | 'size'> {
  readonly load: Pick<Load<T>, 'found' | 'retry'>;
  /** Id of the form that `children` renders. */
  readonly formId: string;
  readonly submit: string;
  readonly isSaving: boolean;
  readonly onClose: () => void;
  readonly children: (value: T) => ReactNode;
}

/** A dialog with one form, whose values are loaded first. */
export function FormDialog<T>(props: FormDialogProps<T>) {
  const { load, formId, submit, isSaving, onClose, children, ...dialog } = props;
  const { found, retry } = load;
  const t = useT();
  return (
    <Dialog
      {...dialog}
      isOpen
      isDismissable={false}
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose}>{t('ui.cancel')}</Button>
          <Button
            tone="primary"
            type="submit"
            form={formId}
            isPending={isSaving}
            isDisabled={found.state !== 'ready'}
          >
            {submit}
          </Button>
        </>
      }
    >
      {found.state === 'loading' && <Waiting />}
      {found.state === 'failed' && <Failed error={found.error} onRetry={retry} />}
      {found.state === 'ready' && children(found.value)}
    </Dialog>
  );
}

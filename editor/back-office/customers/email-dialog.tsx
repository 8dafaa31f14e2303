import { useState } from 'react';
import type { AppError } from '#schemas/result.ts';
import { useEditorApi } from '../../canvas/editor-api-context.ts';
import { useT } from '../../i18n/translate.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { TextLine } from '../../ui/dialogs/fields.tsx';
import { ErrorLine } from '../../ui/dialogs/states.tsx';
import styles from './customer.module.css';
import { useCustomer } from './customer-context.ts';

interface EmailDialogProps {
  /** Called with the address that the link was sent to; null when cancelled. */
  readonly onClose: (email: string | null) => void;
}

/** Sends a link to the new address of a customer who cannot open the old mailbox. */
export function EmailDialog({ onClose }: EmailDialogProps) {
  const t = useT();
  const [email, setEmail] = useState('');
  const [reason, setReason] = useState('');
  const { error, isBusy, send } = useEmailChange(email, reason, onClose);
  const errorAt = (field: string) =>
    error?.field === field ? t(`errors.${error.code}`, error.params) : null;
  return (
    <Dialog
      isOpen
      size="small"
      title={t('customer.changeEmail')}
      onClose={() => onClose(null)}
      actions={
        <>
          <Button onPress={() => onClose(null)}>{t('customer.cancel')}</Button>
          <Button type="submit" form="change-email" tone="primary" isPending={isBusy}>
            {t('customer.sendLink')}
          </Button>
        </>
      }
    >
      <form
        id="change-email"
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void send();
        }}
      >
        <p>{t('customer.changeEmailHelp')}</p>
        <TextLine
          label={t('customer.newEmail')}
          type="email"
          value={email}
          onChange={setEmail}
          error={errorAt('email')}
        />
        <TextLine
          isLong
          label={t('customer.changeReason')}
          help={t('customer.changeReasonHelp')}
          value={reason}
          onChange={setReason}
          error={errorAt('reason')}
        />
        {error && !error.field && <ErrorLine error={error} />}
      </form>
    </Dialog>
  );
}

function useEmailChange(email: string, reason: string, onClose: EmailDialogProps['onClose']) {
  const api = useEditorApi();
  const { file, show } = useCustomer();
  const [error, setError] = useState<AppError | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const send = async () => {
    if (isBusy) return;
    setIsBusy(true);
    const sent = await api.call('customerFile.changeEmail', { id: file.id, email, reason });
    setIsBusy(false);
    if (!sent.ok) return setError(sent.error);
    show(sent.value);
    onClose(email.trim());
  };
  return { error, isBusy, send };
}

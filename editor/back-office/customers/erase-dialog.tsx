import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { CustomerFile } from '#schemas/entities/customer-file.ts';
import type { AppError } from '#schemas/result.ts';
import { useEditorApi } from '../../canvas/editor-api-context.ts';
import { useT } from '../../i18n/translate.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { TextLine } from '../../ui/dialogs/fields.tsx';
import { ErrorLine, InlineAlert } from '../../ui/dialogs/states.tsx';
import { useDropCached } from '../queries.ts';
import styles from './customer.module.css';

interface EraseDialogProps {
  readonly file: CustomerFile;
  readonly onClose: () => void;
}

/** Explains what is erased and what the law requires to keep; the address must be typed. */
export function EraseDialog({ file, onClose }: EraseDialogProps) {
  const t = useT();
  const [email, setEmail] = useState('');
  const { error, isBusy, erase } = useErase(file.id, email);
  const isTyped = email.trim().toLowerCase() === file.email.toLowerCase();
  const isOpen = file.openOrders.length > 0;
  return (
    <Dialog
      isOpen
      role="alertdialog"
      title={t('customer.eraseTitle')}
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose}>{t('customer.cancel')}</Button>
          <Button
            type="submit"
            form="erase-customer"
            tone="danger"
            isDisabled={!isTyped || isBusy || isOpen}
          >
            {t('customer.erase')}
          </Button>
        </>
      }
    >
      <form
        id="erase-customer"
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          if (isTyped && !isOpen) void erase();
        }}
      >
        <p>{t('customer.eraseGoes')}</p>
        <p>{t('customer.eraseStays')}</p>
        {isOpen ? (
          <InlineAlert tone="red">
            {t('customer.eraseOpen', { numbers: file.openOrders.join(', ') })}
          </InlineAlert>
        ) : (
          <TextLine
            label={t('customer.eraseTyped', { email: file.email })}
            value={email}
            onChange={setEmail}
          />
        )}
        {error && <ErrorLine error={error} />}
      </form>
    </Dialog>
  );
}

function useErase(id: number, email: string) {
  const api = useEditorApi();
  const navigate = useNavigate();
  const dropCached = useDropCached('customers');
  const [error, setError] = useState<AppError | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const erase = async () => {
    setIsBusy(true);
    const erased = await api.call('customerFile.erase', { id, email });
    setIsBusy(false);
    if (!erased.ok) return setError(erased.error);
    await navigate('/customers', { replace: true });
    await dropCached();
  };
  return { error, isBusy, erase };
}

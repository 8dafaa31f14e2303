import { useState } from 'react';
import type { AppError } from '#schemas/result.ts';
import { useEditorApi } from '../../canvas/editor-api-context.ts';
import { useT } from '../../i18n/translate.tsx';
import { Button } from '../../ui/button.tsx';
import { ErrorLine } from '../../ui/dialogs/states.tsx';
import { Icon } from '../../ui/icon.tsx';
import { When } from '../orders/when.tsx';
import styles from './customer.module.css';
import { useCustomer } from './customer-context.ts';
import { EmailDialog } from './email-dialog.tsx';
import { EraseDialog } from './erase-dialog.tsx';

/** Actions of staff on the whole account. */
export function AccountActions() {
  const t = useT();
  const { file } = useCustomer();
  const [isErasing, setIsErasing] = useState(false);
  const [isChanging, setIsChanging] = useState(false);
  const [newEmail, setNewEmail] = useState<string | null>(null);
  const link = usePasswordLink();
  return (
    <section className={styles.actions} aria-label={t('customer.actions')}>
      <div className={styles.buttons}>
        <Button icon="send" isDisabled={file.isBlocked} onPress={() => void link.send()}>
          {t('customer.sendPassword')}
        </Button>
        <Button icon="mail" isDisabled={file.isBlocked} onPress={() => setIsChanging(true)}>
          {t('customer.changeEmail')}
        </Button>
        <a className={styles.link} href={`/api/v2/customers/${file.id}/export`}>
          <Icon name="download" />
          {t('customer.export')}
        </a>
        <Button icon="trash-2" onPress={() => setIsErasing(true)}>
          {t('customer.erase')}
        </Button>
      </div>
      <p role="status" className={styles.done}>
        {link.isSent && t('customer.passwordSent', { email: file.email })}
        {newEmail !== null && t('customer.emailLinkSent', { email: newEmail })}
      </p>
      {link.error && <ErrorLine error={link.error} />}
      {file.erasedAt && (
        <p>
          {t('customer.erasedAt')} <When at={file.erasedAt} />
        </p>
      )}
      {isChanging && (
        <EmailDialog
          onClose={(email) => {
            setIsChanging(false);
            setNewEmail(email);
          }}
        />
      )}
      {isErasing && <EraseDialog file={file} onClose={() => setIsErasing(false)} />}
    </section>
  );
}

function usePasswordLink() {
  const api = useEditorApi();
  const { file, refresh } = useCustomer();
  const [isSent, setIsSent] = useState(false);
  const [error, setError] = useState<AppError | null>(null);
  const send = async () => {
    const sent = await api.call('customerFile.sendPasswordLink', { id: file.id });
    setError(sent.ok ? null : sent.error);
    setIsSent(sent.ok);
    if (sent.ok) refresh();
  };
  return { isSent, error, send };
}

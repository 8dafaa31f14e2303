import { useState } from 'react';
import { useT } from '../../../i18n/translate.tsx';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import styles from './security.module.css';

interface NameFormProps {
  readonly name: string;
  readonly submit: string;
  readonly onSubmit: (name: string) => Promise<unknown>;
}

/** The name of a passkey. */
export function NameForm({ name: before, submit, onSubmit }: NameFormProps) {
  const t = useT();
  const [name, setName] = useState(before);
  const [isSending, setSending] = useState(false);
  const send = async () => {
    setSending(true);
    await onSubmit(name.trim().slice(0, 100));
    setSending(false);
  };
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <TextField label={t('security.passkeyName')} value={name} onChange={setName} />
      <Button type="submit" tone="primary" isDisabled={isSending || name.trim() === ''}>
        {t(submit)}
      </Button>
    </form>
  );
}

import { useState } from 'react';
import type { AppError, Result } from '#schemas/result.ts';
import { useT } from '../../../i18n/translate.tsx';
import { Button } from '../../../ui/button.tsx';
import { ErrorLine } from '../../../ui/dialogs/states.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import styles from './security.module.css';

interface SecretFormProps {
  readonly field: 'password' | 'code';
  readonly label: string;
  readonly submit: string;
  readonly send: (value: string) => Promise<Result<unknown>>;
}

/** Form with one password or code. */
export function SecretForm({ field, label, submit, send }: SecretFormProps) {
  const t = useT();
  const [value, setValue] = useState('');
  const [error, setError] = useState<AppError | null>(null);
  const [isSending, setIsSending] = useState(false);
  const submitValue = async () => {
    setIsSending(true);
    const sent = await send(value);
    setIsSending(false);
    setError(sent.ok ? null : sent.error);
    setValue('');
  };
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        void submitValue();
      }}
    >
      <TextField
        label={t(label)}
        type={field === 'password' ? 'password' : 'text'}
        autoComplete={field === 'password' ? 'current-password' : 'one-time-code'}
        value={value}
        onChange={setValue}
      />
      {error && <ErrorLine error={error} />}
      <Button type="submit" tone="primary" isDisabled={isSending || value === ''}>
        {t(submit)}
      </Button>
    </form>
  );
}

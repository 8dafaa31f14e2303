import { useState } from 'react';
import type { AppError } from '#schemas/result.ts';
import { useEditorApi } from '../../canvas/editor-api-context.ts';
import { useT } from '../../i18n/translate.tsx';
import { Button } from '../../ui/button.tsx';
import { TextLine } from '../../ui/dialogs/fields.tsx';
import { Card } from '../orders/card.tsx';
import { When } from '../orders/when.tsx';
import styles from './customer.module.css';
import { useCustomer } from './customer-context.ts';

/** Notes of staff, newest first. */
export function Notes() {
  const t = useT();
  const { file, mayChange } = useCustomer();
  return (
    <Card title={t('customer.notes')}>
      {mayChange && <NoteForm />}
      {file.notes.length === 0 && !mayChange && (
        <p className={styles.quiet}>{t('customer.noNotes')}</p>
      )}
      <ul className={styles.list}>
        {file.notes.map(({ id, at, by, text }) => (
          <li key={id}>
            <p className={styles.text}>{text}</p>
            <p className={styles.quiet}>
              {by ?? t('office.formerStaff')} · <When at={at} />
            </p>
          </li>
        ))}
      </ul>
    </Card>
  );
}

function NoteForm() {
  const t = useT();
  const api = useEditorApi();
  const { file, show } = useCustomer();
  const [text, setText] = useState('');
  const [error, setError] = useState<AppError | null>(null);
  const add = async () => {
    const added = await api.call('customerFile.addNote', { id: file.id, text });
    setError(added.ok ? null : added.error);
    if (!added.ok) return;
    setText('');
    show(added.value);
  };
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void add();
      }}
    >
      <TextLine
        isLong
        label={t('customer.note')}
        help={t('customer.noteHelp')}
        value={text}
        onChange={setText}
        error={error && t(`errors.${error.code}`, error.params)}
      />
      <Button type="submit" icon="plus">
        {t('customer.addNote')}
      </Button>
    </form>
  );
}

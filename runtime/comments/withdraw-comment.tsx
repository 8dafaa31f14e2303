import { CommandForm, useForm } from '../block/command-form.tsx';
import type { Translate } from '../i18n/translator.ts';
import { Button } from '../ui/button.tsx';
import styles from './fold.module.css';

interface WithdrawProps {
  readonly id: number;
  /** Subject of the comment. */
  readonly name: string;
  readonly t: Translate;
}

/** A button that deletes the visitor's own comment; asks for confirmation, also without scripts. */
export function WithdrawComment({ id, name, t }: WithdrawProps) {
  const { pending } = useForm('comment.withdraw');
  return (
    <details className={styles.fold}>
      <summary>{t('withdraw')}</summary>
      <CommandForm command="comment.withdraw" hidden={{ id }} className={styles.ask}>
        <p>{t('withdrawAsk')}</p>
        <Button
          type="submit"
          size="small"
          variant="danger"
          busy={pending}
          aria-label={t('withdrawNamed', { name })}
        >
          {t('withdraw')}
        </Button>
      </CommandForm>
    </details>
  );
}

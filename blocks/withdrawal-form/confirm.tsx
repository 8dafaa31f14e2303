import { CommandForm, useForm } from '#runtime/block/command-form.tsx';
import { useFormat, useMessages, useRuntime } from '#runtime/block/context.tsx';
import { FormError } from '#runtime/checkout/form-error.tsx';
import { formLayout } from '#runtime/product/account-panel.tsx';
import { screenHref } from '#runtime/routes/href.ts';
import { Button } from '#runtime/ui/button.tsx';
import type { Withdrawal } from '#schemas/entities/withdrawal.ts';
import type { WithdrawalData } from './data.ts';
import { StepMark } from './step-mark.tsx';
import styles from './view.module.css';

interface ConfirmProps {
  readonly data: WithdrawalData;
  readonly withdrawal: Withdrawal;
}

/** The text of the declaration, and the button that sends it. */
export function Confirm({ data, withdrawal }: ConfirmProps) {
  const { orderSlug, link, isOverdue } = data;
  const command = link?.token ? 'withdrawal.confirm' : 'withdrawal.declare';
  const t = useMessages('withdrawal-form');
  const { page } = useRuntime();
  const format = useFormat();
  const form = useForm(command);
  const { orderNumber: number, createdAt, items } = withdrawal;
  return (
    <CommandForm
      command={command}
      hidden={{
        ...(orderSlug !== null && { orderSlug }),
        ...(link?.token && { token: link.token }),
      }}
      className={formLayout.form}
    >
      <StepMark step={2} title={t('confirmTitle')} />
      <p>{t('statement', { number, date: format.date(createdAt) })}</p>
      <ul className={styles.items}>
        {items.map(({ name, qty, exempt }) => (
          <li key={name} data-exempt={exempt !== null || undefined}>
            <span className="numerals">{t('quantity', { count: qty })}</span> {name}
            {exempt && <p className={styles.exempt}>{t(exempt)}</p>}
          </li>
        ))}
      </ul>
      <Deadline withdrawal={withdrawal} isOverdue={isOverdue} />
      <p className={styles.effect}>{t(effectOf(data))}</p>
      <FormError form={form} />
      <Button type="submit" variant="primary" busy={form.pending} wide>
        {t('confirm')}
      </Button>
      <p className={formLayout.links}>
        <a href={screenHref(page.language, 'withdrawal')}>{t('other')}</a>
      </p>
    </CommandForm>
  );
}

/**
 * Returns the key of the text for the button's effect: it declares, also requests a confirmation, or
 * confirms.
 */
function effectOf({ orderSlug, link }: WithdrawalData): string {
  if (link) return 'effectOfLink';
  return orderSlug === null ? 'effectWithLink' : 'effect';
}

/** Reasons against the withdrawal, shown before the declaration. */
function Deadline({
  withdrawal: { items, until },
  isOverdue,
}: Pick<ConfirmProps, 'withdrawal'> & Pick<WithdrawalData, 'isOverdue'>) {
  const t = useMessages('withdrawal-form');
  const format = useFormat();
  if (items.every(({ exempt }) => exempt !== null)) {
    return <p className={styles.warning}>{t('allExempt')}</p>;
  }
  if (until === null) return null;
  const date = format.date(until);
  return isOverdue ? (
    <p className={styles.warning}>{t('overdue', { date })}</p>
  ) : (
    <p>{t('until', { date })}</p>
  );
}

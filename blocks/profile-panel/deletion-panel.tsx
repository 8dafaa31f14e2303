import { CommandForm, useForm } from '#runtime/block/command-form.tsx';
import { useMessages, useRuntime } from '#runtime/block/context.tsx';
import { FormError } from '#runtime/checkout/form-error.tsx';
import { formatDate } from '#runtime/format/date.ts';
import { AccountPanel, formLayout } from '#runtime/product/account-panel.tsx';
import { PasswordField } from '#runtime/product/password-field.tsx';
import { Button } from '#runtime/ui/button.tsx';
import { Disclosure } from '#runtime/ui/disclosure.tsx';
import type { EndpointOutput } from '#schemas/api/contract.ts';
import styles from './deletion.module.css';

export interface DeletionPanelProps {
  readonly id: string;
  readonly deletion: EndpointOutput<'account.deletion'>;
  readonly hasPassword: boolean;
}

/** Requests the deletion of the account, explains what it means, and cancels the request. */
export function DeletionPanel({ id, deletion, hasPassword }: DeletionPanelProps) {
  const t = useMessages('profile-panel');
  const { dueAt, openOrders } = deletion;
  return (
    <div id="deletion" className={styles.anchor}>
      <AccountPanel
        id={`${id}-deletion`}
        title={t('deletionTitle')}
        text={dueAt ? undefined : t('deletionText')}
      >
        {dueAt && <Waiting dueAt={dueAt} />}
        {!dueAt && openOrders.length > 0 && (
          <p>{t('deletionOpen', { numbers: openOrders.join(', ') })}</p>
        )}
        {!dueAt && openOrders.length === 0 && <Request hasPassword={hasPassword} />}
      </AccountPanel>
    </div>
  );
}

function Waiting({ dueAt }: { readonly dueAt: string }) {
  const t = useMessages('profile-panel');
  const { page } = useRuntime();
  const form = useForm('account.keep');
  return (
    <CommandForm command="account.keep" className={formLayout.form}>
      <p>{t('deletionDue', { date: formatDate(dueAt, page.language) })}</p>
      <FormError form={form} />
      <Button type="submit" variant="primary" busy={form.pending}>
        {t('keepAccount')}
      </Button>
    </CommandForm>
  );
}

function Request({ hasPassword }: Pick<DeletionPanelProps, 'hasPassword'>) {
  const t = useMessages('profile-panel');
  const form = useForm('account.delete');
  const isOpen = form.error('deletionPassword') !== undefined || form.error('') !== undefined;
  return (
    <Disclosure summary={t('deletionOpenForm')} open={isOpen}>
      <CommandForm command="account.delete" className={formLayout.form}>
        <dl className={styles.facts}>
          <dt>{t('deletionErased')}</dt>
          <dd>{t('deletionErasedText')}</dd>
          <dt>{t('deletionKept')}</dt>
          <dd>{t('deletionKeptText')}</dd>
          <dt>{t('deletionWhen')}</dt>
          <dd>{t('deletionWhenText')}</dd>
        </dl>
        {hasPassword && (
          <PasswordField t={t} name="deletionPassword" label={t('password')} form={form} />
        )}
        <FormError form={form} />
        <Button type="submit" variant="danger" busy={form.pending}>
          {t('deletionRequest')}
        </Button>
      </CommandForm>
    </Disclosure>
  );
}

import { CommandForm, useForm } from '#runtime/block/command-form.tsx';
import { useMessages } from '#runtime/block/context.tsx';
import { FormError } from '#runtime/checkout/form-error.tsx';
import { AccountPanel, formLayout } from '#runtime/product/account-panel.tsx';
import { RememberedField, ShortForm } from '#runtime/product/short-form.tsx';
import { Button } from '#runtime/ui/button.tsx';
import type { OrderData } from './data.ts';
import styles from './view.module.css';

interface LockedProps {
  readonly id: string;
  readonly locked: NonNullable<OrderData['locked']>;
}

/** Shown to visitors who have the address of an order and a browser without access to it. */
export function Locked({ id, locked }: LockedProps) {
  const t = useMessages('order-success');
  const { orderSlug, isCodeSent } = locked;
  return (
    <div className={styles.locked}>
      <div className="wrap" data-width="text">
        <AccountPanel
          id={id}
          level={1}
          title={t(isCodeSent ? 'codeTitle' : 'lockedTitle')}
          text={t(isCodeSent ? 'codeSent' : 'lockedText')}
        >
          {isCodeSent && <EnterCode orderSlug={orderSlug} />}
          <SendCode orderSlug={orderSlug} isAgain={isCodeSent} />
        </AccountPanel>
      </div>
    </div>
  );
}

function EnterCode({ orderSlug }: { readonly orderSlug: string }) {
  const command = 'order.openByCode';
  const t = useMessages('order-success');
  const form = useForm(command);
  return (
    <ShortForm command={command} hidden={{ orderSlug }} form={form} submit={t('openOrder')}>
      <RememberedField
        label={t('mailedCode')}
        hint={t('codeHint')}
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        form={form}
      />
    </ShortForm>
  );
}

function SendCode({ orderSlug, isAgain }: { orderSlug: string; isAgain: boolean }) {
  const command = 'order.sendCode';
  const t = useMessages('order-success');
  const form = useForm(command);
  return (
    <CommandForm command={command} hidden={{ orderSlug }} className={formLayout.form}>
      <FormError form={form} />
      <Button
        type="submit"
        icon="mail"
        busy={form.pending}
        wide
        {...(isAgain ? {} : { variant: 'primary' })}
      >
        {t(isAgain ? 'sendAgain' : 'sendCode')}
      </Button>
    </CommandForm>
  );
}

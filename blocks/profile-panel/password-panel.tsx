import { CommandForm, useForm } from '#runtime/block/command-form.tsx';
import { useMessages } from '#runtime/block/context.tsx';
import { FormError } from '#runtime/checkout/form-error.tsx';
import { AccountPanel, formLayout } from '#runtime/product/account-panel.tsx';
import { PasswordField } from '#runtime/product/password-field.tsx';
import { useSuccessCount } from '#runtime/product/use-success-count.ts';
import { Button } from '#runtime/ui/button.tsx';

const command = 'password.change';

/** Old password, and the new one twice; cleared after success (PWD-01 to PWD-06). */
export function PasswordPanel({ id }: { readonly id: string }) {
  const t = useMessages('profile-panel');
  const form = useForm(command);
  const round = useSuccessCount(command);
  return (
    <AccountPanel id={`${id}-password`} title={t('passwordTitle')}>
      <CommandForm key={round} command={command} className={formLayout.form}>
        <PasswordField name="oldPassword" label={t('oldPassword')} form={form} />
        <PasswordField name="newPassword" label={t('newPassword')} form={form} isNew />
        <PasswordField name="newPasswordAgain" label={t('newPasswordAgain')} form={form} isNew />
        <FormError form={form} />
        <Button type="submit" busy={form.pending}>
          {t('change')}
        </Button>
      </CommandForm>
    </AccountPanel>
  );
}

import { CommandForm, useForm } from '#runtime/block/command-form.tsx';
import { useMessages } from '#runtime/block/context.tsx';
import { FormError } from '#runtime/checkout/form-error.tsx';
import { AccountPanel, formLayout } from '#runtime/product/account-panel.tsx';
import { PasswordField } from '#runtime/product/password-field.tsx';
import { useSuccessCount } from '#runtime/product/use-success-count.ts';
import { Button } from '#runtime/ui/button.tsx';

const command = 'password.change';

interface PasswordPanelProps {
  readonly id: string;
  readonly email: string;
  readonly hasPassword: boolean;
}

/** A first password is set by a link, because a session alone must not be enough for it. */
export function PasswordPanel({ hasPassword, ...rest }: PasswordPanelProps) {
  return hasPassword ? <ChangePassword id={rest.id} /> : <FirstPassword {...rest} />;
}

function FirstPassword({ id, email }: Omit<PasswordPanelProps, 'hasPassword'>) {
  const t = useMessages('profile-panel');
  const form = useForm('password.forgot');
  return (
    <AccountPanel id={`${id}-password`} title={t('passwordTitle')} text={t('firstPassword')}>
      <CommandForm command="password.forgot" hidden={{ email }} className={formLayout.form}>
        <FormError form={form} />
        <Button type="submit" busy={form.pending}>
          {t('sendPassword')}
        </Button>
      </CommandForm>
    </AccountPanel>
  );
}

/** Old password, and the new one twice; cleared after success (PWD-01 to PWD-06). */
function ChangePassword({ id }: { readonly id: string }) {
  const t = useMessages('profile-panel');
  const form = useForm(command);
  const round = useSuccessCount(command);
  return (
    <AccountPanel id={`${id}-password`} title={t('passwordTitle')}>
      <CommandForm key={round} command={command} className={formLayout.form}>
        <PasswordField t={t} name="oldPassword" label={t('oldPassword')} form={form} />
        <PasswordField t={t} name="newPassword" label={t('newPassword')} form={form} isNew />
        <PasswordField
          t={t}
          name="newPasswordAgain"
          label={t('newPasswordAgain')}
          form={form}
          isNew
        />
        <FormError form={form} />
        <Button type="submit" busy={form.pending}>
          {t('change')}
        </Button>
      </CommandForm>
    </AccountPanel>
  );
}

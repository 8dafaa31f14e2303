import { Fragment } from 'react';
import { CommandForm, useForm } from '#runtime/block/command-form.tsx';
import { useMessages } from '#runtime/block/context.tsx';
import { FormError } from '#runtime/checkout/form-error.tsx';
import { EmailField } from '#runtime/forms/email-field.tsx';
import { AccountPanel, formLayout } from '#runtime/product/account-panel.tsx';
import { useSuccessCount } from '#runtime/product/use-success-count.ts';
import type { SessionUser } from '#runtime/store/session.ts';
import { Button } from '#runtime/ui/button.tsx';
import { TextField } from '#runtime/ui/text-field.tsx';

const command = 'profile.update';

interface ProfileFormProps {
  readonly id: string;
  readonly user: SessionUser;
  readonly withCard: boolean;
}

/**
 * Name, email address and member card; a new address requires the password (PROFILE-02, PROFILE-08 to
 * PROFILE-11).
 */
export function ProfileForm({ id, user, withCard }: ProfileFormProps) {
  const t = useMessages('profile-panel');
  const form = useForm(command);
  const round = useSuccessCount(command);
  const field = (name: string, known: string | null) => ({
    name,
    label: t(name),
    defaultValue: form.value(name, known ?? ''),
    error: form.error(name),
  });
  return (
    <AccountPanel id={`${id}-data`} title={t('data')}>
      <CommandForm command={command} className={formLayout.form}>
        <div className={formLayout.pair}>
          <TextField {...field('firstName', user.firstName)} autoComplete="given-name" required />
          <TextField {...field('lastName', user.lastName)} autoComplete="family-name" required />
        </div>
        {/* A new address takes effect once its link is confirmed; until then the current one is shown. */}
        <Fragment key={round}>
          <EmailField {...field('email', user.email)} t={t} autoComplete="email" required />
          <TextField
            name="password"
            label={t('password')}
            hint={t('passwordHint')}
            type="password"
            autoComplete="current-password"
            error={form.error('password')}
          />
        </Fragment>
        {withCard && (
          <TextField {...field('memberCardBarcode', user.memberCardBarcode)} inputMode="numeric" />
        )}
        <FormError form={form} />
        <Button type="submit" variant="primary" busy={form.pending}>
          {t('saveData')}
        </Button>
      </CommandForm>
    </AccountPanel>
  );
}

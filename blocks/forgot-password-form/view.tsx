import { CommandForm, useForm } from '#runtime/block/command-form.tsx';
import { useMessages, useRuntime } from '#runtime/block/context.tsx';
import type { DataOf, ViewProps } from '#runtime/block/types.ts';
import { FormFault } from '#runtime/checkout/form-fault.tsx';
import { CaptchaField } from '#runtime/forms/captcha/captcha-field.tsx';
import { AccountPanel, formLayout } from '#runtime/product/account-panel.tsx';
import { PasswordField } from '#runtime/product/password-field.tsx';
import { useSuccessCount } from '#runtime/product/use-success-count.ts';
import { screenHref } from '#runtime/routes/href.ts';
import { Button } from '#runtime/ui/button.tsx';
import { TextField } from '#runtime/ui/text-field.tsx';
import type { load } from './data.ts';
import type { model } from './model.ts';
import styles from './view.module.css';

export function View({ id, options, data }: ViewProps<typeof model, DataOf<typeof load>>) {
  const t = useMessages('forgot-password-form');
  const { page } = useRuntime();
  const { token } = data;
  return (
    <div className={styles.root}>
      <div className="wrap" data-width="text">
        <AccountPanel
          id={id}
          level={1}
          title={token ? t('newTitle') : options.title || t('title')}
          text={token ? t('newText') : t('text')}
        >
          {token ? <NewPassword token={token} /> : <AskForLink captcha={data.captcha} />}
          <p className={formLayout.links}>
            <a href={screenHref(page.language, 'login')}>{t('login')}</a>
          </p>
        </AccountPanel>
      </div>
    </div>
  );
}

function AskForLink({ captcha }: Pick<DataOf<typeof load>, 'captcha'>) {
  const command = 'password.forgot';
  const t = useMessages('forgot-password-form');
  const form = useForm(command);
  const round = useSuccessCount(command);
  return (
    <CommandForm key={round} command={command} className={formLayout.form}>
      <TextField
        label={t('email')}
        name="email"
        type="email"
        autoComplete="email"
        defaultValue={form.value('email')}
        error={form.error('email')}
        required
      />
      {captcha && (
        <CaptchaField settings={captcha} action="forgotPassword" block="forgot-password-form" />
      )}
      <FormFault form={form} />
      <Button type="submit" variant="primary" icon="mail" busy={form.pending} wide>
        {t('submit')}
      </Button>
    </CommandForm>
  );
}

function NewPassword({ token }: { readonly token: string }) {
  const command = 'password.set';
  const t = useMessages('forgot-password-form');
  const form = useForm(command);
  return (
    <CommandForm command={command} hidden={{ token }} className={formLayout.form}>
      <PasswordField
        name="password"
        label={t('password')}
        hint={t('passwordHint')}
        form={form}
        isNew
      />
      <PasswordField name="confirmedPassword" label={t('confirmedPassword')} form={form} isNew />
      <FormFault form={form} />
      <Button type="submit" variant="primary" icon="lock" busy={form.pending} wide>
        {t('save')}
      </Button>
    </CommandForm>
  );
}

import { useForm } from '#runtime/block/command-form.tsx';
import { useMessages, useRuntime } from '#runtime/block/context.tsx';
import type { DataOf, ViewProps } from '#runtime/block/types.ts';
import { CaptchaField } from '#runtime/forms/captcha/captcha-field.tsx';
import { AccountPanel, formLayout, StepNotice } from '#runtime/product/account-panel.tsx';
import { NewPasswordFields } from '#runtime/product/new-password-fields.tsx';
import { RememberedField, ShortForm } from '#runtime/product/short-form.tsx';
import { useSuccessCount } from '#runtime/product/use-success-count.ts';
import { screenHref } from '#runtime/routes/href.ts';
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
          {!token && <StepNotice kinds={['passwordLinkSent']} t={t} />}
          {token ? <NewPassword token={token} /> : <RequestLink captcha={data.captcha} />}
          <p className={formLayout.links}>
            <a href={screenHref(page.language, 'login')}>{t('login')}</a>
          </p>
        </AccountPanel>
      </div>
    </div>
  );
}

function RequestLink({ captcha }: Pick<DataOf<typeof load>, 'captcha'>) {
  const command = 'password.forgot';
  const t = useMessages('forgot-password-form');
  const form = useForm(command);
  const round = useSuccessCount(command);
  return (
    <ShortForm key={round} command={command} form={form} submit={t('submit')} icon="mail">
      <RememberedField
        label={t('email')}
        name="email"
        type="email"
        autoComplete="email"
        form={form}
      />
      {captcha && (
        <CaptchaField settings={captcha} action="forgotPassword" block="forgot-password-form" />
      )}
    </ShortForm>
  );
}

function NewPassword({ token }: { readonly token: string }) {
  const command = 'password.set';
  const t = useMessages('forgot-password-form');
  const form = useForm(command);
  return (
    <ShortForm command={command} hidden={{ token }} form={form} submit={t('save')} icon="lock">
      <NewPasswordFields t={t} form={form} />
    </ShortForm>
  );
}

import { useForm } from '#runtime/block/command-form.tsx';
import { useMessages } from '#runtime/block/context.tsx';
import type { DataOf } from '#runtime/block/types.ts';
import { CaptchaField } from '#runtime/forms/captcha/captcha-field.tsx';
import { RememberedField, ShortForm } from '#runtime/product/short-form.tsx';
import { Icon } from '#runtime/ui/icon.tsx';
import type { load } from './data.ts';
import styles from './view.module.css';

type Data = DataOf<typeof load>;

/** Collapsed, because most people have a password; open after an error. */
export function LoginLink({ captcha }: Pick<Data, 'captcha'>) {
  const t = useMessages('login-form');
  const form = useForm('auth.requestLink');
  return (
    <details className={styles.link} open={form.error('email') !== undefined || undefined}>
      <summary>{t('linkTitle')}</summary>
      <ShortForm command="auth.requestLink" form={form} submit={t('linkSubmit')} icon="mail">
        <p>{t('linkText')}</p>
        <RememberedField
          label={t('username')}
          name="email"
          type="email"
          autoComplete="email"
          form={form}
        />
        {captcha && <CaptchaField settings={captcha} action="forgotPassword" block="login-form" />}
      </ShortForm>
    </details>
  );
}

/** The button logs in, not the link itself, because mail programs open links too. */
export function UseLoginLink({ link }: { readonly link: NonNullable<Data['link']> }) {
  const t = useMessages('login-form');
  const form = useForm('auth.linkLogin');
  if (link.state === 'invalid') {
    return (
      <p role="status" className={styles.verified}>
        <Icon name="circle-alert" />
        {t('linkInvalid')}
      </p>
    );
  }
  return (
    <ShortForm
      command="auth.linkLogin"
      hidden={{ token: link.token }}
      form={form}
      submit={t('linkUse')}
      icon="log-in"
    >
      <p>{t('linkUseText', { email: link.email })}</p>
    </ShortForm>
  );
}

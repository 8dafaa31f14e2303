import { useForm } from '#runtime/block/command-form.tsx';
import { useMessages, useRuntime } from '#runtime/block/context.tsx';
import { formLayout } from '#runtime/product/account-panel.tsx';
import { RememberedField, ShortForm } from '#runtime/product/short-form.tsx';
import { screenHref } from '#runtime/routes/href.ts';

/** Second step of the staff login: a code from their app. */
export function SecondFactor() {
  const t = useMessages('login-form');
  const { page } = useRuntime();
  const form = useForm('auth.secondFactor');
  return (
    <ShortForm
      command="auth.secondFactor"
      form={form}
      submit={t('submit')}
      icon="log-in"
      links={
        <p className={formLayout.links}>
          <a href={screenHref(page.language, 'admin-login')}>{t('codeBack')}</a>
        </p>
      }
    >
      <p>{t('codeText')}</p>
      <RememberedField label={t('code')} name="code" autoComplete="one-time-code" form={form} />
    </ShortForm>
  );
}

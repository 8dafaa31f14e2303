import { CommandForm, useForm } from '#runtime/block/command-form.tsx';
import { useMessages, useRuntime } from '#runtime/block/context.tsx';
import type { DataOf, ViewProps } from '#runtime/block/types.ts';
import { Consents } from '#runtime/checkout/consents.tsx';
import { FormError } from '#runtime/checkout/form-error.tsx';
import { CaptchaField } from '#runtime/forms/captcha/captcha-field.tsx';
import { EmailField } from '#runtime/forms/email-field.tsx';
import { AccountPanel, formLayout, StepNotice } from '#runtime/product/account-panel.tsx';
import { NewPasswordFields } from '#runtime/product/new-password-fields.tsx';
import { SocialButtons } from '#runtime/product/social-buttons.tsx';
import { useSuccessCount } from '#runtime/product/use-success-count.ts';
import { screenHref } from '#runtime/routes/href.ts';
import { Button } from '#runtime/ui/button.tsx';
import { TextField } from '#runtime/ui/text-field.tsx';
import type { load } from './data.ts';
import type { model } from './model.ts';
import styles from './view.module.css';

const command = 'auth.register';

type Props = ViewProps<typeof model, DataOf<typeof load>>;

export function View({ id, options, data }: Props) {
  const t = useMessages('register-form');
  const round = useSuccessCount(command);
  return (
    <div className={styles.root}>
      <div className="wrap" data-width="text">
        <AccountPanel
          id={id}
          title={options.title || t('title')}
          level={options.isPageTitle ? 1 : 2}
          text={t('text')}
        >
          <StepNotice kinds={['confirmationSent']} t={t} />
          <RegisterForm key={round} data={data} withCard={options.showMemberCard} />
          <SocialButtons providers={data.providers} isBelowForm t={t} />
        </AccountPanel>
      </div>
    </div>
  );
}

interface RegisterFormProps {
  readonly data: Props['data'];
  readonly withCard: boolean;
}

function RegisterForm({ data, withCard }: RegisterFormProps) {
  const t = useMessages('register-form');
  const { page } = useRuntime();
  const form = useForm(command);
  const field = (name: string) => ({
    name,
    label: t(name),
    defaultValue: form.value(name),
    error: form.error(name),
  });
  return (
    <CommandForm command={command} className={formLayout.form}>
      <div className={formLayout.pair}>
        <TextField {...field('firstName')} autoComplete="given-name" required />
        <TextField {...field('lastName')} autoComplete="family-name" required />
      </div>
      <EmailField {...field('email')} t={t} autoComplete="email" required />
      <div className={formLayout.pair}>
        <NewPasswordFields t={t} form={form} />
      </div>
      {withCard && (
        <TextField {...field('memberCardBarcode')} inputMode="numeric" hint={t('cardHint')} />
      )}
      <Consents list={data.consents} form={form} t={t} />
      {data.captcha && (
        <CaptchaField settings={data.captcha} action="registerForm" block="register-form" />
      )}
      <FormError form={form} />
      <Button type="submit" variant="primary" busy={form.pending} wide>
        {t('submit')}
      </Button>
      <p className={formLayout.links}>
        <a href={screenHref(page.language, 'login')}>{t('login')}</a>
      </p>
    </CommandForm>
  );
}

import { CommandForm, type FormMemory, useForm } from '#runtime/block/command-form.tsx';
import { useMessages, useRuntime, useSession } from '#runtime/block/context.tsx';
import type { DataOf, ViewProps } from '#runtime/block/types.ts';
import { AccountPanel, formLayout, StepNotice } from '#runtime/product/account-panel.tsx';
import { PasswordField } from '#runtime/product/password-field.tsx';
import { RememberedField, ShortForm } from '#runtime/product/short-form.tsx';
import { SocialButtons } from '#runtime/product/social-buttons.tsx';
import { homeHref, screenHref } from '#runtime/routes/href.ts';
import { Button } from '#runtime/ui/button.tsx';
import { Icon } from '#runtime/ui/icon.tsx';
import type { load } from './data.ts';
import { LoginLink, UseLoginLink } from './login-link.tsx';
import type { model } from './model.ts';
import { PasskeyLogin } from './passkey-login.tsx';
import { SecondFactor } from './second-factor.tsx';
import styles from './view.module.css';

const command = 'auth.login';
const steps = ['passwordSaved', 'loginLinkSent'] as const;

export function View({ id, options, data }: ViewProps<typeof model, DataOf<typeof load>>) {
  const t = useMessages('login-form');
  const isLoggedIn = useSession(({ user }) => user !== null);
  const isStaff = useIsStaffLogin();
  const isWaiting = [data.verification, data.link].some((link) => link?.state === 'waiting');
  const asksForCode = isStaff && data.asksForCode && !isLoggedIn;
  const isOpen = !isLoggedIn && !isWaiting && !asksForCode;
  return (
    <div className={styles.root}>
      <div className="wrap" data-width="text">
        <AccountPanel
          id={id}
          title={options.title || t(isStaff ? 'staffTitle' : 'title')}
          level={options.isPageTitle ? 1 : 2}
          text={t(isStaff ? 'staffText' : 'text')}
        >
          {!isLoggedIn && <StepNotice kinds={steps} t={t} />}
          {data.verification && <Verification link={data.verification} />}
          {isLoggedIn && <Already />}
          {!isLoggedIn && data.link && <UseLoginLink link={data.link} />}
          {asksForCode && <SecondFactor />}
          {isOpen && <LoginForm />}
          {isOpen && <PasskeyLogin />}
          {isOpen && !isStaff && <LoginLink captcha={data.captcha} />}
          {isOpen && !isStaff && <SocialButtons providers={data.providers} isBelowForm t={t} />}
          {options.isPageTitle && !isStaff && <SavedWishes />}
        </AccountPanel>
      </div>
    </div>
  );
}

/** Staff neither register here nor have wish lists. */
function useIsStaffLogin(): boolean {
  return useRuntime().page.screen === 'admin-login';
}

function LoginForm() {
  const t = useMessages('login-form');
  const { page } = useRuntime();
  const form = useForm(command);
  const isStaff = useIsStaffLogin();
  return (
    <>
      <Unconfirmed form={form} />
      <ShortForm
        command={command}
        form={form}
        submit={t('submit')}
        icon="log-in"
        links={
          <p className={formLayout.links}>
            <a href={screenHref(page.language, 'forgot-password')}>{t('forgot')}</a>
            {!isStaff && <a href={screenHref(page.language, 'register')}>{t('register')}</a>}
          </p>
        }
      >
        <RememberedField
          label={t('username')}
          name="username"
          type="email"
          autoComplete="username webauthn"
          form={form}
        />
        <PasswordField t={t} name="password" label={t('password')} form={form} />
      </ShortForm>
    </>
  );
}

/**
 * The password was correct, but the address is not confirmed: explains it and offers to resend the email.
 */
function Unconfirmed({ form }: { readonly form: FormMemory }) {
  const t = useMessages('login-form');
  const text = form.error('verification');
  const isSending = useForm('auth.confirmAgain').pending;
  if (text === undefined) return null;
  return (
    <div role="alert" className={styles.unconfirmed}>
      <p>
        <Icon name="circle-alert" />
        {text}
      </p>
      <CommandForm command="auth.confirmAgain" hidden={{ email: form.value('username') }}>
        <Button type="submit" size="small" icon="mail" busy={isSending}>
          {t('confirmAgain')}
        </Button>
      </CommandForm>
    </div>
  );
}

interface VerificationProps {
  readonly link: NonNullable<DataOf<typeof load>['verification']>;
}

/** The button confirms, not the link itself, because mail programs open links too. */
function Verification({ link }: VerificationProps) {
  const t = useMessages('login-form');
  const form = useForm('auth.verify');
  if (link.state !== 'waiting') {
    const isGood = link.state === 'confirmed';
    return (
      <p role="status" className={styles.verified} data-good={isGood}>
        <Icon name={isGood ? 'circle-check' : 'circle-alert'} />
        {isGood ? t('verifiedBefore') : t('notVerified')}
      </p>
    );
  }
  return (
    <ShortForm
      command="auth.verify"
      hidden={{ token: link.token }}
      form={form}
      submit={t('verify')}
      icon="circle-check"
    >
      <p>{t('verifyText', { email: link.email })}</p>
    </ShortForm>
  );
}

/** Link to the wish list that a guest has in this browser. */
function SavedWishes() {
  const t = useMessages('login-form');
  const { page } = useRuntime();
  const count = useSession(({ user, wishlist }) => (user ? 0 : wishlist.length));
  return count === 0 ? null : (
    <p className={styles.wishes}>
      <Icon name="heart" />
      <a href={screenHref(page.language, 'profile')}>{t('wishes', { smart_count: count })}</a>
    </p>
  );
}

function Already() {
  const t = useMessages('login-form');
  const { page } = useRuntime();
  return (
    <p className={formLayout.links}>
      {t('already')} <a href={homeHref(page.language)}>{t('home')}</a>
    </p>
  );
}

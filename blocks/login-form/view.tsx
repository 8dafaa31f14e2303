import { CommandForm, useForm } from '#runtime/block/command-form.tsx';
import { useMessages, useRuntime, useSession } from '#runtime/block/context.tsx';
import type { DataOf, ViewProps } from '#runtime/block/types.ts';
import { FormFault } from '#runtime/checkout/form-fault.tsx';
import { AccountPanel, formLayout } from '#runtime/product/account-panel.tsx';
import { PasswordField } from '#runtime/product/password-field.tsx';
import { homeHref, screenHref } from '#runtime/routes/href.ts';
import { Button } from '#runtime/ui/button.tsx';
import { Icon } from '#runtime/ui/icon.tsx';
import { TextField } from '#runtime/ui/text-field.tsx';
import type { load } from './data.ts';
import type { model } from './model.ts';
import styles from './view.module.css';

const command = 'auth.login';

export function View({ id, options, data }: ViewProps<typeof model, DataOf<typeof load>>) {
  const t = useMessages('login-form');
  const isLoggedIn = useSession(({ user }) => user !== null);
  return (
    <div className={styles.root}>
      <div className="wrap" data-width="text">
        <AccountPanel
          id={id}
          title={options.title || t('title')}
          level={options.isPageTitle ? 1 : 2}
          text={t('text')}
        >
          {data.verified !== null && <Verified isVerified={data.verified} />}
          {isLoggedIn ? <Already /> : <LoginForm />}
          {options.isPageTitle && <KeptWishes />}
        </AccountPanel>
      </div>
    </div>
  );
}

function LoginForm() {
  const t = useMessages('login-form');
  const { page } = useRuntime();
  const form = useForm(command);
  return (
    <CommandForm command={command} className={formLayout.form}>
      <TextField
        label={t('username')}
        name="username"
        type="email"
        autoComplete="username"
        defaultValue={form.value('username')}
        error={form.error('username')}
        required
      />
      <PasswordField name="password" label={t('password')} form={form} />
      <FormFault form={form} />
      <Button type="submit" variant="primary" icon="log-in" busy={form.pending} wide>
        {t('submit')}
      </Button>
      <p className={formLayout.links}>
        <a href={screenHref(page.language, 'forgot-password')}>{t('forgot')}</a>
        <a href={screenHref(page.language, 'register')}>{t('register')}</a>
      </p>
    </CommandForm>
  );
}

function Verified({ isVerified }: { readonly isVerified: boolean }) {
  const t = useMessages('login-form');
  return (
    <p role="status" className={styles.verified} data-good={isVerified}>
      <Icon name={isVerified ? 'circle-check' : 'circle-alert'} />
      {isVerified ? t('verified') : t('notVerified')}
    </p>
  );
}

/** The way to what a visitor without an account keeps in this browser. */
function KeptWishes() {
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

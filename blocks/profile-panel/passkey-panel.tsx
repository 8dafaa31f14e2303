import { CommandForm, useForm } from '#runtime/block/command-form.tsx';
import { useMessages, useRuntime } from '#runtime/block/context.tsx';
import { FormError } from '#runtime/checkout/form-error.tsx';
import { formatDate } from '#runtime/format/date.ts';
import { AccountPanel, formLayout } from '#runtime/product/account-panel.tsx';
import { PasswordField } from '#runtime/product/password-field.tsx';
import { Button } from '#runtime/ui/button.tsx';
import { Disclosure } from '#runtime/ui/disclosure.tsx';
import { TextField } from '#runtime/ui/text-field.tsx';
import { useHydrated } from '#runtime/ui/use-hydrated.ts';
import type { PasskeyData } from './load-passkeys.ts';
import { MakePasskey } from './make-passkey.tsx';
import styles from './passkeys.module.css';

export interface PasskeyPanelProps {
  readonly id: string;
  readonly passkeys: PasskeyData;
  readonly hasPassword: boolean;
}

/** Passkeys of the customer, to add, rename and remove. */
export function PasskeyPanel({ id, passkeys: { list, making }, hasPassword }: PasskeyPanelProps) {
  const t = useMessages('profile-panel');
  const isHydrated = useHydrated();
  return (
    <div id="passkeys">
      <AccountPanel id={`${id}-passkeys`} title={t('passkeyTitle')} text={t('passkeyText')}>
        {list.length > 0 && (
          <ul className={styles.list}>
            {list.map((passkey) => (
              <PasskeyLine key={passkey.id} passkey={passkey} hasPassword={hasPassword} />
            ))}
          </ul>
        )}
        {isHydrated && (making ? <MakePasskey making={making} /> : <Begin {...{ hasPassword }} />)}
      </AccountPanel>
    </div>
  );
}

/** Absent without scripts, which a passkey needs. */
function Begin({ hasPassword }: Pick<PasskeyPanelProps, 'hasPassword'>) {
  const t = useMessages('profile-panel');
  const command = 'passkey.begin';
  const form = useForm(command);
  if (!('PublicKeyCredential' in globalThis)) return <p>{t('passkeyNoSupport')}</p>;
  return (
    <CommandForm command={command} className={formLayout.form}>
      {hasPassword && (
        <PasswordField t={t} name="passkeyPassword" label={t('password')} form={form} />
      )}
      <FormError form={form} />
      <Button type="submit" icon="key-round" busy={form.pending}>
        {t('passkeyBegin')}
      </Button>
    </CommandForm>
  );
}

interface PasskeyLineProps extends Pick<PasskeyPanelProps, 'hasPassword'> {
  readonly passkey: PasskeyData['list'][number];
}

function PasskeyLine({ passkey, hasPassword }: PasskeyLineProps) {
  const t = useMessages('profile-panel');
  const { page } = useRuntime();
  const { id, name, createdAt, lastUsedAt, domain } = passkey;
  const rename = useForm('passkey.rename');
  const remove = useForm('passkey.remove');
  const isSent = [rename, remove].some((form) => form.value('id') === id);
  const date = formatDate(createdAt, page.language);
  return (
    <li>
      <span className={styles.name}>
        <strong>{name}</strong>
        <small>
          {lastUsedAt === null
            ? t('passkeyNever', { date })
            : t('passkeyUsed', { date, used: formatDate(lastUsedAt, page.language) })}
        </small>
        {domain !== null && <small>{t('passkeyDomain', { domain })}</small>}
      </span>
      <Disclosure
        summary={
          <>
            {t('passkeyEdit')}
            <span className="visually-hidden">{name}</span>
          </>
        }
        open={isSent}
      >
        <div className={styles.forms}>
          <Rename passkey={passkey} />
          <Remove id={id} hasPassword={hasPassword} />
        </div>
      </Disclosure>
    </li>
  );
}

function Rename({ passkey: { id, name } }: Pick<PasskeyLineProps, 'passkey'>) {
  const t = useMessages('profile-panel');
  const form = useForm('passkey.rename');
  const isThis = form.value('id') === id;
  return (
    <CommandForm command="passkey.rename" hidden={{ id }} className={formLayout.form}>
      <TextField
        name="passkeyName"
        label={t('passkeyName')}
        maxLength={100}
        required
        defaultValue={isThis ? form.value('passkeyName') : name}
        error={isThis ? form.error('passkeyName') : undefined}
      />
      {isThis && <FormError form={form} />}
      <Button type="submit" size="small" busy={form.pending && isThis}>
        {t('passkeyRename')}
      </Button>
    </CommandForm>
  );
}

function Remove({ id, hasPassword }: { readonly id: string; readonly hasPassword: boolean }) {
  const t = useMessages('profile-panel');
  const sent = useForm('passkey.remove');
  const isThis = sent.value('id') === id;
  const form = isThis ? sent : { ...sent, error: () => undefined };
  return (
    <CommandForm command="passkey.remove" hidden={{ id }} className={formLayout.form}>
      {hasPassword && (
        <PasswordField t={t} name="passkeyPassword" label={t('password')} form={form} />
      )}
      <FormError form={form} />
      <Button type="submit" variant="danger" size="small" busy={form.pending}>
        {t('passkeyRemove')}
      </Button>
    </CommandForm>
  );
}

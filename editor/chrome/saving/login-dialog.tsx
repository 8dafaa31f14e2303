import { type FormEvent, useEffect, useEffectEvent, useId, useState } from 'react';
import { useT } from '../../i18n/translate.tsx';
import { isCutOff, isWorkStored } from '../../session/saving/saving-state.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import type { Closing } from '../../ui/dialogs/closing.ts';
import type { Dialogs } from '../../ui/dialogs/dialogs.tsx';
import { TextLine } from '../../ui/dialogs/fields.tsx';
import { InlineAlert } from '../../ui/dialogs/states.tsx';
import styles from './saving.module.css';
import { useSaving, useSavingState } from './saving-context.ts';

const prompting = new WeakSet<Dialogs>();

/** Opens the dialog unless it is already open: several requests may fail for the same reason. */
export async function requestLogin(dialogs: Dialogs): Promise<void> {
  if (prompting.has(dialogs)) return;
  prompting.add(dialogs);
  await dialogs.open(LoginDialog, {});
  prompting.delete(dialogs);
}

/** Logs in again in place, and then saves. */
function LoginDialog({ close }: Closing<true>) {
  const t = useT();
  const saving = useSaving();
  const isKept = useSavingState(isWorkStored);
  const formId = useId();
  const [username, setUsername] = useState('');
  const [password, setPassword] = useState('');
  const [error, setError] = useState<string | null>(null);
  const [isPending, setPending] = useState(false);
  const isOut = useSavingState(({ status }) => isCutOff(status));
  // The user logged in in another tab.
  const loggedIn = useEffectEvent(() => close(true));
  useEffect(() => {
    if (!isOut && !isPending) loggedIn();
  }, [isOut, isPending]);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setPending(true);
    const response = await saving.logIn(username.trim(), password);
    setPending(false);
    if (response === null) close(true);
    else setError(response || t('saving.notEditor'));
  };
  return (
    <Dialog
      isOpen
      isDismissable={false}
      size="small"
      title={t('saving.logInTitle')}
      onClose={() => close()}
      actions={
        <>
          <Button onPress={() => close()}>{t('saving.later')}</Button>
          <Button tone="primary" type="submit" form={formId} isPending={isPending}>
            {t('saving.logIn')}
          </Button>
        </>
      }
    >
      <form id={formId} className={styles.form} onSubmit={(event) => void submit(event)}>
        <p>{t(isKept ? 'saving.logInText' : 'saving.loggedOutUnkept')}</p>
        {error !== null && <InlineAlert tone="red">{error}</InlineAlert>}
        <TextLine
          label={t('saving.email')}
          type="email"
          autoComplete="username"
          isRequired
          autoFocus
          value={username}
          onChange={setUsername}
        />
        <TextLine
          label={t('saving.password')}
          type="password"
          autoComplete="current-password"
          isRequired
          value={password}
          onChange={setPassword}
        />
      </form>
    </Dialog>
  );
}

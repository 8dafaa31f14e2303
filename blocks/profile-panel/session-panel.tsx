import { CommandForm, useForm } from '#runtime/block/command-form.tsx';
import { useMessages, useRuntime } from '#runtime/block/context.tsx';
import { formatDate } from '#runtime/format/date.ts';
import { AccountPanel } from '#runtime/product/account-panel.tsx';
import { Button } from '#runtime/ui/button.tsx';
import type { ProfileData } from './data.ts';
import styles from './view.module.css';

type Session = ProfileData['sessions'][number];

interface SessionPanelProps {
  readonly id: string;
  readonly sessions: readonly Session[];
}

/** The devices that the customer is logged in on; each other device can be logged out. */
export function SessionPanel({ id, sessions }: SessionPanelProps) {
  const t = useMessages('profile-panel');
  const { pending } = useForm('auth.endOtherSessions');
  return (
    <AccountPanel id={`${id}-sessions`} title={t('sessionTitle')} text={t('sessionText')}>
      <ul className={styles.logins}>
        {sessions.map((session) => (
          <SessionLine key={session.id} session={session} />
        ))}
      </ul>
      {sessions.length > 1 && (
        <CommandForm command="auth.endOtherSessions">
          <Button type="submit" busy={pending}>
            {t('endOthers')}
          </Button>
        </CommandForm>
      )}
    </AccountPanel>
  );
}

function SessionLine({ session }: { readonly session: Session }) {
  const t = useMessages('profile-panel');
  const { page } = useRuntime();
  const { pending } = useForm('auth.endSession');
  const device = session.device ?? t('unknownDevice');
  const used = `${formatDate(session.lastUsedAt, page.language)}, ${formatDate(session.lastUsedAt, page.language, 'time')}`;
  return (
    <li>
      <span>
        <strong>{device}</strong>
        <small>{session.isCurrent ? t('thisDevice') : t('lastUsed', { time: used })}</small>
        {session.isByPasskey && <small>{t('byPasskey')}</small>}
      </span>
      {!session.isCurrent && (
        <CommandForm command="auth.endSession" hidden={{ id: session.id }}>
          <Button type="submit" size="small" busy={pending} aria-label={t('endNamed', { device })}>
            {t('end')}
          </Button>
        </CommandForm>
      )}
    </li>
  );
}

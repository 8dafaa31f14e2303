import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { useFormatInstant } from '../../i18n/format-instant.ts';
import { useT } from '../../i18n/translate.tsx';
import { afterTyping } from '../../session/saving/after-typing.ts';
import { isCutOff, isWorkStored } from '../../session/saving/saving-state.ts';
import { Button, IconButton } from '../../ui/button.tsx';
import { useDialogs } from '../../ui/dialogs/dialogs.tsx';
import { Icon } from '../../ui/icon.tsx';
import type { EditorIconName } from '../../ui/icons/icon-names.ts';
import { lazyPart } from '../../ui/lazy-part.ts';
import { useOwnLanguage } from '../../ui/own-language.ts';
import { requestLogin } from './login-dialog.tsx';
import styles from './saving.module.css';
import { useSaving, useSavingState } from './saving-context.ts';

const ConflictDialog = lazyPart(async () => (await import('./conflict-dialog.tsx')).ConflictDialog);
const RestoreDialog = lazyPart(async () => (await import('./restore-dialog.tsx')).RestoreDialog);

/** ms that a note is shown. */
const noteStay = 6000;

/** Notices of saving: work to restore, conflicts, a login, changes of others. */
export function SavingNotices() {
  const t = useT();
  return (
    <section className={styles.notices} aria-label={t('saving.notices')}>
      <RestoreNotice />
      <LoginNotice />
      <NowhereNotice />
      <ConflictNotice />
      <Note />
    </section>
  );
}

interface NoticeProps {
  readonly icon: EditorIconName;
  readonly tone?: 'trouble';
  readonly text: string;
  readonly children?: ReactNode;
}

function Notice({ icon, tone, text, children }: NoticeProps) {
  return (
    <div className={styles.notice} data-tone={tone} role={tone ? 'alert' : 'status'}>
      <Icon name={icon} />
      <p {...useOwnLanguage()}>{text}</p>
      {children}
    </div>
  );
}

function RestoreNotice() {
  const t = useT();
  const dialogs = useDialogs();
  const instant = useFormatInstant();
  const offer = useStore(useSaving().recovery.offer);
  if (!offer) return null;
  const params = { when: instant(offer.at), smart_count: offer.nodes.length };
  return (
    <Notice icon="archive-restore" tone="trouble" text={t('saving.offer', params)}>
      <Button tone="primary" onPress={() => void dialogs.open(RestoreDialog, {})}>
        {t('saving.review')}
      </Button>
    </Notice>
  );
}

/** Opens the dialog once, but not while the user types. The notice stays afterwards. */
function LoginNotice() {
  const t = useT();
  const dialogs = useDialogs();
  const status = useSavingState((state) => state.status);
  const isKept = useSavingState(isWorkStored);
  const wasPrompted = useRef(false);
  const isOut = status === 'loggedOut';
  useEffect(() => {
    if (status === 'saved') wasPrompted.current = false;
    if (!isOut || wasPrompted.current) return;
    return afterTyping(() => {
      wasPrompted.current = true;
      void requestLogin(dialogs);
    });
  }, [isOut, status, dialogs]);
  if (!isOut) return null;
  return (
    <Notice
      icon="lock"
      tone="trouble"
      text={t(isKept ? 'saving.loggedOutText' : 'saving.loggedOutUnkept')}
    >
      <Button onPress={() => void requestLogin(dialogs)}>{t('saving.logIn')}</Button>
    </Notice>
  );
}

/** Neither the server nor the browser can store the changes. */
function NowhereNotice() {
  const t = useT();
  const isOffline = useSavingState(({ status }) => status === 'offline');
  const isKept = useSavingState(isWorkStored);
  if (!isOffline || isKept) return null;
  return <Notice icon="triangle-alert" tone="trouble" text={t('saving.savedNowhere')} />;
}

function ConflictNotice() {
  const t = useT();
  const dialogs = useDialogs();
  const count = useStore(useSaving().conflicts, (conflicts) => conflicts.length);
  if (count === 0) return null;
  return (
    <Notice icon="users" tone="trouble" text={t('saving.conflicts', { smart_count: count })}>
      <Button onPress={() => void dialogs.open(ConflictDialog, {})}>{t('saving.decide')}</Button>
    </Notice>
  );
}

const lasting = ['journalFull', 'journalBlocked'];

/** A note about an automatic change. It disappears by itself, unless it is a warning. */
function Note() {
  const t = useT();
  const note = useSavingState((state) => state.note);
  const [seen, setSeen] = useState(0);
  const isLasting = note !== null && lasting.includes(note.key);
  const isTrue = useSavingState(
    ({ journal, status }) => journal !== 'working' && !isCutOff(status),
  );
  useEffect(() => {
    if (!note || isLasting) return;
    const timer = setTimeout(() => setSeen(note.id), noteStay);
    return () => clearTimeout(timer);
  }, [note, isLasting]);
  if (!note || note.id <= seen || (isLasting && !isTrue)) return null;
  return (
    <Notice
      icon={isLasting ? 'triangle-alert' : 'users'}
      text={t(`saving.note_${note.key}`, { smart_count: note.count })}
    >
      <IconButton icon="x" label={t('ui.close')} onPress={() => setSeen(note.id)} />
    </Notice>
  );
}

import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { useDialogs } from '../dialogs/dialogs.tsx';
import { useT } from '../i18n/translate.tsx';
import { Button, IconButton } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import type { EditorIconName } from '../ui/icons/icon-names.ts';
import { lazyPart } from '../ui/lazy-part.ts';
import { useInstantWords } from './instant-words.ts';
import styles from './saving.module.css';
import { useSaving, useSavingState } from './saving-context.ts';
import { askToSignIn } from './sign-in-dialog.tsx';

const ConflictDialog = lazyPart(async () => (await import('./conflict-dialog.tsx')).ConflictDialog);
const RestoreDialog = lazyPart(async () => (await import('./restore-dialog.tsx')).RestoreDialog);

/** ms that a note about something done stays. */
const noteStay = 6000;

/** What saving has to tell: work to restore, decisions to make, a sign-in, what others did. */
export function SavingNotices() {
  const t = useT();
  return (
    <section className={styles.notices} aria-label={t('saving.notices')}>
      <RestoreNotice />
      <SignInNotice />
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
      <p>{text}</p>
      {children}
    </div>
  );
}

function RestoreNotice() {
  const t = useT();
  const dialogs = useDialogs();
  const instant = useInstantWords();
  const offer = useStore(useSaving().recovery.offer);
  if (!offer) return null;
  const params = { when: instant(offer.at), smart_count: offer.nodes.length };
  return (
    <Notice icon="archive-restore" tone="trouble" text={t('saving.offer', params)}>
      <Button tone="primary" onPress={() => void dialogs.open(RestoreDialog, {})}>
        {t('saving.look')}
      </Button>
    </Notice>
  );
}

/** Opens the dialog once; afterwards it stays at hand. */
function SignInNotice() {
  const t = useT();
  const dialogs = useDialogs();
  const status = useSavingState((state) => state.status);
  const wasAsked = useRef(false);
  const isOut = status === 'signedOut';
  useEffect(() => {
    if (isOut && !wasAsked.current) void askToSignIn(dialogs);
    wasAsked.current = isOut || (wasAsked.current && status !== 'saved');
  }, [isOut, status, dialogs]);
  if (!isOut) return null;
  return (
    <Notice icon="lock" tone="trouble" text={t('saving.signedOutText')}>
      <Button onPress={() => void askToSignIn(dialogs)}>{t('saving.signIn')}</Button>
    </Notice>
  );
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

/** Something that happened by itself; it goes by itself too, unless it is a warning. */
function Note() {
  const t = useT();
  const note = useSavingState((state) => state.note);
  const [seen, setSeen] = useState(0);
  const isLasting = note !== null && lasting.includes(note.key);
  useEffect(() => {
    if (!note || isLasting) return;
    const timer = setTimeout(() => setSeen(note.id), noteStay);
    return () => clearTimeout(timer);
  }, [note, isLasting]);
  if (!note || note.id <= seen) return null;
  return (
    <Notice
      icon={isLasting ? 'triangle-alert' : 'users'}
      text={t(`saving.note_${note.key}`, { smart_count: note.count })}
    >
      <IconButton icon="x" label={t('ui.close')} onPress={() => setSeen(note.id)} />
    </Notice>
  );
}

import { useEffect, useRef } from 'react';
import { useSession } from '../block/context.tsx';
import type { Translate } from '../i18n/translator.ts';
import { Disclosure } from '../ui/disclosure.tsx';
import { TextArea } from '../ui/text-field.tsx';
import styles from './note.module.css';
import { keepNote, noteLimit, readNote } from './order-note.ts';

/** Instructions for the order, kept in the tab until the last step; that one has its own field too. */
export function OrderNote({ t }: { readonly t: Translate }) {
  const cartId = useSession(({ cart }) => cart?.id ?? null);
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const area = root.current?.querySelector('textarea');
    if (area && cartId !== null) area.value = readNote(cartId);
  }, [cartId]);
  if (cartId === null) return null;
  return (
    <div ref={root} className={styles.note}>
      <Disclosure summary={t('note.title')}>
        <TextArea
          label={t('note.label')}
          hint={t('note.hint')}
          maxLength={noteLimit}
          onChange={(event) => keepNote(cartId, event.target.value)}
        />
      </Disclosure>
    </div>
  );
}

import { useEffect, useRef } from 'react';
import { CommandForm, useForm } from '../block/command-form.tsx';
import { useSession } from '../block/context.tsx';
import type { Translate } from '../i18n/translator.ts';
import { Button } from '../ui/button.tsx';
import { Disclosure } from '../ui/disclosure.tsx';
import { TextArea } from '../ui/text-area.tsx';
import styles from './note.module.css';
import { noteLimit, readNote, saveNote } from './order-note.ts';

const command = 'cart.note';
const field = 'orderMessage';

/**
 * Instructions for the order, stored in the tab until the last step, which has its own field for them.
 * Without scripts a button stores them with the cart.
 */
export function OrderNote({ t }: { readonly t: Translate }) {
  const cart = useSession((session) => session.cart);
  const form = useForm(command);
  const root = useRef<HTMLDivElement>(null);
  const cartId = cart?.id ?? null;
  useEffect(() => {
    const area = root.current?.querySelector('textarea');
    if (area && cartId !== null) area.value = readNote(cartId) || area.value;
  }, [cartId]);
  if (cartId === null) return null;
  const kept = cart?.orderMessage ?? '';
  return (
    <div ref={root}>
      <Disclosure summary={t('note.title')} open={kept !== '' || undefined}>
        <CommandForm command={command} className={styles.note}>
          <TextArea
            name={field}
            label={t('note.label')}
            hint={t('note.hint')}
            error={form.error(field)}
            maxLength={noteLimit}
            defaultValue={form.value(field, kept)}
            onChange={(event) => saveNote(cartId, event.target.value)}
          />
          <Button type="submit" size="small" className={styles.save}>
            {t('note.save')}
          </Button>
        </CommandForm>
      </Disclosure>
    </div>
  );
}

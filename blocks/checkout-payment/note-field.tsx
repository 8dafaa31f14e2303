import { useEffect, useRef } from 'react';
import type { FormMemory } from '#runtime/block/command-form.tsx';
import { useMessages } from '#runtime/block/context.tsx';
import { noteLimit, readNote, saveNote } from '#runtime/checkout/order-note.ts';
import type { VisitorCart } from '#runtime/store/session.ts';
import { TextArea } from '#runtime/ui/text-area.tsx';

interface NoteFieldProps {
  readonly cart: Pick<VisitorCart, 'id' | 'orderMessage'>;
  readonly form: FormMemory;
}

/** The note of the order, prefilled with the one typed in the cart. */
export function NoteField({ cart, form }: NoteFieldProps) {
  const t = useMessages('checkout-payment');
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const area = root.current?.querySelector('textarea');
    if (area && area.value === '') area.value = readNote(cart.id);
  }, [cart.id]);
  return (
    <div ref={root}>
      <TextArea
        name="orderMessage"
        label={t('note.title')}
        hint={t('note.hint')}
        maxLength={noteLimit}
        defaultValue={form.value('orderMessage', cart.orderMessage ?? '')}
        onChange={(event) => saveNote(cart.id, event.target.value)}
      />
    </div>
  );
}

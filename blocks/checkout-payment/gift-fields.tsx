import { useMessages } from '#runtime/block/context.tsx';
import { noteLimit } from '#runtime/checkout/order-note.ts';
import { usePersistentForm } from '#runtime/checkout/use-persistent-form.ts';
import { Disclosure } from '#runtime/ui/disclosure.tsx';
import { TextArea } from '#runtime/ui/text-area.tsx';
import { TextField } from '#runtime/ui/text-field.tsx';
import styles from './gift-fields.module.css';
import { command } from './order-command.ts';

/** Recipient and gift message (ORDER-12). */
export function GiftFields() {
  const t = useMessages('checkout-payment');
  const form = usePersistentForm(command);
  const field = (name: string, maxLength: number) => ({
    name,
    maxLength,
    label: t(`gift.${name}`),
    error: form.error(name),
    defaultValue: form.value(name),
  });
  const names = ['to', 'from', 'giftMessage'];
  const isOpen = names.some((name) => form.value(name) !== '' || form.error(name) !== undefined);
  return (
    <Disclosure summary={t('gift.title')} open={isOpen || undefined}>
      <div className={styles.gift}>
        <TextField {...field('to', 200)} />
        <TextField {...field('from', 200)} />
        <TextArea {...field('giftMessage', noteLimit)} />
      </div>
    </Disclosure>
  );
}

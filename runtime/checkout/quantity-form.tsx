import { type FormEvent, useState } from 'react';
import type { CartItem } from '#schemas/entities/cart-item.ts';
import { readQuantity } from '#schemas/rules/quantity.ts';
import { CommandForm, useForm } from '../block/command-form.tsx';
import { useSession } from '../block/context.tsx';
import type { Translate } from '../i18n/translator.ts';
import { Button } from '../ui/button.tsx';
import { NumberField } from '../ui/number-field.tsx';
import styles from './lines.module.css';
import { useCartChanges, useLineChange } from './use-cart-changes.ts';

interface QuantityFormProps {
  readonly item: CartItem;
  readonly t: Translate;
}

/** Text that is not a quantity stays visible next to its error and is not sent (CART-37). */
interface Draft {
  readonly text: string;
  readonly error?: string;
}

/** Quantity of a line: sent after a delay, 0 removes the line; without scripts it has a button. */
export function QuantityForm({ item, t }: QuantityFormProps) {
  const { itemId, qty, stock } = item;
  const version = useSession(({ cart }) => cart?.version ?? 0);
  const changes = useCartChanges();
  const { change, error } = useLineChange(itemId);
  const sent = useForm('cart.update');
  const [draft, setDraft] = useState<Draft | null>(null);
  const max = stock.state === 'ok' || stock.state === 'low' ? stock.available : null;
  const type = (text: string) => {
    if (text === '0') {
      setDraft({ text });
      changes.change(itemId, 0);
      return;
    }
    const wanted = readQuantity(text);
    if (wanted === null) {
      changes.cancel(itemId);
      setDraft({ text, error: t('lines.invalid') });
      return;
    }
    const capped = max !== null && max > 0 ? Math.min(wanted, max) : wanted;
    const note = { text: String(capped), error: t('lines.capped', { count: capped }) };
    setDraft(capped < wanted ? note : null);
    changes.change(itemId, capped);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void changes.flush();
  };
  const problem = draft?.error ?? error ?? sent.error(`qty.${itemId}`);
  const { name } = item.productData;
  const shown = draft?.text ?? String(change?.qty || qty);
  return (
    <CommandForm
      command="cart.update"
      hidden={{ itemId, version }}
      className={styles.form}
      onSubmit={submit}
    >
      <NumberField
        name="qty"
        label={t('lines.quantityOf', { name })}
        hideLabel
        labels={{ less: t('lines.less', { name }), more: t('lines.more', { name }) }}
        min={1}
        max={max ?? undefined}
        value={shown}
        disabled={change?.state === 'removing'}
        error={problem && <span role="alert">{problem}</span>}
        onChange={(event) => type(event.target.value)}
      />
      <Button type="submit" size="small" className={styles.update}>
        {t('lines.update')}
      </Button>
    </CommandForm>
  );
}

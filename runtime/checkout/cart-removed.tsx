import { useEffect, useRef } from 'react';
import type { CartItem } from '#schemas/entities/cart-item.ts';
import { CommandForm } from '../block/command-form.tsx';
import type { RemovedLine as Removed } from '../commands/cart/removed-line.ts';
import type { Translate } from '../i18n/translator.ts';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import styles from './lines.module.css';
import { useCartChanges } from './use-cart-changes.ts';

interface RemovedLineProps {
  readonly item: CartItem;
  readonly t: Translate;
}

/** Replaces a removed line: the removal can be undone while the cart is shown. */
export function RemovedLine({ item, t }: RemovedLineProps) {
  const { undo } = useCartChanges();
  const root = useRef<HTMLLIElement>(null);
  useEffect(() => {
    // The pressed button was removed with its line, so focus moves to the next button.
    if (document.activeElement === document.body) root.current?.querySelector('button')?.focus();
  }, []);
  const { name } = item.productData;
  return (
    <li ref={root} className={styles.removed}>
      <Icon name="trash-2" />
      <p>{t('lines.removed', { name })}</p>
      <Button
        size="small"
        variant="quiet"
        aria-label={t('lines.undoNamed', { name })}
        onClick={() => void undo(item)}
      >
        {t('lines.undo')}
      </Button>
    </li>
  );
}

/** Replaces a line removed without scripts: a form adds the line again. */
export function RemovedForm({ line, t }: { readonly line: Removed; readonly t: Translate }) {
  const { name, values } = line;
  const fields = Object.entries({ ...values, undo: 'yes' });
  return (
    <li className={styles.removed}>
      <Icon name="trash-2" />
      <p>{t('lines.removed', { name })}</p>
      <CommandForm command="cart.add">
        {fields.flatMap(([field, value]) =>
          [value]
            .flat()
            .map((one) => <input key={`${field} ${one}`} type="hidden" name={field} value={one} />),
        )}
        <Button type="submit" size="small" aria-label={t('lines.undoNamed', { name })}>
          {t('lines.undo')}
        </Button>
      </CommandForm>
    </li>
  );
}

import { CommandForm } from '#runtime/block/command-form.tsx';
import { useSession } from '#runtime/block/context.tsx';
import type { Translate } from '#runtime/i18n/translator.ts';
import { Button } from '#runtime/ui/button.tsx';
import styles from './in-cart.module.css';

interface InCartProps {
  readonly productId: number;
  readonly t: Translate;
}

/** The number of units in the cart, with a button to remove them; hidden when there are none (BUNDLE-13). */
export function InCart({ productId, t }: InCartProps) {
  const qty = useSession(({ cart }) =>
    (cart?.items ?? []).reduce(
      (sum, item) => sum + (item.productId === productId ? item.qty : 0),
      0,
    ),
  );
  return (
    <div className={styles.line}>
      <p role="status">{qty > 0 && t('inCart', { smart_count: qty })}</p>
      {qty > 0 && (
        <CommandForm command="cart.removeProduct" hidden={{ productId }}>
          <Button type="submit" variant="quiet" size="small" icon="trash-2">
            {t('remove')}
          </Button>
        </CommandForm>
      )}
    </div>
  );
}

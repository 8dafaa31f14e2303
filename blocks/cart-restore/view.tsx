import { CommandForm } from '#runtime/block/command-form.tsx';
import { useMessages, useSession } from '#runtime/block/context.tsx';
import { Button } from '#runtime/ui/button.tsx';
import { Icon } from '#runtime/ui/icon.tsx';
import styles from './view.module.css';

/** Restores the cart that was left when the language changed, with one press (CART-26). */
export function View() {
  const t = useMessages('cart-restore');
  const count = useSession(({ leftItems = 0 }) => leftItems);
  if (count === 0) return null;
  return (
    <aside className={styles.strip} aria-label={t('name')}>
      <div className={`wrap ${styles.inner}`} data-width="wide">
        <p className={styles.text}>
          <Icon name="shopping-bag" />
          {t('text')}
        </p>
        <CommandForm command="cart.restore" className={styles.choices}>
          <Button type="submit" variant="primary" size="small">
            {t('restore', { smart_count: count })}
          </Button>
          <Button type="submit" variant="quiet" size="small" name="forget" value="yes">
            {t('dismiss')}
          </Button>
        </CommandForm>
      </div>
    </aside>
  );
}

import { useFormat, useSession } from '../block/context.tsx';
import type { Translate } from '../i18n/translator.ts';
import { Icon } from '../ui/icon.tsx';
import styles from './member-price.module.css';

interface MemberPriceProps {
  /** Member price in cents. */
  readonly price: number;
  /** Texts of the block; it spreads `memberMessages` into its own. */
  readonly t: Translate;
}

/** The lower member price next to the regular one, highlighted for visitors with a card. */
export function MemberPrice({ price, t }: MemberPriceProps) {
  const format = useFormat();
  const isOwn = useIsMember();
  return (
    <span className={styles.member} data-own={isOwn || undefined}>
      <Icon name="id-card" />
      <span>
        {t(isOwn ? 'price.own' : 'price.member', {
          price: price === 0 ? t('price.free') : format.price(price),
        })}
      </span>
    </span>
  );
}

/**
 * Whether the visitor pays as a member: with the card on the cart, or with the own card, which is applied to
 * an empty cart.
 */
export function useIsMember(): boolean {
  return useSession(({ cart, user }) =>
    Boolean(cart?.memberCardBarcode ?? (cart?.items.length ? null : user?.memberCardBarcode)),
  );
}

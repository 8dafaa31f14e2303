import { useFormat, useSession } from '../block/context.tsx';
import type { Translate } from '../i18n/translator.ts';
import { Icon } from '../ui/icon.tsx';
import styles from './member-price.module.css';

interface MemberPriceProps {
  /** Cents. */
  readonly price: number;
  /** Texts of the block; it spreads `memberMessages` into its own. */
  readonly t: Translate;
}

/** The lower price of a member beside the plain one, marked for whoever has a card. */
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

/** The visitor pays as a member: by the card of the cart, or by his own that comes onto an empty one. */
export function useIsMember(): boolean {
  return useSession(({ cart, user }) =>
    Boolean(cart?.memberCardBarcode ?? (cart?.items.length ? null : user?.memberCardBarcode)),
  );
}

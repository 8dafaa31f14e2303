import { formatPrice } from '#runtime/format/price.ts';
import type { PromotionExamples } from '#schemas/api/marketing-staff.ts';
import { useT } from '../../../i18n/translate.tsx';
import { useBackOffice } from '../../context.ts';
import styles from './promotions.module.css';

type Cart = PromotionExamples['carts'][number];

interface ExampleCartProps {
  readonly title: string;
  /** The promotion whose record is open. */
  readonly id: number;
  readonly cart: Cart;
}

/** One example cart with its prices, line by line. */
export function ExampleCart({ title, id, cart }: ExampleCartProps) {
  const t = useT();
  const price = usePrice();
  return (
    <article className={styles.cart}>
      <h3 className={styles.heading}>{title}</h3>
      <dl className={styles.lines}>
        {cart.lines.map(({ name, qty, amount }) => (
          <div key={name}>
            <dt>{`${qty} × ${name}`}</dt>
            <dd>{price(amount)}</dd>
          </div>
        ))}
        {cart.promotions.map((promotion) => (
          <div key={promotion.id} className={styles.given} data-own={promotion.id === id}>
            <dt>{promotion.name}</dt>
            <dd>{`−${price(promotion.amount)}`}</dd>
          </div>
        ))}
        {cart.delivery !== null && (
          <div>
            <dt>{t('promotions.delivery')}</dt>
            <dd>{cart.delivery === 0 ? t('promotions.free') : price(cart.delivery)}</dd>
          </div>
        )}
        <div className={styles.total}>
          <dt>{t('promotions.total')}</dt>
          <dd>{price(cart.total)}</dd>
        </div>
      </dl>
      <Refusal refusal={cart.refusal} />
    </article>
  );
}

function Refusal({ refusal }: Pick<Cart, 'refusal'>) {
  const t = useT();
  const price = usePrice();
  if (!refusal) return null;
  const { reason, missing = 0, pieces = 0 } = refusal;
  const params = { missing: price(missing), count: pieces };
  return <p className={styles.refusal}>{t(`promotions.refused_${reason}`, params)}</p>;
}

function usePrice() {
  const { uiLanguage, site } = useBackOffice();
  return (amount: number) => formatPrice(amount, uiLanguage, site.currency);
}

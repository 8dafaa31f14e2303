import { useT } from '../../i18n/translate.tsx';
import { Card } from './card.tsx';
import styles from './order.module.css';
import { useOrder } from './order-context.ts';
import { When } from './when.tsx';

/** Refunds of the order. */
export function Refunds() {
  const t = useT();
  const { file, price } = useOrder();
  if (file.refunds.length === 0) return null;
  return (
    <Card title={t('order.refunds')}>
      <ol className={styles.list}>
        {file.refunds.map(({ id, at, by, amount, reason, creditNote, items }) => (
          <li key={id}>
            <p>
              <strong>{price(amount)}</strong> · <When at={at} />
            </p>
            <ul>
              {items.map((item) => (
                <li key={item.name}>
                  {item.qty} × {item.name}: {price(item.amount)}
                </li>
              ))}
            </ul>
            {reason && <p>{reason}</p>}
            <p className={styles.quiet}>{[by, creditNote].filter(Boolean).join(' · ')}</p>
          </li>
        ))}
      </ol>
      {file.actions.includes('refundPart') && (
        <p className={styles.quiet}>
          {t('order.openRefund', { total: price(file.sums.total - file.sums.refunded) })}
        </p>
      )}
    </Card>
  );
}

/** Returns of the order. */
export function Returns() {
  const t = useT();
  const { returns } = useOrder().file;
  if (returns.length === 0) return null;
  return (
    <Card title={t('order.returns')}>
      <ol className={styles.list}>
        {returns.map(({ id, at, by, note, items }) => (
          <li key={id}>
            <p>
              <When at={at} />
            </p>
            <ul>
              {items.map(({ name, sku, qty, restocked }) => (
                <li key={sku}>
                  {qty} × {name}{' '}
                  <span className={styles.quiet}>{t('order.restocked', { count: restocked })}</span>
                </li>
              ))}
            </ul>
            {note && <p>{note}</p>}
            <p className={styles.quiet}>{by}</p>
          </li>
        ))}
      </ol>
    </Card>
  );
}

import { useT } from '../../i18n/translate.tsx';
import { Card } from './card.tsx';
import styles from './order.module.css';
import { useOrder } from './order-context.ts';

/** Lines of the order: products, the state of their pieces, and the total step by step. */
export function Lines() {
  const t = useT();
  const { file, price } = useOrder();
  return (
    <Card title={t('order.goods')}>
      <div className={styles.scroll}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{t('order.item')}</th>
              <th scope="col">{t('order.sentPieces')}</th>
              <th scope="col">{t('order.returnedPieces')}</th>
              <th scope="col">{t('order.refundedPieces')}</th>
              <th scope="col">{t('order.amount')}</th>
            </tr>
          </thead>
          <tbody>
            {file.lines.map((line) => (
              <tr key={line.id}>
                <th scope="row">
                  {line.qty} × {line.name}
                  <span className={styles.details}>
                    {[
                      line.sku,
                      ...(line.priceList ? [`${t('order.what.group')}: ${line.priceList}`] : []),
                      ...line.chosen.map(({ label, value }) => `${label}: ${value}`),
                      ...line.parts.map(({ name, qty }) => `${qty} × ${name}`),
                    ].join(' · ')}
                  </span>
                </th>
                <Pieces count={line.shipped} of={line.qty} />
                <Pieces count={line.returned} of={line.qty} />
                <Pieces count={line.refunded} of={line.qty} />
                <td>{price(line.total)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <Sums />
    </Card>
  );
}

function Pieces({ count, of }: { readonly count: number; readonly of: number }) {
  return <td>{count === 0 ? <span aria-hidden>–</span> : `${count}/${of}`}</td>;
}

function Sums() {
  const t = useT();
  const { file, price } = useOrder();
  const { sums } = file;
  const rows = [
    [t('order.sum'), sums.items],
    [t('order.coupon'), -sums.coupon],
    [t('order.member'), -sums.loyalty],
    [file.deliveryName ?? t('order.delivery'), sums.delivery],
    [t('order.addedTax'), sums.addedTax],
    [t('order.what.voucher'), -sums.voucher],
  ] as const;
  return (
    <dl className={styles.sums}>
      {rows
        .filter(([, amount]) => amount !== 0)
        .map(([label, amount]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{price(amount)}</dd>
          </div>
        ))}
      <div className={styles.total}>
        <dt>{t('order.total')}</dt>
        <dd>{price(sums.total)}</dd>
      </div>
      {sums.refunded > 0 && (
        <div>
          <dt>{t('order.refundedSoFar')}</dt>
          <dd>{price(-sums.refunded)}</dd>
        </div>
      )}
      {file.unexplained !== null && file.unexplained !== 0 && (
        <div role="alert">
          <dt>{t('order.differs', { amount: price(file.unexplained) })}</dt>
          <dd />
        </div>
      )}
    </dl>
  );
}

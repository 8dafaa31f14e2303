import { formatNumber } from '#runtime/format/price.ts';
import type { PriceBreakdown } from '#schemas/entities/price-breakdown.ts';
import { useT } from '../../i18n/translate.tsx';
import { useBackOffice } from '../context.ts';
import { Card } from './card.tsx';
import styles from './order.module.css';
import { useOrder } from './order-context.ts';

/** The stored steps of every price, from the regular price to the last cent of the total. */
export function Breakdown() {
  const t = useT();
  const { file } = useOrder();
  const { breakdown, unexplained, lines, deliveryName } = file;
  const delivery = breakdown.filter(({ what }) => what === 'delivery' || what === 'freeDelivery');
  return (
    <Card title={t('order.breakdownTitle')}>
      <p className={styles.quiet}>
        {t(unexplained === null ? 'order.noBreakdown' : 'order.breakdownText')}
      </p>
      {breakdown.length > 0 && (
        <details>
          <summary>{t('order.showSteps')}</summary>
          {lines.map(({ id, qty, name, position }) => (
            <Steps
              key={id}
              title={`${qty} × ${name}`}
              steps={breakdown.filter(({ line }) => line === position)}
            />
          ))}
          <Steps title={deliveryName ?? t('order.delivery')} steps={delivery} />
          <Taxes />
        </details>
      )}
      {unexplained === 0 && <p className={styles.done}>{t('order.agrees')}</p>}
    </Card>
  );
}

interface StepsProps {
  readonly title: string;
  readonly steps: PriceBreakdown;
}

function Steps({ title, steps }: StepsProps) {
  const t = useT();
  const { price } = useOrder();
  if (steps.length === 0) return null;
  return (
    <div className={styles.scroll}>
      <table className={styles.steps}>
        <caption>{title}</caption>
        <thead>
          <tr>
            <th scope="col">{t('order.step')}</th>
            <th scope="col">{t('order.amount')}</th>
            <th scope="col">{t('order.after')}</th>
          </tr>
        </thead>
        <tbody>
          {steps.map(({ what, amount, to }) => (
            <tr key={what}>
              <th scope="row">{t(`order.what.${what}`)}</th>
              <td>{price(amount)}</td>
              <td>{price(to)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Taxes of the order. Tax is either included in the other steps or added to their sum. */
function Taxes() {
  const t = useT();
  const { uiLanguage } = useBackOffice();
  const { file, price } = useOrder();
  const taxes = file.breakdown.filter(({ what }) => what === 'tax');
  if (taxes.length === 0) return null;
  return (
    <>
      <h3>{t('order.taxes')}</h3>
      <dl className={styles.sums}>
        {taxes.map(({ rate, from, amount }) => (
          <div key={rate}>
            <dt>
              {t('order.taxRow', {
                rate: formatNumber(rate, uiLanguage, Number.isInteger(rate) ? 0 : 1),
                base: price(from),
              })}
            </dt>
            <dd>{price(amount)}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}

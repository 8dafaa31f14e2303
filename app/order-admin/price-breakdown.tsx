import { formatNumber } from '#runtime/format/price.ts';
import type { PriceBreakdownEntry } from '#schemas/entities/price-breakdown.ts';
import type { OrderFile } from '#server/services/orders/admin/order-file.ts';
import type { OrderAdmin } from './order-admin.ts';

interface PriceBreakdownProps {
  readonly admin: OrderAdmin;
  readonly file: OrderFile;
}

/** The stored steps of every price, from the regular price to the last cent of the total. */
export function PriceBreakdownTable({ admin, file }: PriceBreakdownProps) {
  const { t, price } = admin;
  const { order, items, breakdown, unexplained } = file;
  const taxes = breakdown.filter(({ what }) => what === 'tax');
  const delivery = breakdown.filter(({ what }) => what === 'delivery' || what === 'freeDelivery');
  return (
    <section className="admin-ledger" aria-labelledby="ledger">
      <h2 id="ledger">{t('breakdownTitle')}</h2>
      <p>{t(unexplained === null ? 'noBreakdown' : 'breakdownText')}</p>
      {items.map((item) => (
        <Steps
          key={item.id}
          admin={admin}
          title={`${item.qty} × ${item.name}`}
          note={[item.sku, ...chosenOf(item)].join(' · ')}
          steps={breakdown.filter(({ line }) => line === item.position)}
          total={item.row_total}
        />
      ))}
      {delivery.length > 0 && (
        <Steps
          admin={admin}
          title={t('delivery')}
          note={order.delivery_name ?? ''}
          steps={delivery}
          total={order.delivery_total}
        />
      )}
      {order.voucher_total > 0 && (
        <ul className="admin-taxes">
          <li>
            <span>{t('what.voucher')}</span>
            <span>{`−${price(order.voucher_total)}`}</span>
          </li>
        </ul>
      )}
      <p className="admin-total">
        <span>{t('total')}</span>
        <strong>{price(order.order_total)}</strong>
      </p>
      {unexplained === 0 && <p className="admin-agrees">{t('agrees')}</p>}
      {unexplained !== null && unexplained !== 0 && (
        <p className="admin-error" role="alert">
          {t('differs', { amount: price(unexplained) })}
        </p>
      )}
      <h3>{t('taxes')}</h3>
      <ul className="admin-taxes">
        {taxes.map(({ rate, from, amount }) => (
          <li key={rate}>
            <span>
              {t('taxRow', {
                rate: formatNumber(rate, admin.language, Number.isInteger(rate) ? 0 : 1),
                base: price(from),
              })}
            </span>
            <span>{price(amount)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function chosenOf({ options, bundle }: OrderFile['items'][number]): string[] {
  const chosen = (options['chosen'] ?? []) as readonly { label: string; value: string }[];
  const parts = bundle as unknown as readonly { name: string; qty: number }[];
  return [
    ...chosen.map(({ label, value }) => `${label}: ${value}`),
    ...parts.map(({ qty, name }) => `${qty} × ${name}`),
  ];
}

interface StepsProps {
  readonly admin: OrderAdmin;
  readonly title: string;
  readonly note: string;
  readonly steps: readonly PriceBreakdownEntry[];
  readonly total: number;
}

function Steps({ admin: { t, price }, title, note, steps, total }: StepsProps) {
  return (
    <table className="admin-table admin-steps">
      <caption>
        <strong>{title}</strong>
        <span>{note}</span>
      </caption>
      <thead className="visually-hidden">
        <tr>
          <th scope="col">{t('step')}</th>
          <th scope="col">{t('amount')}</th>
          <th scope="col">{t('after')}</th>
        </tr>
      </thead>
      <tbody>
        {steps.map(({ what, amount, to }) => (
          <tr key={what}>
            <th scope="row">{t(`what.${what}`)}</th>
            <td className="admin-amount">{price(amount)}</td>
            <td className="admin-amount">{price(to)}</td>
          </tr>
        ))}
        {steps.length === 0 && (
          <tr>
            <th scope="row">{t('total')}</th>
            <td className="admin-amount" colSpan={2}>
              {price(total)}
            </td>
          </tr>
        )}
      </tbody>
    </table>
  );
}

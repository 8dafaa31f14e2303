import { Link } from 'react-aria-components';
import { useT } from '../../i18n/translate.tsx';
import { useBackOffice } from '../context.ts';
import { Card } from '../orders/card.tsx';
import { When } from '../orders/when.tsx';
import { Value, type ValueField } from '../value.tsx';
import styles from './customer.module.css';
import { useCustomer } from './customer-context.ts';

const money: ValueField = { cell: 'money', choices: [] };

/** The latest orders, and the sum of all orders. */
export function Orders() {
  const t = useT();
  const { orders, totals } = useCustomer().file;
  const stateLabel = useStateLabels();
  return (
    <Card title={t('customer.orders')}>
      {orders.length === 0 && <p className={styles.quiet}>{t('customer.noOrders')}</p>}
      {totals.map(({ currency, count, total }) => (
        <p key={currency}>
          {t('customer.orderCount', { smart_count: count })} ·{' '}
          <strong>
            <Value field={money} value={total} currency={currency} />
          </strong>
        </p>
      ))}
      <ul className={styles.list}>
        {orders.map(({ id, orderNumber, state, total, currency, createdAt }) => (
          <li key={id} className={styles.row}>
            <Link href={`/orders/record/${id}`}>{orderNumber}</Link>
            <span className={styles.quiet}>
              <When at={createdAt} /> · {stateLabel(state)}
            </span>
            <span className={styles.amount}>
              <Value field={money} value={total} currency={currency} />
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}

function useStateLabels(): (state: string) => string {
  const { collections } = useBackOffice();
  const { fields = [] } = collections.find(({ name }) => name === 'orders') ?? {};
  const states = fields.find(({ key }) => key === 'state')?.choices ?? [];
  return (state) => states.find(({ value }) => value === state)?.label ?? state;
}

/** The customer's open cart. */
export function Cart() {
  const t = useT();
  const { cart } = useCustomer().file;
  return (
    <Card title={t('customer.cart')}>
      {cart === null ? (
        <p className={styles.quiet}>{t('customer.noCart')}</p>
      ) : (
        <>
          <p className={styles.quiet}>
            {t('customer.cartChanged')} <When at={cart.changedAt} />
          </p>
          <ul className={styles.list}>
            {cart.lines.map(({ id, productId, name, sku, qty, total, isSold }) => (
              <li key={id} className={styles.row}>
                <span>
                  {qty} × <ProductLink id={productId} name={name} />
                </span>
                <span className={styles.quiet}>
                  {sku}
                  {!isSold && ` · ${t('customer.notSold')}`}
                </span>
                <span className={styles.amount}>
                  <Value field={money} value={total} currency={cart.currency} />
                </span>
              </li>
            ))}
          </ul>
          <p className={styles.total}>
            {t('customer.totalNow')}{' '}
            <Value field={money} value={cart.total} currency={cart.currency} />
          </p>
        </>
      )}
    </Card>
  );
}

/** Links to the product; shows only its name to staff without access to products. */
function ProductLink({ id, name }: { readonly id: number; readonly name: string }) {
  const { collections } = useBackOffice();
  if (!collections.some((each) => each.name === 'products')) return name;
  return <Link href={`/products/record/${id}`}>{name}</Link>;
}

export function Addresses() {
  const t = useT();
  const { addresses, company, memberCard } = useCustomer().file;
  return (
    <Card title={t('customer.addresses')}>
      {addresses.length === 0 && <p className={styles.quiet}>{t('customer.noAddresses')}</p>}
      {company && (
        <p>
          {t('customer.company')}: {company}
        </p>
      )}
      {memberCard && (
        <p>
          {t('customer.memberCard')}: {memberCard}
        </p>
      )}
      <div className={styles.addresses}>
        {addresses.map(({ id, lines, isDefaultDelivery, isDefaultInvoice }) => (
          <address key={id}>
            {lines.map((line) => (
              <span key={line}>{line}</span>
            ))}
            {isDefaultDelivery && <small>{t('customer.defaultDelivery')}</small>}
            {isDefaultInvoice && <small>{t('customer.defaultInvoice')}</small>}
          </address>
        ))}
      </div>
    </Card>
  );
}

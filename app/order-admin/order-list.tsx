import { Badge } from '#runtime/ui/badge.tsx';
import { Button } from '#runtime/ui/button.tsx';
import { EmptyState } from '#runtime/ui/empty-state.tsx';
import { SelectField } from '#runtime/ui/select-field.tsx';
import { TextField } from '#runtime/ui/text-field.tsx';
import { orderNumber } from '#server/services/order-number.ts';
import type {
  FoundOrders,
  OrderLine,
  OrderSearch,
} from '#server/services/orders/admin/find-orders.ts';
import type { OrderAdminPage } from '#server/services/orders/admin/order-admin-page.ts';
import { orderStates } from '#server/services/orders/order-states.ts';
import type { OrderAdmin } from './order-admin.ts';

interface ListProps {
  readonly admin: OrderAdmin;
  readonly page: Extract<OrderAdminPage, { kind: 'list' }>;
}

/** Payments that staff must check first, then the requested orders. */
export function OrderList({
  admin,
  page: { search, found, needsAttention, toDeliver },
}: ListProps) {
  const { t, path } = admin;
  const isPlain = needsAttention !== null;
  return (
    <>
      <header className="admin-head">
        <h1>{t('title')}</h1>
        <p className="lead">{t('lead')}</p>
      </header>
      <SearchForm admin={admin} search={search} />
      <ToDo admin={admin} state="flagged" title={t('needsAttention')} found={needsAttention} />
      <ToDo admin={admin} state="byHand" title={t('toDeliver')} found={toDeliver} />
      {found.orders.length > 0 ? (
        <section aria-labelledby="orders">
          <h2 id="orders">{t(isPlain ? 'latest' : 'found')}</h2>
          <OrderTable admin={admin} orders={found.orders} label="orders" />
          <OlderAndNewer admin={admin} search={search} next={found.next} />
        </section>
      ) : (
        <EmptyState
          title={t(isPlain ? 'emptyTitle' : 'noneTitle')}
          text={t(isPlain ? 'emptyText' : 'noneText')}
          action={isPlain ? null : <Button href={path}>{t('all')}</Button>}
        />
      )}
    </>
  );
}

interface ToDoProps {
  readonly admin: OrderAdmin;
  readonly state: 'flagged' | 'byHand';
  readonly title: string;
  readonly found: FoundOrders | null;
}

/** Orders that wait for staff; nothing if there are none. */
function ToDo({ admin, state, title, found }: ToDoProps) {
  const { t, path } = admin;
  if (!found || found.orders.length === 0) return null;
  return (
    <section className="admin-alarm" aria-labelledby={state}>
      <h2 id={state}>{title}</h2>
      <p>{t(`${state}Text`)}</p>
      <OrderTable admin={admin} orders={found.orders} label={state} />
      {found.next !== null && (
        <p>
          <a href={`${path}?state=${state}`}>{t(`${state}State`)}</a>
        </p>
      )}
    </section>
  );
}

function SearchForm({ admin: { t, path }, search }: { admin: OrderAdmin; search: OrderSearch }) {
  const options = [
    { value: 'flagged', label: t('flaggedState') },
    { value: 'byHand', label: t('byHandState') },
    ...orderStates.map((state) => ({ value: state, label: t(`state.${state}`) })),
  ];
  return (
    <search>
      <form method="get" action={path} className="admin-search">
        <TextField name="q" type="search" label={t('query')} defaultValue={search.query} />
        <SelectField
          name="state"
          label={t('state')}
          prompt={t('anyState')}
          options={options}
          defaultValue={search.state ?? ''}
        />
        <Button type="submit" variant="primary" icon="search">
          {t('search')}
        </Button>
        {(search.query !== '' || search.state !== null) && (
          <Button href={path} variant="quiet">
            {t('reset')}
          </Button>
        )}
      </form>
    </search>
  );
}

interface TableProps {
  readonly admin: OrderAdmin;
  readonly orders: readonly OrderLine[];
  readonly label: string;
}

function OrderTable({ admin, orders, label }: TableProps) {
  const { t } = admin;
  return (
    <table className="admin-table admin-orders" aria-labelledby={label}>
      <thead>
        <tr>
          <th scope="col">{t('number')}</th>
          <th scope="col">{t('date')}</th>
          <th scope="col">{t('buyer')}</th>
          <th scope="col">{t('state')}</th>
          <th scope="col">{t('payment')}</th>
          <th scope="col" className="admin-amount">
            {t('total')}
          </th>
        </tr>
      </thead>
      <tbody>
        {orders.map((order) => (
          <OrderRow key={order.id} admin={admin} order={order} />
        ))}
      </tbody>
    </table>
  );
}

function OrderRow({ admin, order }: { readonly admin: OrderAdmin; readonly order: OrderLine }) {
  const { t, path, price, time } = admin;
  return (
    <tr>
      <th scope="row">
        <a href={`${path}/${order.number}`}>
          {orderNumber(order.number, new Date(order.createdAt))}
        </a>
      </th>
      <td>{time(order.createdAt)}</td>
      <td className="admin-email">{order.email}</td>
      <td>{t(`state.${order.state}`)}</td>
      <td>
        {t(`type.${order.paymentType}`)}
        {order.flags.map((flag) => (
          <Badge key={flag} tone="sale" icon="triangle-alert">
            {t(`flag.${flag}`)}
          </Badge>
        ))}
      </td>
      <td className="admin-amount">{price(order.total, order.currency)}</td>
    </tr>
  );
}

interface OlderProps {
  readonly admin: OrderAdmin;
  readonly search: OrderSearch;
  readonly next: number | null;
}

function OlderAndNewer({ admin: { t, path }, search, next }: OlderProps) {
  const to = (before: number | null) => {
    const { query, state } = search;
    const wanted = new URLSearchParams({
      ...(query && { q: query }),
      ...(state && { state }),
      ...(before !== null && { before: `${before}` }),
    });
    return wanted.size > 0 ? `${path}?${wanted}` : path;
  };
  return (
    <p className="admin-pager">
      {search.before !== null && (
        <Button href={to(null)} icon="chevrons-left">
          {t('newest')}
        </Button>
      )}
      {next !== null && (
        <Button href={to(next)} iconAfter="chevron-right">
          {t('older')}
        </Button>
      )}
    </p>
  );
}

import { Badge } from '#runtime/ui/badge.tsx';
import { Button } from '#runtime/ui/button.tsx';
import { EmptyState } from '#runtime/ui/empty-state.tsx';
import { SelectField } from '#runtime/ui/select-field.tsx';
import { TextField } from '#runtime/ui/text-field.tsx';
import type { DeskPage } from '#server/services/orders/desk/desk-page.ts';
import type {
  FoundOrders,
  OrderLine,
  OrderSearch,
} from '#server/services/orders/desk/find-orders.ts';
import { orderNumber } from '#server/services/orders/order-number.ts';
import { orderStates } from '#server/services/orders/order-states.ts';
import type { Desk } from './desk-context.ts';

interface ListProps {
  readonly desk: Desk;
  readonly page: Extract<DeskPage, { kind: 'list' }>;
}

/** Money that needs a person first, then the orders that were asked for. */
export function OrderList({ desk, page: { search, found, toLookAt, toDeliver } }: ListProps) {
  const { t, path } = desk;
  const isPlain = toLookAt !== null;
  return (
    <>
      <header className="desk-head">
        <h1>{t('title')}</h1>
        <p className="lead">{t('lead')}</p>
      </header>
      <SearchForm desk={desk} search={search} />
      <ToDo desk={desk} state="flagged" title={t('toLookAt')} found={toLookAt} />
      <ToDo desk={desk} state="byHand" title={t('toDeliver')} found={toDeliver} />
      {found.orders.length > 0 ? (
        <section aria-labelledby="orders">
          <h2 id="orders">{t(isPlain ? 'latest' : 'found')}</h2>
          <OrderTable desk={desk} orders={found.orders} label="orders" />
          <OlderAndNewer desk={desk} search={search} next={found.next} />
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
  readonly desk: Desk;
  readonly state: 'flagged' | 'byHand';
  readonly title: string;
  readonly found: FoundOrders | null;
}

/** Orders that wait for somebody; nothing where there are none. */
function ToDo({ desk, state, title, found }: ToDoProps) {
  const { t, path } = desk;
  if (!found || found.orders.length === 0) return null;
  return (
    <section className="desk-alarm" aria-labelledby={state}>
      <h2 id={state}>{title}</h2>
      <p>{t(`${state}Text`)}</p>
      <OrderTable desk={desk} orders={found.orders} label={state} />
      {found.next !== null && (
        <p>
          <a href={`${path}?state=${state}`}>{t(`${state}State`)}</a>
        </p>
      )}
    </section>
  );
}

function SearchForm({ desk: { t, path }, search }: { desk: Desk; search: OrderSearch }) {
  const options = [
    { value: 'flagged', label: t('flaggedState') },
    { value: 'byHand', label: t('byHandState') },
    ...orderStates.map((state) => ({ value: state, label: t(`state.${state}`) })),
  ];
  return (
    <search>
      <form method="get" action={path} className="desk-search">
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
  readonly desk: Desk;
  readonly orders: readonly OrderLine[];
  readonly label: string;
}

function OrderTable({ desk, orders, label }: TableProps) {
  const { t } = desk;
  return (
    <table className="desk-table desk-orders" aria-labelledby={label}>
      <thead>
        <tr>
          <th scope="col">{t('number')}</th>
          <th scope="col">{t('date')}</th>
          <th scope="col">{t('buyer')}</th>
          <th scope="col">{t('state')}</th>
          <th scope="col">{t('payment')}</th>
          <th scope="col" className="desk-amount">
            {t('total')}
          </th>
        </tr>
      </thead>
      <tbody>
        {orders.map((order) => (
          <OrderRow key={order.id} desk={desk} order={order} />
        ))}
      </tbody>
    </table>
  );
}

function OrderRow({ desk, order }: { readonly desk: Desk; readonly order: OrderLine }) {
  const { t, path, price, time } = desk;
  return (
    <tr>
      <th scope="row">
        <a href={`${path}/${order.number}`}>
          {orderNumber(order.number, new Date(order.createdAt))}
        </a>
      </th>
      <td>{time(order.createdAt)}</td>
      <td className="desk-email">{order.email}</td>
      <td>{t(`state.${order.state}`)}</td>
      <td>
        {t(`type.${order.paymentType}`)}
        {order.flags.map((flag) => (
          <Badge key={flag} tone="sale" icon="triangle-alert">
            {t(`flag.${flag}`)}
          </Badge>
        ))}
      </td>
      <td className="desk-amount">{price(order.total, order.currency)}</td>
    </tr>
  );
}

interface OlderProps {
  readonly desk: Desk;
  readonly search: OrderSearch;
  readonly next: number | null;
}

function OlderAndNewer({ desk: { t, path }, search, next }: OlderProps) {
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
    <p className="desk-pager">
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

import { CommandForm } from '#runtime/block/command-form.tsx';
import { useHref, useMessages } from '#runtime/block/context.tsx';
import type { ViewProps } from '#runtime/block/types.ts';
import { useOrderFormat } from '#runtime/orders/order-format.ts';
import { Button } from '#runtime/ui/button.tsx';
import { Icon } from '#runtime/ui/icon.tsx';
import type { EndpointOutput } from '#schemas/api/contract.ts';
import type { model } from './model.ts';
import styles from './view.module.css';

type Data = NonNullable<EndpointOutput<'order.unpaid'>['order']>;

/**
 * After leaving the bank without paying, shoppers find their goods in this order, which can still be paid.
 */
export function View({ id, data: order }: ViewProps<typeof model, Data>) {
  const t = useMessages('unpaid-order');
  const format = useOrderFormat(order.currency);
  const href = useHref();
  const { orderSlug, orderNumber: number, total, payUntil } = order;
  const pay = `${href('screen:checkout-failure')}?orderSlug=${encodeURIComponent(orderSlug)}`;
  return (
    <aside className={styles.strip} aria-labelledby={`${id}-title`}>
      <div className={`wrap ${styles.inner}`}>
        <div className={styles.text}>
          <h2 id={`${id}-title`} className={styles.title}>
            <Icon name="clock" />
            {t('title', { number: number.replaceAll('-', '\u2011') })}
          </h2>
          <p>
            {t('text', { total: format.price(total) })}{' '}
            {payUntil && t('until', { time: format.date(payUntil, 'time') })}
          </p>
        </div>
        <div className={styles.ways}>
          <Button variant="primary" icon="lock" href={pay}>
            {t('pay')}
          </Button>
          <CommandForm command="order.takeBack" className={styles.back}>
            <Button type="submit" icon="shopping-bag" aria-describedby={`${id}-note`}>
              {t('takeBack')}
            </Button>
            <small id={`${id}-note`}>{t('takenBack')}</small>
          </CommandForm>
        </div>
      </div>
    </aside>
  );
}

import type { ReactNode } from 'react';
import { site } from '#schemas/site/site.ts';
import { useFormat, useRuntime } from '../block/context.tsx';
import type { Translate } from '../i18n/translator.ts';
import type { VisitorCart } from '../store/session.ts';
import { type DeliveryHint, deliveryText } from './delivery-hint.ts';
import { totalsBreakdown } from './lazy-components.ts';
import styles from './totals.module.css';

const isAdded = site.taxes === 'added';

/** Whether the tax is still to be added, because no address states the region. */
const isTaxOpen = ({ addresses }: VisitorCart) => isAdded && addresses.length === 0;

interface TotalsProps {
  readonly cart: VisitorCart;
  readonly t: Translate;
  /** Estimated delivery costs, while no method is chosen. */
  readonly hint?: DeliveryHint | null | undefined;
  readonly isChanging?: boolean | undefined;
}

/** Totals of the cart as calculated by the server (CART-10 to CART-15). */
export function Totals({ cart, t, hint, isChanging }: TotalsProps) {
  const format = useFormat();
  const { itemsTotal, loyalty, voucher, orderTotal } = cart.prices.converted;
  const taxes = <TaxRows cart={cart} t={t} />;
  return (
    <div className={styles.root}>
      <dl className={styles.totals} aria-busy={isChanging}>
        <Row label={t('totals.items')}>{format.price(itemsTotal)}</Row>
        {cart.promotions?.map(
          ({ code, name, amount }) =>
            amount > 0 && (
              <Row key={name ?? code} label={name ?? t('totals.couponNamed', { code: code ?? '' })}>
                {minus(format.price(amount))}
              </Row>
            ),
        )}
        {loyalty !== 0 && <Row label={t('totals.loyalty')}>{minus(format.price(loyalty))}</Row>}
        {!cart.digitalOnly && <DeliveryRow cart={cart} t={t} hint={hint} />}
        {voucher && <Row label={t('totals.voucher')}>{minus(format.price(voucher))}</Row>}
        {isAdded && taxes}
        <Row label={t(isTaxOpen(cart) ? 'totals.net' : 'totals.total')} kind="total">
          {format.price(orderTotal)}
        </Row>
        {!isAdded && taxes}
      </dl>
      {cart.priceBreakdown && (
        <totalsBreakdown.Part breakdown={cart.priceBreakdown} items={cart.items} t={t} />
      )}
    </div>
  );
}

function DeliveryRow({ cart, t, hint }: TotalsProps) {
  const format = useFormat();
  const { delivery } = cart.prices.converted;
  const isChosen = cart.deliveryMethodId !== null;
  const name = isChosen ? cart.deliveryName : hint?.country;
  const amount = delivery === 0 ? t('totals.free') : format.price(delivery);
  return (
    <Row label={name ? t('totals.deliveryNamed', { name }) : t('totals.delivery')}>
      {isChosen ? amount : deliveryText(hint ?? null, t, format.price)}
    </Row>
  );
}

function TaxRows({ cart, t }: Pick<TotalsProps, 'cart' | 't'>) {
  const { page } = useRuntime();
  const format = useFormat();
  if (isTaxOpen(cart)) {
    return (
      <Row label={t('totals.taxUnknown')} kind="tax">
        {t('totals.taxLater')}
      </Row>
    );
  }
  return cart.taxes.map(({ rate, tax }) => {
    const label = t(isAdded ? 'totals.taxAdded' : 'totals.tax', {
      rate: rate.toLocaleString(page.language),
    });
    return (
      <Row key={rate} label={label} kind="tax">
        {format.price(tax)}
      </Row>
    );
  });
}

interface RowProps {
  readonly label: string;
  readonly kind?: 'total' | 'tax';
  readonly children: ReactNode;
}

function Row({ label, kind, children }: RowProps) {
  return (
    <div className={styles.row} data-kind={kind}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function minus(amount: string): string {
  return `\u2212${amount}`;
}

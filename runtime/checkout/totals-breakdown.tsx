import type { ReactNode } from 'react';
import type { CartItem } from '#schemas/entities/cart-item.ts';
import type { PriceBreakdown, PriceBreakdownEntry } from '#schemas/entities/price-breakdown.ts';
import { site } from '#schemas/site/site.ts';
import { useFormat, useRuntime } from '../block/context.tsx';
import type { Translate } from '../i18n/translator.ts';
import { Disclosure } from '../ui/disclosure.tsx';
import styles from './totals-breakdown.module.css';

export interface TotalsBreakdownProps {
  readonly breakdown: PriceBreakdown;
  /** The rows of the price breakdown, in its order. */
  readonly items: readonly CartItem[];
  readonly t: Translate;
}

/** The calculation of the total, to the cent: each row step by step, then delivery, then the tax. */
export function TotalsBreakdown({ breakdown, items, t }: TotalsBreakdownProps) {
  const taxes = breakdown.filter(({ what }) => what === 'tax');
  const delivery = breakdown.filter(({ what }) => what === 'delivery' || what === 'freeDelivery');
  const voucher = breakdown.filter(({ what }) => what === 'voucher');
  return (
    <Disclosure summary={t('totals.how')}>
      <div className={styles.breakdown}>
        {items.map(({ productData }, index) => (
          <Steps
            // biome-ignore lint/suspicious/noArrayIndexKey: rows are identified by their position.
            key={index}
            title={productData.name}
            entries={breakdown.filter(({ line }) => line === index)}
            t={t}
          />
        ))}
        {delivery.length > 0 && <Steps title={t('totals.delivery')} entries={delivery} t={t} />}
        {voucher.length > 0 && <Steps title={t('totals.voucher')} entries={voucher} t={t} />}
        {taxes.length > 0 && <Taxes taxes={taxes} t={t} />}
      </div>
    </Disclosure>
  );
}

interface StepsProps {
  readonly title: string;
  readonly entries: PriceBreakdown;
  readonly t: Translate;
}

function Steps({ title, entries, t }: StepsProps) {
  const format = useFormat();
  const last = entries.at(-1);
  return (
    <Part title={title}>
      {entries.map((entry) => (
        <tr key={entry.what}>
          <th scope="row">
            {t(`totals.step.${entry.what}`)}
            <Units entry={entry} />
          </th>
          <td>{signed(entry.amount, format.price)}</td>
        </tr>
      ))}
      {last && entries.length > 1 && (
        <tr className={styles.sum}>
          <th scope="row">{t('totals.step.together')}</th>
          <td>{format.price(last.to)}</td>
        </tr>
      )}
    </Part>
  );
}

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <table className={styles.part}>
      <caption>{title}</caption>
      <tbody>{children}</tbody>
    </table>
  );
}

/** Shows `3 × 20,00 €` where a calculation starts with several units. */
function Units({ entry }: { readonly entry: PriceBreakdownEntry }) {
  const format = useFormat();
  const { what, qty, amount } = entry;
  if (what !== 'base' || qty < 2) return null;
  return <span className={styles.units}>{` ${qty} × ${format.price(amount / qty)}`}</span>;
}

function Taxes({ taxes, t }: { readonly taxes: PriceBreakdown; readonly t: Translate }) {
  const { page } = useRuntime();
  const format = useFormat();
  const key = site.taxes === 'added' ? 'totals.step.taxAdded' : 'totals.step.tax';
  return (
    <Part title={t(key)}>
      {taxes.map(({ rate, from, to, amount }) => {
        const params = {
          rate: rate.toLocaleString(page.language),
          net: format.price(from),
          gross: format.price(to),
        };
        return (
          <tr key={rate}>
            <th scope="row">{t(`${key}Of`, params)}</th>
            <td>{format.price(amount)}</td>
          </tr>
        );
      })}
    </Part>
  );
}

function signed(amount: number, price: (cents: number) => string): string {
  return amount < 0 ? `\u2212${price(-amount)}` : price(amount);
}

import type { ReactNode } from 'react';
import { useFormat, useMessages } from '#runtime/block/context.tsx';
import { Badge } from '#runtime/ui/badge.tsx';
import type { DigitalGoods } from '#schemas/entities/digital.ts';
import styles from './digital-goods.module.css';

/** Gift vouchers from the order, with their remaining value. */
export function Vouchers({ vouchers }: Pick<DigitalGoods, 'vouchers'>) {
  const t = useMessages('order-success');
  const format = useFormat();
  return (
    <Codes title={t('vouchers')} hint={t('vouchersHint')}>
      {vouchers.map(({ name, chosen, code, value, balance, validTo, state }) => (
        <Code
          key={code}
          name={name}
          code={code}
          state={state}
          facts={[
            t('voucherValue', { amount: format.price(value) }),
            balance < value ? t('voucherLeft', { amount: format.price(balance) }) : '',
            t('codeUntil', { date: format.date(validTo) }),
            ...chosen.map((choice) => `${choice.label}: ${choice.value}`),
          ]}
        />
      ))}
    </Codes>
  );
}

/** Member cards from the order. */
export function Cards({ cards }: Pick<DigitalGoods, 'cards'>) {
  const t = useMessages('order-success');
  const format = useFormat();
  return (
    <Codes title={t('cards')} hint={t('cardsHint')}>
      {cards.map(({ name, number, holder, validTo, state }) => (
        <Code
          key={number}
          name={name}
          code={number}
          state={state}
          facts={[holder, t('codeUntil', { date: format.date(validTo) })]}
        />
      ))}
    </Codes>
  );
}

interface CodesProps {
  readonly title: string;
  readonly hint: string;
  readonly children: ReactNode;
}

function Codes({ title, hint, children }: CodesProps) {
  return (
    <section className={styles.goods} aria-label={title}>
      <h2 className={styles.title}>{title}</h2>
      <p className={styles.hint}>{hint}</p>
      <ul className={styles.list}>{children}</ul>
    </section>
  );
}

interface CodeProps {
  readonly name: string;
  readonly code: string;
  readonly state: DigitalGoods['vouchers'][number]['state'];
  /** Texts below the code; empty ones are left out. */
  readonly facts: readonly string[];
}

function Code({ name, code, state, facts }: CodeProps) {
  const t = useMessages('order-success');
  return (
    <li className={styles.ticket} data-state={state}>
      <div className={styles.text}>
        <h3 className={styles.name}>{name}</h3>
        <p className={styles.facts}>{facts.filter(Boolean).join(' · ')}</p>
        {state !== 'valid' && <Badge tone="quiet">{t(`code.${state}`)}</Badge>}
        <p className={styles.code}>{code}</p>
      </div>
    </li>
  );
}

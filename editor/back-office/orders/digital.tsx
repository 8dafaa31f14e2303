import type { OrderFileDigital } from '#schemas/entities/order-file.ts';
import { useT } from '../../i18n/translate.tsx';
import { Button } from '../../ui/button.tsx';
import { useDialogs } from '../../ui/dialogs/dialogs.tsx';
import { Card } from './card.tsx';
import styles from './order.module.css';
import { useOrder } from './order-context.ts';
import { When } from './when.tsx';

/** Tickets, files, vouchers and cards of the order, and items that staff must deliver by hand. */
export function Digital() {
  const t = useT();
  const { file, act } = useOrder();
  if (file.digital.length + file.byHand.length === 0) return null;
  return (
    <Card title={t('order.digital')}>
      <ul className={styles.list}>
        {file.byHand.map(({ itemId, name, sku, qty, deliveredAt }) => (
          <li key={itemId}>
            <p>
              {qty} × {name} <span className={styles.quiet}>{sku}</span>{' '}
              {!deliveredAt && <strong className={styles.flag}>{t('order.byHand')}</strong>}
            </p>
            {deliveredAt ? (
              <When at={deliveredAt} />
            ) : (
              <Button
                tone="primary"
                aria-label={`${t('order.handOver')}: ${name}`}
                onPress={() => void act('handOver', { which: `${itemId}` })}
              >
                {t('order.handOver')}
              </Button>
            )}
          </li>
        ))}
        {file.digital.map((good) => (
          <Good key={`${good.kind} ${good.which}`} good={good} />
        ))}
      </ul>
    </Card>
  );
}

/** Returns facts of a digital item: code, use, downloads, remaining amount and expiry. */
function useFacts({ facts, usedAt, downloads, money, validTo }: OrderFileDigital): string[] {
  const t = useT();
  const { price, time } = useOrder();
  return [
    ...facts,
    ...(usedAt ? [t('order.usedAt', { date: time(usedAt) })] : []),
    ...(downloads ? [t('order.downloadsLeft', downloads)] : []),
    ...(money
      ? [t('order.voucherLeft', { balance: price(money.balance), value: price(money.value) })]
      : []),
    ...(validTo ? [t('order.codeUntil', { date: time(validTo) })] : []),
  ];
}

function Good({ good }: { readonly good: OrderFileDigital }) {
  const t = useT();
  const dialogs = useDialogs();
  const { file, act } = useOrder();
  const { kind, which, name, state } = good;
  const facts = useFacts(good).join(' · ');
  const isUsed = kind === 'ticket' && state === 'used';
  const change = async (action: 'revoke' | 'reissue', label: string) => {
    const isSure = await dialogs.confirm({
      title: name,
      text: facts,
      action: label,
      danger: action === 'revoke',
    });
    if (isSure) await act(action, { kind, which });
  };
  const reissue = t(`order.reissue.${kind}`);
  const revoke = t('order.revoke');
  return (
    <li>
      <p>
        <strong>{name}</strong> {t(`order.digital.${state}`)}
      </p>
      <p className={styles.quiet}>{facts}</p>
      <p className={styles.links}>
        {!isUsed && !file.isEnded && (
          <Button
            tone="quiet"
            aria-label={`${reissue}: ${name}`}
            onPress={() => void change('reissue', reissue)}
          >
            {reissue}
          </Button>
        )}
        {state !== 'revoked' && (
          <Button
            tone="quiet"
            aria-label={`${revoke}: ${name}`}
            onPress={() => void change('revoke', revoke)}
          >
            {revoke}
          </Button>
        )}
      </p>
    </li>
  );
}

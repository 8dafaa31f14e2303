import { useT } from '../../i18n/translate.tsx';
import { Button } from '../../ui/button.tsx';
import { useBackOffice } from '../context.ts';
import { Card } from './card.tsx';
import styles from './order.module.css';
import { useOrder } from './order-context.ts';
import { When } from './when.tsx';

/** Path of a printable page of the order. */
function usePrintPath(): (page: string) => string {
  const { base } = useBackOffice();
  const { file } = useOrder();
  return (page) => `${base}/orders/${file.number}/${page}`;
}

/** Parcels that were sent, and items that are still to be sent. */
export function Parcels() {
  const t = useT();
  const path = usePrintPath();
  const { file, ask } = useOrder();
  if (file.shipments.length === 0 && file.left.length === 0) return null;
  return (
    <Card title={t('order.shipments')}>
      {file.shipments.length === 0 && <p className={styles.quiet}>{t('order.noShipments')}</p>}
      <ol className={styles.list}>
        {file.shipments.map(({ number, sentAt, carrier, trackingNumber, trackingUrl, items }) => (
          <li key={number}>
            <p>
              <strong>{t('order.shipment', { number })}</strong> · <When at={sentAt} />
            </p>
            <p className={styles.quiet}>
              {[carrier, trackingNumber].filter((part) => part !== null).join(' · ')}
            </p>
            <Pieces items={items} />
            <p className={styles.links}>
              {trackingUrl !== null && (
                <a href={trackingUrl} target="_blank" rel="noreferrer">
                  {t('order.track')}
                </a>
              )}
              <a href={path(`packing-slip?shipment=${number}`)}>{t('order.packingSlip')}</a>
              {file.actions.includes('track') && (
                <Button tone="quiet" onPress={() => ask('track', `${number}`)}>
                  {t('order.do.track')}
                </Button>
              )}
            </p>
          </li>
        ))}
      </ol>
      {file.left.length > 0 && (
        <>
          <h3>{t('order.left')}</h3>
          <Pieces items={file.left} />
        </>
      )}
    </Card>
  );
}

interface PiecesProps {
  readonly items: readonly { readonly name: string; readonly sku: string; readonly qty: number }[];
}

function Pieces({ items }: PiecesProps) {
  return (
    <ul>
      {items.map(({ name, sku, qty }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two lines may sell the same article
        <li key={`${at} ${sku}`}>
          {qty} × {name} <span className={styles.quiet}>{sku}</span>
        </li>
      ))}
    </ul>
  );
}

/** Documents for printing and as files. */
export function Papers() {
  const t = useT();
  const path = usePrintPath();
  const { file } = useOrder();
  const { papers, hasEInvoices } = file;
  const invoice = papers.find(({ kind }) => kind === 'invoice');
  return (
    <Card title={t('order.printing')}>
      <ul className={styles.list}>
        <li>
          <a href={path('packing-slip')}>{t('order.packingSlip')}</a>
        </li>
        {invoice && (
          <li>
            <a href={path('invoice')}>{t('order.invoice', { number: invoice.number })}</a>
          </li>
        )}
        {papers.map(({ kind, number, href }) => (
          <li key={number}>
            <a href={href} download>
              {t(`order.${kind}`, { number })} (PDF)
            </a>{' '}
            {hasEInvoices && (
              <a
                href={`/api/v2/order-files/${file.number}/e-invoice/${number}`}
                aria-label={`XML: ${t(`order.${kind}`, { number })}`}
              >
                XML
              </a>
            )}
          </li>
        ))}
      </ul>
    </Card>
  );
}

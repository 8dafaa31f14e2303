import type { OrderFile } from '#server/services/orders/desk/order-file.ts';
import type { Desk } from './desk-context.ts';

interface PartProps {
  readonly desk: Desk;
  readonly file: OrderFile;
}

/** What has been sent, what is left, and what can be printed for it. */
export function Parcels({ desk, file }: PartProps) {
  const { t } = desk;
  const { shipments, left } = file;
  if (shipments.length === 0 && left.length === 0) return null;
  return (
    <section aria-labelledby="shipments">
      <h2 id="shipments">{t('shipments')}</h2>
      {shipments.length === 0 && <p className="desk-quiet">{t('noShipments')}</p>}
      <ol className="desk-list">
        {shipments.map((shipment) => (
          <Parcel key={shipment.number} desk={desk} file={file} shipment={shipment} />
        ))}
      </ol>
      {left.length > 0 && (
        <>
          <h3>{t('left')}</h3>
          <Pieces desk={desk} items={left} />
        </>
      )}
    </section>
  );
}

interface ParcelProps extends PartProps {
  readonly shipment: OrderFile['shipments'][number];
}

function Parcel({ desk, file, shipment }: ParcelProps) {
  const { t, time, path } = desk;
  const { number, sentAt, carrier, trackingNumber, trackingUrl, items } = shipment;
  return (
    <li>
      <p>
        <strong>{t('shipment', { number })}</strong> · {time(sentAt)}
      </p>
      <p className="desk-quiet">
        {[carrier, trackingNumber].filter((part) => part !== null).join(' · ')}
      </p>
      <Pieces desk={desk} items={items} />
      <p className="desk-links">
        {trackingUrl !== null && (
          <a href={trackingUrl} target="_blank" rel="noreferrer">
            {t('track')}
          </a>
        )}
        <a href={`${path}/${file.order.number}/packing-slip?shipment=${number}`}>
          {t('packingSlip')}
        </a>
        {file.actions.includes('track') && (
          <a href={`${path}/${file.order.number}?do=track&shipment=${number}#confirm`}>
            {t('do.track')}
          </a>
        )}
      </p>
    </li>
  );
}

interface PiecesProps {
  readonly desk: Desk;
  readonly items: readonly {
    readonly name: string;
    readonly sku: string;
    readonly qty: number;
  }[];
}

function Pieces({ desk: { t }, items }: PiecesProps) {
  return (
    <ul className="desk-pieces">
      {items.map(({ name, sku, qty }, index) => (
        <li key={`${index}-${sku}`}>
          <span>
            {name} <span className="desk-quiet">{sku}</span>
          </span>
          <span>{t('pieces', { count: qty })}</span>
        </li>
      ))}
    </ul>
  );
}

/** Documents on paper; the invoice is there once it is issued. */
export function Printing({ desk: { t, path }, file: { order, papers } }: PartProps) {
  const here = `${path}/${order.number}`;
  const invoice = papers.find(({ kind }) => kind === 'invoice');
  return (
    <section aria-labelledby="printing">
      <h2 id="printing">{t('printing')}</h2>
      <p className="desk-links">
        <a href={`${here}/packing-slip`}>{t('packingSlip')}</a>
        {invoice && <a href={`${here}/invoice`}>{t('invoice', { number: invoice.number })}</a>}
        {papers.map(({ kind, number, href }) => (
          <a key={kind} href={href} download>
            {t(kind, { number })} (PDF)
          </a>
        ))}
      </p>
    </section>
  );
}

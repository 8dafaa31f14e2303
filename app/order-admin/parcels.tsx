import type { OrderFile } from '#server/services/orders/admin/order-file.ts';
import type { OrderAdmin } from './order-admin.ts';

interface PartProps {
  readonly admin: OrderAdmin;
  readonly file: OrderFile;
}

/** The sent parcels, the items that are left, and what can be printed. */
export function Parcels({ admin, file }: PartProps) {
  const { t } = admin;
  const { shipments, left } = file;
  if (shipments.length === 0 && left.length === 0) return null;
  return (
    <section aria-labelledby="shipments">
      <h2 id="shipments">{t('shipments')}</h2>
      {shipments.length === 0 && <p className="admin-quiet">{t('noShipments')}</p>}
      <ol className="admin-list">
        {shipments.map((shipment) => (
          <Parcel key={shipment.number} admin={admin} file={file} shipment={shipment} />
        ))}
      </ol>
      {left.length > 0 && (
        <>
          <h3>{t('left')}</h3>
          <Pieces admin={admin} items={left} />
        </>
      )}
    </section>
  );
}

interface ParcelProps extends PartProps {
  readonly shipment: OrderFile['shipments'][number];
}

function Parcel({ admin, file, shipment }: ParcelProps) {
  const { t, time, path } = admin;
  const { number, sentAt, carrier, trackingNumber, trackingUrl, items } = shipment;
  return (
    <li>
      <p>
        <strong>{t('shipment', { number })}</strong> · {time(sentAt)}
      </p>
      <p className="admin-quiet">
        {[carrier, trackingNumber].filter((part) => part !== null).join(' · ')}
      </p>
      <Pieces admin={admin} items={items} />
      <p className="admin-links">
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
  readonly admin: OrderAdmin;
  readonly items: readonly {
    readonly name: string;
    readonly sku: string;
    readonly qty: number;
  }[];
}

function Pieces({ admin: { t }, items }: PiecesProps) {
  return (
    <ul className="admin-pieces">
      {items.map(({ name, sku, qty }, index) => (
        <li key={`${index}-${sku}`}>
          <span>
            {name} <span className="admin-quiet">{sku}</span>
          </span>
          <span>{t('pieces', { count: qty })}</span>
        </li>
      ))}
    </ul>
  );
}

/** Documents for printing; the invoice appears once it is issued. */
export function Printing({ admin: { t, path }, file: { order, papers } }: PartProps) {
  const here = `${path}/${order.number}`;
  const invoice = papers.find(({ kind }) => kind === 'invoice');
  return (
    <section aria-labelledby="printing">
      <h2 id="printing">{t('printing')}</h2>
      <p className="admin-links">
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

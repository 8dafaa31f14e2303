import type { Currency } from '#runtime/format/price.ts';
import { companyLines } from '#server/services/orders/invoices/company-lines.ts';
import type { PackingSlip } from '#server/services/orders/shipments/packing-slip.ts';
import { createPrint, Facts, Party, type Print } from './print-parts.tsx';

interface PackingSlipProps {
  readonly slip: PackingSlip;
  readonly currency: Currency;
}

/** Contents of the parcel, without prices because it may be a gift. */
export function PackingSlipPage({ slip, currency }: PackingSlipProps) {
  const print = createPrint(slip, currency);
  const { t, date } = print;
  const { shipment, message } = slip;
  return (
    <article lang={print.language}>
      <header className="print-head">
        <h1>
          {t('packingSlip')} <span>{slip.orderNumber}</span>
        </h1>
        <Facts
          facts={[
            { label: t('ordered'), value: date(slip.orderedAt) },
            { label: t('shipment'), value: shipment && `${shipment.number}` },
            { label: t('sent'), value: shipment && date(shipment.sentAt) },
            { label: t('carrier'), value: shipment ? shipment.carrier : slip.delivery },
            { label: t('trackingNumber'), value: shipment && shipment.trackingNumber },
          ]}
        />
      </header>
      <div className="print-parties">
        <Party label={t('seller')} lines={companyLines(slip.seller)} />
        <Party label={t('shipTo')} lines={slip.shipTo} />
      </div>
      <Pieces print={print} slip={slip} />
      {message !== null && message !== '' && (
        <section className="print-party">
          <h2>{t('note')}</h2>
          <p className="print-text">{message}</p>
        </section>
      )}
    </article>
  );
}

function Pieces({ print: { t }, slip }: { readonly print: Print; readonly slip: PackingSlip }) {
  const { lines, left } = slip;
  return (
    <table className="print-table">
      <thead>
        <tr>
          <th scope="col">{t('item')}</th>
          <th scope="col">{t('qty')}</th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line, index) => (
          <tr key={`${index}-${line.sku}`}>
            <th scope="row">
              {line.name}
              <small>{[line.sku, ...line.details].join(' · ')}</small>
            </th>
            <td>{line.qty}</td>
          </tr>
        ))}
      </tbody>
      {left.length > 0 && (
        <tbody>
          <tr>
            <th scope="colgroup" colSpan={2}>
              <strong>{t('left')}</strong>
            </th>
          </tr>
          {left.map((line, index) => (
            <tr key={`${index}-${line.sku}`}>
              <th scope="row">
                {line.name}
                <small>{line.sku}</small>
              </th>
              <td>{line.qty}</td>
            </tr>
          ))}
        </tbody>
      )}
    </table>
  );
}

import { type Currency, formatNumber } from '#runtime/format/price.ts';
import type { PrintedFiscal } from '#server/services/orders/admin/print-page.ts';
import { companyLines } from '#server/services/orders/invoices/company-lines.ts';
import type { InvoiceDocument } from '#server/services/orders/invoices/invoice-document.ts';
import type { Invoice } from '#server/services/orders/invoices/invoice-rows.ts';
import { fiscalSums, sumsOf, taxLabels } from '#server/services/orders/invoices/invoice-sums.ts';
import { createPrint, Facts, Party, type Print } from './print-parts.tsx';

interface InvoiceProps {
  readonly invoice: Invoice;
  readonly currency: Currency;
  readonly fiscal: PrintedFiscal | null;
}

/** The invoice as it was issued, in the language of its order. */
export function InvoicePage({ invoice, currency, fiscal }: InvoiceProps) {
  const { number, issuedAt, document } = invoice;
  const print = createPrint(document, currency);
  const { t, date } = print;
  return (
    <article lang={print.language}>
      <header className="print-head">
        <h1>
          {t('invoice')} <span>{number}</span>
        </h1>
        <Facts
          facts={[
            { label: t('issued'), value: date(issuedAt) },
            { label: t('order'), value: document.orderNumber },
            { label: t('ordered'), value: date(document.orderedAt) },
            { label: t('payment'), value: t(document.paymentType) },
            { label: t('paid'), value: document.paidAt && date(document.paidAt) },
          ]}
        />
      </header>
      <div className="print-parties">
        <Party label={t('seller')} lines={companyLines(document.seller)} />
        <Party label={t('buyer')} lines={document.buyer} />
      </div>
      <Lines print={print} document={document} />
      <Taxes print={print} document={document} />
      {fiscal && <Fiscal print={print} fiscal={fiscal} />}
    </article>
  );
}

interface FiscalProps {
  readonly print: Print;
  readonly fiscal: PrintedFiscal;
}

/** The codes on invoices that are reported to the tax office. */
function Fiscal({ print, fiscal }: FiscalProps) {
  const facts = fiscalSums(fiscal, print).map(([label, value]) => ({ label, value }));
  return (
    <section className="print-fiscal">
      <img src={fiscal.picture} alt={print.t('checkCode')} />
      <Facts facts={facts} />
    </section>
  );
}

interface PartProps {
  readonly print: Print;
  readonly document: InvoiceDocument;
}

function Lines({ print, document }: PartProps) {
  const { t, price } = print;
  const { lines, total, voucher } = document;
  return (
    <table className="print-table">
      <thead>
        <tr>
          <th scope="col">{t('item')}</th>
          <th scope="col">{t('qty')}</th>
          <th scope="col">{t('unitPrice')}</th>
          <th scope="col">{t(taxLabels(document).column)}</th>
          <th scope="col">{t('amount')}</th>
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
            <td>{price(line.unitPrice)}</td>
            <td>{percent(line.taxRate, print)}</td>
            <td>{price(line.total)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        {sumsOf(document, print).map(([label, amount]) => (
          <tr key={label}>
            <th scope="row" colSpan={4}>
              {label}
            </th>
            <td>{amount}</td>
          </tr>
        ))}
        <tr className="print-total">
          <th scope="row" colSpan={4}>
            {t('total')}
          </th>
          <td>{price(total)}</td>
        </tr>
        {voucher !== undefined && (
          <>
            <tr>
              <th scope="row" colSpan={4}>
                {t('voucher')}
              </th>
              <td>{`−${price(voucher)}`}</td>
            </tr>
            <tr>
              <th scope="row" colSpan={4}>
                {t('toPay')}
              </th>
              <td>{price(total - voucher)}</td>
            </tr>
          </>
        )}
      </tfoot>
    </table>
  );
}

function Taxes({ print, document }: PartProps) {
  const { t, price } = print;
  const labels = taxLabels(document);
  return (
    <table className="print-table print-taxes">
      <thead>
        <tr>
          <th scope="col">{t(labels.rate)}</th>
          <th scope="col">{t('taxBase')}</th>
          <th scope="col">{t(labels.amount)}</th>
        </tr>
      </thead>
      <tbody>
        {document.taxes.map(({ rate, base, tax }) => (
          <tr key={rate}>
            <th scope="row">{percent(rate, print)}</th>
            <td>{price(base)}</td>
            <td>{price(tax)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function percent(rate: number, { language }: Print): string {
  return `${formatNumber(rate, language, Number.isInteger(rate) ? 0 : 1)}\u00a0%`;
}

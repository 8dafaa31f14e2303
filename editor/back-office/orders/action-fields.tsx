import type { OrderFileView } from '#schemas/entities/order-file.ts';
import { decimalText } from '#schemas/money/decimal-text.ts';
import { digitsOf } from '#schemas/money/site-currency.ts';
import { useT } from '../../i18n/translate.tsx';
import { Checkbox } from '../../ui/fields/choices.tsx';
import { type FieldsProps, Line, type Typed } from './action-line.tsx';
import { AddressFields, addressValues } from './address-fields.tsx';
import styles from './order.module.css';
import { useOrder } from './order-context.ts';

/** Longest name of a carrier. */
const longestCarrier = 60;

/** Returns the initial values of an action’s fields. */
export function firstValues(file: OrderFileView, action: string, about = ''): Typed {
  if (action === 'address') return addressValues(file, about === 'Main' ? 'Main' : 'Shipping');
  if (action === 'email') return { email: file.email ?? '' };
  if (action === 'ship') {
    return {
      shipments: `${file.shipments.length}`,
      carrier: (file.deliveryName ?? '').slice(0, longestCarrier),
      ...Object.fromEntries(file.left.map(({ id, qty }) => [`qty-${id}`, `${qty}`])),
    };
  }
  if (action === 'track') {
    const parcel = file.shipments.find(({ number }) => number === Number(about));
    return {
      shipment: about,
      carrier: parcel?.carrier ?? '',
      trackingNumber: parcel?.trackingNumber ?? '',
      notify: '1',
    };
  }
  const rest = file.sums.total - file.sums.refunded;
  return action === 'refund' ? { amount: decimalText(rest, digitsOf(file.currency)) } : {};
}

export function ActionFields(props: FieldsProps) {
  const { action, typed, onChange } = props;
  const t = useT();
  const { file, price } = useOrder();
  const total = price(file.sums.total - file.sums.refunded);
  switch (action) {
    case 'ship':
      return (
        <>
          {file.left.map(({ id, name, qty }) => (
            <Line
              key={id}
              {...props}
              field={`qty-${id}`}
              label={t('order.piecesOf', { name })}
              help={t('order.piecesHint', { count: qty })}
            />
          ))}
          <Tracking {...props} help={t('order.trackingHint')} />
        </>
      );
    case 'track':
      return (
        <>
          <Tracking {...props} />
          <Checkbox
            label={t('order.notify')}
            isSelected={typed['notify'] === '1'}
            onChange={(isSelected) => onChange('notify', isSelected ? '1' : '')}
          />
        </>
      );
    case 'refund':
      return (
        <Line
          {...props}
          field="amount"
          label={t('order.amountLabel')}
          help={t('order.amountHint', { total })}
        />
      );
    case 'refundPart':
      return (
        <>
          <RefundLines {...props} />
          <Line
            {...props}
            field="amount"
            label={t('order.amountOrLines')}
            help={t('order.amountOrLinesHint', { total })}
          />
        </>
      );
    case 'address':
      return <AddressFields {...props} />;
    case 'email':
      return <Line {...props} field="email" label={t('order.emailLabel')} />;
    case 'receiveReturn':
      return <ReturnLines {...props} />;
    default:
      return null;
  }
}

function RefundLines(props: FieldsProps) {
  const t = useT();
  const { file } = useOrder();
  return file.lines
    .filter(({ qty, refunded }) => qty > refunded)
    .map(({ id, name, qty, refunded }) => (
      <Line
        key={id}
        {...props}
        field={`qty-${id}`}
        label={t('order.refundPieces', { name })}
        help={t('order.outOf', { count: qty - refunded })}
      />
    ));
}

function ReturnLines(props: FieldsProps) {
  const t = useT();
  const { file } = useOrder();
  return file.lines
    .filter(({ returnable }) => returnable > 0)
    .map(({ id, name, returnable }) => (
      <div key={id} className={styles.pair}>
        <Line
          {...props}
          field={`qty-${id}`}
          label={t('order.returnPieces', { name })}
          help={t('order.outOf', { count: returnable })}
        />
        <Line {...props} field={`restock-${id}`} label={t('order.restockPieces', { name })} />
      </div>
    ));
}

function Tracking({ help, ...props }: FieldsProps & { readonly help?: string }) {
  const t = useT();
  return (
    <>
      <Line {...props} field="carrier" label={t('order.carrier')} />
      <Line {...props} field="trackingNumber" label={t('order.trackingNumber')} help={help} />
    </>
  );
}

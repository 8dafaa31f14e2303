import { Checkbox } from '#runtime/ui/choice.tsx';
import { TextField } from '#runtime/ui/text-field.tsx';
import { longestTracking, quantityField } from '#server/services/orders/admin/delivery-handlers.ts';
import type { OrderFile } from '#server/services/orders/admin/order-file.ts';
import type { OrderAdmin } from './order-admin.ts';

interface ParcelFieldsProps {
  readonly admin: OrderAdmin;
  readonly file: OrderFile;
  readonly typed: Readonly<Record<string, string>>;
  readonly errorAt: (field: string) => string | undefined;
}

/** Contents of a parcel (all that is left, unless staff reduce it) and its carrier. */
export function ParcelFields({ admin, file, typed, errorAt }: ParcelFieldsProps) {
  const { t } = admin;
  const { order, left, shipments } = file;
  return (
    <>
      <input type="hidden" name="shipments" value={shipments.length} />
      {left.map(({ id, name, qty }) => (
        <TextField
          key={id}
          name={quantityField(id)}
          label={t('piecesOf', { name })}
          hint={t('piecesHint', { count: qty })}
          inputMode="numeric"
          defaultValue={typed[quantityField(id)] ?? String(qty)}
          error={errorAt(quantityField(id))}
        />
      ))}
      <Tracking
        admin={admin}
        carrier={typed['carrier'] ?? (order.delivery_name ?? '').slice(0, longestTracking)}
        number={typed['trackingNumber'] ?? ''}
        hint={t('trackingHint')}
        errorAt={errorAt}
      />
    </>
  );
}

/** Changes the tracking number of a sent parcel. */
export function TrackingFields({ admin, file, typed, errorAt }: ParcelFieldsProps) {
  const { t } = admin;
  const sent = file.shipments.find(({ number }) => `${number}` === typed['shipment']);
  const shipment = sent ?? file.shipments[0];
  const isSent = typed['do'] === 'track';
  return (
    <>
      <p>{t('shipment', { number: shipment?.number ?? '' })}</p>
      <input type="hidden" name="shipment" value={shipment?.number ?? ''} />
      <Tracking
        admin={admin}
        carrier={typed['carrier'] ?? shipment?.carrier ?? ''}
        number={typed['trackingNumber'] ?? shipment?.trackingNumber ?? ''}
        errorAt={errorAt}
      />
      <Checkbox
        name="notify"
        value="1"
        label={t('notify')}
        defaultChecked={!isSent || typed['notify'] !== undefined}
      />
    </>
  );
}

interface TrackingProps extends Pick<ParcelFieldsProps, 'admin' | 'errorAt'> {
  readonly carrier: string;
  readonly number: string;
  readonly hint?: string;
}

/** Carrier and tracking number of a parcel. */
function Tracking({ admin: { t }, carrier, number, hint, errorAt }: TrackingProps) {
  return (
    <>
      <TextField
        name="carrier"
        label={t('carrier')}
        maxLength={longestTracking}
        defaultValue={carrier}
        error={errorAt('carrier')}
      />
      <TextField
        name="trackingNumber"
        label={t('trackingNumber')}
        hint={hint}
        maxLength={longestTracking}
        autoComplete="off"
        defaultValue={number}
        error={errorAt('trackingNumber')}
      />
    </>
  );
}

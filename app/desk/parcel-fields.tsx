import { TextField } from '#runtime/ui/text-field.tsx';
import { longestTracking, quantityField } from '#server/services/orders/desk/delivery-steps.ts';
import type { OrderFile } from '#server/services/orders/desk/order-file.ts';
import type { Desk } from './desk-context.ts';

interface ParcelFieldsProps {
  readonly desk: Desk;
  readonly file: OrderFile;
  readonly typed: Readonly<Record<string, string>>;
  readonly errorAt: (field: string) => string | undefined;
}

/** What goes into a parcel: all that is left, unless somebody lowers it; and who brings it. */
export function ParcelFields({ desk: { t }, file, typed, errorAt }: ParcelFieldsProps) {
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
      <TextField
        name="carrier"
        label={t('carrier')}
        maxLength={longestTracking}
        defaultValue={typed['carrier'] ?? (order.delivery_name ?? '').slice(0, longestTracking)}
        error={errorAt('carrier')}
      />
      <TextField
        name="trackingNumber"
        label={t('trackingNumber')}
        hint={t('trackingHint')}
        maxLength={longestTracking}
        autoComplete="off"
        defaultValue={typed['trackingNumber'] ?? ''}
        error={errorAt('trackingNumber')}
      />
    </>
  );
}

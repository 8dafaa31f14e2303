import type { OrderFileView } from '#schemas/entities/order-file.ts';
import { useT } from '../../i18n/translate.tsx';
import { type FieldsProps, Line, type Typed } from './action-line.tsx';
import styles from './order.module.css';

const pairs = [
  ['firstName', 'lastName'],
  ['street', 'houseNumber'],
  ['zipCode', 'city'],
  ['contactPhone', 'contactEmail'],
] as const;
const company = ['companyName', 'companyOIB'] as const;

export function addressValues(
  { addresses, company: known }: OrderFileView,
  which: 'Main' | 'Shipping',
): Typed {
  const address = addresses[which];
  const entries = pairs.flat().map((field) => [field, address?.[field] ?? ''] as const);
  return {
    which,
    ...Object.fromEntries(entries),
    ...(which === 'Main' && { companyName: known?.name ?? '', companyOIB: known?.oib ?? '' }),
  };
}

/** There is no field for country and region: they decide price and tax. */
export function AddressFields(props: FieldsProps) {
  const t = useT();
  const shown = props.typed['which'] === 'Main' ? [company, ...pairs] : pairs;
  return shown.map((pair) => (
    <div key={pair[0]} className={styles.pair}>
      {pair.map((field) => (
        <Line key={field} {...props} field={field} label={t(`order.field.${field}`)} />
      ))}
    </div>
  ));
}

import { digitsOf, siteCurrency } from '#schemas/money/site-currency.ts';
import { NumberField, type NumberFieldProps } from './number-field.tsx';

const digits = digitsOf(siteCurrency.code);
const unit = 10 ** digits;
const format = { minimumFractionDigits: digits, maximumFractionDigits: digits } as const;

type MoneyFieldProps = Omit<NumberFieldProps, 'step' | 'format'>;

/** An amount: minor units as the value, units of the site's currency on the screen. */
export function MoneyField({ value, onChange, min, max, mark, ...field }: MoneyFieldProps) {
  return (
    <NumberField
      {...field}
      mark={mark ?? siteCurrency.code}
      value={toUnits(value)}
      onChange={(typed) => onChange(typed === undefined ? undefined : Math.round(typed * unit))}
      min={toUnits(min)}
      max={toUnits(max)}
      format={format}
    />
  );
}

const toUnits = (minor: number | undefined) => (minor === undefined ? undefined : minor / unit);

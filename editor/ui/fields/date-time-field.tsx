import { TextField as AriaTextField, Input } from 'react-aria-components';
import { instantOf, localTime } from '#schemas/rules/zoned-time.ts';
import styles from './field.module.css';
import { ariaProps, FieldFoot, FieldHead, type FieldProps } from './field-parts.tsx';

export interface DateTimeFieldProps extends FieldProps {
  /** `2026-11-21`, `14:30:00`, or an instant (ISO, UTC) for `date-time`; empty for none. */
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly kind: 'date' | 'time' | 'date-time';
}

/** A date, a time, or an instant, typed in the time zone of the shop. */
export function DateTimeField(props: DateTimeFieldProps) {
  const { value, onChange, kind, isReadOnly } = props;
  return (
    <AriaTextField
      {...ariaProps(props)}
      className={styles.field}
      value={kind === 'date-time' ? toLocal(value) : value.slice(0, kind === 'time' ? 5 : 10)}
      onChange={(typed) =>
        onChange(kind === 'date-time' ? toInstant(typed) : fullTime(typed, kind))
      }
      isReadOnly={isReadOnly}
    >
      <FieldHead {...props} />
      <Input className={styles.input} type={kind === 'date-time' ? 'datetime-local' : kind} />
      <FieldFoot {...props} />
    </AriaTextField>
  );
}

function fullTime(typed: string, kind: 'date' | 'time'): string {
  return kind === 'time' && typed.length === 5 ? `${typed}:00` : typed;
}

/** Returns an instant in `datetime-local` format, to the minute; empty when invalid. */
export function toLocal(instant: string): string {
  const date = new Date(instant);
  if (instant === '' || Number.isNaN(date.getTime())) return '';
  return localTime(date).slice(0, 16);
}

/** Converts `datetime-local` format to an instant; empty while the text is incomplete. */
export function toInstant(local: string): string {
  return instantOf(local)?.toISOString() ?? '';
}

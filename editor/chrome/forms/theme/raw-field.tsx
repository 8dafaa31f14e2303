import type { FieldProps } from '@rjsf/utils';
import { useT } from '../../../i18n/translate.tsx';
import fieldStyles from '../../../ui/fields/field.module.css';
import { PlainFoot } from '../../../ui/fields/field-parts.tsx';
import { useField } from '../field-context.ts';
import styles from '../forms.module.css';

/** A value of any shape, read-only. */
export function RawField({ formData }: FieldProps) {
  const t = useT();
  const field = useField();
  return (
    <div className={fieldStyles.field}>
      <span className={fieldStyles.label}>{field.label}</span>
      <p className={fieldStyles.help}>{t('forms.unsupported')}</p>
      <RawValue value={formData} label={field.label} />
      <PlainFoot errors={field.errors} />
    </div>
  );
}

export function RawValue({ value, label }: { readonly value: unknown; readonly label: string }) {
  return (
    // A long value scrolls, so it must be reachable by keyboard.
    <pre className={styles.raw} tabIndex={0} role="region" aria-label={label}>
      {JSON.stringify(value, null, 2) ?? '–'}
    </pre>
  );
}

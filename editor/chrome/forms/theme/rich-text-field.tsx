import type { FieldProps } from '@rjsf/utils';
import { use } from 'react';
import type { Json } from '#schemas/document/element.ts';
import { useT } from '../../../i18n/translate.tsx';
import fieldStyles from '../../../ui/fields/field.module.css';
import { PlainFoot } from '../../../ui/fields/field-parts.tsx';
import { FieldPositionContext, RichTextFieldContext, useField } from '../field-context.ts';
import { touch, useFormSession } from '../form-session.ts';
import styles from '../forms.module.css';
import { plainText } from '../row-summary.ts';

/** Rich text in the provided editor; read-only without one. */
export function RichTextField({ formData, onChange, fieldPathId }: FieldProps) {
  const renderEditor = use(RichTextFieldContext);
  const field = useField();
  const session = useFormSession();
  const { path } = use(FieldPositionContext);
  if (!renderEditor) return <Preview value={formData as Json | undefined} />;
  return renderEditor({
    ...field,
    value: formData,
    onChange: (value) => onChange(value, fieldPathId.path, undefined, fieldPathId.$id),
    onBlur: () => touch(session, path),
  });
}

function Preview({ value }: { readonly value: Json | undefined }) {
  const t = useT();
  const { label, help, errors } = useField();
  return (
    <div className={fieldStyles.field}>
      <span className={fieldStyles.label}>{label}</span>
      <div className={styles.preview} role="region" aria-label={label} tabIndex={0}>
        {plainText(value) || t('forms.emptyText')}
      </div>
      <PlainFoot help={help} errors={errors} />
    </div>
  );
}

import type {
  ArrayFieldItemTemplateProps,
  ArrayFieldTemplateProps,
  MultiSchemaFieldTemplateProps,
  UnsupportedFieldProps,
} from '@rjsf/utils';
import { useT } from '../../../i18n/translate.tsx';
import { Button } from '../../../ui/button.tsx';
import fieldStyles from '../../../ui/fields/field.module.css';
import { PlainFoot } from '../../../ui/fields/field-parts.tsx';
import { useField } from '../field-context.ts';
import styles from '../forms.module.css';

/** Renders nothing, in place of rjsf templates for parts that the control itself renders. */
export const NothingTemplate = () => null;

/** Lists with a fixed number of items. `ListField` renders the others. */
export function TupleTemplate({ items, canAdd, onAddClick, readonly }: ArrayFieldTemplateProps) {
  const t = useT();
  const field = useField();
  return (
    <div role="group" aria-label={field.label} className={styles.group}>
      <span className={fieldStyles.label}>{field.label}</span>
      {items}
      {canAdd && !readonly && (
        <Button icon="plus" onPress={(event) => onAddClick(event)}>
          {t('forms.add')}
        </Button>
      )}
      <PlainFoot {...field} />
    </div>
  );
}

export function TupleItemTemplate({ children }: ArrayFieldItemTemplateProps) {
  return <div>{children}</div>;
}

export function BranchTemplate({ selector, optionSchemaField }: MultiSchemaFieldTemplateProps) {
  return (
    <div className={styles.fields}>
      {selector}
      {optionSchemaField}
    </div>
  );
}

/** A schema without a control: shows a note and leaves the value unchanged. */
export function UnsupportedTemplate({ schema }: UnsupportedFieldProps) {
  const t = useT();
  return (
    <div className={styles.group}>
      <p>{t('forms.unsupported')}</p>
      <pre className={styles.raw}>{JSON.stringify(schema, null, 2)}</pre>
    </div>
  );
}

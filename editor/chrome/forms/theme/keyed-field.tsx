import type { FieldTemplateProps } from '@rjsf/utils';
import { type ReactNode, useState } from 'react';
import { useT } from '../../../i18n/translate.tsx';
import { IconButton } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import styles from '../forms.module.css';

/** A field that its schema does not name: its key can be renamed, and it can be removed. */
export function KeyedField({
  label,
  readonly,
  onKeyRename,
  onRemoveProperty,
  children,
}: FieldTemplateProps & { readonly children: ReactNode }) {
  const t = useT();
  const [key, setKey] = useState(label);
  return (
    <div className={styles.keyed}>
      <TextField
        label={t('forms.key')}
        value={key}
        onChange={setKey}
        onBlur={() => onKeyRename(key)}
        isReadOnly={readonly}
      />
      {children}
      {!readonly && (
        <IconButton
          icon="trash-2"
          label={t('forms.remove', { name: label })}
          onPress={onRemoveProperty}
        />
      )}
    </div>
  );
}

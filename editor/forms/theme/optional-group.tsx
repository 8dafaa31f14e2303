import type { FieldProps } from '@rjsf/utils';
import { isFormDataAvailable } from '@rjsf/utils';
import type { Json } from '#schemas/document/element.ts';
import { useT } from '../../i18n/translate.tsx';
import { Button } from '../../ui/button.tsx';
import { useField } from '../field-context.ts';
import { emptyValue } from '../list-member.ts';

/** Adds an object that need not be there, or takes it off again. */
export function OptionalGroup({
  schema,
  formData,
  readonly,
  disabled,
  onChange,
  fieldPathId,
}: FieldProps) {
  const t = useT();
  const { label } = useField();
  if (readonly || disabled) return null;
  const change = (value: Json | undefined) =>
    onChange(value, fieldPathId.path, undefined, fieldPathId.$id);
  return isFormDataAvailable(formData) ? (
    <div>
      <Button tone="quiet" icon="trash-2" onPress={() => change(undefined)}>
        {t('forms.remove', { name: label })}
      </Button>
    </div>
  ) : (
    <div>
      <Button icon="plus" onPress={() => change(emptyValue(schema))}>
        {t('forms.addLink', { field: label })}
      </Button>
    </div>
  );
}

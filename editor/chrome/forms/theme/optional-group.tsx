import type { FieldProps } from '@rjsf/utils';
import { isFormDataAvailable } from '@rjsf/utils';
import { use } from 'react';
import type { Json } from '#schemas/document/element.ts';
import { useT } from '../../../i18n/translate.tsx';
import { Button } from '../../../ui/button.tsx';
import { FieldPositionContext, useField } from '../field-context.ts';
import { FormFocusContext } from '../focus-field.ts';
import { setOpened, useFormSession } from '../form-session.ts';
import { emptyValue } from '../list-member.ts';

/** Adds an optional object, opened and focused, or removes it. */
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
  const { path } = use(FieldPositionContext);
  const session = useFormSession();
  const focus = use(FormFocusContext);
  if (readonly || disabled) return null;
  const change = (value: Json | undefined) =>
    onChange(value, fieldPathId.path, undefined, fieldPathId.$id);
  const add = () => {
    change(emptyValue(schema));
    setOpened(session, path, true);
    const [first] = Object.keys(schema.properties ?? {});
    if (first !== undefined) focus(`${path}/${first}`);
  };
  return isFormDataAvailable(formData) ? (
    <div>
      <Button tone="quiet" icon="trash-2" onPress={() => change(undefined)}>
        {t('forms.remove', { name: label })}
      </Button>
    </div>
  ) : (
    <div>
      <Button icon="plus" onPress={add}>
        {t('forms.addLink', { field: label })}
      </Button>
    </div>
  );
}

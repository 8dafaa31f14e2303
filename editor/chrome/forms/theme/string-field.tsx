import type { FieldProps, UiSchema } from '@rjsf/utils';
import { use } from 'react';
import { TextAreaField, TextField } from '../../../ui/fields/text-field.tsx';
import { emptyText } from '../empty-text.ts';
import { FieldPositionContext, FieldPromptContext, useField } from '../field-context.ts';
import { CoreStringField } from './core-fields.ts';

/**
 * Renders plain text, the most typed field, directly without looking up its control. Everything else is left
 * to rjsf.
 */
export function StringField(props: FieldProps) {
  return isPlain(props) ? <PlainText {...props} /> : <CoreStringField {...props} />;
}

function isPlain({ schema, uiSchema }: FieldProps): boolean {
  const { type, format, enum: choices, oneOf, anyOf } = schema;
  const widget = uiSchema?.['ui:widget'];
  return (
    type === 'string' &&
    !format &&
    !choices &&
    !oneOf &&
    !anyOf &&
    (widget === undefined || widget === 'textarea')
  );
}

function PlainText({ schema, uiSchema = {}, formData, fieldPathId, onChange }: FieldProps) {
  const field = useField();
  const { path } = use(FieldPositionContext);
  const prompt = use(FieldPromptContext)?.(path);
  const Control = uiSchema['ui:widget'] === 'textarea' ? TextAreaField : TextField;
  return (
    <Control
      {...field}
      value={formData === undefined || formData === null ? '' : String(formData)}
      placeholder={prompt ?? placeholderOf(uiSchema)}
      onChange={(typed) =>
        onChange(
          typed === '' ? emptyText(schema) : typed,
          fieldPathId.path,
          undefined,
          fieldPathId.$id,
        )
      }
    />
  );
}

const placeholderOf = (uiSchema: UiSchema): string | undefined => uiSchema['ui:placeholder'];

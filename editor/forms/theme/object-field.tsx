import { type FieldProps, shallowEquals } from '@rjsf/utils';
import { useState } from 'react';
import { CoreObjectField } from './core-fields.ts';

/**
 * The object of rjsf, told of a new `uiSchema` only when there is one: its caller makes one each time
 * it is rendered, and all fields of the object would be rendered for it.
 */
export function ObjectField(props: FieldProps) {
  const { uiSchema } = props;
  const [kept, keep] = useState(uiSchema);
  const isSame = shallowEquals(kept, uiSchema);
  if (!isSame) keep(uiSchema);
  return <CoreObjectField {...props} uiSchema={isSame ? kept : uiSchema} />;
}

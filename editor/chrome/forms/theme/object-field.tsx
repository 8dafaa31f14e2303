import { type FieldProps, shallowEquals } from '@rjsf/utils';
import { useState } from 'react';
import { CoreObjectField } from './core-fields.ts';

/**
 * rjsf's object field with a stable `uiSchema`. Its caller creates a new one on each render, which would
 * re-render all fields of the object.
 */
export function ObjectField(props: FieldProps) {
  const { uiSchema } = props;
  const [kept, keep] = useState(uiSchema);
  const isSame = shallowEquals(kept, uiSchema);
  if (!isSame) keep(uiSchema);
  return <CoreObjectField {...props} uiSchema={isSame ? kept : uiSchema} />;
}

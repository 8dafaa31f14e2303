import type { FieldProps } from '@rjsf/utils';
import { CoreArrayField } from './core-fields.ts';
import { ListField } from './list-field.tsx';
import { RawField } from './raw-field.tsx';

/** Lists of uniform items become rows. Multiple choices and tuples are left to rjsf. */
export function ArrayField(props: FieldProps) {
  const { schema, uiSchema, registry } = props;
  const { items } = schema;
  if (items === undefined || typeof items === 'boolean') return <RawField {...props} />;
  const isChoice =
    uiSchema?.['ui:widget'] !== undefined || registry.schemaUtils.isMultiSelect(schema);
  return isChoice || Array.isArray(items) ? (
    <CoreArrayField {...props} />
  ) : (
    <ListField {...props} />
  );
}

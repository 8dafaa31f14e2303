import type { FieldProps } from '@rjsf/utils';
import { useField } from '../../chrome/forms/field-context.ts';
import { idsOf } from '../ids-of.ts';
import { RelationPicker } from './relation-picker.tsx';

/** Form field that refers to one or several records of another collection. */
export function RelationField({ formData, onChange, fieldPathId, schema }: FieldProps) {
  const { relation } = schema as { readonly relation: string };
  const field = useField();
  const isList = [schema.type].flat().includes('array');
  const ofNumbers = [schema.type, itemType(schema)].flat().includes('integer');
  const set = (ids: readonly string[]) => {
    const values = ids.map((id) => (ofNumbers ? Number(id) : id));
    onChange(isList ? values : values[0], fieldPathId.path, undefined, fieldPathId.$id);
  };
  return (
    <RelationPicker
      {...field}
      relation={relation}
      isList={isList}
      ids={idsOf(formData)}
      onChange={set}
    />
  );
}

const itemType = ({ items }: FieldProps['schema']) =>
  typeof items === 'object' && !Array.isArray(items) ? items.type : undefined;

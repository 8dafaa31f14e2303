import { isObject } from '#schemas/block/translations.ts';
import type { Json, JsonObject } from '#schemas/document/element.ts';
import type { CollectionDescription, FieldDescription } from '#schemas/entities/collection.ts';
import { useT } from '../../i18n/translate.tsx';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/fields/choices.tsx';
import { DateTimeField } from '../../ui/fields/date-time-field.tsx';
import { MoneyField } from '../../ui/fields/money-field.tsx';
import { NumberField } from '../../ui/fields/number-field.tsx';
import { Select } from '../../ui/fields/select.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { idsOf } from '../ids-of.ts';
import { RelationPicker } from '../record/relation-picker.tsx';
import styles from './list.module.css';

export interface FilterFieldsProps {
  readonly collection: CollectionDescription;
  readonly where: JsonObject;
  readonly onChange: (where: JsonObject) => void;
}

/** One control per field that the list can be filtered by. */
export function FilterFields({ collection, where, onChange }: FilterFieldsProps) {
  const t = useT();
  return (
    <div className={styles.filters}>
      {collection.fields
        .filter(({ filter }) => filter !== null)
        .map((field) => (
          <FilterOrEmpty
            key={field.key}
            field={field}
            condition={isObject(where[field.key]) ? (where[field.key] as JsonObject) : {}}
            onChange={(condition) => onChange(withCondition(where, field.key, condition))}
          />
        ))}
      {Object.keys(where).length > 0 && (
        <div className={styles.clear}>
          <Button icon="x" onPress={() => onChange({})}>
            {t('office.clearFilters')}
          </Button>
        </div>
      )}
    </div>
  );
}

interface FilterProps {
  readonly field: FieldDescription;
  readonly condition: JsonObject;
  readonly onChange: (condition: JsonObject) => void;
}

/** Filters by a condition on the value, or by its absence. */
function FilterOrEmpty(props: FilterProps) {
  const t = useT();
  const { field, condition, onChange } = props;
  if (!field.mayBeEmpty) return <Filter {...props} />;
  const isEmpty = condition.empty === true;
  return (
    <div className={styles.filter}>
      {!isEmpty && <Filter {...props} />}
      <Checkbox
        label={t('office.emptyField', { field: field.label })}
        isSelected={isEmpty}
        onChange={(next) => onChange(next ? { empty: true } : {})}
      />
    </div>
  );
}

function Filter(props: FilterProps) {
  const { filter } = props.field;
  if (filter === 'choice' || filter === 'translations') return <ChoiceFilter {...props} />;
  if (filter === 'flag') return <FlagFilter {...props} />;
  if (filter === 'text') return <TextFilter {...props} />;
  if (filter === 'relation') return <RelationFilter {...props} />;
  return <RangeFilter {...props} />;
}

const any = '';

function ChoiceFilter({ field, condition, onChange }: FilterProps) {
  const t = useT();
  const [value = any] = Array.isArray(condition.in) ? condition.in.map(String) : [];
  return (
    <Select
      label={field.label}
      options={[
        { id: any, label: t('office.any') },
        ...field.choices.map((choice) => ({ id: choice.value, label: choice.label })),
      ]}
      value={value}
      onChange={(chosen) => onChange(chosen === any ? {} : { in: [chosen] })}
    />
  );
}

function FlagFilter({ field, condition, onChange }: FilterProps) {
  const t = useT();
  return (
    <Select
      label={field.label}
      options={[
        { id: any, label: t('office.any') },
        { id: 'true', label: t('office.yes') },
        { id: 'false', label: t('office.no') },
      ]}
      value={condition.is === undefined ? any : String(condition.is)}
      onChange={(chosen) => onChange(chosen === any ? {} : { is: chosen === 'true' })}
    />
  );
}

function TextFilter({ field, condition, onChange }: FilterProps) {
  return (
    <TextField
      label={field.label}
      value={typeof condition.has === 'string' ? condition.has : ''}
      onChange={(has) => onChange(has === '' ? {} : { has })}
    />
  );
}

function RelationFilter({ field, condition, onChange }: FilterProps) {
  return (
    <RelationPicker
      label={field.label}
      relation={field.relation ?? ''}
      isList
      ids={idsOf(condition.in)}
      onChange={(ids) => onChange(ids.length === 0 ? {} : { in: [...ids] })}
    />
  );
}

function RangeFilter({ field, condition, onChange }: FilterProps) {
  const t = useT();
  const set = (key: 'from' | 'to', value: Json | undefined) => {
    const { [key]: _, ...rest } = condition;
    onChange(value === undefined || value === '' ? rest : { ...rest, [key]: value });
  };
  return (
    <fieldset className={styles.range}>
      {(['from', 'to'] as const).map((key) => {
        const label = `${field.label}: ${t(`office.${key}`)}`;
        const Amount = field.cell === 'money' ? MoneyField : NumberField;
        return field.filter === 'number' ? (
          <Amount
            key={key}
            label={label}
            value={typeof condition[key] === 'number' ? condition[key] : undefined}
            onChange={(value) => set(key, value)}
          />
        ) : (
          <DateTimeField
            key={key}
            label={label}
            kind="date-time"
            value={String(condition[key] ?? '')}
            onChange={(value) => set(key, value)}
          />
        );
      })}
    </fieldset>
  );
}

function withCondition(where: JsonObject, key: string, condition: JsonObject): JsonObject {
  const { [key]: _, ...rest } = where;
  return Object.keys(condition).length === 0 ? rest : { ...rest, [key]: condition };
}

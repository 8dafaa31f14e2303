import type { EnumOptionsType, WidgetProps } from '@rjsf/utils';
import { RadioGroup as AriaRadioGroup, Radio } from 'react-aria-components';
import { useT } from '../../../i18n/translate.tsx';
import { Checkbox, CheckboxGroup, RadioGroup } from '../../../ui/fields/choices.tsx';
import fieldStyles from '../../../ui/fields/field.module.css';
import { ariaProps, FieldFoot, FieldHead } from '../../../ui/fields/field-parts.tsx';
import { type Option, Select } from '../../../ui/fields/select.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { useField } from '../field-context.ts';
import styles from '../forms.module.css';

const usualId = 'usual';

/** Values of any type, identified by index, because controls only support strings. */
function useChoices({ options, value }: WidgetProps) {
  const t = useT();
  const all: readonly EnumOptionsType[] = options.enumOptions ?? [];
  const shown: Option[] = all.map(({ label }, index) => ({
    id: String(index),
    label: label === '' ? t('forms.none') : label,
  }));
  const idOf = (one: unknown) => {
    const index = all.findIndex((option) => option.value === one);
    return index < 0 ? null : String(index);
  };
  const valueOf = (id: string): unknown => all[Number(id)]?.value;
  return { shown, chosen: idOf(value), idOf, valueOf };
}

/** A single choice. An optional one can be reset to the default. */
function useOneOf(props: WidgetProps) {
  const t = useT();
  const { shown, chosen, valueOf } = useChoices(props);
  const mayBeAbsent = !props.required && props.schema.default === undefined;
  const options = mayBeAbsent ? [{ id: usualId, label: t('forms.usual') }, ...shown] : shown;
  return {
    options,
    value: chosen ?? (mayBeAbsent ? usualId : null),
    onChange: (id: string) => props.onChange(id === usualId ? undefined : valueOf(id)),
    groundOf: (id: string) => (id === usualId ? undefined : String(valueOf(id))),
  };
}

export function SelectWidget(props: WidgetProps) {
  return props.multiple ? <CheckboxesWidget {...props} /> : <OneOfSelect {...props} />;
}

function OneOfSelect(props: WidgetProps) {
  const t = useT();
  const { options, value, onChange } = useOneOf(props);
  return (
    <Select
      {...useField()}
      options={options}
      value={value}
      onChange={onChange}
      placeholder={t('forms.undecided')}
    />
  );
}

export function RadioWidget(props: WidgetProps) {
  const { options, value, onChange } = useOneOf(props);
  return <RadioGroup {...useField()} options={options} value={value} onChange={onChange} />;
}

export function CheckboxesWidget(props: WidgetProps) {
  const field = useField();
  const { shown, idOf, valueOf } = useChoices(props);
  const values: readonly unknown[] = Array.isArray(props.value) ? props.value : [];
  const inOrder = (ids: readonly string[]) =>
    shown.filter(({ id }) => ids.includes(id)).map(({ id }) => valueOf(id));
  return (
    <CheckboxGroup
      {...field}
      options={shown}
      value={values.map(idOf).filter((id) => id !== null)}
      onChange={(ids) => props.onChange(inOrder(ids))}
    />
  );
}

export function CheckboxWidget({ value, onChange }: WidgetProps) {
  return <Checkbox {...useField()} isSelected={value === true} onChange={onChange} />;
}

/** A choice of the theme's backgrounds: an enum whose values are those of `data-ground`. */
export function Swatches(props: WidgetProps) {
  const field = useField();
  const { options, value, onChange, groundOf } = useOneOf(props);
  const { autoFocus: _, ...aria } = ariaProps(field);
  return (
    <AriaRadioGroup
      {...aria}
      className={fieldStyles.field}
      orientation="horizontal"
      value={value}
      onChange={onChange}
      isReadOnly={field.isReadOnly}
    >
      <FieldHead {...field} />
      <div className={styles.swatches}>
        {options.map(({ id, label }) => (
          <Radio
            key={id}
            value={id}
            aria-label={label}
            className={styles.swatch}
            data-ground={groundOf(id)}
          >
            {({ isSelected }) => isSelected && <Tick />}
          </Radio>
        ))}
        <span className={styles.swatchName}>{options.find(({ id }) => id === value)?.label}</span>
      </div>
      <FieldFoot {...field} />
    </AriaRadioGroup>
  );
}

/** A tick that is readable on any colour. */
function Tick() {
  return (
    <span className={styles.tick}>
      <Icon name="check" />
    </span>
  );
}

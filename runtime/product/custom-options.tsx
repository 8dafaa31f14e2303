import type { CustomOption } from '#schemas/entities/custom-option.ts';
import type { FormMemory } from '../block/command-form.tsx';
import { useFormat } from '../block/context.tsx';
import type { Translate } from '../i18n/translator.ts';
import { Checkbox, RadioGroup } from '../ui/choice.tsx';
import { SelectField } from '../ui/select-field.tsx';
import { Swatch } from '../ui/swatch.tsx';
import { TextField } from '../ui/text-field.tsx';
import { CountedText } from './counted-text.tsx';
import styles from './custom-options.module.css';
import { swatchColour } from './swatch-colour.ts';

interface CustomOptionsProps {
  readonly options: readonly CustomOption[];
  readonly form: FormMemory;
  readonly t: Translate;
  /** Prefix of the option id in the field name. */
  readonly prefix?: string;
}

/** Inputs and choices that the shopper makes for one unit; sent as personalizations (PROD-12, PROD-13). */
export function CustomOptions({ options, form, t, prefix = 'option.' }: CustomOptionsProps) {
  return options.map((option) => (
    <Option key={option.id} option={option} name={`${prefix}${option.id}`} form={form} t={t} />
  ));
}

interface OptionProps {
  readonly option: CustomOption;
  readonly name: string;
  readonly form: FormMemory;
  readonly t: Translate;
}

function Option(props: OptionProps) {
  switch (props.option.type) {
    case 'dropdown':
      return <Dropdown {...props} />;
    case 'multipleSelect':
    case 'textSwatch':
    case 'visualSwatch':
      return <Chips {...props} />;
    case 'yesNo':
      return <YesNo {...props} />;
    case 'date':
    case 'dateTime':
      return <Moment {...props} />;
    case 'numberField':
      return <Typed {...props} type="number" />;
    default:
      return <Typed {...props} type={props.option.fieldType} />;
  }
}

function fieldProps({ option, name, form }: OptionProps) {
  return { name, label: option.label, required: option.required, error: form.error(name) };
}

function Typed({ type, ...props }: OptionProps & { readonly type: 'text' | 'number' }) {
  const { option, name, form, t } = props;
  const start = form.value(name);
  if (type === 'text' && option.maxLength) {
    return <CountedText {...fieldProps(props)} start={start} maxLength={option.maxLength} t={t} />;
  }
  return <TextField {...fieldProps(props)} type={type} defaultValue={start} step="any" />;
}

function Dropdown(props: OptionProps) {
  const nameOf = useNameOf(props.t);
  return (
    <SelectField
      {...fieldProps(props)}
      defaultValue={props.form.value(props.name)}
      prompt={props.t('choice.prompt')}
      options={props.option.custom_option_values.map((value) => ({
        value: value.id,
        label: nameOf(value),
      }))}
    />
  );
}

function Chips(props: OptionProps) {
  const { option, name, form } = props;
  const { label, required, error } = fieldProps(props);
  const nameOf = useNameOf(props.t);
  const chosen = form.values(name);
  return (
    <RadioGroup label={label} required={required} error={error}>
      <div className={styles.chips}>
        {option.custom_option_values.map((value) => (
          <Swatch
            key={value.id}
            name={name}
            value={value.id}
            label={nameOf(value)}
            multiple={option.type === 'multipleSelect'}
            colour={option.type === 'visualSwatch' ? swatchColour(value.swatch) : undefined}
            defaultChecked={chosen.includes(value.id)}
          />
        ))}
      </div>
    </RadioGroup>
  );
}

function YesNo(props: OptionProps) {
  const { option, name, form, t } = props;
  const format = useFormat();
  const [yes] = option.custom_option_values;
  const plus = yes?.price ? t('choice.plus', { price: format.price(yes.price) }) : undefined;
  const isYes = ['yes', 'true'].includes(form.value(name));
  return <Checkbox {...fieldProps(props)} hint={plus} value="yes" defaultChecked={isYes} />;
}

function Moment(props: OptionProps) {
  const type = props.option.type === 'date' ? 'date' : 'datetime-local';
  return (
    <TextField {...fieldProps(props)} type={type} defaultValue={props.form.value(props.name)} />
  );
}

/** Returns a function that formats a value with its price. */
function useNameOf(t: Translate) {
  const format = useFormat();
  return ({ label, price }: CustomOption['custom_option_values'][number]) =>
    price ? `${label} (${t('choice.plus', { price: format.price(price) })})` : label;
}

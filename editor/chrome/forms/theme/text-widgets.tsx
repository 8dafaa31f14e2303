import type { WidgetProps } from '@rjsf/utils';
import { site } from '#schemas/site/site.ts';
import { DateTimeField } from '../../../ui/fields/date-time-field.tsx';
import fieldStyles from '../../../ui/fields/field.module.css';
import { PlainFoot } from '../../../ui/fields/field-parts.tsx';
import { MoneyField } from '../../../ui/fields/money-field.tsx';
import { NumberField } from '../../../ui/fields/number-field.tsx';
import { Slider } from '../../../ui/fields/slider.tsx';
import { TextAreaField, TextField, type TextFieldProps } from '../../../ui/fields/text-field.tsx';
import { emptyText } from '../empty-text.ts';
import { useField } from '../field-context.ts';

/** Props of a text control. Stores a cleared field by its schema. */
function useText({ value, onChange, schema, placeholder }: WidgetProps): TextFieldProps {
  const field = useField();
  const change = (typed: string) => onChange(typed === '' ? emptyText(schema) : typed);
  return {
    ...field,
    value: value === undefined || value === null ? '' : String(value),
    onChange: change,
    placeholder,
  };
}

export function TextWidget(props: WidgetProps) {
  const text = useText(props);
  const { type } = props.schema;
  return type === 'number' || type === 'integer' ? (
    <NumberWidget {...props} />
  ) : (
    <TextField {...text} />
  );
}

export function TextareaWidget(props: WidgetProps) {
  return <TextAreaField {...useText(props)} />;
}

export function EmailWidget(props: WidgetProps) {
  return <TextField {...useText(props)} type="email" />;
}

export function UrlWidget(props: WidgetProps) {
  return <TextField {...useText(props)} type="url" />;
}

export function PasswordWidget(props: WidgetProps) {
  return <TextField {...useText(props)} type="password" />;
}

export function DateWidget(props: WidgetProps) {
  return <DateTimeField {...useText(props)} kind="date" />;
}

export function TimeWidget(props: WidgetProps) {
  return <DateTimeField {...useText(props)} kind="time" />;
}

/** Staff whose clocks show another time than the shop's see which zone a time is in. */
const isElsewhere = new Intl.DateTimeFormat().resolvedOptions().timeZone !== site.timeZone;

export function DateTimeWidget(props: WidgetProps) {
  const text = useText(props);
  const zone = site.timeZone.replaceAll('_', ' ');
  const help = text.help ? (
    <>
      {text.help} · {zone}
    </>
  ) : (
    zone
  );
  return <DateTimeField {...text} help={isElsewhere ? help : text.help} kind="date-time" />;
}

export function NumberWidget({ value, onChange, schema }: WidgetProps) {
  const step = schema.multipleOf ?? (schema.type === 'integer' ? 1 : undefined);
  return (
    <NumberField
      {...useField()}
      value={typeof value === 'number' ? value : undefined}
      onChange={onChange}
      min={schema.minimum}
      max={schema.maximum}
      step={step}
    />
  );
}

/** An amount in minor units, entered in the units of the site's currency. */
export function MoneyWidget({ value, onChange, schema }: WidgetProps) {
  const field = useField();
  return (
    <MoneyField
      {...field}
      value={typeof value === 'number' ? value : undefined}
      onChange={onChange}
      min={schema.minimum}
      max={schema.maximum}
    />
  );
}

/** A range needs both bounds. Without them it is a plain number. */
export function RangeWidget(props: WidgetProps) {
  const { value, onChange, schema } = props;
  const { minimum, maximum, multipleOf } = schema;
  const field = useField();
  if (minimum === undefined || maximum === undefined) return <NumberWidget {...props} />;
  return (
    <Slider
      {...field}
      value={typeof value === 'number' ? value : minimum}
      onChange={onChange}
      min={minimum}
      max={maximum}
      step={multipleOf}
    />
  );
}

/** Any colour as `#rrggbb`. Blocks offer tokens instead: see `Swatches`. */
export function ColorWidget({ id, value, onChange }: WidgetProps) {
  const field = useField();
  return (
    <div className={fieldStyles.field}>
      <label className={fieldStyles.label} htmlFor={id}>
        {field.label}
      </label>
      <input
        id={id}
        type="color"
        value={typeof value === 'string' && value !== '' ? value : '#000000'}
        onChange={(event) => onChange(event.target.value)}
        disabled={field.isReadOnly}
        aria-describedby={`${id}-foot`}
      />
      <PlainFoot id={`${id}-foot`} help={field.help} errors={field.errors} />
    </div>
  );
}

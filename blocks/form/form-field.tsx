import type { FormMemory } from '#runtime/block/command-form.tsx';
import { acceptedTypes } from '#runtime/forms/accepted-types.ts';
import { EmailField } from '#runtime/forms/email-field.tsx';
import type { Translate } from '#runtime/i18n/translator.ts';
import { Checkbox, Radio, RadioGroup } from '#runtime/ui/choice.tsx';
import { SelectField } from '#runtime/ui/select-field.tsx';
import { TextArea } from '#runtime/ui/text-area.tsx';
import { TextField } from '#runtime/ui/text-field.tsx';
import { useHydrated } from '#runtime/ui/use-hydrated.ts';
import { visitorUpload } from '#schemas/constants.ts';
import type { FormField } from '#schemas/entities/form.ts';
import { controlName } from '#schemas/rules/form-field.ts';

interface FieldProps {
  readonly field: FormField;
  readonly form: Pick<FormMemory, 'value' | 'values' | 'error'>;
  readonly t: Translate;
}

/** The control of one field, as in all forms of the shop. */
export function FormFieldControl(props: FieldProps) {
  const { field } = props;
  if (field.type === 'file') return <Files {...props} />;
  if (field.type === 'select') return <Choice {...props} />;
  if (field.type === 'radio') return <Radios {...props} />;
  if (field.type === 'checkbox') return field.options ? <Boxes {...props} /> : <Box {...props} />;
  return <Typed {...props} />;
}

function fieldProps({ field, form }: FieldProps) {
  const { label, hint, required } = field;
  const name = controlName(field.name);
  return { name, label, hint, required, error: form.error(name) };
}

const limit = { max: visitorUpload.maxBytes / 1024 / 1024 };

const inputModes = { tel: 'tel', number: 'decimal' } as const;

function Typed(props: FieldProps) {
  const { type, maxLength, autoComplete, min, max } = props.field;
  const common = fieldProps(props);
  const defaultValue = props.form.value(common.name);
  if (type === 'textarea') {
    return <TextArea {...common} {...{ defaultValue, maxLength, autoComplete }} rows={6} />;
  }
  if (type === 'email') {
    return <EmailField {...common} {...{ defaultValue, maxLength, autoComplete }} t={props.t} />;
  }
  const inputMode = type in inputModes ? inputModes[type as keyof typeof inputModes] : undefined;
  return (
    <TextField
      {...common}
      {...{ type, defaultValue, maxLength, autoComplete, min, max, inputMode }}
      step={type === 'number' ? 'any' : undefined}
    />
  );
}

/** Without scripts, files have to be chosen again after an error. */
function Files(props: FieldProps) {
  const { maxFiles = 1, accept = 'any' } = props.field;
  const { hint, ...common } = fieldProps(props);
  const isReturned = !useHydrated() && props.form.value('formId') !== '';
  const hints = [hint, isReturned ? props.t('chooseAgain') : props.t('fileLimit', limit)];
  return (
    <TextField
      {...common}
      type="file"
      hint={hints.filter(Boolean).join(' ')}
      multiple={maxFiles > 1}
      accept={acceptedTypes[accept]}
    />
  );
}

function Choice(props: FieldProps) {
  const common = fieldProps(props);
  return (
    <SelectField
      {...common}
      prompt={props.t('choose')}
      options={props.field.options ?? []}
      defaultValue={props.form.value(common.name)}
    />
  );
}

function Radios(props: FieldProps) {
  const { name, required, ...common } = fieldProps(props);
  const chosen = props.form.value(name);
  return (
    <RadioGroup {...common} required={required}>
      {props.field.options?.map(({ value, label }) => (
        <Radio
          key={value}
          {...{ name, value, label, required }}
          defaultChecked={chosen === value}
        />
      ))}
    </RadioGroup>
  );
}

function Boxes(props: FieldProps) {
  const { name, ...common } = fieldProps(props);
  const chosen = props.form.values(name);
  return (
    <RadioGroup {...common}>
      {props.field.options?.map(({ value, label }) => (
        <Checkbox key={value} {...{ name, value, label }} defaultChecked={chosen.includes(value)} />
      ))}
    </RadioGroup>
  );
}

function Box(props: FieldProps) {
  const common = fieldProps(props);
  return (
    <Checkbox {...common} value="true" defaultChecked={props.form.value(common.name) === 'true'} />
  );
}

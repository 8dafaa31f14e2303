import type { ReactNode } from 'react';
import { CommandForm, type FormMemory } from '../block/command-form.tsx';
import { FormError } from '../checkout/form-error.tsx';
import { Button } from '../ui/button.tsx';
import type { IconName } from '../ui/icons/icon-names.ts';
import { TextField, type TextFieldProps } from '../ui/text-field.tsx';
import { formLayout } from './account-panel.tsx';

interface ShortFormProps {
  readonly command: string;
  readonly form: FormMemory;
  readonly hidden?: Readonly<Record<string, string | number>>;
  /** Label of its submit button. */
  readonly submit: string;
  readonly icon?: IconName;
  /** Fields of the form. */
  readonly children: ReactNode;
  /** Links below the button. */
  readonly links?: ReactNode;
}

/** A short form: a few fields, the error of the whole form, and one submit button. */
export function ShortForm({ form, submit, icon, children, links, ...rest }: ShortFormProps) {
  return (
    <CommandForm {...rest} className={formLayout.form}>
      {children}
      <FormError form={form} />
      <Button type="submit" variant="primary" icon={icon} busy={form.pending} wide>
        {submit}
      </Button>
      {links}
    </CommandForm>
  );
}

type RememberedFieldProps = Omit<TextFieldProps, 'name' | 'form' | 'defaultValue' | 'error'> & {
  readonly name: string;
  readonly form: FormMemory;
};

/** A required text field that shows the submitted value and its error. */
export function RememberedField({ name, form, ...rest }: RememberedFieldProps) {
  return (
    <TextField
      {...rest}
      name={name}
      defaultValue={form.value(name)}
      error={form.error(name)}
      required
    />
  );
}

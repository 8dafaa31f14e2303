import type { FormMemory } from '../block/command-form.tsx';
import { TextField } from '../ui/text-field.tsx';

interface PasswordFieldProps {
  readonly name: string;
  readonly label: string;
  readonly hint?: string | undefined;
  readonly form: FormMemory;
  /** A new password is offered for storing, the current one is filled in. */
  readonly isNew?: boolean | undefined;
}

/** A password; what was typed is never sent back. */
export function PasswordField({ name, label, hint, form, isNew }: PasswordFieldProps) {
  return (
    <TextField
      label={label}
      hint={hint}
      name={name}
      type="password"
      autoComplete={isNew ? 'new-password' : 'current-password'}
      error={form.error(name)}
      required
    />
  );
}

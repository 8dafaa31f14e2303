import type { FormMemory } from '../block/command-form.tsx';
import { TextField } from '../ui/text-field.tsx';

interface PasswordFieldProps {
  readonly name: string;
  readonly label: string;
  readonly hint?: string | undefined;
  readonly form: FormMemory;
  /** The browser offers to save a new password, and fills in the current one. */
  readonly isNew?: boolean | undefined;
}

/** A password field; the server never sends the typed value back. */
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

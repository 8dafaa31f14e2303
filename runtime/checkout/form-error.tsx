import { useId } from 'react';
import type { FormMemory } from '../block/command-form.tsx';
import { FieldError } from '../ui/field.tsx';

/** An error that belongs to the whole form and not to a field. */
export function FormError({ form }: { readonly form: FormMemory }) {
  const id = useId();
  const text = form.error('');
  return text === undefined ? null : (
    <div role="alert">
      <FieldError id={id}>{text}</FieldError>
    </div>
  );
}

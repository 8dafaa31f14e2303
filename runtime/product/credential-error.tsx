import type { FormMemory } from '#runtime/block/command-form.tsx';
import { FormError } from '#runtime/checkout/form-error.tsx';
import { FieldError } from '#runtime/ui/field.tsx';

interface CredentialErrorProps {
  readonly form: FormMemory;
  /** Error text when the device gave no passkey; null otherwise. */
  readonly failed: string | null;
}

/** The reason why a form with a passkey was not sent, or was refused. */
export function CredentialError({ form, failed }: CredentialErrorProps) {
  if (failed === null) return <FormError form={form} />;
  return (
    <div role="alert">
      <FieldError id="passkey-failed">{failed}</FieldError>
    </div>
  );
}

import type { FormMemory } from '../block/command-form.tsx';
import type { Translate } from '../i18n/translator.ts';
import { PasswordField } from './password-field.tsx';

interface NewPasswordFieldsProps {
  /** Must have the texts `password`, `passwordHint` and `confirmedPassword`. */
  readonly t: Translate;
  readonly form: FormMemory;
}

/** A new password, typed twice. */
export function NewPasswordFields({ t, form }: NewPasswordFieldsProps) {
  return (
    <>
      <PasswordField
        t={t}
        name="password"
        label={t('password')}
        hint={t('passwordHint')}
        form={form}
        isNew
      />
      <PasswordField
        t={t}
        name="confirmedPassword"
        label={t('confirmedPassword')}
        form={form}
        isNew
      />
    </>
  );
}

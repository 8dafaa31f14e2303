import { useState } from 'react';
import type { FormMemory } from '../block/command-form.tsx';
import type { Translate } from '../i18n/translator.ts';
import controls from '../ui/control.module.css';
import { Field } from '../ui/field.tsx';
import { Icon } from '../ui/icon.tsx';
import styles from './password-field.module.css';

interface PasswordFieldProps {
  readonly name: string;
  readonly label: string;
  readonly hint?: string | undefined;
  readonly form: FormMemory;
  /** The browser offers to save a new password, and fills in the current one. */
  readonly isNew?: boolean | undefined;
  readonly t: Translate;
}

/** A password field that can show what is typed; the server never sends the value back. */
export function PasswordField({ name, label, hint, form, isNew, t }: PasswordFieldProps) {
  const [isShown, setShown] = useState(false);
  return (
    <Field label={label} hint={hint} error={form.error(name)} required>
      {(wire) => (
        <span className={styles.password}>
          <input
            type={isShown ? 'text' : 'password'}
            name={name}
            autoComplete={isNew ? 'new-password' : 'current-password'}
            autoCapitalize="none"
            spellCheck={false}
            {...wire}
            className={controls.control}
          />
          <button
            type="button"
            className={styles.show}
            aria-label={t('password.show', { label })}
            aria-pressed={isShown}
            aria-controls={wire.id}
            onClick={() => setShown(!isShown)}
          >
            <Icon name={isShown ? 'eye-off' : 'eye'} />
          </button>
        </span>
      )}
    </Field>
  );
}

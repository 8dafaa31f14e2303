import { CommandForm, useForm } from '#runtime/block/command-form.tsx';
import { useMessages } from '#runtime/block/context.tsx';
import { FormError } from '#runtime/checkout/form-error.tsx';
import { Html } from '#runtime/rich-text/html.tsx';
import { Button } from '#runtime/ui/button.tsx';
import { Checkbox } from '#runtime/ui/choice.tsx';
import type { ConsentEntry } from './data.ts';
import styles from './view.module.css';

export function ConsentList({ consents }: { readonly consents: readonly ConsentEntry[] }) {
  return (
    <ul className={styles.entries}>
      {consents.map(({ id, text }) => (
        <li key={id}>
          <Html html={text} />
        </li>
      ))}
    </ul>
  );
}

interface FormConsentsProps {
  readonly formType: string;
  readonly consents: readonly ConsentEntry[];
}

const command = 'consents.assign';

/** Sets which consents a form shows, and which it requires (ADMIN-05). */
export function FormConsents({ formType, consents }: FormConsentsProps) {
  const t = useMessages('admin-panel');
  const form = useForm(command);
  return (
    <CommandForm command={command} hidden={{ formType }}>
      <ul className={styles.entries}>
        {consents.map(({ id, text, isShown, isRequired }) => (
          <li key={id}>
            <div id={`consent-${id}`}>
              <Html html={text} />
            </div>
            <div className={styles.choices} role="group" aria-labelledby={`consent-${id}`}>
              <Checkbox name="shown" value={id} defaultChecked={isShown} label={t('shown')} />
              <Checkbox
                name="required"
                value={id}
                defaultChecked={isRequired}
                label={t('required')}
              />
            </div>
          </li>
        ))}
      </ul>
      <FormError form={form} />
      <p className={styles.press}>
        <Button type="submit" variant="primary" busy={form.pending}>
          {t('saveConsents')}
        </Button>
      </p>
    </CommandForm>
  );
}

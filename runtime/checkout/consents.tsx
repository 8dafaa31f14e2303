import type { Consent } from '#schemas/entities/consent.ts';
import type { FormMemory } from '../block/command-form.tsx';
import { consentField } from '../commands/checkout/consents.ts';
import type { Translate } from '../i18n/translator.ts';
import { Html } from '../rich-text/html.tsx';
import { Checkbox, RadioGroup } from '../ui/choice.tsx';
import { FieldError } from '../ui/field.tsx';
import styles from './consents.module.css';

export type ConsentList = readonly Pick<Consent, 'id' | 'displayName' | 'isRequired'>[];

interface ConsentsProps {
  readonly list: ConsentList | null;
  readonly form: FormMemory;
  readonly t: Translate;
}

/** One checkbox per consent, never pre-checked; required ones are starred (CONSENT-02). */
export function Consents({ list, form, t }: ConsentsProps) {
  if (list === null) return <FieldError id="consents-error">{t('consents.notFetched')}</FieldError>;
  if (list.length === 0) return null;
  const accepted = form.values(consentField);
  const error = form.error(consentField);
  const hasRequired = list.some(({ isRequired }) => isRequired);
  return (
    <RadioGroup
      label={t('consents.title')}
      hint={hasRequired ? t('consents.star') : undefined}
      error={error}
    >
      {list.map(({ id, displayName, isRequired }) => (
        <Checkbox
          key={id}
          name={consentField}
          value={id}
          label={
            <span className={styles.name}>
              <Html html={displayName} />
            </span>
          }
          required={isRequired}
          defaultChecked={accepted.includes(String(id))}
        />
      ))}
    </RadioGroup>
  );
}

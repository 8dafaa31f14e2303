import type { Consent } from '#schemas/entities/consent.ts';
import type { FormMemory } from '../block/command-form.tsx';
import type { LoadContext } from '../block/types.ts';
import { consentField } from '../commands/checkout/consents.ts';
import type { Translate } from '../i18n/translator.ts';
import { Html } from '../rich-text/html.tsx';
import { Checkbox, RadioGroup } from '../ui/choice.tsx';
import { FieldError } from '../ui/field.tsx';

export type ConsentList = readonly Pick<Consent, 'id' | 'displayName' | 'required'>[];

/** The consents of a form; null when they cannot be had (CONSENT-03). */
export async function loadConsents(
  { api }: LoadContext,
  formType: 'addressForm' | 'checkoutForm',
): Promise<ConsentList | null> {
  const found = await api.call('web.consentFilter', { forWeb: true, assigned_to: formType });
  if (!found.ok) return null;
  return found.value.records.map(({ id, displayName, required = false }) => {
    return { id, displayName, required };
  });
}

interface ConsentsProps {
  readonly list: ConsentList | null;
  readonly form: FormMemory;
  readonly t: Translate;
}

/** One checkbox each, never ticked beforehand; required ones are starred (CONSENT-02). */
export function Consents({ list, form, t }: ConsentsProps) {
  if (list === null) return <FieldError id="consents-fault">{t('consents.notFetched')}</FieldError>;
  if (list.length === 0) return null;
  const accepted = form.values(consentField);
  const error = form.error(consentField);
  const hasRequired = list.some(({ required }) => required);
  return (
    <RadioGroup
      label={t('consents.title')}
      hint={hasRequired ? t('consents.star') : undefined}
      error={error}
    >
      {list.map(({ id, displayName, required }) => (
        <Checkbox
          key={id}
          name={consentField}
          value={id}
          label={<Html html={displayName} />}
          required={required}
          defaultChecked={accepted.includes(String(id))}
          aria-invalid={error !== undefined && required ? true : undefined}
        />
      ))}
    </RadioGroup>
  );
}

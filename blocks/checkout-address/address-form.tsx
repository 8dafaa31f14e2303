import { CommandForm, useForm } from '#runtime/block/command-form.tsx';
import { useHref, useMessages, useSession } from '#runtime/block/context.tsx';
import { AddressFields, type FieldSource } from '#runtime/checkout/address-fields.tsx';
import { Consents } from '#runtime/checkout/consents.tsx';
import { FormFault } from '#runtime/checkout/form-fault.tsx';
import layout from '#runtime/checkout/form-layout.module.css';
import { useFieldCheck } from '#runtime/checkout/use-field-check.ts';
import { billingPrefix } from '#runtime/commands/checkout/address-rules.ts';
import { Button } from '#runtime/ui/button.tsx';
import { Checkbox } from '#runtime/ui/choice.tsx';
import { TextField } from '#runtime/ui/text-field.tsx';
import type { Data } from './data.ts';
import { formRules } from './rules.ts';
import styles from './view.module.css';

const command = 'checkout.address';

interface AddressFormProps {
  readonly data: Data;
  readonly digitalOnly: boolean;
}

/** Step one (CHK-A-01 to CHK-A-05). Further fields open by CSS alone, so also without scripts. */
export function AddressForm({ data, digitalOnly }: AddressFormProps) {
  const t = useMessages('checkout-address');
  const form = useForm(command);
  const check = useFieldCheck(form, data.values, formRules, t);
  return (
    <CommandForm command={command} className={layout.form} {...check.handlers}>
      <LoginHint />
      <FormFault form={form} />
      <fieldset className={styles.group}>
        <legend className={styles.legend}>{t(digitalOnly ? 'person' : 'delivery')}</legend>
        <AddressFields
          prefix=""
          section="shipping"
          countries={data.deliverable}
          fields={check}
          t={t}
        />
      </fieldset>
      <div className={styles.more}>
        <BillingPart data={data} fields={check} />
        <CompanyPart fields={check} />
      </div>
      <Consents list={data.consents} form={form} t={t} />
      <div className={layout.actions}>
        <Button
          type="submit"
          variant="primary"
          iconAfter="arrow-right"
          className={layout.onward}
          busy={form.pending}
        >
          {t(digitalOnly ? 'nextPayment' : 'next')}
        </Button>
      </div>
    </CommandForm>
  );
}

function LoginHint() {
  const t = useMessages('checkout-address');
  const href = useHref();
  const isGuest = useSession(({ user }) => user === null);
  return isGuest ? (
    <p className={styles.login}>
      {t('loginQuestion')} <a href={href('screen:login')}>{t('login')}</a>
    </p>
  ) : null;
}

interface PartProps {
  readonly fields: FieldSource;
}

function BillingPart({ data, fields }: PartProps & Pick<AddressFormProps, 'data'>) {
  const t = useMessages('checkout-address');
  return (
    <div className={styles.part}>
      <Checkbox
        name="differentBilling"
        value="1"
        label={t('differentBilling')}
        defaultChecked={fields.value('differentBilling') !== ''}
      />
      <fieldset className={styles.opened}>
        <legend className={styles.legend}>{t('billing')}</legend>
        <AddressFields
          prefix={billingPrefix}
          section="billing"
          countries={data.countries}
          fields={fields}
          t={t}
        />
      </fieldset>
    </div>
  );
}

function CompanyPart({ fields }: PartProps) {
  const t = useMessages('checkout-address');
  return (
    <div className={styles.part}>
      <Checkbox
        name="isCompany"
        value="1"
        label={t('isCompany')}
        defaultChecked={fields.value('isCompany') !== ''}
      />
      <fieldset className={styles.opened}>
        <legend className="visually-hidden">{t('company')}</legend>
        <div className={styles.company}>
          <TextField
            name="companyName"
            label={t('companyName')}
            required
            maxLength={200}
            autoComplete="organization"
            defaultValue={fields.value('companyName')}
            error={fields.error('companyName')}
          />
          <TextField
            name="companyOIB"
            label={t('companyOIB')}
            hint={t('oibHint')}
            required
            maxLength={50}
            autoComplete="off"
            defaultValue={fields.value('companyOIB')}
            error={fields.error('companyOIB')}
          />
        </div>
      </fieldset>
    </div>
  );
}

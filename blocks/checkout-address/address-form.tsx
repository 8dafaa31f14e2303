import { type FocusEvent, type SyntheticEvent, useState } from 'react';
import { CommandForm, useForm } from '#runtime/block/command-form.tsx';
import { useHref, useMessages, useSession } from '#runtime/block/context.tsx';
import { AddressFields, type FieldSource } from '#runtime/checkout/address-fields.tsx';
import { newEntry } from '#runtime/checkout/address-values.ts';
import { Consents } from '#runtime/checkout/consents.tsx';
import { FormFault } from '#runtime/checkout/form-fault.tsx';
import layout from '#runtime/checkout/form-layout.module.css';
import { readForm, useFieldCheck } from '#runtime/checkout/use-field-check.ts';
import { useFormDraft } from '#runtime/checkout/use-form-draft.ts';
import { billingPrefix, bookField } from '#runtime/commands/checkout/address-names.ts';
import { consentField } from '#runtime/commands/checkout/consents.ts';
import { Button } from '#runtime/ui/button.tsx';
import { Checkbox } from '#runtime/ui/choice.tsx';
import { TextField } from '#runtime/ui/text-field.tsx';
import type { Data } from './data.ts';
import { addressBook } from './late-address-book.ts';
import styles from './view.module.css';

const command = 'checkout.address';
/** Fetched with the first field that is checked. */
const loadRules = () => import('./rules.ts');

interface AddressFormProps {
  readonly data: Data;
  readonly digitalOnly: boolean;
}

/** Step one (CHK-A-01 to CHK-A-05). Further fields open by CSS alone, so also without scripts. */
export function AddressForm({ data, digitalOnly }: AddressFormProps) {
  const t = useMessages('checkout-address');
  const form = useForm(command);
  const check = useFieldCheck(form, data.values, loadRules, t);
  const isChosen = data.chosen.address !== null || data.chosen.billing !== null;
  const { form: element, keep } = useFormDraft(command, form, isChosen, [consentField]);
  const onInput = (event: SyntheticEvent<HTMLFormElement>) => {
    check.handlers.onInput(event);
    keep(event);
  };
  return (
    <CommandForm
      command={command}
      className={layout.form}
      {...check.handlers}
      onInput={onInput}
      ref={element}
    >
      <LoginHint />
      <FormFault form={form} />
      <fieldset className={styles.group}>
        <legend className={styles.legend}>{t(digitalOnly ? 'person' : 'delivery')}</legend>
        <BookPart of="address" data={data} prefix="" fields={check} />
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

interface BookPartProps extends PartProps, Pick<AddressFormProps, 'data'> {
  readonly of: 'address' | 'billing';
  readonly prefix: string;
}

/** Which entry of the address book the fields below change; none is a new one. */
function BookPart({ of, data, prefix, fields }: BookPartProps) {
  const id = fields.value(prefix + bookField);
  return (
    <div>
      {data.book.length > 0 && (
        <addressBook.Part of={of} book={data.book} chosen={data.chosen} shown={id || newEntry} />
      )}
      {id && <input type="hidden" name={prefix + bookField} value={id} />}
    </div>
  );
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
        <BookPart of="billing" data={data} prefix={billingPrefix} fields={fields} />
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
  // Numbers of other countries are only looked at: no shop knows them all.
  const [isOdd, setOdd] = useState(false);
  const check = ({ target }: FocusEvent<HTMLInputElement>) => {
    const { form } = target;
    if (form) void loadRules().then(({ isOddTaxNumber }) => setOdd(isOddTaxNumber(readForm(form))));
  };
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
            hint={t(isOdd ? 'vatOdd' : 'oibHint')}
            onBlur={check}
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

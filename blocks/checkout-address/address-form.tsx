import { type FocusEvent, type ReactNode, type SyntheticEvent, useState } from 'react';
import { CommandForm, useForm } from '#runtime/block/command-form.tsx';
import { useHref, useMessages, useSession } from '#runtime/block/context.tsx';
import { AddressFields, type FieldSource } from '#runtime/checkout/address-fields.tsx';
import { newEntry } from '#runtime/checkout/address-values.ts';
import { Consents } from '#runtime/checkout/consents.tsx';
import { FormError } from '#runtime/checkout/form-error.tsx';
import layout from '#runtime/checkout/form-layout.module.css';
import { readForm, useFieldCheck } from '#runtime/checkout/use-field-check.ts';
import { useFormDraft } from '#runtime/checkout/use-form-draft.ts';
import { billingPrefix, bookField } from '#runtime/commands/checkout/address-names.ts';
import { consentField } from '#runtime/commands/checkout/consents.ts';
import { Button } from '#runtime/ui/button.tsx';
import { Checkbox } from '#runtime/ui/choice.tsx';
import { TextField } from '#runtime/ui/text-field.tsx';
import type { AddressField } from '#schemas/constants.ts';
import type { NeededFields } from '#schemas/entities/address.ts';
import { site } from '#schemas/site/site.ts';
import type { Data } from './data.ts';
import { addressBook } from './lazy-parts.ts';
import styles from './view.module.css';

const command = 'checkout.address';
/** Validation code, fetched when the first field is checked. */
const loadRules = async () => (await import('./rules.ts')).loadFormRules();

interface AddressFormProps {
  readonly data: Data;
  readonly addressFields: NeededFields;
}

/** Step one (CHK-A-01 to CHK-A-05). Optional fields open with CSS only, so also without scripts. */
export function AddressForm({ data, addressFields }: AddressFormProps) {
  const t = useMessages('checkout-address');
  const form = useForm(command);
  const check = useFieldCheck(form, data.values, loadRules, t);
  const isChosen = data.chosen.address !== null || data.chosen.billing !== null;
  const { form: element, keep } = useFormDraft(command, form, isChosen, [consentField]);
  const onInput = (event: SyntheticEvent<HTMLFormElement>) => {
    check.handlers.onInput(event);
    keep(event);
  };
  const { required, invoice } = addressFields;
  // Nothing is delivered, so address and company are only needed for a requested invoice.
  const isDigital = invoice.length > 0;
  const parts = { data, fields: check };
  return (
    <CommandForm
      command={command}
      className={layout.form}
      {...check.handlers}
      onInput={onInput}
      ref={element}
    >
      <LoginHint />
      <FormError form={form} />
      <fieldset className={styles.group}>
        <legend className={styles.legend}>{t(isDigital ? 'person' : 'delivery')}</legend>
        {!isDigital && <BookPart of="address" prefix="" {...parts} />}
        <AddressFields
          prefix=""
          section="shipping"
          countries={data.deliverable}
          names={required}
          fields={check}
          t={t}
        />
      </fieldset>
      <div className={styles.more}>
        {isDigital ? (
          <PayerPart box="invoice" of="address" prefix="" names={invoice} {...parts}>
            <CompanyPart fields={check} />
          </PayerPart>
        ) : (
          <>
            <PayerPart
              box="differentBilling"
              of="billing"
              prefix={billingPrefix}
              names={required}
              {...parts}
            />
            <CompanyPart fields={check} />
          </>
        )}
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
          {t(isDigital ? 'nextPayment' : 'next')}
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

/** Selects the address book entry that the fields below edit; none means a new one. */
function BookPart({ of, data, prefix, fields }: BookPartProps) {
  const id = fields.value(prefix + bookField);
  return (
    <div>
      {data.book.length > 0 && (
        <addressBook.Part
          of={of}
          book={data.book}
          countries={data.countries}
          chosen={data.chosen}
          shown={id || newEntry}
        />
      )}
      {id && <input type="hidden" name={prefix + bookField} value={id} />}
    </div>
  );
}

interface PayerPartProps extends BookPartProps {
  readonly box: 'differentBilling' | 'invoice';
  readonly names: readonly AddressField[];
  readonly children?: ReactNode;
}

/** Fields of a payer other than the recipient, followed by other invoice fields. */
function PayerPart({ box, names, children, ...book }: PayerPartProps) {
  const t = useMessages('checkout-address');
  const { data, prefix, fields } = book;
  return (
    <OpenedPart name={box} legend={t('billing')} fields={fields}>
      <BookPart {...book} />
      <AddressFields
        prefix={prefix}
        section="billing"
        countries={data.countries}
        names={names}
        fields={fields}
        t={t}
      />
      {children}
    </OpenedPart>
  );
}

interface OpenedPartProps extends PartProps {
  readonly name: 'differentBilling' | 'invoice' | 'isCompany';
  readonly legend: string;
  readonly children: ReactNode;
}

/** Fields opened by a checkbox. */
function OpenedPart({ name, legend, fields, children }: OpenedPartProps) {
  const t = useMessages('checkout-address');
  return (
    <div className={styles.part}>
      <Checkbox name={name} value="1" label={t(name)} defaultChecked={fields.value(name) !== ''} />
      <fieldset className={styles.opened}>
        <legend className={styles.legend}>{legend}</legend>
        {children}
      </fieldset>
    </div>
  );
}

function CompanyPart({ fields }: PartProps) {
  const t = useMessages('checkout-address');
  // A tax number may be valid and still look wrong: no shop knows the rules of all countries.
  const [isOdd, setOdd] = useState(false);
  const check = ({ target }: FocusEvent<HTMLInputElement>) => {
    const { form } = target;
    if (form) void loadRules().then(({ isOddTaxNumber }) => setOdd(isOddTaxNumber(readForm(form))));
  };
  const hint = isOdd ? 'vatOdd' : site.law.taxNumberHint;
  const common = (name: string) => ({
    name,
    required: true,
    defaultValue: fields.value(name),
    error: fields.error(name),
    label: t(name),
  });
  return (
    <OpenedPart name="isCompany" legend={t('company')} fields={fields}>
      <div className={styles.company}>
        <TextField {...common('companyName')} maxLength={200} autoComplete="organization" />
        {site.law.hasTaxNumber && (
          <TextField
            {...common('companyOIB')}
            maxLength={50}
            autoComplete="off"
            {...(hint && { hint: t(hint) })}
            onBlur={check}
          />
        )}
      </div>
    </OpenedPart>
  );
}

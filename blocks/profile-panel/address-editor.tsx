import { CommandForm, useForm } from '#runtime/block/command-form.tsx';
import { useMessages } from '#runtime/block/context.tsx';
import { AddressFields } from '#runtime/checkout/address-fields.tsx';
import { FormError } from '#runtime/checkout/form-error.tsx';
import { type FieldRules, useFieldCheck } from '#runtime/checkout/use-field-check.ts';
import { bookRules } from '#runtime/commands/account/address-rules.ts';
import { checkFields } from '#runtime/forms/rules.ts';
import { Button } from '#runtime/ui/button.tsx';
import { TextField } from '#runtime/ui/text-field.tsx';
import { bookFields } from '#schemas/rules/address-fields.ts';
import { site } from '#schemas/site/site.ts';
import styles from './addresses.module.css';
import type { AddressSectionProps } from './load-addresses.ts';

const command = 'address.save';

const rules: FieldRules = {
  checkField: (values, name) => {
    const own = bookRules[name];
    return own && checkFields(values, { [name]: own })[0];
  },
};
const loadRules = async () => {
  const { assistField: assist } = await import('#runtime/checkout/assist-field.tsx');
  return { ...rules, assist };
};

export function AddressEditor({ id, book }: AddressSectionProps) {
  const t = useMessages('profile-panel');
  const form = useForm(command);
  const check = useFieldCheck(form, book.values, loadRules, t);
  const isNew = book.edited === 'new';
  const known = book.edited === 'new' || book.edited === null ? {} : { id: book.edited.id };
  const optional = (name: string, autoComplete: string) => ({
    name,
    autoComplete,
    label: t(name === 'contactPhone' ? 'address.contactPhone' : name),
    hint: t('optional'),
    defaultValue: check.value(name),
    error: check.error(name),
  });
  return (
    <CommandForm
      command={command}
      hidden={known}
      className={styles.editor}
      {...check.handlers}
      aria-labelledby={`${id}-address-title`}
    >
      <h3 id={`${id}-address-title`}>{t(isNew ? 'newAddress' : 'changeAddressTitle')}</h3>
      <AddressFields
        prefix=""
        section="shipping"
        countries={book.countries}
        names={bookFields}
        fields={check}
        t={t}
      />
      <div className={styles.more}>
        <TextField {...optional('contactPhone', 'tel')} type="tel" maxLength={50} />
        <TextField {...optional('companyName', 'organization')} maxLength={200} />
        {site.law.hasTaxNumber && <TextField {...optional('companyOIB', 'off')} maxLength={50} />}
      </div>
      <FormError form={form} />
      <div className={styles.acts}>
        <Button type="submit" variant="primary" busy={form.pending}>
          {t('saveAddress')}
        </Button>
        <Button href="?#addresses">{t('cancel')}</Button>
      </div>
    </CommandForm>
  );
}

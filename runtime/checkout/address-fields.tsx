import type { ComponentProps } from 'react';
import { type AddressField, limits } from '#schemas/constants.ts';
import type { AddressFormat } from '#schemas/rules/address-format.ts';
import type { Translate } from '../i18n/translator.ts';
import { SelectField } from '../ui/select-field.tsx';
import { TextField } from '../ui/text-field.tsx';
import styles from './address-fields.module.css';

export interface CountryChoice {
  readonly id: number;
  readonly iso: string;
  readonly name: string;
  /** Missing for the usual form. */
  readonly format?: AddressFormat | undefined;
}

/** Values and errors of a form, by field name. */
export interface FieldSource {
  readonly value: (name: string) => string;
  readonly error: (name: string) => string | undefined;
}

interface AddressFieldsProps {
  /** Prefix of every field name: `''` or `billing.`. */
  readonly prefix: string;
  /** Section for the browser's autofill. */
  readonly section: 'shipping' | 'billing';
  readonly countries: readonly CountryChoice[];
  /** The fields to show. */
  readonly names: readonly AddressField[];
  readonly fields: FieldSource;
  readonly t: Translate;
}

type Inputs = Pick<ComponentProps<'input'>, 'autoComplete' | 'type' | 'inputMode' | 'maxLength'>;

/** The given fields of one address, in postal order. */
export function AddressFields(props: AddressFieldsProps) {
  const { prefix, section, countries, names, fields, t } = props;
  const text = (name: AddressField, autoComplete: string, more: Inputs = {}, hint?: string) =>
    names.includes(name) && (
      <TextField
        name={prefix + name}
        label={t(`address.${name}`)}
        hint={hint}
        required
        defaultValue={fields.value(prefix + name)}
        error={fields.error(prefix + name)}
        autoComplete={autoComplete === 'off' ? 'off' : `${section} ${autoComplete}`}
        {...more}
      />
    );
  const hasPlace = names.includes('street');
  return (
    <div className={styles.grid}>
      {text('contactEmail', 'email', { type: 'email', maxLength: 254 }, t('address.emailHint'))}
      {text('contactPhone', 'tel', { type: 'tel', maxLength: 50 }, t('address.phoneHint'))}
      {text('firstName', 'given-name', { maxLength: 200 })}
      {text('lastName', 'family-name', { maxLength: 200 })}
      {hasPlace && (
        <>
          <div className={styles.whole}>
            <SelectField
              name={`${prefix}country`}
              label={t('address.country')}
              prompt={t('address.choose')}
              required
              options={countries.map(({ iso, name }) => ({ value: iso, label: name }))}
              defaultValue={fields.value(`${prefix}country`)}
              error={fields.error(`${prefix}country`)}
              autoComplete={`${section} country`}
            />
          </div>
          <div className={styles.street}>
            {text('street', 'address-line1', { maxLength: limits.street })}
            {/* Browsers have no word for it; the second line of an address is a floor. */}
            {text('houseNumber', 'off', { maxLength: limits.houseNumber })}
          </div>
          <div className={styles.town}>
            {text('zipCode', 'postal-code', { maxLength: limits.zipCode })}
            {text('city', 'address-level2', { maxLength: limits.city })}
          </div>
        </>
      )}
    </div>
  );
}

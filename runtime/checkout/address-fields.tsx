import { useState } from 'react';
import { type AddressField, limits } from '#schemas/constants.ts';
import type { AddressFormat } from '#schemas/rules/address-format.ts';
import { usualLines } from '#schemas/rules/usual-lines.ts';
import type { Translate } from '../i18n/translator.ts';
import { SelectField } from '../ui/select-field.tsx';
import { TextField } from '../ui/text-field.tsx';
import styles from './address-fields.module.css';

export interface CountryChoice {
  readonly id: number;
  readonly iso: string;
  readonly name: string;
  /** Undefined for countries with the default form. */
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

/** Parts of `AddressFormat.lines`: the field and its word for autofill, which house numbers lack. */
const parts = {
  S: ['street', 'address-line1'],
  H: ['houseNumber', 'off'],
  Z: ['zipCode', 'postal-code'],
  C: ['city', 'address-level2'],
  R: ['region', 'address-level1'],
} as const;

/** The given fields of one address, in the order of its country. */
export function AddressFields(props: AddressFieldsProps) {
  const { prefix, section, countries, names, fields, t } = props;
  const [country, setCountry] = useState(fields.value(`${prefix}country`));
  const format = countries.find(({ iso }) => iso === country)?.format;
  const { lines = usualLines, postcode, regions } = format ?? {};
  const common = (name: string, word: string) => ({
    name: prefix + name,
    required: true,
    defaultValue: fields.value(prefix + name),
    error: fields.error(prefix + name),
    autoComplete: word === 'off' ? word : `${section} ${word}`,
  });
  const text = (
    name: AddressField,
    word: string,
    maxLength: number,
    type?: string,
    hint?: string,
  ) =>
    names.includes(name) && (
      <TextField
        {...common(name, word)}
        label={t(`address.${(name === 'zipCode' && postcode) || name}`)}
        maxLength={maxLength}
        hint={hint}
        type={type}
      />
    );
  // A line has no element of its own, so a field that another country moves keeps its typed text.
  const fieldsOf = (line: string) => {
    const letters = [...line.replace(/\W/g, '')] as (keyof typeof parts)[];
    return letters.map((letter) => {
      const [name, word] = parts[letter];
      return (
        <div key={name} data-part={letter + letters.length}>
          {name === 'region'
            ? regions && (
                <SelectField
                  {...common(name, word)}
                  label={t(`address.${regions.kind}`)}
                  prompt={t('address.chooseRegion')}
                  options={regions.list.map(([value, label]) => ({ value, label }))}
                />
              )
            : text(name, word, limits[name])}
        </div>
      );
    });
  };
  const hasEmailOnly = names.includes('contactEmail') && !names.includes('contactPhone');
  return (
    <div className={styles.grid} data-phone={!hasEmailOnly}>
      {text('contactEmail', 'email', 254, 'email', t('address.emailHint'))}
      {text('contactPhone', 'tel', 50, 'tel', t('address.phoneHint'))}
      {text('firstName', 'given-name', 200)}
      {text('lastName', 'family-name', 200)}
      {names.includes('street') && (
        <>
          <div className={styles.whole}>
            <SelectField
              {...common('country', 'country')}
              label={t('address.country')}
              prompt={t('address.choose')}
              options={countries.map(({ iso, name }) => ({ value: iso, label: name }))}
              onChange={({ target }) => setCountry(target.value)}
            />
          </div>
          <div className={styles.place}>{lines.split('|').flatMap(fieldsOf)}</div>
        </>
      )}
    </div>
  );
}

import { expect, test } from 'vitest';
import { addressForm } from '#tests/support/visitor.ts';
import { loadFormRules } from './rules.ts';

const { checkField } = await loadFormRules();

/** Returns the error that the form shows below a field before it is sent. */
const codeOf = (name: string, value: string, more: Record<string, string> = {}) =>
  checkField({ ...addressForm, ...more, [name]: value }, name)?.code;

const billing = Object.fromEntries(
  Object.entries(addressForm).map(([name, value]) => [`billing.${name}`, value]),
);

const wrongValues = [
  ['firstName', '', 'required'],
  ['firstName', 'Ana 2', 'lettersOnly'],
  ['lastName', ' ', 'required'],
  ['lastName', 'Anić!', 'lettersOnly'],
  ['contactEmail', '', 'required'],
  ['contactEmail', 'ana@', 'email'],
  ['contactPhone', '', 'required'],
  ['contactPhone', 'abc', 'phone'],
  ['country', '', 'required'],
  ['country', 'x'.repeat(76), 'maxLength'],
  ['city', '', 'required'],
  ['city', 'x'.repeat(76), 'maxLength'],
  ['street', '', 'required'],
  ['street', 'x'.repeat(76), 'maxLength'],
  ['houseNumber', '', 'required'],
  ['houseNumber', '1'.repeat(16), 'maxLength'],
  ['zipCode', '', 'required'],
  ['zipCode', '2'.repeat(26), 'maxLength'],
  ['zipCode', '99', 'postcode'],
] as const;

test.each(wrongValues)(
  'while it is filled in, %s “%s” has the error %s, for delivery and billing · CHK-A-06 CHK-A-07 CHK-A-08 CHK-A-09 CHK-A-10 CHK-A-11 CHK-A-12 CHK-A-13 CHK-A-14 CHK-A-15 CHK-A-18 CONST-35 CONST-36 CONST-37 CONST-38 CONST-39',
  (name, value, code) => {
    expect(codeOf(name, value)).toBe(code);
    expect(codeOf(`billing.${name}`, value, { ...billing, differentBilling: '1' })).toBe(code);
  },
);

test('valid values have no error, up to their longest · CHK-A-06 CHK-A-12 CHK-A-13 CHK-A-14 CONST-36 CONST-37 CONST-38', () => {
  for (const [name, value] of Object.entries({ ...addressForm, ...billing })) {
    expect(codeOf(name, value, billing), name).toBeUndefined();
  }
  const longest = { city: 75, street: 75, houseNumber: 15 };
  for (const [name, length] of Object.entries(longest)) {
    expect(codeOf(name, 'x'.repeat(length)), name).toBeUndefined();
  }
});

test('a company needs its name and a valid tax number of the payer’s country · CHK-A-16 CHK-A-17', () => {
  const company = { isCompany: '1', companyName: 'Brod d.o.o.', companyOIB: '12345678903' };
  expect(codeOf('companyName', '', company)).toBe('required');
  expect(codeOf('companyName', 'Brod d.o.o.', company)).toBeUndefined();
  expect(codeOf('companyOIB', '', company)).toBe('required');
  expect(codeOf('companyOIB', '12345678901', company)).toBe('oib');
  expect(codeOf('companyOIB', '12345678903', company)).toBeUndefined();
});

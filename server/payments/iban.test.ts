import { expect, test } from 'vitest';
import { isIban } from './iban.ts';

test.each(['HR02 9997 0071 1002 0260 8', 'hr1210010051863000160', 'DE89370400440532013000'])(
  'accepts the account %s',
  (iban) => expect(isIban(iban)).toBe(true),
);

test.each(['', 'HR0299970071100202609', 'HR1310010051863000160', 'HR12', 'DE8937040044053201300O'])(
  'refuses the account "%s"',
  (iban) => expect(isIban(iban)).toBe(false),
);

test('refuses an account of the wrong length for its country', () => {
  expect(isIban('DE5137040044053201300')).toBe(false);
  expect(isIban('LC14BOSL123456789012345678901234')).toBe(true);
});

import { expect, test } from 'vitest';
import { paymentSlip } from './payment-slip.ts';

const payee = { name: 'Hafenladen GmbH', address: '', city: '', iban: 'DE89370400440532013000' };

test('a reference is made of the order number and has the check digits of ISO 11649', () => {
  expect(paymentSlip.referenceOf('MM-539007-547034')).toBe('RF18539007547034');
});

test('the code holds account, amount and reference on the lines of a SEPA transfer', () => {
  const transfer = { reference: 'RF18539007547034', amount: 4905, description: 'HL-2026-001001' };
  const nobody = { name: '', address: '', city: '' };
  expect(paymentSlip.codeOf(payee, transfer, nobody).split('\n')).toEqual([
    'BCD',
    '002',
    '1',
    'SCT',
    '',
    'Hafenladen GmbH',
    'DE89370400440532013000',
    'EUR49.05',
    'GDDS',
    'RF18539007547034',
  ]);
});

import { expect, test } from 'vitest';
import { bankReference, bankTransferOf } from './bank-transfer.ts';

const payee = {
  name: 'Muzej mora trgovina i nakladništvo d.o.o.',
  address: 'Liburnska obala 12',
  city: '23000 Zadar',
  iban: 'HR02 9997 0071 1002 0260 8',
};

test('writes the fourteen lines of the slip', () => {
  const { barcode } = bankTransferOf(payee, '2026-001001', 4950, 'MM-2026-001001');
  expect(barcode).toBe(
    [
      'HRVHUB30',
      'EUR',
      '000000000004950',
      '',
      '',
      '',
      'Muzej mora trgovina i nak',
      'Liburnska obala 12',
      '23000 Zadar',
      'HR0299970071100202608',
      'HR00',
      '2026-001001',
      'GDDS',
      'MM-2026-001001',
      '',
    ].join('\n'),
  );
});

test('makes the reference of digits and hyphens', () => {
  expect(bankReference('MM-2026-001001')).toBe('2026-001001');
});

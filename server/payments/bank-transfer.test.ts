import { expect, test } from 'vitest';
import { paymentSlip } from '#schemas/markets/hr/payment-slip.ts';
import { bankTransferOf } from './bank-transfer.ts';

const payee = {
  name: 'Muzej mora trgovina i nakladništvo d.o.o.',
  address: 'Liburnska obala 12',
  city: '23000 Zadar',
  iban: 'hr02 9997 0071 1002 0260 8',
};
const transfer = { reference: '2026-0010019', amount: 4950, description: 'MM-2026-001001' };

test('writes the fourteen lines of the slip', () => {
  const { barcode, iban, model } = bankTransferOf(paymentSlip, payee, transfer);
  expect([iban, model]).toEqual(['HR0299970071100202608', 'HR01']);
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
      'HR01',
      '2026-0010019',
      'GDDS',
      'MM-2026-001001',
      '',
    ].join('\n'),
  );
});

test('truncates every field to its length and keeps each on its line', () => {
  const long = `${'Šž'.repeat(30)}\r\nHR00`;
  const { barcode } = bankTransferOf(
    paymentSlip,
    { ...payee, name: long, address: long, city: long },
    { ...transfer, description: ` a\u0000b\nc ${long}` },
    { name: long, address: long, city: long },
  );
  const lines = barcode.split('\n');
  expect(lines).toHaveLength(15);
  expect(lines.map(({ length }) => length)).toEqual([
    8, 3, 15, 30, 27, 27, 25, 25, 27, 21, 4, 12, 4, 35, 0,
  ]);
  expect(lines[13]).toMatch(/^a b c Šž/);
});

test('counts characters, not code units', () => {
  const { barcode } = bankTransferOf(paymentSlip, payee, transfer, {
    name: `${'a'.repeat(28)}C\u030c😀x`,
    address: '',
    city: '',
  });
  expect(barcode.split('\n')[3]).toBe(`${'a'.repeat(28)}Č😀`);
});
